// The modifiers that configure the preview around a view, and the previews that a view stands for.
extension LayoutNode {
  /// Returns the view with a name for its preview.
  public func previewDisplayName(_ name: String?) -> LayoutNode {
    name.map { containerValue(.previewDisplayName, $0) } ?? self
  }
  /// Returns the view with a canvas for its preview.
  public func previewLayout(_ canvas: Preview.Canvas) -> LayoutNode { containerValue(.previewLayout, canvas) }
  /// Returns the view with a device for its preview, by its screen in portrait orientation.
  public func previewDevice(_ screen: Screen) -> LayoutNode { containerValue(.previewDevice, screen) }
  /// Returns the view with an orientation of its preview's device.
  public func previewInterfaceOrientation(isLandscape: Bool) -> LayoutNode {
    containerValue(.previewOrientation, isLandscape)
  }
  /// Returns the body of a declared view type; several views in it share one preview, unlike those of a group.
  public func body(of type: String) -> LayoutNode {
    guard case .group = content, children.count > 1 else { return self }
    return containerValue(.body, type)
  }

  /// Returns the view that shows views without a container in a preview: stacked vertically.
  ///
  /// The stack has the preview modifiers of the group that it replaces, such as the preview's name.
  public static func stackedInPreview(_ views: [LayoutNode]) -> LayoutNode {
    let group = views.count == 1 ? views[0].modifiedGroup?.group : nil
    if views.count == 1, (group?.children.count ?? 1) < 2 { return views[0] }
    return views.isEmpty
      ? .empty
      : .content(views) { members in
        var stack = LayoutNode.vStack(children: members)
        if let group { stack.traits = stack.traits.over(group.traits.ofPreview) }
        return stack
      }
  }

  /// The previews that the view stands for: the members of a group, each with the modifiers around the group.
  public var previewMembers: [LayoutNode] { membersWithPreviews.map { .stackedInPreview([$0]) } }

  private var membersWithPreviews: [LayoutNode] {
    if hasSeveralPreviews, case .group = content {
      return children.flatMap(\.membersWithPreviews).map { child in
        var child = child
        child.traits = traits.over(child.traits)
        return child
      }
    }
    guard isUnaryModifier, children.count == 1, children[0].hasSeveralPreviews else { return [self] }
    return children[0].membersWithPreviews.map { child in
      var wrapper = self
      wrapper.children = [child]
      return wrapper
    }
  }

  /// Whether the node stands for several previews.
  private var hasSeveralPreviews: Bool {
    if case .group = content, traits.values[.body] != nil { return false }
    if case .group = content, children.count > 1 { return true }
    if case .group = content { return children.first?.hasSeveralPreviews ?? false }
    return isUnaryModifier && children.count == 1 && children[0].hasSeveralPreviews
  }

  /// Whether the node modifies one view, unlike a container, whose only member may itself be a group.
  private var isUnaryModifier: Bool {
    switch content {
    case .environment, .effect, .alignmentGuide, .coordinateSpace, .preference: true
    case .container(let box): box.layout is any UnaryLayout
    default: false
    }
  }
}

extension Preview {
  /// Applies the preview modifiers around the root view.
  public mutating func readModifiers(keepsName: Bool = false, keepsCanvas: Bool = false) {
    var current: LayoutNode? = view
    while let inner = current {
      for (key, value) in inner.traits.values {
        switch (key, value) {
        case (.previewDisplayName, let name as String): if !keepsName || self.name == nil { self.name = name }
        case (.previewLayout, let canvas as Canvas): if !keepsCanvas { self.canvas = canvas }
        case (.previewDevice, let device as Screen): self.device = self.device ?? device
        case (.previewOrientation, let isLandscape as Bool): self.isLandscape = isLandscape
        default: break
        }
      }
      current = inner.children.count == 1 || inner.isModifier ? inner.children.first : nil
    }
  }
}

extension Traits {
  /// The values that preview modifiers set.
  fileprivate var ofPreview: Traits {
    var result = Traits()
    result.values = values.filter { TraitKey.ofPreview.contains($0.key) }
    return result
  }
}

extension TraitKey {
  fileprivate static let ofPreview: Set = [previewDisplayName, previewLayout, previewDevice, previewOrientation]
  fileprivate static let previewDisplayName = TraitKey.named("previewDisplayName")
  fileprivate static let previewLayout = TraitKey.named("previewLayout")
  fileprivate static let previewDevice = TraitKey.named("previewDevice")
  fileprivate static let previewOrientation = TraitKey.named("previewInterfaceOrientation")
  static let body = TraitKey.named("body")
}
