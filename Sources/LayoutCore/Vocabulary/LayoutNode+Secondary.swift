// Layers behind or in front of a view that do not affect its size.
extension LayoutNode {
  /// Returns the view with views behind it, which are overlaid.
  public func background(alignment: Alignment = .center, children: [LayoutNode]) -> LayoutNode {
    guard !children.isEmpty else { return self }
    return .layout(
      "background", BackgroundLayout(alignment: alignment), children: [self, .stacked(children, alignment: alignment)])
  }

  /// Returns the view with another view behind it.
  public func background(_ background: LayoutNode, alignment: Alignment = .center) -> LayoutNode {
    self.background(alignment: alignment, children: [background])
  }

  /// Returns the view with a style behind it, which extends beyond the safe area on the sides where the view reaches
  /// its edges.
  ///
  /// Rule: <doc:Screens#Backgrounds>.
  public func background(_ style: AnyShapeStyle = .background, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> LayoutNode
  {
    .layout(
      "background", BackgroundLayout(alignment: .center, ignoredEdges: edges), children: [self, .style(style)])
  }

  /// Returns the view with a shape behind it, filled with a style.
  public func background(
    _ style: AnyShapeStyle = .background, in shape: AnyShape, rule: Path.FillRule = .nonZero
  ) -> LayoutNode {
    background(.shape(shape, layers: [.fill(style, rule: rule)]))
  }

  /// Returns the view with views in front of it, which are overlaid.
  public func overlay(alignment: Alignment = .center, children: [LayoutNode]) -> LayoutNode {
    guard !children.isEmpty else { return self }
    return .layout(
      "overlay", OverlayLayout(alignment: alignment), children: [self, .stacked(children, alignment: alignment)])
  }

  /// Returns the view with another view in front of it.
  public func overlay(_ overlay: LayoutNode, alignment: Alignment = .center) -> LayoutNode {
    self.overlay(alignment: alignment, children: [overlay])
  }

  /// Returns the view with a style in front of it, which extends beyond the safe area as a background does.
  public func overlay(_ style: AnyShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> LayoutNode {
    .layout("overlay", OverlayLayout(alignment: .center, ignoredEdges: edges), children: [self, .style(style)])
  }

  /// Returns the view with a shape in front of it, filled with a style.
  public func overlay(_ style: AnyShapeStyle, in shape: AnyShape, rule: Path.FillRule = .nonZero) -> LayoutNode {
    overlay(.shape(shape, layers: [.fill(style, rule: rule)]))
  }

  /// Returns the view with a line of a width, in points, along the inside of its frame.
  public func border(_ style: AnyShapeStyle, width: Double = 1) -> LayoutNode {
    let line = ShapeLeaf.Layer.strokeBorder(style, StrokeStyle(lineWidth: max(width.finite, 0)))
    return .layout(
      "border", OverlayLayout(alignment: .center), children: [self, .shape(.rectangle, layers: [line])])
  }

  /// Returns the view visible only where the mask's views are opaque.
  public func mask(alignment: Alignment = .center, children: [LayoutNode]) -> LayoutNode {
    .layout("mask", MaskLayout(alignment: alignment), children: [self, .stacked(children, alignment: alignment)])
  }
}
