extension Vocabulary {
  /// Adds mirrors, which list the stored properties of a value.
  mutating func addMirrors() {
    addWrittenMirrors()
    rawInitializer("Mirror", [.value("reflecting")]) { call throws(Fault) in
      let known = call.written.first?.value.knownType(call.evaluator) ?? .any
      let value = call.evaluator.deeplyBoxed(call.value(0), known)
      if let own = try call.evaluator.ownMirror(of: value, at: call.location) { return own }
      return .native("Mirror", MirroredValue(value: value, type: call.evaluator.declaration(of: value)))
    }
    rawProperty("Mirror", "children") { value, call in
      .array(Self.mirrored(value).map { call.evaluator.children(of: $0) } ?? [])
    }
    rawProperty("Mirror", "subjectType") { value, call in
      guard let mirrored = Self.mirrored(value) else { return .type(.any) }
      if case .object = mirrored.value, let type = mirrored.type { return .type(.declared(type)) }
      return .type(call.evaluator.typeHint(of: mirrored.value.settled))
    }
    rawProperty("Mirror", "superclassMirror") { value, call in
      guard let mirrored = Self.mirrored(value), case .object = mirrored.value, let type = mirrored.type,
        let parent = call.evaluator.program.superclass(of: type)
      else { return .none }
      return .native("Mirror", MirroredValue(value: mirrored.value, type: parent))
    }
    raw("Mirror", "descendant", [.value(nil, .array(.any), variadic: true)]) { value, call throws(Fault) in
      guard var mirrored = Self.mirrored(value) else { return .none }
      var found = Value.none
      for step in try call.list(0) {
        guard let child = Self.child(step, of: call.evaluator.children(of: mirrored)) else { return .none }
        found = child
        mirrored = MirroredValue(value: child, type: call.evaluator.declaration(of: child))
      }
      return found
    }
    rawProperty("Mirror", "displayStyle") { value, call in
      guard let name = Self.mirrored(value)?.style,
        let type = call.evaluator.program.preludeType(named: "_MirrorStyle"),
        let style = type.enumCase(named: name)
      else { return .none }
      return .enumCase(EnumValue(type: type, enumCase: style))
    }
  }

  /// Returns the value of the child with a label or at an index, or nil if there is none.
  private static func child(_ step: Value, of children: [Value]) -> Value? {
    let parts = children.compactMap { if case .tuple(let tuple) = $0 { tuple.elements } else { nil } }
    if let index = step.asInt { return parts.indices.contains(index) ? parts[index][1] : nil }
    return parts.first { $0[0].asString == step.asString }?[1]
  }

  static func mirrored(_ value: Value) -> MirroredValue? {
    if case .native(let native) = value { return native.payload as? MirroredValue }
    return nil
  }
}

/// A reflected value.
struct MirroredValue {
  /// The value.
  let value: Value
  /// The type whose own stored properties are the children; for an object, its class or a superclass.
  let type: TypeDeclaration?
  /// The children and the style of a mirror that the program writes, or nil for one of the value's stored properties.
  var written: (children: [Value], style: String?)?

  /// The name of the value's display style, or nil if it has none.
  var style: String? {
    if let written { return written.style }
    return switch value {
    case .instance, .range: "struct"
    case .object: "class"
    case .enumCase: "enum"
    case .tuple: "tuple"
    case .none: "optional"
    case .array: "collection"
    case .dictionary: "dictionary"
    case .set: "set"
    default: value.boxedOptional == nil ? nil : "optional"
    }
  }
}

extension Evaluator {
  /// Returns the stored properties or elements of a value, each as a tuple of a label and a value.
  func children(of mirrored: MirroredValue) -> [Value] {
    func child(_ label: String?, _ value: Value) -> Value {
      .tuple(TupleValue(labels: ["label", "value"], elements: [label.map { .string($0) } ?? .none, value]))
    }
    if let written = mirrored.written { return written.children }
    switch mirrored.value {
    case .instance(let instance), .object(let instance):
      let isObject = if case .object = mirrored.value { true } else { false }
      return zip(program.layout(of: instance.type).fields, instance.fields)
        .filter { !isObject || $0.0.owner?.origin === mirrored.type?.origin }
        .map { property, value in
          let known = property.wrapper == nil && !property.isWeak ? boundType(of: property, in: instance.type) : .any
          let label = property.isLazy ? "$__lazy_storage_$_" : property.wrapper == nil ? "" : "_"
          if property.isLazy, case .void = value { return child(label + property.name, .none) }
          return child(label + property.name, deeplyBoxed(property.isWeak ? value.strengthened : value, known))
        }
    case .tuple(let tuple):
      return zip(tuple.labels, tuple.elements).enumerated().map { child($1.0 ?? ".\($0)", $1.1) }
    case .array(let values): return values.map { child(nil, $0) }
    case .set(let set): return set.elements.map { child(nil, $0) }
    case .dictionary(let table):
      return table.entries.map {
        child(nil, .tuple(TupleValue(labels: ["key", "value"], elements: [$0.key, $0.value])))
      }
    case .enumCase(let value) where !value.payload.isEmpty:
      let parameters = signature(of: value.enumCase, in: value.type)
      let labels = parameters.map(\.label)
      let payload = zip(value.payload, parameters).map { deeplyBoxed($0, $1.type) }
      let isSingle = payload.count == 1 && labels.first.flatMap { $0 } == nil
      return [
        child(value.enumCase.name, isSingle ? payload[0] : .tuple(TupleValue(labels: labels, elements: payload)))
      ]
    case .range(let range):
      guard let lower = range.lower?.value, let upper = range.upper?.value else { return [] }
      return [child("lowerBound", lower.settled), child("upperBound", upper.settled)]
    default:
      if let boxed = mirrored.value.boxedOptional, !boxed.value.isNone {
        return [child("some", deeplyBoxed(boxed.value, boxed.type))]
      }
      return []
    }
  }
}
