// Names of CoreGraphics for values of Drawing.

/// A length in points.
public typealias CGFloat = Double
/// A point, in points.
public typealias CGPoint = Point
/// A width and a height, in points.
public typealias CGSize = Size
/// A rectangle, in points, y down.
public typealias CGRect = Rect
/// A displacement, in points.
public typealias CGVector = Point
/// An affine transform of the plane.
public typealias CGAffineTransform = Transform
/// A projective transform of the plane.
public typealias ProjectionTransform = Transform
/// A transform of space.
public typealias CATransform3D = SpaceTransform
/// The ends of lines.
public typealias CGLineCap = StrokeStyle.LineCap
/// The joins of lines.
public typealias CGLineJoin = StrokeStyle.LineJoin
