// What views tell the views around them, and what those make of it.
extension LayoutNode {
  /// Tells a value of a preference.
  public func preference(_ preference: PreferenceIdentity, value: Any) -> LayoutNode {
    telling("preference", preference) { told, _ in told = value }
  }

  /// Changes the value of a preference that the view tells.
  public func transformPreference(
    _ preference: PreferenceIdentity, _ change: @escaping (inout Any) -> Void
  ) -> LayoutNode {
    telling("transformPreference", preference) { told, _ in change(&told) }
  }

  /// Tells a value made of the view's place: a rectangle of the canvas.
  public func anchorPreference(
    _ preference: PreferenceIdentity, value: AnchorSource, transform: @escaping (Rect) -> Any
  ) -> LayoutNode {
    telling("anchorPreference", preference) { told, place in told = transform(value.rect(of: place)) }
  }

  /// Changes the value of a preference with the view's place: a rectangle of the canvas.
  public func transformAnchorPreference(
    _ preference: PreferenceIdentity, value: AnchorSource, transform: @escaping (inout Any, Rect) -> Void
  ) -> LayoutNode {
    telling("transformAnchorPreference", preference) { told, place in transform(&told, value.rect(of: place)) }
  }

  /// A layer before the view, made of what it tells.
  public func overlayPreferenceValue(
    _ preference: PreferenceIdentity, alignment: Alignment = .center, _ content: @escaping (Any) -> [LayoutNode]
  ) -> LayoutNode {
    layer("overlayPreferenceValue", preference, isBehind: false, alignment, content)
  }

  /// A layer behind the view, made of what it tells.
  public func backgroundPreferenceValue(
    _ preference: PreferenceIdentity, alignment: Alignment = .center, _ content: @escaping (Any) -> [LayoutNode]
  ) -> LayoutNode {
    layer("backgroundPreferenceValue", preference, isBehind: true, alignment, content)
  }

  /// Reads what the view tells whenever it is laid out, and tells it on as it is.
  public func onPreferenceChange(_ preference: PreferenceIdentity, _ action: @escaping (Any) -> Void) -> LayoutNode {
    LayoutNode(
      view: "onPreferenceChange", .preference(PreferenceChange(preference, observe: action)), children: [self])
  }

  /// Reads the view's place whenever it is laid out.
  public func onGeometryChange(_ action: @escaping (GeometryProxy) -> Void) -> LayoutNode {
    LayoutNode(view: "onGeometryChange", .geometryObserver(action), children: [self])
  }

  private func telling(
    _ modifier: String, _ preference: PreferenceIdentity, _ change: @escaping (inout Any, ViewPlace) -> Void
  ) -> LayoutNode {
    LayoutNode(view: modifier, .preference(PreferenceChange(preference, change: change)), children: [self])
  }

  private func layer(
    _ modifier: String, _ preference: PreferenceIdentity, isBehind: Bool, _ alignment: Alignment,
    _ content: @escaping (Any) -> [LayoutNode]
  ) -> LayoutNode {
    let layer = PreferenceLayer(preference, isBehind: isBehind, alignment: alignment) {
      .stacked(content($0), alignment: alignment)
    }
    return LayoutNode(view: modifier, .preferenceReader(layer), children: [self])
  }
}
