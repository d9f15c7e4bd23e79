// Preferences: values that views pass outward, and the views that read them.
extension LayoutNode {
  /// Returns the view with a value of a preference.
  public func preference(_ preference: PreferenceIdentity, value: Any) -> LayoutNode {
    changing("preference", preference) { current, _ in current = value }
  }

  /// Returns the view with a change to the value of a preference.
  public func transformPreference(
    _ preference: PreferenceIdentity, _ change: @escaping (inout Any) -> Void
  ) -> LayoutNode {
    changing("transformPreference", preference) { current, _ in change(&current) }
  }

  /// Returns the view with a preference computed from an anchor: a rectangle in canvas coordinates.
  public func anchorPreference(
    _ preference: PreferenceIdentity, value: AnchorSource, transform: @escaping (Rect) -> Any
  ) -> LayoutNode {
    changing("anchorPreference", preference) { current, placement in current = transform(value.rect(of: placement)) }
  }

  /// Returns the view with a change to a preference that depends on an anchor: a rectangle in canvas coordinates.
  public func transformAnchorPreference(
    _ preference: PreferenceIdentity, value: AnchorSource, transform: @escaping (inout Any, Rect) -> Void
  ) -> LayoutNode {
    changing("transformAnchorPreference", preference) { current, placement in
      transform(&current, value.rect(of: placement))
    }
  }

  /// Returns the view with a layer in front of it that depends on a preference of its content.
  public func overlayPreferenceValue(
    _ preference: PreferenceIdentity, alignment: Alignment = .center, _ content: @escaping (Any) -> [LayoutNode]
  ) -> LayoutNode {
    layer("overlayPreferenceValue", preference, isBehind: false, alignment, content)
  }

  /// Returns the view with a layer behind it that depends on a preference of its content.
  public func backgroundPreferenceValue(
    _ preference: PreferenceIdentity, alignment: Alignment = .center, _ content: @escaping (Any) -> [LayoutNode]
  ) -> LayoutNode {
    layer("backgroundPreferenceValue", preference, isBehind: true, alignment, content)
  }

  /// Returns the view with an action that receives a preference after each layout; the value is passed on unchanged.
  public func onPreferenceChange(_ preference: PreferenceIdentity, _ action: @escaping (Any) -> Void) -> LayoutNode {
    LayoutNode(
      view: "onPreferenceChange", .preference(PreferenceChange(preference, observe: action)), children: [self])
  }

  /// Returns the view with an action that receives its geometry after each layout.
  public func onGeometryChange(_ action: @escaping (GeometryProxy) -> Void) -> LayoutNode {
    LayoutNode(view: "onGeometryChange", .geometryObserver(action), children: [self])
  }

  private func changing(
    _ modifier: String, _ preference: PreferenceIdentity, _ change: @escaping (inout Any, ViewPlacement) -> Void
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
