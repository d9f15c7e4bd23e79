extension MeshGradient: PrimitiveView {
  /// The gradient's node.
  public var layoutNode: LayoutNode { .meshGradient(self) }

  /// Colours at the points of a grid; each point is a share of the width and of the height.
  ///
  /// A grid whose counts do not match traps, as SwiftUI's does.
  ///
  /// - Example: `MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])`
  public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {
    let places = points.map { Point(x: Double($0.x), y: Double($0.y)) }
    guard let gradient = MeshGradient(width: width, height: height, points: places, colors: colors) else {
      preconditionFailure("a MeshGradient needs a point and a colour for each of its width × height places")
    }
    self = gradient
  }
}
