import PlumblineLayout

extension TypeBinding where T == UnitPoint {
  /// The binding of `UnitPoint`.
  static var unitPoint: TypeBinding { .native("UnitPoint") }
}

extension TypeBinding where T == Angle {
  /// The binding of `Angle`.
  static var angle: TypeBinding { .native("Angle") }
}

extension TypeBinding where T == Size {
  /// The binding of `CGSize`.
  static var size: TypeBinding { .native("CGSize") }
}

extension TypeBinding where T == Point {
  /// The binding of `CGPoint`.
  static var point: TypeBinding { .native("CGPoint") }
}

extension TypeBinding where T == Rect {
  /// The binding of `CGRect`.
  static var rect: TypeBinding { .native("CGRect") }
}

extension TypeBinding where T == Transform {
  /// The binding of `CGAffineTransform`.
  static var transform: TypeBinding { .native("CGAffineTransform") }
}

extension TypeBinding where T == SpaceTransform {
  /// The binding of `CATransform3D`.
  static var spaceTransform: TypeBinding { .native("CATransform3D") }
}

extension TypeBinding where T == Edge {
  /// The binding of `Edge`.
  static var edge: TypeBinding { .native("Edge") }
}

extension TypeBinding where T == Axis {
  /// The binding of `Axis`.
  static var axis: TypeBinding { .native("Axis") }
}

extension TypeBinding where T == Axis.Set {
  /// The binding of `Axis.Set`.
  static var axisSet: TypeBinding { .native("Axis.Set") }
}

extension TypeBinding where T == LayoutDirection {
  /// The binding of `LayoutDirection`.
  static var layoutDirection: TypeBinding { .native("LayoutDirection") }
}

extension TypeBinding where T == ContentMode {
  /// The binding of `ContentMode`.
  static var contentMode: TypeBinding { .native("ContentMode") }
}

extension TypeBinding where T == ProposedViewSize {
  /// The binding of `ProposedViewSize`.
  static var proposedViewSize: TypeBinding { .native("ProposedViewSize") }
}

extension TypeBinding where T == GeometryProxy {
  /// The binding of `GeometryProxy`.
  static var geometryProxy: TypeBinding { .native("GeometryProxy") }
}

extension TypeBinding where T == CoordinateSpace {
  /// The binding of `CoordinateSpace`.
  static var coordinateSpace: TypeBinding { .native("CoordinateSpace") }
}

extension TypeBinding where T == Path {
  /// The binding of `Path`.
  static var path: TypeBinding { .native("Path") }
}
