/// A shape that fits any rectangle; as a view, it fills its frame with the foreground style.
public protocol Shape: View, Animatable, Sendable where Body == LoweredView {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// Returns the size that the shape takes within a proposal; by default, all of it.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The corresponding shape of the layout core.
  var anyShape: AnyShape { get }
}

extension Shape {
  /// Returns the whole proposal, or 10 points for an unspecified length.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  /// The shape by its path.
  public var anyShape: AnyShape {
    let numbers = ViewIdentity.current == nil ? [] : animatedNumbers
    let data = AnimatableShapeData(values: numbers, path: { path(in: $0) }) { animated(at: $0).anyShape }
    return AnyShape(
      numbers.isEmpty ? .custom { path(in: $0) } : .animatable(data), name: String(describing: Self.self),
      sizeThatFits: { sizeThatFits($0) })
  }
  /// The shape, filled with the foreground style.
  public var layoutNode: LayoutNode { .shape(anyShape) }
  /// The node of the shape as a view.
  public var body: LoweredView { LoweredView(layoutNode) }
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by a distance on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension AnyShape: InsettableShape {
  /// Creates a shape of any type.
  ///
  /// - Example: `AnyShape(Circle())`
  public init(_ shape: some Shape) { self = shape.anyShape }
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { path(in: rect, environment: EnvironmentValues()) }
  /// Returns the size that the shape takes within a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    sizeThatFits?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }
  /// The shape itself.
  public var anyShape: AnyShape { self }
}

extension Path: Shape {
  /// Creates a path with a function that adds to it.
  ///
  /// - Example: `Path()`
  public init(_ make: (inout Path) -> Void) {
    self.init()
    make(&self)
  }
  /// Returns the path itself.
  public func path(in rect: CGRect) -> Path { self }
  /// The path as a shape.
  public var anyShape: AnyShape { .path(self) }
}
