extension LayoutNode {
  /// Returns the layout of the view.
  ///
  /// In a canvas, the root is proposed the canvas size without the safe-area insets and is centred in the remaining
  /// space. Without a canvas, it is proposed the size of a device, or an unspecified size, and the canvas is as large
  /// as the root and the insets. Several views in the root form a vertical stack. A deep tree is laid out on a thread
  /// with a large stack. `details` selects the relations that the result contains. `kept` is the layout of an earlier
  /// version of the view, which is updated.
  public func resolved(
    in canvas: Size? = nil, fittingOn device: Size? = nil, safeArea: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues = EnvironmentValues(), typesetter: any Typesetter = FixedTypesetter(),
    details: ResolvedDetails = .relations, kept: KeptLayout? = nil
  ) -> ResolvedLayout {
    var environment = environment
    environment.containerSizes = (canvas ?? device).map {
      ContainerSizes(outermost: $0.usable.inset(by: safeArea.finite))
    }
    guard let kept else {
      let engine = LayoutEngine(self, environment: environment, typesetter: typesetter)
      return engine.resolved(in: canvas, fittingOn: device, safeArea: safeArea, details: details)
    }
    let engine = kept.engine(for: self, environment: environment, typesetter: typesetter)
    defer { kept.finish() }
    return engine.resolved(in: canvas, fittingOn: device, safeArea: safeArea, details: details)
  }
}
