extension MeshGradient: PrimitiveView {
  /// The node of the gradient.
  public var layoutNode: LayoutNode { .meshGradient(self) }

  /// Creates a gradient of colours at the points of a grid, whose coordinates are fractions of the width and height.
  ///
  /// If the number of points or colours does not match the grid, the initializer stops the program, as SwiftUI's does.
  ///
  /// - Example: `MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])`
  public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {
    let vertices = points.map { Point(x: Double($0.x), y: Double($0.y)) }
    guard let gradient = MeshGradient(width: width, height: height, points: vertices, colors: colors) else {
      preconditionFailure("a MeshGradient needs a point and a colour for each of its width × height vertices")
    }
    self = gradient
  }
}
