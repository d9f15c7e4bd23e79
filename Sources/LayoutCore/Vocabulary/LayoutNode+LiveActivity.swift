extension LayoutNode {
  /// Returns the view as the content of a live activity on the lock screen.
  ///
  /// It has the sizes of a device of 393 by 852 points. The height is that of the content within the system's limits.
  /// The system's translucent background is drawn as the background of the system.
  /// Source: Human Interface Guidelines, Live Activities, Specifications.
  package func liveActivity() -> LayoutNode {
    frame(width: 371).frame(minHeight: 84, maxHeight: 160).fixedSize(horizontal: false, vertical: true).clipped()
      .background(LayoutNode.color(activityBackground ?? Color.systemBackground))
  }

  /// Returns the view with the background of the live activity around it, or without one of its own for nil.
  package func activityBackground(_ color: Color?) -> LayoutNode {
    color.map { containerValue(.activityBackground, $0) } ?? self
  }

  /// The background that the view, or the only view in it, sets for the live activity around it.
  private var activityBackground: Color? {
    var current: LayoutNode? = self
    while let node = current {
      if let color = node.traits.values[.activityBackground] as? Color { return color }
      current = node.children.count == 1 || node.isModifier ? node.children.first : nil
    }
    return nil
  }
}

extension TraitKey {
  fileprivate static let activityBackground = TraitKey.named("activityBackground")
}
