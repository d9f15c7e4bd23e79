// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `Path`.
  static func addPathMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.method(
      on: .path, "intersection", .unnamed(.path), .named("eoFill", .bool, default: false), returns: .path
    ) { $0.intersection($1, eoFill: $2) }
    vocabulary.method(on: .path, "union", .unnamed(.path), .named("eoFill", .bool, default: false), returns: .path) {
      $0.union($1, eoFill: $2)
    }
    vocabulary.method(
      on: .path, "subtracting", .unnamed(.path), .named("eoFill", .bool, default: false), returns: .path
    ) { $0.subtracting($1, eoFill: $2) }
    vocabulary.method(
      on: .path, "symmetricDifference", .unnamed(.path), .named("eoFill", .bool, default: false), returns: .path
    ) { $0.symmetricDifference($1, eoFill: $2) }
    vocabulary.method(
      on: .path, "lineIntersection", .unnamed(.path), .named("eoFill", .bool, default: false), returns: .path
    ) { $0.lineIntersection($1, eoFill: $2) }
    vocabulary.method(
      on: .path, "lineSubtraction", .unnamed(.path), .named("eoFill", .bool, default: false), returns: .path
    ) { $0.lineSubtraction($1, eoFill: $2) }
    vocabulary.method(on: .path, "normalized", .named("eoFill", .bool, default: true), returns: .path) {
      $0.normalized(eoFill: $1)
    }
    vocabulary.mutatingMethod(
      on: .path, "addArc", .named("center", .point), .named("radius", .double), .named("startAngle", .angle),
      .named("endAngle", .angle), .named("clockwise", .bool), .named("transform", .transform, default: .identity)
    ) {
      (
        value: inout Path, argument0: Point, argument1: Double, argument2: Angle, argument3: Angle, argument4: Bool,
        argument5: Transform
      ) in
      value.addArc(
        center: argument0, radius: argument1, startAngle: argument2, endAngle: argument3, clockwise: argument4,
        transform: argument5)
    }
    vocabulary.mutatingMethod(
      on: .path, "addRelativeArc", .named("center", .point), .named("radius", .double), .named("startAngle", .angle),
      .named("delta", .angle), .named("transform", .transform, default: .identity)
    ) {
      (value: inout Path, argument0: Point, argument1: Double, argument2: Angle, argument3: Angle, argument4: Transform)
      in
      value.addRelativeArc(
        center: argument0, radius: argument1, startAngle: argument2, delta: argument3, transform: argument4)
    }
    vocabulary.mutatingMethod(
      on: .path, "addArc", .named("tangent1End", .point), .named("tangent2End", .point), .named("radius", .double),
      .named("transform", .transform, default: .identity)
    ) { (value: inout Path, argument0: Point, argument1: Point, argument2: Double, argument3: Transform) in
      value.addArc(tangent1End: argument0, tangent2End: argument1, radius: argument2, transform: argument3)
    }
    vocabulary.property(on: .path, "description", as: .string) { $0.description }
    vocabulary.property(on: .path, "boundingRect", as: .rect) { $0.boundingRect }
    vocabulary.method(on: .path, "contains", .unnamed(.point), .named("eoFill", .bool, default: false), returns: .bool)
    { $0.contains($1, eoFill: $2) }
    vocabulary.method(on: .path, "trimmedPath", .named("from", .double), .named("to", .double), returns: .path) {
      $0.trimmedPath(from: $1, to: $2)
    }
    vocabulary.initializer(
      "Path", .named("roundedRect", .rect), .named("cornerSize", .size),
      .named("style", .cornerStyle, default: .continuous), returns: .path
    ) { Path(roundedRect: $0, cornerSize: $1, style: $2) }
    vocabulary.initializer(
      "Path", .named("roundedRect", .rect), .named("cornerRadius", .double),
      .named("style", .cornerStyle, default: .continuous), returns: .path
    ) { Path(roundedRect: $0, cornerRadius: $1, style: $2) }
    vocabulary.mutatingMethod(
      on: .path, "addRoundedRect", .named("in", .rect), .named("cornerSize", .size),
      .named("style", .cornerStyle, default: .continuous), .named("transform", .transform, default: .identity)
    ) { (value: inout Path, argument0: Rect, argument1: Size, argument2: RoundedCornerStyle, argument3: Transform) in
      value.addRoundedRect(in: argument0, cornerSize: argument1, style: argument2, transform: argument3)
    }
    vocabulary.initializer("Path", .unnamed(.rect), returns: .path) { Path($0) }
    vocabulary.initializer("Path", .named("ellipseIn", .rect), returns: .path) { Path(ellipseIn: $0) }
    vocabulary.mutatingMethod(
      on: .path, "addRect", .unnamed(.rect), .named("transform", .transform, default: .identity)
    ) { (value: inout Path, argument0: Rect, argument1: Transform) in value.addRect(argument0, transform: argument1) }
    vocabulary.mutatingMethod(
      on: .path, "addRects", .unnamed(.array(.rect)), .named("transform", .transform, default: .identity)
    ) { (value: inout Path, argument0: [Rect], argument1: Transform) in value.addRects(argument0, transform: argument1)
    }
    vocabulary.mutatingMethod(on: .path, "addLines", .unnamed(.array(.point))) {
      (value: inout Path, argument0: [Point]) in value.addLines(argument0)
    }
    vocabulary.mutatingMethod(
      on: .path, "addEllipse", .named("in", .rect), .named("transform", .transform, default: .identity)
    ) { (value: inout Path, argument0: Rect, argument1: Transform) in
      value.addEllipse(in: argument0, transform: argument1)
    }
    vocabulary.method(on: .path, "strokedPath", .unnamed(.strokeStyle), returns: .path) { $0.strokedPath($1) }
    vocabulary.initializer("Path", returns: .path, summary: "Creates an empty path.", example: "Path()") { Path() }
    vocabulary.property(on: .path, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.property(on: .path, "currentPoint", as: .optional(.point)) { $0.currentPoint }
    vocabulary.mutatingMethod(on: .path, "move", .named("to", .point)) { (value: inout Path, argument0: Point) in
      value.move(to: argument0)
    }
    vocabulary.mutatingMethod(on: .path, "addLine", .named("to", .point)) { (value: inout Path, argument0: Point) in
      value.addLine(to: argument0)
    }
    vocabulary.mutatingMethod(on: .path, "addQuadCurve", .named("to", .point), .named("control", .point)) {
      (value: inout Path, argument0: Point, argument1: Point) in value.addQuadCurve(to: argument0, control: argument1)
    }
    vocabulary.mutatingMethod(
      on: .path, "addCurve", .named("to", .point), .named("control1", .point), .named("control2", .point)
    ) { (value: inout Path, argument0: Point, argument1: Point, argument2: Point) in
      value.addCurve(to: argument0, control1: argument1, control2: argument2)
    }
    vocabulary.mutatingMethod(on: .path, "closeSubpath") { (value: inout Path) in value.closeSubpath() }
    vocabulary.mutatingMethod(
      on: .path, "addPath", .unnamed(.path), .named("transform", .transform, default: .identity)
    ) { (value: inout Path, argument0: Path, argument1: Transform) in value.addPath(argument0, transform: argument1) }
    vocabulary.method(on: .path, "applying", .unnamed(.transform), returns: .path) { $0.applying($1) }
    vocabulary.method(on: .path, "offsetBy", .named("dx", .double), .named("dy", .double), returns: .path) {
      $0.offsetBy(dx: $1, dy: $2)
    }
    vocabulary.mutatingMethod(
      on: .path, "addRoundedRect", .named("in", .rect), .named("cornerRadii", .cornerRadii),
      .named("style", .cornerStyle, default: .continuous), .named("transform", .transform, default: .identity)
    ) {
      (
        value: inout Path, argument0: Rect, argument1: RectangleCornerRadii, argument2: RoundedCornerStyle,
        argument3: Transform
      ) in value.addRoundedRect(in: argument0, cornerRadii: argument1, style: argument2, transform: argument3)
    }
  }

  /// Adds the members of `Path.Element`.
  static func addPathElementMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.staticMethod(on: "Path.Element", "move", .named("to", .point), returns: .pathElement) {
      Path.Element.move(to: $0)
    }
    vocabulary.staticMethod(on: "Path.Element", "line", .named("to", .point), returns: .pathElement) {
      Path.Element.line(to: $0)
    }
    vocabulary.staticMethod(
      on: "Path.Element", "quadCurve", .named("to", .point), .named("control", .point), returns: .pathElement
    ) { Path.Element.quadCurve(to: $0, control: $1) }
    vocabulary.staticMethod(
      on: "Path.Element", "curve", .named("to", .point), .named("control1", .point), .named("control2", .point),
      returns: .pathElement
    ) { Path.Element.curve(to: $0, control1: $1, control2: $2) }
    vocabulary.constant(on: "Path.Element", "closeSubpath", Path.Element.closeSubpath, as: .pathElement)
    vocabulary.enumeration(of: .pathElement) { value in
      switch value {
      case .move(let value0): ("move", ["to": TypeBinding<Point>.point.write(value0)])
      case .line(let value0): ("line", ["to": TypeBinding<Point>.point.write(value0)])
      case .quadCurve(let value0, let value1):
        (
          "quadCurve",
          ["to": TypeBinding<Point>.point.write(value0), "control": TypeBinding<Point>.point.write(value1)]
        )
      case .curve(let value0, let value1, let value2):
        (
          "curve",
          [
            "to": TypeBinding<Point>.point.write(value0), "control1": TypeBinding<Point>.point.write(value1),
            "control2": TypeBinding<Point>.point.write(value2),
          ]
        )
      case .closeSubpath: ("closeSubpath", [:])
      }
    }
  }

}
