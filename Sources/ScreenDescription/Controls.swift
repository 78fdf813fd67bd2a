package import FoundationEssentials

/// A text that is only read.
package struct Label: Hashable, Sendable {
  package var text: ElementText?
  /// Lines at the most; 0 for no limit.
  package var lines: Int
  package var alignment: Alignment

  package init(text: ElementText? = nil, lines: Int = 0, alignment: Alignment = .leading) {
    self.text = text
    self.lines = lines
    self.alignment = alignment
  }
}

/// Something to press.
package struct Button: Hashable, Sendable {
  package var title: ElementText?
  package var action: String
  /// Whether Enter presses it from elsewhere on the screen.
  package var isDefault: Bool

  package init(title: ElementText? = nil, action: String, isDefault: Bool = false) {
    self.title = title
    self.action = action
    self.isDefault = isDefault
  }
}

/// A line of text to edit.
package struct TextField: Hashable, Sendable {
  /// The first text; it follows the language until the user edits it.
  package var text: ElementText?
  package var placeholder: ElementText?
  package var action: String?

  package init(text: ElementText? = nil, placeholder: ElementText? = nil, action: String? = nil) {
    self.text = text
    self.placeholder = placeholder
    self.action = action
  }
}

/// Lines of text to edit.
package struct TextView: Hashable, Sendable {
  package var text: ElementText?
  package var placeholder: ElementText?
  /// Rows shown; nil for the room there is.
  package var lines: Int?

  package init(text: ElementText? = nil, placeholder: ElementText? = nil, lines: Int? = nil) {
    self.text = text
    self.placeholder = placeholder
    self.lines = lines
  }
}

/// A number to edit.
package struct NumericField: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case number, percent, currency
  }

  package var value: Decimal?
  package var minimum: Decimal?
  package var maximum: Decimal?
  package var step: Decimal
  package var minimumFractionDigits: Int?
  package var maximumFractionDigits: Int?
  package var grouping: Bool
  package var format: Format
  /// An ISO 4217 code, or the name of a value that gives one.
  package var currency: String?
  package var placeholder: ElementText?
  package var action: String?

  package init(
    value: Decimal? = nil, minimum: Decimal? = nil, maximum: Decimal? = nil, step: Decimal = 1,
    minimumFractionDigits: Int? = nil, maximumFractionDigits: Int? = nil, grouping: Bool = true,
    format: Format = .number, currency: String? = nil, placeholder: ElementText? = nil,
    action: String? = nil
  ) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.grouping = grouping
    self.format = format
    self.currency = currency
    self.placeholder = placeholder
    self.action = action
  }
}

/// A keypad on the screen for a numeric field.
package struct DecimalPad: Hashable, Sendable {
  /// The id of its field; nil for the numeric field focused last.
  package var field: String?

  package init(field: String? = nil) {
    self.field = field
  }
}

/// One choice of a few, all visible.
package struct SegmentedControl: Hashable, Sendable {
  /// Whether the titles of the segments are keys.
  package var localized: Bool
  /// The id of the segment chosen first; nil for the first one.
  package var selected: String?
  package var segments: [Segment]

  package init(localized: Bool = false, selected: String? = nil, segments: [Segment] = []) {
    self.localized = localized
    self.selected = selected
    self.segments = segments
  }
}

/// A choice of a segmented control.
package struct Segment: Hashable, Sendable {
  package var id: String
  package var title: ElementText?

  package init(id: String, title: ElementText? = nil) {
    self.id = id
    self.title = title
  }
}

/// A line of text that filters a list.
package struct SearchBar: Hashable, Sendable {
  package var prompt: ElementText?
  package var placeholder: ElementText?
  /// The id of the list.
  package var list: String?

  package init(prompt: ElementText? = nil, placeholder: ElementText? = nil, list: String? = nil) {
    self.prompt = prompt
    self.placeholder = placeholder
    self.list = list
  }
}

/// Rows of the app.
package struct List: Hashable, Sendable {
  /// The name of the app's list.
  package var items: String
  package var action: String?
  package var emptyText: ElementText?
  package var item: Item

  package init(
    items: String, action: String? = nil, emptyText: ElementText? = nil, item: Item = Item()
  ) {
    self.items = items
    self.action = action
    self.emptyText = emptyText
    self.item = item
  }
}

/// How one row of a list looks: labels whose arguments name fields of the row.
package struct Item: Hashable, Sendable {
  package var labels: [Element]

  package init(labels: [Element] = []) {
    self.labels = labels
  }
}

/// On or off.
package struct Toggle: Hashable, Sendable {
  package var title: ElementText?
  package var isOn: Bool
  /// The built-in value that it shows and sets, instead of a state of its own.
  package var value: BuiltInValue?
  package var action: String?

  package init(
    title: ElementText? = nil, isOn: Bool = false, value: BuiltInValue? = nil,
    action: String? = nil
  ) {
    self.title = title
    self.isOn = isOn
    self.value = value
    self.action = action
  }
}

/// One choice of many, in a list of its own.
package struct Picker: Hashable, Sendable {
  package var items: String
  package var selected: String?
  package var action: String?
  package var item: Item?

  package init(
    items: String, selected: String? = nil, action: String? = nil, item: Item? = nil
  ) {
    self.items = items
    self.selected = selected
    self.action = action
    self.item = item
  }
}

/// The choice of a language, each in its own name.
package struct LanguagePicker: Hashable, Sendable {
  package var includesSystem: Bool

  package init(includesSystem: Bool = true) {
    self.includesSystem = includesSystem
  }
}
