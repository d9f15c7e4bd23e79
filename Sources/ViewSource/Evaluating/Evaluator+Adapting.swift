import PlumblineLayout

extension Evaluator {
  /// A value of a declared type as what the core knows under the name of a protocol, or nil if it does not conform.
  func adapted(_ value: Value, to name: String) throws(Fault) -> Value? {
    guard let type = declaration(of: value) else { return nil }
    switch name {
    case "Shape": return program.members(named: "path", of: type).isEmpty ? nil : .native("Shape", shape(value, type))
    case "ShapeStyle":
      return program.members(named: "resolve", of: type).isEmpty ? nil : .native(name, shapeStyle(value, type))
    case "View":
      return try node(of: value).map { .view($0) }
    default: return controlStyle(value, type, as: name)
    }
  }

  /// A declared shape: its path is computed when it is drawn.
  private func shape(_ value: Value, _ type: TypeDeclaration) -> AnyShape {
    nonisolated(unsafe) let evaluator = self
    nonisolated(unsafe) let receiver = value
    var shape = AnyShape(
      .custom { rect in
        evaluator.guarded(neutral: Path()) { () throws(Fault) in
          let answer = try evaluator.callMethod("path", of: receiver, [.native("CGRect", rect)])
          guard case .native(let native) = answer else { return nil }
          return native.payload as? Path
        }
      }, name: type.name)
    if !program.members(named: "sizeThatFits", of: type).isEmpty {
      shape.sizeThatFits = { proposal in
        evaluator.guarded(neutral: proposal.replacingUnspecifiedDimensions()) { () throws(Fault) in
          let answer = try evaluator.callMethod("sizeThatFits", of: receiver, [.native("ProposedViewSize", proposal)])
          guard case .native(let native) = answer else { return nil }
          return native.payload as? Size
        }
      }
    }
    return shape
  }

  /// A declared style: it is resolved where it is drawn.
  private func shapeStyle(_ value: Value, _ type: TypeDeclaration) -> AnyShapeStyle {
    nonisolated(unsafe) let evaluator = self
    nonisolated(unsafe) let receiver = value
    return .custom(
      CustomShapeStyle(name: type.name) { environment in
        evaluator.guarded(neutral: .color(.clear)) { () throws(Fault) in
          let answer = try evaluator.callMethod(
            "resolve", of: receiver, [.native("EnvironmentValues", environment)])
          return try TypeBinding<AnyShapeStyle>.shapeStyle.read(answer, evaluator)
        }
      })
  }

  /// The guide that a declared `AlignmentID` stands for.
  func alignmentKey(_ type: TypeDeclaration, axis: Axis) -> AlignmentKey {
    nonisolated(unsafe) let evaluator = self
    nonisolated(unsafe) let declared = type
    let name = type.name.prefix(1).lowercased() + type.name.dropFirst()
    return AlignmentKey(identity: .declared(type.number), name: name, axis: axis) { dimensions in
      evaluator.guarded(neutral: 0) { () throws(Fault) in
        for case .function(let function) in evaluator.program.statics(named: "defaultValue", of: declared) {
          let answer = try evaluator.run(
            function, receiver: nil, captured: nil, [.native("ViewDimensions", dimensions)], at: function.place)
          return answer.asDouble
        }
        return nil
      }
    }
  }

  /// Members that values of standard types have, looked up without the vocabulary because they are asked for often.
  func standardMember(_ name: String, of value: Value, at place: Place) throws(Fault) -> Value? {
    switch (value, name) {
    case (.array(let values), "count"): return .int(values.count)
    case (.array(let values), "isEmpty"): return .bool(values.isEmpty)
    case (.array(let values), "first"): return .optional(values.first)
    case (.array(let values), "last"): return .optional(values.last)
    case (.array(let values), "indices"): return .range(RangeValue(.int(0), .int(values.count), isClosed: false))
    case (.string(let string), "count"): return .int(string.count)
    case (.string(let string), "isEmpty"): return .bool(string.isEmpty)
    case (.enumCase(let value), "rawValue"): return try rawValue(of: value.enumCase, in: value.type)
    case (.enumCase(let value), "hashValue"): return .int(value.enumCase.index)
    case (.instance, "hashValue"), (.object, "hashValue"):
      return .int(HashableValue(value).hashValue & 0xFFFF_FFFF)
    case (_, "self"): return value
    default: return nil
    }
  }
}
