import PlumblineLayout

extension Vocabulary {
  /// Adds points, sizes, angles, insets and transforms.
  mutating func addGeometry() {
    aliases["CGFloat"] = "Double"
    aliases["Alignment.Horizontal"] = "HorizontalAlignment"
    aliases["VerticalEdge.Set"] = "Edge.Set"
    aliases["CGVector"] = "CGPoint"
    addPoints()
    addRects()
    addAngles()
    addUnitPoints()
    addEdges()
    addTransformValues()
    addSpaceTransforms()
    addProxies()
  }

  private mutating func addPoints() {
    initializer(
      "CGPoint", .named("x", .double, default: 0), .named("y", .double, default: 0), returns: .point
    ) { Point(x: $0, y: $1) }
    initializer("CGPoint", .named("x", .int), .named("y", .int), returns: .point) {
      Point(x: Double($0), y: Double($1))
    }
    property(on: .point, "x", as: .double, get: { $0.x }, set: { $0.x = $1 })
    property(on: .point, "y", as: .double, get: { $0.y }, set: { $0.y = $1 })
    constant(on: "CGPoint", "zero", Point.zero, as: .point)
    method(on: .point, "applying", .unnamed(.transform), returns: .point) { $1.apply($0) }
    initializer(
      "CGSize", .named("width", .double, default: 0), .named("height", .double, default: 0), returns: .size
    ) { Size(width: $0, height: $1) }
    initializer("CGSize", .named("width", .int), .named("height", .int), returns: .size) {
      Size(width: Double($0), height: Double($1))
    }
    initializer("CGPoint", .named("dx", .double), .named("dy", .double), returns: .point) { Point(x: $0, y: $1) }
    initializer("CGPoint", .named("dx", .int), .named("dy", .int), returns: .point) {
      Point(x: Double($0), y: Double($1))
    }
    property(on: .size, "width", as: .double, get: { $0.width }, set: { $0.width = $1 })
    property(on: .size, "height", as: .double, get: { $0.height }, set: { $0.height = $1 })
    property(on: .point, "dx", as: .double, get: { $0.x }, set: { $0.x = $1 })
    property(on: .point, "dy", as: .double, get: { $0.y }, set: { $0.y = $1 })
    constant(on: "CGSize", "zero", Size.zero, as: .size)
    for name in ["description", "debugDescription"] {
      property(on: .point, name, as: .string) { "(\($0.x), \($0.y))" }
      property(on: .size, name, as: .string) { "(\($0.width), \($0.height))" }
      property(on: .rect, name, as: .string) { "(\($0.minX), \($0.minY), \($0.width), \($0.height))" }
    }
    method(on: .size, "applying", .unnamed(.transform), returns: .size) { size, transform in
      Size(
        width: size.width * transform.m11 + size.height * transform.m21,
        height: size.width * transform.m12 + size.height * transform.m22)
    }
    initializer(
      "ProposedViewSize", .named("width", .optional(.double)), .named("height", .optional(.double)),
      returns: .proposedViewSize
    ) { ProposedViewSize(width: $0, height: $1) }
    initializer("ProposedViewSize", .unnamed(.size), returns: .proposedViewSize) { ProposedViewSize($0) }
    for (name, value) in [
      ("zero", ProposedViewSize.zero), ("unspecified", .unspecified), ("infinity", .infinity),
    ] { constant(on: "ProposedViewSize", name, value, as: .proposedViewSize) }
    property(
      on: .proposedViewSize, "width", as: .optional(.double), get: { $0.width }, set: { $0.width = $1 })
    property(
      on: .proposedViewSize, "height", as: .optional(.double), get: { $0.height }, set: { $0.height = $1 })
    method(
      on: .proposedViewSize, "replacingUnspecifiedDimensions",
      .named("by", .size, default: Size(width: 10, height: 10)), returns: .size
    ) { $0.replacingUnspecifiedDimensions(by: $1) }
  }

