extension LayoutNode {
  /// Lays the view out.
  ///
  /// With a canvas the root is proposed its size without the safe area's insets and centred in what they leave; without one
  /// the root is proposed a device's size, or nothing, and the canvas is as large as the root and the insets. Several views
  /// in the root stand in a column. A deep tree is walked on a thread of its own with a stack that is large enough.
  /// `details` are told only where they are asked for.
  public func resolved(
    in canvas: Size? = nil, fittingOn device: Size? = nil, safeArea: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues = EnvironmentValues(), typesetter: any Typesetter = FixedTypesetter(),
    details: ResolvedDetails = .relations
  ) -> ResolvedLayout {
    var environment = environment
    environment.containerSizes = (canvas ?? device).map {
      ContainerSizes(outermost: $0.usable.inset(by: safeArea.finite))
    }
    let engine = LayoutEngine(self, environment: environment, typesetter: typesetter)
    return engine.resolved(in: canvas, fittingOn: device, safeArea: safeArea, details: details)
  }
}
