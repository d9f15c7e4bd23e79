/// A figure that fits any rectangle, and as a view fills its place with the foreground style.
public protocol Shape: View, Sendable where Body == LoweredView {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// The size that the shape takes within a proposal; all of it by default.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// What the shape hands to the layout core.
  var anyShape: AnyShape { get }
}

extension Shape {
  /// The whole proposal, 10 points where nothing is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  /// The shape by its path.
  public var anyShape: AnyShape {
    AnyShape(
      .custom { path(in: $0) }, name: String(describing: Self.self), sizeThatFits: { sizeThatFits($0) })
  }
  /// The shape, filled with the foreground style.
  public var layoutNode: LayoutNode { .shape(anyShape) }
  /// The shape's node as a view.
  public var body: LoweredView { LoweredView(layoutNode) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller by a distance on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension AnyShape: InsettableShape {
  /// Hides a shape's type.
  ///
  /// - Example: `AnyShape(Circle())`
  public init(_ shape: some Shape) { self = shape.anyShape }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { path(in: rect, environment: EnvironmentValues()) }
  /// The size that the shape takes within a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    sizeThatFits?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }
  /// The shape itself.
  public var anyShape: AnyShape { self }
}

extension Path: Shape {
  /// A path made by a closure.
  ///
  /// - Example: `Path()`
  public init(_ make: (inout Path) -> Void) {
    self.init()
    make(&self)
  }
  /// The path itself.
  public func path(in rect: CGRect) -> Path { self }
  /// The path as a shape.
  public var anyShape: AnyShape { .path(self) }
}