  private mutating func addRects() {
    initializer(
      "CGRect", .named("origin", .point, default: .zero), .named("size", .size, default: .zero), returns: .rect
    ) {
      Rect(origin: $0, size: $1)
    }
    initializer(
      "CGRect", .named("x", .double), .named("y", .double), .named("width", .double), .named("height", .double),
      returns: .rect
    ) { Rect(x: $0, y: $1, width: $2, height: $3) }
    initializer(
      "CGRect", .named("x", .int), .named("y", .int), .named("width", .int), .named("height", .int), returns: .rect
    ) { Rect(x: Double($0), y: Double($1), width: Double($2), height: Double($3)) }
    constant(on: "CGRect", "zero", Rect.zero, as: .rect)
    property(on: .rect, "origin", as: .point, get: { $0.origin }, set: { $0.origin = $1 })
    property(on: .rect, "size", as: .size, get: { $0.size }, set: { $0.size = $1 })
    for (name, value) in [
      ("minX", \Rect.minX), ("midX", \.midX), ("maxX", \.maxX), ("minY", \.minY), ("midY", \.midY), ("maxY", \.maxY),
      ("width", \.width), ("height", \.height),
    ] as [(String, any KeyPath<Rect, Double> & Sendable)] {
      property(on: .rect, name, as: .double) { $0[keyPath: value] }
    }
    property(on: .rect, "center", as: .point) { $0.center }
    property(on: .rect, "isEmpty", as: .bool) { $0.isEmpty }
    property(on: .rect, "standardized", as: .rect) { $0.standardized }
    property(on: .rect, "integral", as: .rect) { $0.integral }
    method(on: .rect, "insetBy", .named("dx", .double), .named("dy", .double), returns: .rect) {
      $0.insetBy(dx: $1, dy: $2)
    }
    method(on: .rect, "offsetBy", .named("dx", .double), .named("dy", .double), returns: .rect) {
      $0.offsetBy(dx: $1, dy: $2)
    }
    method(on: .rect, "applying", .unnamed(.transform), returns: .rect) { $1.boundingRect(of: $0) }
    method(on: .rect, "union", .unnamed(.rect), returns: .rect) { $0.union($1) }
    method(on: .rect, "intersection", .unnamed(.rect), returns: .rect) { $0.intersection($1) }
    method(on: .rect, "intersects", .unnamed(.rect), returns: .bool) { $0.intersects($1) }
    method(on: .rect, "contains", .unnamed(.point), returns: .bool) { $0.contains($1) }
    method(on: .rect, "contains", .unnamed(.rect), returns: .bool) { $0.contains($1) }
  }

  private mutating func addAngles() {
    initializer("Angle", .named("degrees", .double), returns: .angle) { Angle(degrees: $0) }
    initializer("Angle", .named("radians", .double), returns: .angle) { Angle(radians: $0) }
    initializer("Angle", returns: .angle) { Angle() }
    staticMethod(on: "Angle", "degrees", .unnamed(.double), returns: .angle) { Angle(degrees: $0) }
    staticMethod(on: "Angle", "radians", .unnamed(.double), returns: .angle) { Angle(radians: $0) }
    constant(on: "Angle", "zero", Angle.zero, as: .angle)
    property(on: .angle, "degrees", as: .double, get: { $0.degrees }, set: { $0.degrees = $1 })
    property(on: .angle, "radians", as: .double, get: { $0.radians }, set: { $0.radians = $1 })
    function("+", .unnamed(.angle), .unnamed(.angle), returns: .angle) { $0 + $1 }
    function("-", .unnamed(.angle), .unnamed(.angle), returns: .angle) { $0 - $1 }
    function("*", .unnamed(.angle), .unnamed(.double), returns: .angle) { $0 * $1 }
    function("*", .unnamed(.double), .unnamed(.angle), returns: .angle) { $1 * $0 }
    function("/", .unnamed(.angle), .unnamed(.double), returns: .angle) { $0 / $1 }
    function("-", .unnamed(.angle), returns: .angle) { -$0 }
    function("<", .unnamed(.angle), .unnamed(.angle), returns: .bool) { $0 < $1 }
    function(">", .unnamed(.angle), .unnamed(.angle), returns: .bool) { $0 > $1 }
  }

