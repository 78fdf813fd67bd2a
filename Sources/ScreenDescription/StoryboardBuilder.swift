/// Makes the model of a storyboard that the checks found nothing wrong with.
struct StoryboardBuilder {
  func storyboard(_ root: DescribedElement) -> Storyboard {
    Storyboard(
      id: root.string("id") ?? "", initialScreen: root.string("initialScreen") ?? "",
      developmentLanguage: root.string("developmentLanguage") ?? "",
      languages: DescribedValue.languageTags(root.string("languages") ?? ""),
      keyBindings: root.children(.keyBinding).map { binding in
        KeyBinding(
          key: binding.string("key") ?? "", action: binding.string("action") ?? "",
          position: binding.position)
      },
      screens: root.children(.screen).map { screen($0, table: root.string("table")) })
  }

  private func screen(_ screen: DescribedElement, table: String?) -> Screen {
    let builder = ElementBuilder(table: screen.string("table") ?? table)
    return Screen(
      id: screen.string("id") ?? "",
      navigationItem: screen.children(.navigationItem).first.map {
        navigationItem($0, builder.inside($0))
      },
      elements: builder.elements(screen.children), position: screen.position)
  }

  private func navigationItem(
    _ item: DescribedElement, _ builder: ElementBuilder
  ) -> NavigationItem {
    NavigationItem(
      title: builder.text("title", of: item), prompt: builder.text("prompt", of: item),
      barButtonItems: item.children(.barButtonItem).map {
        barButtonItem($0, builder.inside($0))
      },
      position: item.position)
  }

  private func barButtonItem(
    _ item: DescribedElement, _ builder: ElementBuilder
  ) -> BarButtonItem {
    BarButtonItem(
      id: item.string("id"), title: builder.text("title", of: item),
      action: item.string("action") ?? "", edge: item.choice("edge") ?? .trailing,
      hidden: item.string("hidden"), enabled: item.string("enabled"), position: item.position)
  }
}
