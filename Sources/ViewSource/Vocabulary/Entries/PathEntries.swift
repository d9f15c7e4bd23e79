import PlumblineLayout

extension Vocabulary {
  /// Adds paths and the methods that build them.
  mutating func addPaths() {
    type("Path", parents: ["Shape"])
    initializer("Path", returns: .path, summary: "An outline of lines and curves.", example: "Path()") { Path() }
    initializer(
      "Path", .unnamed(.drawing), returns: .path, summary: "An outline drawn by a closure.",
      example: "Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: 10, y: 10)) }"
    ) { $0 }
    initializer("Path", .unnamed(.rect), returns: .path) { Path($0) }
    initializer("Path", .named("ellipseIn", .rect), returns: .path) { Path(ellipseIn: $0) }
    initializer(
      "Path", .named("roundedRect", .rect), .named("cornerRadius", .double),
      .named("style", .cornerStyle, default: .continuous), returns: .path
    ) { Path(roundedRect: $0, cornerRadius: $1, style: $2) }
    initializer(
      "Path", .named("roundedRect", .rect), .named("cornerSize", .size),
      .named("style", .cornerStyle, default: .continuous), returns: .path
    ) { Path(roundedRect: $0, cornerSize: $1, style: $2) }
    addPathSteps()
    addPathShapes()
    addPathArcs()
    addPathResults()
    addPathElements()
  }

  private mutating func addPathElements() {
    enumeration(of: .pathElement) { element in
      func point(_ point: Point) -> Value { TypeBinding.point.write(point) }
      return switch element {
      case .move(let end): ("move", ["to": point(end)])
      case .line(let end): ("line", ["to": point(end)])
      case .quadCurve(let end, let control): ("quadCurve", ["to": point(end), "control": point(control)])
      case .curve(let end, let one, let two):
        ("curve", ["to": point(end), "control1": point(one), "control2": point(two)])
      case .closeSubpath: ("closeSubpath", [:])
      }
    }
    constant(on: "Path.Element", "closeSubpath", Path.Element.closeSubpath, as: .pathElement)
    raw("Path", "forEach", [.function(of: [.native("Path.Element")])]) { value, call throws(Fault) in
      for element in try call.receiver(value, as: .path).elements {
        _ = try call.apply(0, [TypeBinding.pathElement.write(element)])
      }
      return .void
    }
  }

  private mutating func addPathSteps() {
    mutatingMethod(on: .path, "move", .named("to", .point)) { (path: inout Path, point: Point) in path.move(to: point) }
    mutatingMethod(on: .path, "addLine", .named("to", .point)) { (path: inout Path, point: Point) in
      path.addLine(to: point)
    }
    mutatingMethod(on: .path, "addQuadCurve", .named("to", .point), .named("control", .point)) {
      (path: inout Path, point: Point, control: Point) in path.addQuadCurve(to: point, control: control)
    }
    mutatingMethod(
      on: .path, "addCurve", .named("to", .point), .named("control1", .point), .named("control2", .point)
    ) { (path: inout Path, point: Point, control1: Point, control2: Point) in
      path.addCurve(to: point, control1: control1, control2: control2)
    }
    mutatingMethod(on: .path, "addLines", .unnamed(.array(.point))) { (path: inout Path, points: [Point]) in
      path.addLines(points)
    }
    mutatingMethod(on: .path, "closeSubpath") { (path: inout Path) in path.closeSubpath() }
    mutatingMethod(on: .path, "addPath", .unnamed(.path), .named("transform", .transform, default: .identity)) {
      (path: inout Path, other: Path, transform: Transform) in path.addPath(other.applying(transform))
    }
  }