  private mutating func addUnitPoints() {
    initializer(
      "UnitPoint", .named("x", .double, default: 0), .named("y", .double, default: 0), returns: .unitPoint
    ) { UnitPoint(x: $0, y: $1) }
    for (name, value) in [
      ("zero", UnitPoint.zero), ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
      ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
      ("bottomLeading", .bottomLeading),
      ("bottomTrailing", .bottomTrailing),
    ] { constant(on: "UnitPoint", name, value, as: .unitPoint) }
    property(on: .unitPoint, "x", as: .double, get: { $0.x }, set: { $0.x = $1 })
    property(on: .unitPoint, "y", as: .double, get: { $0.y }, set: { $0.y = $1 })
  }

  private mutating func addEdges() {
    initializer(
      "EdgeInsets", .named("top", .double, default: 0), .named("leading", .double, default: 0),
      .named("bottom", .double, default: 0), .named("trailing", .double, default: 0), returns: .edgeInsets
    ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }
    property(on: .edgeInsets, "top", as: .double, get: { $0.top }, set: { $0.top = $1 })
    property(on: .edgeInsets, "leading", as: .double, get: { $0.leading }, set: { $0.leading = $1 })
    property(on: .edgeInsets, "bottom", as: .double, get: { $0.bottom }, set: { $0.bottom = $1 })
    property(on: .edgeInsets, "trailing", as: .double, get: { $0.trailing }, set: { $0.trailing = $1 })
    for (name, edge) in [("top", Edge.top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)] {
      constant(on: "Edge", name, edge, as: .edge)
    }
    for (name, value) in [
      ("top", Edge.Set.top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
      ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all),
    ] { constant(on: "Edge.Set", name, value, as: .edgeSet) }
    arrayLiteral(of: .edgeSet) { $0.reduce(into: []) { $0.formUnion($1) } }
    method(on: .edgeSet, "contains", .unnamed(.edgeSet), returns: .bool) { $0.contains($1) }
    for (name, value) in [("horizontal", Axis.Set.horizontal), ("vertical", .vertical)] {
      constant(on: "Axis.Set", name, value, as: .axisSet)
    }
    arrayLiteral(of: .axisSet) { $0.reduce(into: []) { $0.formUnion($1) } }
    method(on: .axisSet, "contains", .unnamed(.axisSet), returns: .bool) { $0.contains($1) }
    conversion(from: .axis, to: .axisSet) { $0 == .horizontal ? .horizontal : .vertical }
    conversion(from: .edge, to: .edgeSet) { Edge.Set($0) }
    listedCases(of: .axis)
    listedCases(of: .layoutDirection)
    cases(of: .contentMode)
    listedCases(of: .colorScheme)
    for (name, edge) in [("leading", HorizontalEdge.leading), ("trailing", .trailing)] {
      constant(on: "HorizontalEdge", name, edge, as: .horizontalEdge)
    }
    for (name, edge) in [("top", VerticalEdge.top), ("bottom", .bottom)] {
      constant(on: "VerticalEdge", name, edge, as: .verticalEdge)
    }
    conversion(from: .verticalEdge, to: .edgeSet) { Edge.Set($0.edge) }
  }

