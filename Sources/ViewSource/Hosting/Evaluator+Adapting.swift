import PlumblineLayout

extension Evaluator {
  /// Returns a value of a declared type converted to a framework type, or nil if it does not conform to that protocol.
  func adapted(_ value: Value, of type: TypeDeclaration, to name: String) throws(Fault) -> Value? {
    switch name {
    case "Shape": return program.members(named: "path", of: type).isEmpty ? nil : .native("Shape", shape(value, type))
    case "ShapeStyle":
      return program.members(named: "resolve", of: type).isEmpty ? nil : .native(name, shapeStyle(value, type))
    case "View":
      return try node(of: value).map { .view($0) }
    default: return controlStyle(value, type, as: name)
    }
  }

  /// Returns a declared shape, whose path is computed when it is drawn.
  private func shape(_ value: Value, _ type: TypeDeclaration) -> AnyShape {
    nonisolated(unsafe) let evaluator = self
    nonisolated(unsafe) let receiver = value
    let path: @Sendable (Rect) -> Path = { rect in
      evaluator.guarded(neutral: Path()) { () throws(Fault) in
        let answer = try evaluator.callMethod("path", of: receiver, [.native("CGRect", rect)])
        guard case .native(let native) = answer else { return nil }
        return native.payload as? Path
      }
    }
    nonisolated(unsafe) let type = type
    let data = animatableData(of: value).map { values in
      AnimatableShapeData(values: values, path: path) { evaluator.shape(evaluator.setting($0, of: receiver), type) }
    }
    var shape = AnyShape(data.map { .animatable($0) } ?? .custom(path), name: type.name)
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

  /// Returns a declared shape style, which is resolved when it is drawn.
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

  /// Returns the alignment guide of a declared `AlignmentID`.
  func alignmentKey(_ type: TypeDeclaration, axis: Axis) -> AlignmentKey {
    nonisolated(unsafe) let evaluator = self
    nonisolated(unsafe) let declared = type
    let name = type.name.prefix(1).lowercased() + type.name.dropFirst()
    return AlignmentKey(identity: .declared(type.id), name: name, axis: axis) { dimensions in
      evaluator.guarded(neutral: 0) { () throws(Fault) in
        for case .function(let function) in evaluator.program.statics(named: "defaultValue", of: declared) {
          let answer = try evaluator.run(
            function, receiver: nil, captured: nil, [.native("ViewDimensions", dimensions)], at: function.location)
          return answer.asDouble
        }
        return nil
      }
    }
  }
}
