extension Vocabulary {
  /// Adds mirrors, which list the stored properties of a value.
  mutating func addMirrors() {
    rawInitializer("Mirror", [.value("reflecting")]) { call in
      let value = call.value(0)
      return .native("Mirror", MirroredValue(value: value, children: call.evaluator.children(of: value)))
    }
    rawProperty("Mirror", "children") { value, _ in .array(Self.mirrored(value)?.children ?? []) }
    rawProperty("Mirror", "subjectType") { value, call in
      .type(Self.mirrored(value).map { call.evaluator.typeHint(of: $0.value) } ?? .any)
    }
    rawProperty("Mirror", "displayStyle") { _, _ in .none }
  }

  private static func mirrored(_ value: Value) -> MirroredValue? {
    if case .native(let native) = value { return native.payload as? MirroredValue }
    return nil
  }
}

/// A reflected value with its labelled children.
private struct MirroredValue {
  /// The value.
  let value: Value
  /// The children, each a tuple of a label and a value.
  let children: [Value]
}

extension Evaluator {
  /// Returns the stored properties or elements of a value, each as a tuple of a label and a value.
  fileprivate func children(of value: Value) -> [Value] {
    func child(_ label: String?, _ value: Value) -> Value {
      .tuple(TupleValue(labels: ["label", "value"], elements: [label.map { .string($0) } ?? .none, value]))
    }
    switch value {
    case .instance(let instance), .object(let instance):
      return zip(program.layout(of: instance.type).fields, instance.fields).map {
        child($0.wrapper == nil ? $0.name : "_" + $0.name, $1)
      }
    case .tuple(let tuple):
      return zip(tuple.labels, tuple.elements).enumerated().map { child($1.0 ?? ".\($0)", $1.1) }
    case .array(let values): return values.map { child(nil, $0) }
    case .enumCase(let value) where !value.payload.isEmpty:
      return [child(value.enumCase.name, value.payload.count == 1 ? value.payload[0] : .array(value.payload))]
    default: return []
    }
  }
}
