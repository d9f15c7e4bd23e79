import Glibc

// Modifiers that transform the drawing of a view without effect on layout.
extension LayoutNode {
  /// Returns the view drawn displaced, in points; x is measured from the leading edge.
  ///
  /// Rules: <doc:Modifiers#Offset> and <doc:RuleDecisions#Mirrored-offsets>.
  public func offset(x: Double = 0, y: Double = 0) -> LayoutNode {
    modified("offset", by: OffsetLayout(x: x, y: y)).ignoring(
      [("x", x), ("y", y)], of: "an offset", unless: \.isFinite)
  }

  /// Returns the view drawn displaced by a size, in points.
  public func offset(_ offset: Size) -> LayoutNode { self.offset(x: offset.width, y: offset.height) }

  /// Returns the view drawn rotated clockwise about a unit point of its frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> LayoutNode {
    effect("rotationEffect", .geometry(.rotation(angle, anchor: anchor)))
  }

  /// Returns the view drawn scaled about a unit point of its frame.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> LayoutNode {
    effect("scaleEffect", .geometry(.scale(x: x, y: y, anchor: anchor)))
  }

  /// Returns the view drawn scaled by one factor about a unit point of its frame.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> LayoutNode {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the view, whose drawing is mirrored where the reading direction is from right to left.
  ///
  /// Rule: <doc:RightToLeft#Mirrored-drawings>.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> LayoutNode {
    guard isEnabled else { return self }
    return .deferred("flipsForRightToLeftLayoutDirection") { environment in
      environment.layoutDirection == .rightToLeft ? scaleEffect(x: -1) : self
    }
  }

  /// Returns the view drawn transformed about its top-left corner.
  public func transformEffect(_ transform: Transform) -> LayoutNode {
    transformed("transformEffect", anchor: .topLeading) { _ in transform }
  }

  /// Returns the view drawn with a projection about its top-left corner.
  public func projectionEffect(_ transform: Transform) -> LayoutNode {
    transformed("projectionEffect", anchor: .topLeading) { _ in transform }
  }

  /// Returns the view drawn with a projection that depends on its size, about its top-left corner.
  public func geometryEffect(_ transform: @escaping (Size) -> Transform) -> LayoutNode {
    transformed("geometryEffect", anchor: .topLeading, transform)
  }

  /// Returns the view drawn rotated about an axis in space, in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> LayoutNode {
    effect(
      "rotation3DEffect",
      .geometry(
        .rotation3D(
          angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  private func transformed(
    _ modifier: String, anchor: UnitPoint, _ transform: @escaping (Size) -> Transform
  ) -> LayoutNode {
    effect(
      modifier,
      .transform { size in
        let result = transform(size).about(anchor.point(in: Rect(size: size)))
        return result.isFinite ? result : .identity
      })
  }
}

extension Transform {
  /// Returns a rotation about an axis through the origin at depth `anchorZ`, in perspective from a distance in points.
  static func rotation(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchorZ: Double, distance: Double
  ) -> Transform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    let rest = 1 - cosine
    let depth = -anchorZ.finite
    let eye = distance.isFinite && distance != 0 ? -1 / distance : 0
    var result = Transform()
    (result.m11, result.m12) = (cosine + x * x * rest, x * y * rest + z * sine)
    (result.m21, result.m22) = (x * y * rest - z * sine, cosine + y * y * rest)
    (result.m31, result.m32) = ((x * z * rest + y * sine) * depth, (y * z * rest - x * sine) * depth)
    let toward = (x: x * z * rest - y * sine, y: y * z * rest + x * sine, z: (cosine + z * z * rest) * depth - depth)
    (result.m13, result.m23, result.m33) = (toward.x * eye, toward.y * eye, 1 + toward.z * eye)
    return result
  }

  /// Whether all components of the transform are finite.
  var isFinite: Bool { [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite) }
}
