public import Foundation
public import LocaleLayer
import ScreenDescription
public import ScreenLayout

/// The screen shown, as the values and actions of an app see it.
@MainActor
public struct ActiveScreen {
  let app: Application

  /// The screen's id.
  public var id: String { app.session.state.screen }

  /// The locale that everything is formatted by now.
  public var locale: AppLocale { app.locale }

  /// The number in a numeric field.
  ///
  /// - Parameter id: the field's id.
  /// - Returns: the exact decimal; nil while there is none, and for an id that is no such field.
  public func number(_ id: String) -> Decimal? {
    guard case .number(let number) = worth(id) else { return nil }
    return number
  }

  /// The text in a text field, a text view or a search bar, or the id of what is selected.
  ///
  /// - Parameter id: the element's id.
  /// - Returns: the text; empty for an id that is no such element.
  public func text(_ id: String) -> String {
    guard case .text(let text) = worth(id) else { return "" }
    return text
  }

  /// Whether a toggle is on.
  ///
  /// - Parameter id: the toggle's id.
  /// - Returns: false for an id that is no toggle.
  public func isOn(_ id: String) -> Bool {
    guard case .flag(let isOn) = worth(id) else { return false }
    return isOn
  }

  /// Puts a text into a text field, a text view or a search bar; the person can undo it.
  ///
  /// - Parameters:
  ///   - text: the new text, such as an empty one after what was typed is stored.
  ///   - id: the element's id; one that is no such element changes nothing.
  public func setText(_ text: String, of id: String) {
    app.session.setText(text, of: id)
  }

  /// Chooses a row of a list or a picker, or a segment.
  ///
  /// - Parameters:
  ///   - row: the id of the row or the segment; an unknown one changes nothing.
  ///   - id: the element's id; one that is no such element changes nothing.
  public func select(_ row: String, in id: String) {
    app.session.select(row, in: id)
  }

  /// Shows a message in place of the key bar, for three seconds or until the next key.
  ///
  /// - Parameters:
  ///   - key: the message's key in the app's tables.
  ///   - arguments: values for its placeholders.
  public func notify(key: String, _ arguments: Value...) {
    app.session.state.notice = Notice(key: key, values: arguments)
  }

  /// Shows an error in place of the key bar, for three seconds or until the next key.
  ///
  /// - Parameters:
  ///   - key: the message's key in the app's tables.
  ///   - arguments: values for its placeholders.
  public func notify(errorKey key: String, _ arguments: Value...) {
    app.session.state.notice = Notice(
      key: key, values: arguments, isError: true)
  }

  /// Goes to another screen of the app.
  ///
  /// - Parameter screen: the screen's id; an unknown one changes nothing.
  public func show(_ screen: String) {
    app.session.show(screen)
  }

  private func worth(_ id: String) -> Value? {
    app.session.contents.value(named: id)
  }
}
