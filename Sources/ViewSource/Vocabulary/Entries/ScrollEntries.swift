import PlumblineLayout

extension Vocabulary {
  /// Adds the initial positions of scroll views.
  mutating func addScrollPositions() {
    let position = TypeBinding<ScrollPosition>.scrollPosition
    type("ScrollPosition")
    initializer("ScrollPosition", .named("idType", .unevaluated, default: ()), returns: position) { _ in
      ScrollPosition()
    }
    initializer("ScrollPosition", .named("id", .identity), .optional("anchor", .unitPoint), returns: position) {
      ScrollPosition(.view(AnyHashable($0)), anchor: $1)
    }
    initializer(
      "ScrollPosition", .named("idType", .unevaluated, default: ()), .named("edge", .edge), returns: position
    ) { _, edge in ScrollPosition(.edge(edge)) }
    initializer(
      "ScrollPosition", .named("idType", .unevaluated, default: ()), .named("point", .point), returns: position
    ) { _, point in ScrollPosition(.offset(x: point.x, y: point.y)) }
    initializer(
      "ScrollPosition", .named("idType", .unevaluated, default: ()), .optional("x", .double), .optional("y", .double),
      returns: position
    ) { _, x, y in ScrollPosition(x == nil && y == nil ? nil : .offset(x: x, y: y)) }
    addScrollPositionMembers(position)
  }

  private mutating func addScrollPositionMembers(_ position: TypeBinding<ScrollPosition>) {
    property(on: position, "isPositionedByUser", as: .bool) { _ in false }
    property(on: position, "edge", as: .optional(.edge)) { if case .edge(let edge) = $0.target { edge } else { nil } }
    property(on: position, "x", as: .optional(.double)) { if case .offset(let x, _) = $0.target { x } else { nil } }
    property(on: position, "y", as: .optional(.double)) { if case .offset(_, let y) = $0.target { y } else { nil } }
    property(on: position, "point", as: .optional(.point)) {
      if case .offset(let x?, let y?) = $0.target { Point(x: x, y: y) } else { nil }
    }
    method(on: position, "viewID", .named("type", .unevaluated), returns: .optional(.identity)) { position, _ in
      if case .view(let identity) = position.target { identity.base as? Identity } else { nil }
    }
    mutatingMethod(on: position, "scrollTo", .named("id", .identity), .optional("anchor", .unitPoint)) {
      (position: inout ScrollPosition, id: Identity, anchor: UnitPoint?) in
      position = ScrollPosition(.view(AnyHashable(id)), anchor: anchor)
    }
    mutatingMethod(on: position, "scrollTo", .named("edge", .edge)) { (position: inout ScrollPosition, edge: Edge) in
      position = ScrollPosition(.edge(edge))
    }
    mutatingMethod(on: position, "scrollTo", .named("point", .point)) {
      (position: inout ScrollPosition, point: Point) in
      position = ScrollPosition(.offset(x: point.x, y: point.y))
    }
    mutatingMethod(on: position, "scrollTo", .optional("x", .double), .optional("y", .double)) {
      (position: inout ScrollPosition, x: Double?, y: Double?) in
      position = ScrollPosition(.offset(x: x, y: y))
    }
  }
}
