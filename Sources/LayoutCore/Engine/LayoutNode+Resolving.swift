extension LayoutNode {
  /// Lays the view out.
  ///
  /// With a canvas the root is proposed its size and centred in it; without one the root is proposed nothing, and the canvas
  /// is as large as the root.
  public func resolved(
    in canvas: Size? = nil, environment: EnvironmentValues = EnvironmentValues(),
    typesetter: any Typesetter = FixedTypesetter()
  ) -> ResolvedLayout {
    ResolvedLayout(canvas: canvas ?? .zero, views: [])
  }
}