  private mutating func addTransformValues() {
    for type in ["CGAffineTransform", "ProjectionTransform"] {
      initializer(type, returns: .transform) { .identity }
    }
    initializer("ProjectionTransform", .unnamed(.transform), returns: .transform) { $0 }
    initializer(
      "CGAffineTransform", .named("translationX", .double), .named("y", .double), returns: .transform
    ) { .translation(x: $0, y: $1) }
    initializer("CGAffineTransform", .named("scaleX", .double), .named("y", .double), returns: .transform) {
      .scale(x: $0, y: $1)
    }
    initializer("CGAffineTransform", .named("rotationAngle", .double), returns: .transform) {
      .rotation(Angle(radians: $0))
    }
    initializer(
      "CGAffineTransform", .named("a", .double), .named("b", .double), .named("c", .double), .named("d", .double),
      .named("tx", .double), .named("ty", .double), returns: .transform
    ) { Transform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5) }
    initializer(
      "CGAffineTransform", .unnamed(.double), .unnamed(.double), .unnamed(.double), .unnamed(.double),
      .unnamed(.double), .unnamed(.double), returns: .transform
    ) { Transform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5) }
    property(on: .transform, "isIdentity", as: .bool) { $0.isIdentity }
    constant(on: "CGAffineTransform", "identity", Transform.identity, as: .transform)
    method(on: .transform, "translatedBy", .named("x", .double), .named("y", .double), returns: .transform) {
      Transform.translation(x: $1, y: $2).concatenating($0)
    }
    method(on: .transform, "scaledBy", .named("x", .double), .named("y", .double), returns: .transform) {
      Transform.scale(x: $1, y: $2).concatenating($0)
    }
    method(on: .transform, "rotated", .named("by", .double), returns: .transform) {
      Transform.rotation(Angle(radians: $1)).concatenating($0)
    }
    method(on: .transform, "inverted", returns: .transform) { $0.inverted() }
    method(on: .transform, "concatenating", .unnamed(.transform), returns: .transform) { $0.concatenating($1) }
    let parts: [(String, WritableKeyPath<Transform, Double> & Sendable)] = [
      ("a", \.m11), ("b", \.m12), ("c", \.m21), ("d", \.m22), ("tx", \.m31), ("ty", \.m32), ("m11", \.m11),
      ("m12", \.m12), ("m13", \.m13), ("m21", \.m21), ("m22", \.m22), ("m23", \.m23), ("m31", \.m31), ("m32", \.m32),
      ("m33", \.m33),
    ]
    for (name, path) in parts {
      property(
        on: .transform, name, as: .double, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }
  }

  private mutating func addProxies() {
    property(on: .geometryProxy, "size", as: .size) { $0.size }
    property(on: .geometryProxy, "safeAreaInsets", as: .edgeInsets) { $0.safeAreaInsets }
    method(on: .geometryProxy, "frame", .named("in", .coordinateSpace), returns: .rect) { $0.frame(in: $1) }
    method(on: .geometryProxy, "bounds", .named("of", .coordinateSpace), returns: .optional(.rect)) {
      $0.bounds(of: $1)
    }
    constant(on: "CoordinateSpace", "global", CoordinateSpace.global, as: .coordinateSpace)
    constant(on: "CoordinateSpace", "local", CoordinateSpace.local, as: .coordinateSpace)
    staticMethod(on: "CoordinateSpace", "named", .unnamed(.identity), returns: .coordinateSpace) {
      .named(AnyHashableSendable($0))
    }
    constant(on: "CoordinateSpace", "scrollView", CoordinateSpace.scrollView, as: .coordinateSpace)
    staticMethod(on: "CoordinateSpace", "scrollView", .named("axis", .axis), returns: .coordinateSpace) {
      .scrollView(axis: $0)
    }
  }
}

/// Any hashable value, used as an identifier.
struct Identity: Hashable, NamedIdentity, @unchecked Sendable {
  /// The value.
  let value: HashableValue
  /// The string that the identity is, or nil for another value.
  var name: String? { if case .string(let name) = value.value { name } else { nil } }
}

extension TypeBinding where T == Identity {
  /// Any value that can be compared.
  static var identity: TypeBinding {
    TypeBinding(
      type: .any, read: { value, _ in Identity(value: HashableValue(value.settled)) }, write: { $0.value.value })
  }
}
