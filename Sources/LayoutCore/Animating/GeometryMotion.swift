/// A rotation or a scale about a unit point of a view, whose values can be animated.
public enum GeometryMotion: Sendable {
  /// A clockwise rotation.
  case rotation(Angle, anchor: UnitPoint)
  /// A scale on each axis.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// A rotation about an axis in space, in perspective.
  case rotation3D(Angle, x: Double, y: Double, z: Double, anchor: UnitPoint, anchorZ: Double, perspective: Double)

  /// Returns the transform of a view of a size, about its top-left corner.
  func transform(of size: Size) -> Transform {
    let (transform, anchor): (Transform, UnitPoint) =
      switch self {
      case .rotation(let angle, let anchor): (.rotation(angle), anchor)
      case .scale(let x, let y, let anchor): (.scale(x: x, y: y), anchor)
      case .rotation3D(let angle, let x, let y, let z, let anchor, let anchorZ, let perspective):
        (
          .rotation(
            angle, axis: (x, y, z), anchorZ: anchorZ,
            distance: perspective == 0 ? .infinity : max(size.width, size.height) / perspective), anchor
        )
      }
    let result = transform.about(anchor.point(in: Rect(size: size)))
    return result.isFinite ? result : .identity
  }

  /// The animated values.
  var values: [Double] {
    switch self {
    case .rotation(let angle, let anchor): [angle.radians, anchor.x, anchor.y]
    case .scale(let x, let y, let anchor): [x, y, anchor.x, anchor.y]
    case .rotation3D(let angle, _, _, _, let anchor, let anchorZ, let perspective):
      [angle.radians, anchor.x, anchor.y, anchorZ, perspective]
    }
  }

  /// Returns the motion with other values.
  func at(_ values: [Double]) -> GeometryMotion {
    switch self {
    case .rotation: .rotation(Angle(radians: values[0]), anchor: UnitPoint(x: values[1], y: values[2]))
    case .scale: .scale(x: values[0], y: values[1], anchor: UnitPoint(x: values[2], y: values[3]))
    case .rotation3D(_, let x, let y, let z, _, _, _):
      .rotation3D(
        Angle(radians: values[0]), x: x, y: y, z: z, anchor: UnitPoint(x: values[1], y: values[2]),
        anchorZ: values[3], perspective: values[4])
    }
  }
}
