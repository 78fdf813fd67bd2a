import LocaleLayer

extension StringsDictFile {
  /// The entries with their places.
  var tableEntries: [TableEntry] {
    var numbers: [StringKey: Int] = [:]
    var entries: [TableEntry] = []
    for (member, comment) in zip(list.members, list.commentsAboveMembers) {
      let entry = TableEntry(
        key: member.key, position: member.place, texts: Self.texts(of: member),
        comment: comment)
      // Of twins the later one counts, in the place of the first.
      if let number = numbers[StringKey(member.key)] {
        entries[number] = entry
      } else {
        numbers[StringKey(member.key)] = entries.count
        entries.append(entry)
      }
    }
    return entries
  }

  private static func texts(of entry: PropertyList.Member) -> [TableEntry.Text] {
    guard case .dictionary(let members) = entry.value else {
      return text(of: entry, role: .message).map { [$0] } ?? []
    }
    return members.flatMap { member -> [TableEntry.Text] in
      guard case .dictionary(let forms) = member.value else {
        let isMessage = member.key == "NSStringLocalizedFormatKey"
        return isMessage ? text(of: member, role: .message).map { [$0] } ?? [] : []
      }
      return forms.compactMap { form in
        if let category = PluralCategory(rawValue: form.key) {
          return text(of: form, role: .form(variable: member.key, category))
        }
        return Int(form.key).flatMap { text(of: form, role: .width($0)) }
      }
    }
  }

  private static func text(
    of member: PropertyList.Member, role: TableEntry.Text.Role
  ) -> TableEntry.Text? {
    member.value.text.map {
      TableEntry.Text(role: role, string: $0, position: member.valuePlace)
    }
  }
}
