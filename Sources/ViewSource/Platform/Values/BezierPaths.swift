import PlumblineLayout

/// A `UIBezierPath`: a reference type, so that a constant can be changed.
final class BezierPath: @unchecked Sendable {
  /// The outline.
  var path: Path
  /// The width of a stroke in points, which a shape does not use.
  var lineWidth = 1.0
  /// Whether areas that the outline encloses an even number of times are outside.
  var usesEvenOddFillRule = false

  /// Creates a path with an outline.
  init(_ path: Path) { self.path = path }
}

/// The corners of a rectangle.
struct RectCorners: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let topLeft = RectCorners(rawValue: 1)
  static let topRight = RectCorners(rawValue: 2)
  static let bottomLeft = RectCorners(rawValue: 4)
  static let bottomRight = RectCorners(rawValue: 8)
  static let all: RectCorners = [topLeft, topRight, bottomLeft, bottomRight]
}

extension TypeBinding where T == BezierPath {
  /// The binding of `UIBezierPath`.
  static var bezierPath: TypeBinding { .native("UIBezierPath") }
}

extension TypeBinding where T == RectCorners {
  /// The binding of `UIRectCorner`.
  static var rectCorners: TypeBinding { .native("UIRectCorner") }
}

extension Vocabulary {
  /// Adds `UIBezierPath`, which layout files use to round some corners of a rectangle.
  mutating func addBezierPaths() {
    for (name, corner) in [
      ("topLeft", RectCorners.topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight), ("allCorners", .all),
    ] { constant(on: "UIRectCorner", name, corner, as: .rectCorners) }
    arrayLiteral(of: .rectCorners) { $0.reduce(into: []) { $0.formUnion($1) } }
    method(on: .rectCorners, "contains", .unnamed(.rectCorners), returns: .bool) { $0.contains($1) }
    aliases["CGMutablePath"] = "Path"
    mutatingMethod(
      on: .path, "addArc", .named("center", .point), .named("radius", .double), .named("startAngle", .double),
      .named("endAngle", .double), .named("clockwise", .bool)
    ) { (path: inout Path, center: Point, radius: Double, start: Double, end: Double, clockwise: Bool) in
      path.addArc(
        center: center, radius: radius, startAngle: Angle(radians: start), endAngle: Angle(radians: end),
        clockwise: clockwise)
    }
    aliases["CGPath"] = "Path"
    let transform = Parameter.named("transform", TypeBinding<Transform?>.optional(.transform), default: nil)
    initializer("Path", .named("rect", .rect), transform, returns: .path) { Path($0).applying($1 ?? .identity) }
    initializer("Path", .named("ellipseIn", .rect), transform, returns: .path) {
      Path(ellipseIn: $0).applying($1 ?? .identity)
    }
    for name in ["copy", "mutableCopy"] {
      method(on: .path, name, returns: .optional(.path)) { $0 }
    }
    later(["UIBezierPath"]) { $0.addBezierInitializers() }
    later(["UIBezierPath"]) { $0.addBezierSteps() }
    property(on: .bezierPath, "cgPath", as: .path) { $0.path }
    property(on: .bezierPath, "bounds", as: .rect) { $0.path.boundingRect }
    property(on: .bezierPath, "isEmpty", as: .bool) { $0.path.isEmpty }
    property(on: .bezierPath, "currentPoint", as: .point) { $0.path.currentPoint ?? .zero }
    property(on: .bezierPath, "lineWidth", as: .double, get: { $0.lineWidth }, set: { $0.lineWidth = $1 })
    property(
      on: .bezierPath, "usesEvenOddFillRule", as: .bool, get: { $0.usesEvenOddFillRule },
      set: { $0.usesEvenOddFillRule = $1 })
    method(on: .bezierPath, "contains", .unnamed(.point), returns: .bool) {
      $0.path.contains($1, eoFill: $0.usesEvenOddFillRule)
    }
    method(on: .bezierPath, "removeAllPoints", returns: .void) { (path: BezierPath) in path.path = Path() }
  }

