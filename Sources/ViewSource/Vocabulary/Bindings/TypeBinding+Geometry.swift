import PlumblineLayout

extension TypeBinding where T == UnitPoint {
  /// A point by shares of a rectangle.
  static var unitPoint: TypeBinding { .native("UnitPoint") }
}

extension TypeBinding where T == Angle {
  /// An angle.
  static var angle: TypeBinding { .native("Angle") }
}

extension TypeBinding where T == Size {
  /// A width and a height.
  static var size: TypeBinding { .native("CGSize") }
}

extension TypeBinding where T == Point {
  /// A point.
  static var point: TypeBinding { .native("CGPoint") }
}

extension TypeBinding where T == Rect {
  /// A rectangle.
  static var rect: TypeBinding { .native("CGRect") }
}

extension TypeBinding where T == Transform {
  /// A transform of the plane.
  static var transform: TypeBinding { .native("CGAffineTransform") }
}

extension TypeBinding where T == SpaceTransform {
  /// A transform of space.
  static var spaceTransform: TypeBinding { .native("CATransform3D") }
}

extension TypeBinding where T == Edge {
  /// One edge.
  static var edge: TypeBinding { .native("Edge") }
}

extension TypeBinding where T == Axis {
  /// One axis.
  static var axis: TypeBinding { .native("Axis") }
}

extension TypeBinding where T == Axis.Set {
  /// Any number of axes.
  static var axisSet: TypeBinding { .native("Axis.Set") }
}

extension TypeBinding where T == LayoutDirection {
  /// The direction in which a locale reads.
  static var layoutDirection: TypeBinding { .native("LayoutDirection") }
}

extension TypeBinding where T == ContentMode {
  /// How a view of one proportion takes a place of another.
  static var contentMode: TypeBinding { .native("ContentMode") }
}

extension TypeBinding where T == ProposedViewSize {
  /// What a container offers a view.
  static var proposedViewSize: TypeBinding { .native("ProposedViewSize") }
}

extension TypeBinding where T == GeometryProxy {
  /// What a view that depends on its size may ask.
  static var geometryProxy: TypeBinding { .native("GeometryProxy") }
}

extension TypeBinding where T == CoordinateSpace {
  /// A frame of reference.
  static var coordinateSpace: TypeBinding { .native("CoordinateSpace") }
}

extension TypeBinding where T == Path {
  /// An outline.
  static var path: TypeBinding { .native("Path") }
}
