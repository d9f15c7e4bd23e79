import PlumblineLayout

extension Vocabulary {
  /// Adds the members of the layout core's values, such as points, colours and fonts, and the conversions between them.
  mutating func addValues() {
    for (type, add) in Self.declaredMembers { later([type], add) }
    addDeclaredFunctions()
    aliases["CGFloat"] = "Double"
    aliases["Alignment.Horizontal"] = "HorizontalAlignment"
    aliases["VerticalEdge.Set"] = "Edge.Set"
    aliases["CGVector"] = "CGPoint"
    aliases["ProjectionTransform"] = "CGAffineTransform"
    rawMutating("CGAffineTransform", "invert") { value, call throws(Fault) in
      let transform = try call.receiver(value, as: .transform)
      let hasInverse = transform.m11 * transform.m22 != transform.m12 * transform.m21
      if hasInverse { value = TypeBinding.transform.write(transform.inverted()) }
      return .bool(hasInverse)
    }
    aliases["ToolbarTitleDisplayMode"] = "NavigationBarItem.TitleDisplayMode"
    constant("CATransform3DIdentity", CATransform3DIdentity, as: .spaceTransform)
    type("Path", parents: ["Shape"])
    conversion(from: .axis, to: .axisSet) { $0 == .horizontal ? .horizontal : .vertical }
    conversion(from: .edge, to: .edgeSet) { Edge.Set($0) }
    conversion(from: .verticalEdge, to: .edgeSet) { Edge.Set($0.edge) }
    function("CGPointMake", .unnamed(.double), .unnamed(.double), returns: .point) { Point(x: $0, y: $1) }
    function("CGSizeMake", .unnamed(.double), .unnamed(.double), returns: .size) { Size(width: $0, height: $1) }
    function(
      "CGRectMake", .unnamed(.double), .unnamed(.double), .unnamed(.double), .unnamed(.double), returns: .rect
    ) { Rect(x: $0, y: $1, width: $2, height: $3) }
  }
}

/// Any hashable value, used as an identifier.
struct Identity: Hashable, NamedIdentity, @unchecked Sendable {
  /// The value.
  let value: HashableValue
  /// The string that the identity is, or nil for another value.
  var name: String? { if case .string(let name) = value.value { name } else { nil } }
  /// The identity as a step names it: a string, a number, or the name of a case.
  var stepName: String {
    switch value.value {
    case .enumCase(let value): value.enumCase.name
    case .native(let native): "\(native.payload)"
    default: value.value.plainText
    }
  }
}

extension TypeBinding where T == Identity {
  /// Any value that can be compared.
  static var identity: TypeBinding {
    TypeBinding(
      type: .any, read: { value, _ in Identity(value: HashableValue(value.settled)) }, write: { $0.value.value })
  }
}