  private mutating func addBezierInitializers() {
    initializer("UIBezierPath", returns: .bezierPath) { BezierPath(Path()) }
    initializer("UIBezierPath", .named("rect", .rect), returns: .bezierPath) { BezierPath(Path($0)) }
    initializer("UIBezierPath", .named("ovalIn", .rect), returns: .bezierPath) { BezierPath(Path(ellipseIn: $0)) }
    initializer("UIBezierPath", .named("cgPath", .path), returns: .bezierPath) { BezierPath($0) }
    initializer(
      "UIBezierPath", .named("roundedRect", .rect), .named("cornerRadius", .double), returns: .bezierPath
    ) { BezierPath(Path(roundedRect: $0, cornerSize: Size(width: $1, height: $1))) }
    initializer(
      "UIBezierPath", .named("roundedRect", .rect), .named("byRoundingCorners", .rectCorners),
      .named("cornerRadii", .size), returns: .bezierPath
    ) { rect, corners, size in
      var path = Path()
      let order: [RectCorners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
      path.addUnevenRoundedRect(in: rect, corners: order.map { corners.contains($0) ? size : .zero })
      return BezierPath(path)
    }
    initializer(
      "UIBezierPath", .named("arcCenter", .point), .named("radius", .double), .named("startAngle", .double),
      .named("endAngle", .double), .named("clockwise", .bool), returns: .bezierPath
    ) { center, radius, start, end, clockwise in
      var path = Path()
      path.addArc(
        center: center, radius: radius, startAngle: Angle(radians: start), endAngle: Angle(radians: end),
        clockwise: !clockwise)
      return BezierPath(path)
    }
  }

  private mutating func addBezierSteps() {
    method(on: .bezierPath, "move", .named("to", .point), returns: .void) { $0.path.move(to: $1) }
    method(on: .bezierPath, "addLine", .named("to", .point), returns: .void) { $0.path.addLine(to: $1) }
    method(
      on: .bezierPath, "addQuadCurve", .named("to", .point), .named("controlPoint", .point), returns: .void
    ) { $0.path.addQuadCurve(to: $1, control: $2) }
    method(
      on: .bezierPath, "addCurve", .named("to", .point), .named("controlPoint1", .point),
      .named("controlPoint2", .point), returns: .void
    ) { $0.path.addCurve(to: $1, control1: $2, control2: $3) }
    method(
      on: .bezierPath, "addArc", .named("withCenter", .point), .named("radius", .double),
      .named("startAngle", .double), .named("endAngle", .double), .named("clockwise", .bool), returns: .void
    ) { path, center, radius, start, end, clockwise in
      // UIKit's clockwise direction is that on the screen; a Path's assumes a y axis that points up.
      path.path.addArc(
        center: center, radius: radius, startAngle: Angle(radians: start), endAngle: Angle(radians: end),
        clockwise: !clockwise)
    }
    method(on: .bezierPath, "close", returns: .void) { $0.path.closeSubpath() }
    method(on: .bezierPath, "append", .unnamed(.bezierPath), returns: .void) { (path: BezierPath, other: BezierPath) in
      path.path.addPath(other.path)
    }
    method(on: .bezierPath, "reversing", returns: .bezierPath) { (path: BezierPath) in
      let reversed = BezierPath(path.path.drawnBackwards)
      reversed.usesEvenOddFillRule = path.usesEvenOddFillRule
      return reversed
    }
    method(on: .bezierPath, "apply", .unnamed(.transform), returns: .void) { (path: BezierPath, transform: Transform) in
      path.path = path.path.applying(transform)
    }
    addBezierDrawing()
  }
}

extension Vocabulary {
  /// Adds the drawing of paths in the current context, without which it has no effect.
  private mutating func addBezierDrawing() {
    addDrawing("fill") { context, path in context.fill(path.path, isOdd: path.usesEvenOddFillRule) }
    addDrawing("stroke") { context, path in context.stroke(path.path, width: path.lineWidth) }
    addDrawing("addClip") { context, path in
      context.state.context.clip(to: path.path, style: FillStyle(eoFill: path.usesEvenOddFillRule))
    }
  }

  private mutating func addDrawing(_ name: String, _ draw: @escaping @Sendable (PlatformContext, BezierPath) -> Void) {
    raw("UIBezierPath", name, []) { value, call in
      if case .native(let native) = value, let path = native.payload as? BezierPath,
        let context = call.evaluator.swiftUI.platformContext
      {
        draw(context, path)
      }
      return .void
    }
  }
}