  private mutating func addPathShapes() {
    mutatingMethod(on: .path, "addRect", .unnamed(.rect), .named("transform", .transform, default: .identity)) {
      (path: inout Path, rect: Rect, transform: Transform) in path.addPath(Path(rect).applying(transform))
    }
    mutatingMethod(on: .path, "addRects", .unnamed(.array(.rect))) { (path: inout Path, rects: [Rect]) in
      for rect in rects { path.addRect(rect) }
    }
    mutatingMethod(
      on: .path, "addEllipse", .named("in", .rect), .named("transform", .transform, default: .identity)
    ) { (path: inout Path, rect: Rect, transform: Transform) in
      path.addPath(Path(ellipseIn: rect).applying(transform))
    }
    mutatingMethod(
      on: .path, "addRoundedRect", .named("in", .rect), .named("cornerSize", .size),
      .named("style", .cornerStyle, default: .continuous), .named("transform", .transform, default: .identity)
    ) { (path: inout Path, rect: Rect, size: Size, style: RoundedCornerStyle, transform: Transform) in
      path.addPath(Path(roundedRect: rect, cornerSize: size, style: style).applying(transform))
    }
    mutatingMethod(
      on: .path, "addRoundedRect", .named("in", .rect), .named("cornerRadii", .cornerRadii),
      .named("style", .cornerStyle, default: .continuous), .named("transform", .transform, default: .identity)
    ) { (path: inout Path, rect: Rect, radii: RectangleCornerRadii, style: RoundedCornerStyle, transform: Transform) in
      let shape = AnyShape.unevenRoundedRectangle(cornerRadii: radii, style: style)
      path.addPath(shape.path(in: rect).applying(transform))
    }
  }

  private mutating func addPathArcs() {
    mutatingMethod(
      on: .path, "addArc", .named("center", .point), .named("radius", .double), .named("startAngle", .angle),
      .named("endAngle", .angle), .named("clockwise", .bool), .named("transform", .transform, default: .identity)
    ) {
      (path: inout Path, center: Point, radius: Double, from: Angle, to: Angle, clockwise: Bool, transform: Transform)
      in
      path.addArc(
        center: center, radius: radius, startAngle: from, endAngle: to, clockwise: clockwise, transform: transform)
    }
    mutatingMethod(
      on: .path, "addRelativeArc", .named("center", .point), .named("radius", .double), .named("startAngle", .angle),
      .named("delta", .angle), .named("transform", .transform, default: .identity)
    ) { (path: inout Path, center: Point, radius: Double, from: Angle, delta: Angle, transform: Transform) in
      path.addRelativeArc(center: center, radius: radius, startAngle: from, delta: delta, transform: transform)
    }
    mutatingMethod(
      on: .path, "addArc", .named("tangent1End", .point), .named("tangent2End", .point), .named("radius", .double),
      .named("transform", .transform, default: .identity)
    ) { (path: inout Path, corner: Point, end: Point, radius: Double, transform: Transform) in
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius, transform: transform)
    }
  }

  private mutating func addPathResults() {
    method(on: .path, "trimmedPath", .named("from", .double), .named("to", .double), returns: .path) {
      $0.trimmedPath(from: $1, to: $2)
    }
    method(on: .path, "strokedPath", .unnamed(.strokeStyle), returns: .path) { $0.strokedPath($1) }
    method(on: .path, "applying", .unnamed(.transform), returns: .path) { $0.applying($1) }
    method(on: .path, "offsetBy", .named("dx", .double), .named("dy", .double), returns: .path) {
      $0.offsetBy(dx: $1, dy: $2)
    }
    method(on: .path, "contains", .unnamed(.point), .named("eoFill", .bool, default: false), returns: .bool) {
      $0.contains($1, eoFill: $2)
    }
    method(on: .path, "path", .named("in", .rect), returns: .path) { path, _ in path }
    property(on: .path, "boundingRect", as: .rect) { $0.boundingRect }
    property(on: .path, "currentPoint", as: .optional(.point)) { $0.currentPoint }
    property(on: .path, "isEmpty", as: .bool) { $0.isEmpty }
    property(on: .path, "cgPath", as: .path) { $0 }
    initializer("Path", .unnamed(.path), returns: .path) { $0 }
  }
}

extension TypeBinding where T == Path {
  /// A closure that receives an empty path to add elements to.
  static var drawing: TypeBinding {
    TypeBinding(
      type: .function([.native("Path")], .void, builder: false),
      read: { value, evaluator throws(Fault) in
        guard case .function(let function) = value else { return nil }
        var arguments = [Value.native("Path", Path())]
        _ = try evaluator.call(function, changing: &arguments, expecting: .void)
        guard case .native(let native) = arguments[0] else { return nil }
        return native.payload as? Path
      },
      write: { _ in .void })
  }
}

extension TypeBinding where T == Path.Element {
  /// An element of a path.
  static var pathElement: TypeBinding { .native("Path.Element") }
}
