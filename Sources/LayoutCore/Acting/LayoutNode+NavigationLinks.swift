extension LayoutNode {
  /// Returns a label that leads to another screen.
  public static func navigationLink(
    label: [LayoutNode], destination: @escaping () -> [LayoutNode]
  ) -> LayoutNode {
    LayoutNode.navigationLink(label: label).leading { $0.pushView(destination) }
  }

  /// Returns a label that leads to the screen of a value, or that does nothing if the value is nil.
  public static func navigationLink<Value: Hashable>(label: [LayoutNode], value: Value?) -> LayoutNode {
    let link = LayoutNode.navigationLink(label: label)
    guard let value else { return link }
    return LayoutNode.deferred("NavigationLink") { environment in
      // In a list with a selection, a link of a split view selects its value.
      if environment.navigation?.isSplit == true, environment.controls.hasListSelection { return link }
      return link.leading { $0.pushValue(value) }
    }
    .containerValue(.linkValue, AnyHashable(value)).containerValue(.placesBadge, true)
  }

  /// Returns a link that calls a function with the navigation stack around it when it is tapped.
  public func leading(_ open: ((NavigationContext) -> Void)?) -> LayoutNode {
    guard let open else { return self }
    return .deferred("NavigationLink") { environment in
      guard let context = environment.navigation else { return self }
      return self.interacting(.contentShape(.rectangle)).interacting(.button { open(context) })
    }
    .containerValue(.placesBadge, true)
  }
}

extension TraitKey {
  /// The value of a link.
  static let linkValue = TraitKey.named("linkValue")
}
