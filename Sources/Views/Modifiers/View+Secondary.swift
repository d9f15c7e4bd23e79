// Backgrounds and overlays, which do not affect the size of a view.
extension View {
  /// Layers views behind the view.
  ///
  /// - Example: `Text("a").background(alignment: .leading) { Color.red }`
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> LoweredView {
    lowered { $0.background(alignment: alignment, children: content().members) }
  }
  /// Fills the area behind the view with a style.
  ///
  /// - Example: `Text("a").background(.yellow)`
  @_disfavoredOverload
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> LoweredView {
    lowered { $0.background(style.anyShapeStyle, ignoresSafeAreaEdges: edges) }
  }
  /// Fills the area behind the view with the background style of the environment.
  ///
  /// - Example: `Text("a").background().backgroundStyle(.yellow)`
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> LoweredView {
    lowered { $0.background(.background, ignoresSafeAreaEdges: edges) }
  }
  /// Layers a view behind the view.
  ///
  /// - Example: `Text("a").background(Circle(), alignment: .top)`
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> LoweredView {
    lowered { $0.background(alignment: alignment, children: background.members) }
  }
  /// Fills a shape behind the view with a style.
  ///
  /// - Example: `Text("a").background(.yellow, in: .capsule)`
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> LoweredView {
    lowered { $0.background(style.anyShapeStyle, in: shape.anyShape, rule: fillStyle.rule) }
  }
  /// Fills a shape behind the view with the background style of the environment.
  ///
  /// - Example: `Text("a").background(in: Circle())`
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> LoweredView {
    lowered { $0.background(.background, in: shape.anyShape, rule: fillStyle.rule) }
  }
  /// Layers a view in front of the view.
  ///
  /// - Example: `Color.red.overlay(Text("a"), alignment: .bottom)`
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> LoweredView {
    lowered { $0.overlay(alignment: alignment, children: overlay.members) }
  }
  /// Layers views in front of the view.
  ///
  /// - Example: `Color.red.overlay(alignment: .topLeading) { Text("a") }`
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> LoweredView {
    lowered { $0.overlay(alignment: alignment, children: content().members) }
  }
  /// Fills the area in front of the view with a style.
  ///
  /// - Example: `Text("a").overlay(.ultraThinMaterial)`
  @_disfavoredOverload
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> LoweredView {
    lowered { $0.overlay(style.anyShapeStyle, ignoresSafeAreaEdges: edges) }
  }
  /// Fills a shape in front of the view with a style.
  ///
  /// - Example: `Text("a").overlay(.thinMaterial, in: Circle())`
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> LoweredView {
    lowered { $0.overlay(style.anyShapeStyle, in: shape.anyShape, rule: fillStyle.rule) }
  }
  /// Adds a border inside of the view's frame.
  ///
  /// - Example: `Text("a").border(.red, width: 2)`
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> LoweredView {
    lowered { $0.border(content.anyShapeStyle, width: width) }
  }
  /// Masks the view with the opacity of another.
  ///
  /// - Example: `Color.red.mask(Circle())`
  public func mask<Mask: View>(_ mask: Mask) -> LoweredView { lowered { $0.mask(children: mask.members) } }
  /// Masks the view with the opacity of other views.
  ///
  /// - Example: `Color.red.mask { Text("a") }`
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> LoweredView {
    lowered { $0.mask(alignment: alignment, children: mask().members) }
  }
}
