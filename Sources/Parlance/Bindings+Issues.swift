import ScreenDescription
import ScreenLayout
import ScreenSession
import SourceText

extension Bindings {
  /// The names of a storyboard that nothing is bound to, in the order of their places.
  func issues(in folder: AppFolder) -> [Issue] {
    var faults: [(fault: BindingFault, position: SourcePosition)] = []
    for binding in folder.storyboard.keyBindings {
      faults += self.faults(ofAction: binding.action, at: binding.position)
      if Session.reserves(binding.key) {
        faults.append((.reservedKey(binding.key), binding.position))
      }
    }
    for screen in folder.storyboard.screens { faults += self.faults(in: ScreenMap(screen)) }
    return faults.sorted { $0.position < $1.position }
      .map { Issue($0.fault, file: folder.storyboardPath, at: $0.position) }
  }

  private typealias Found = [(fault: BindingFault, position: SourcePosition)]

  private func faults(in map: ScreenMap) -> Found {
    var faults: Found = []
    for item in map.barItems.map(\.item) {
      faults += self.faults(ofAction: item.action, at: item.position)
      faults += [item.hidden, item.enabled].compactMap(\.self)
        .flatMap { self.faults(ofValue: $0, at: item.position, on: map) }
      faults += self.faults(of: item.title, on: map)
    }
    let navigationItem = map.screen.navigationItem
    faults += [navigationItem?.title, navigationItem?.prompt].flatMap {
      self.faults(of: $0, on: map)
    }
    for element in map.order.compactMap({ map.elements[$0] }) {
      let place = element.position
      faults += element.action.map { self.faults(ofAction: $0, at: place) } ?? []
      faults += [element.hidden, element.enabled].compactMap(\.self)
        .flatMap { self.faults(ofValue: $0, at: place, on: map) }
      faults += element.kind.texts.flatMap { self.faults(of: $0, on: map) }
      if let items = element.items, lists[items] == nil, BuiltInList(rawValue: items) == nil {
        faults.append((.unboundList(items), place))
      }
    }
    return faults
  }

  private func faults(ofAction name: String, at position: SourcePosition) -> Found {
    let isBound = actions[name] != nil || BuiltInAction(name) != nil
    return isBound ? [] : [(.unboundAction(name), position)]
  }

  private func faults(
    ofValue name: String, at position: SourcePosition, on map: ScreenMap
  ) -> Found {
    let isBound =
      values[name] != nil || map.element(id: name) != nil || BuiltInValue(rawValue: name) != nil
    return isBound ? [] : [(.unboundValue(name), position)]
  }

  private func faults(of text: ElementText?, on map: ScreenMap) -> Found {
    (text?.arguments ?? []).flatMap { faults(ofValue: $0.value, at: $0.position, on: map) }
  }
}
