import Foundation
import ScreenDescription
import SourceText
import Testing

@Suite struct StoryboardReadingTests {
  @Test func converter() throws {
    let source = """
      <storyboard id="trip-expenses" initialScreen="converter" developmentLanguage="en" languages="en de sr ar">
        <screen id="converter">
          <navigationItem localizedTitle="converter.title">
            <barButtonItem localizedTitle="settings.title" action="show:settings"/>
          </navigationItem>
          <form>
            <row localizedText="converter.amount">
              <numericField id="amount" value="5.15" minimum="0" maximumFractionDigits="2"
                            localizedPlaceholder="converter.amount.placeholder"/>
            </row>
            <row localizedText="converter.currency">
              <segmentedControl id="currency" localized="true">
                <segment id="EUR" title="currency.eur"/> <segment id="RSD" title="currency.rsd"/>
              </segmentedControl>
            </row>
          </form>
          <label localizedText="converter.total"><argument value="result" format="currency" currency="currency"/></label>
          <decimalPad/>
          <button localizedTitle="converter.save" action="save"/>
        </screen>
        <screen id="settings"/>
      </storyboard>
      """
    let dump = try Storyboard(reading: file(source)).dump
    #expect(
      dump == """
        storyboard id=trip-expenses initialScreen=converter developmentLanguage=en languages=en de sr ar
          screen 2:3 id=converter
            navigationItem 3:5 title=converter.title
              barButtonItem 4:7 title=settings.title action=show:settings
            form 6:5
              row 7:7 text=converter.amount
                numericField 8:9 id=amount value=5.15 minimum=0 maximumFractionDigits=2 placeholder=converter.amount.placeholder
              row 11:7 text=converter.currency
                segmentedControl 12:9 id=currency localized=true
                  segment 13:29 id=EUR title=currency.eur
                  segment 13:70 id=RSD title=currency.rsd
            label 17:5 text=converter.total
              argument 17:44 value=result format=currency currency=currency
            decimalPad 18:5
            button 19:5 title=converter.save action=save
          screen 21:3 id=settings
        """)
  }

  @Test func everyElement() throws {
    let source = """
      <?xml-model href="storyboard.rnc"?>
      <storyboard xmlns="u" xmlns:xsi="v" xsi:noNamespaceSchemaLocation="w" id="a.b_1"
        initialScreen="s" developmentLanguage="sr-Latn" table="Main">
        <keyBinding key="F5" action="redraw"/>
        <keyBinding key="Ctrl-K" action="language:de"/>
        <screen id="s" table="Other">
          <navigationItem title="T" localizedPrompt="p"><argument value="n" format="plain"/>
            <barButtonItem id="go" title="Go %@" action="go" edge="leading" hidden="h" enabled="e">
              <argument value="d" format="date" style="short"/>
            </barButtonItem>
          </navigationItem>
          <stack axis="horizontal" spacing="2" alignment="center" grow="1" minimumWidth="3"
            minimumHeight="4">
            <spacer/><separator/>
            <group localizedTitle="g" table="Group"><scrollView id="v"><label localizedText="l"
              lines="2" alignment="trailing"/></scrollView></group>
          </stack>
          <textField id="t" localizedText="first" placeholder="p" action="enter"/>
          <textView id="w" text="" lines="4"/>
          <numericField id="n" value="-0.50" minimum="-1" maximum="1" step="0.1" format="percent"
            minimumFractionDigits="1" maximumFractionDigits="3" grouping="false"/>
          <decimalPad for="n"/>
          <segmentedControl id="c" selected="y">
            <segment id="x" title="X"/><segment id="y" title="Y" table="Y"/></segmentedControl>
          <searchBar id="q" localizedPrompt="find" placeholder="…" for="rows"/>
          <list id="rows" items="expenses" action="open" localizedEmptyText="none">
            <item table="Item"><label localizedText="row"><argument value="name"/></label></item>
          </list>
          <toggle id="o" title="On" on="true" action="flip"/>
          <picker id="k" items="regions" selected="DE" action="pick"/>
          <languagePicker includesSystem="false"/>
          <button title="OK" action="quit" default="true"/>
        </screen>
      </storyboard>
      """
    let dump = try Storyboard(reading: file(source)).dump
    #expect(
      dump == """
        storyboard id=a.b_1 initialScreen=s developmentLanguage=sr-Latn
          keyBinding 4:3 key=F5 action=redraw
          keyBinding 5:3 key=Ctrl-K action=language:de
          screen 6:3 id=s
            navigationItem 7:5 title="T" prompt=p@Other
              argument 7:51 value=n format=plain
              barButtonItem 8:7 id=go title="Go %@" action=go edge=leading hidden=h enabled=e
                argument 9:9 value=d format=date style=short
            stack 12:5 grow=1 minimumWidth=3 minimumHeight=4 axis=horizontal spacing=2 alignment=center
              spacer 14:7
              separator 14:16
              group 15:7 title=g@Group
                scrollView 15:47 id=v
                  label 15:66 text=l@Group lines=2 alignment=trailing
            textField 18:5 id=t text=first@Other placeholder="p" action=enter
            textView 19:5 id=w text="" lines=4
            numericField 20:5 id=n value=-0.5 minimum=-1 maximum=1 step=0.1 minimumFractionDigits=1 maximumFractionDigits=3 grouping=false format=percent
            decimalPad 22:5 for=n
            segmentedControl 23:5 id=c selected=y
              segment 24:23 id=x title="X"
              segment 24:50 id=y title="Y"
            searchBar 25:5 id=q prompt=find@Other placeholder="…" for=rows
            list 26:5 id=rows items=expenses action=open emptyText=none@Other
              label 27:26 text=row@Item
                argument 27:53 value=name
            toggle 29:5 id=o title="On" on=true action=flip
            picker 30:5 id=k items=regions selected=DE action=pick
            languagePicker 31:5 includesSystem=false
            button 32:5 title="OK" action=quit default=true
        """)
  }

  @Test func valuesByThemselves() throws {
    let source = """
      <storyboard id="a" initialScreen="s" developmentLanguage="en"><screen id="s">
      <numericField id="n"/></screen></storyboard>
      """
    let storyboard = try Storyboard(reading: file(source))
    #expect(storyboard.screen("s")?.elements.first?.kind == .numericField(NumericField()))
    #expect(storyboard.screen("t") == nil)
    #expect(storyboard.languages == [])
  }

  private func file(_ source: String) -> SourceFile {
    SourceFile(path: "a.storyboard.xml", data: Data(source.utf8))
  }
}
