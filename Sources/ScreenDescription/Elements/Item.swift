/// How one row of a list looks: labels whose arguments name fields of the row.
package struct Item: Hashable, Sendable {
  package var labels: [Element]

  package init(labels: [Element] = []) {
    self.labels = labels
  }
}
