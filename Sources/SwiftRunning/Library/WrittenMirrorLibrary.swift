extension Vocabulary {
  /// Adds the initializers of mirrors whose children the program lists.
  mutating func addWrittenMirrors() {
    let rest: [ParameterShape] = [.ignored("displayStyle"), .ignored("ancestorRepresentation")]
    for label in ["children", "unlabeledChildren"] {
      rawInitializer("Mirror", [.value(), .value(label)] + rest) { call throws(Fault) in
        let written = call.written.first { $0.label == "displayStyle" }?.value
        let style = written?.implicitRoot ?? written?.memberName
        let children = try Self.children(of: call.value(1), isLabeled: label == "children", call)
        let type = call.evaluator.declaration(of: call.value(0))
        return .native("Mirror", MirroredValue(value: call.value(0), type: type, written: (children, style)))
      }
    }
  }

  private static func children(of list: Value, isLabeled: Bool, _ call: Call) throws(Fault) -> [Value] {
    var children: [Value] = []
    for element in try call.list(1) {
      guard isLabeled, case .tuple(let pair) = element, pair.elements.count == 2 else {
        children.append(.tuple(TupleValue(labels: ["label", "value"], elements: [.none, element])))
        continue
      }
      children.append(.tuple(TupleValue(labels: ["label", "value"], elements: pair.elements.map(\.settledNumber))))
    }
    return children
  }
}

extension Evaluator {
  /// Returns the mirror that a value of the program provides, or nil.
  func ownMirror(of value: Value, at location: SourceLocation) throws(Fault) -> Value? {
    guard let type = declaration(of: value), program.conforms(type, to: "CustomReflectable"),
      let property = declaredProperty("customMirror", of: value)
    else { return nil }
    return try getter(property, of: value, at: location)
  }

  /// Returns the description of a structure by the mirror that it provides, or nil if it provides none.
  func mirroredDescription(
    of value: Value, quoted: Bool, at location: SourceLocation, depth: Int
  ) throws(Fault) -> String? {
    guard case .instance(let instance) = value, let mirror = try ownMirror(of: value, at: location),
      let mirrored = Vocabulary.mirrored(mirror), ["tuple", "struct"].contains(mirrored.style)
    else { return nil }
    var parts: [String] = []
    for case .tuple(let child) in children(of: mirrored) {
      let text = try describe(child.elements[1], at: location, quoted: true, depth: depth + 1)
      parts.append((child.elements[0].asString.map { "\($0): " } ?? "") + text)
    }
    let type = mirrored.style == "tuple" ? "" : SwiftType.declared(instance.type).printedName
    return type + "(" + parts.joined(separator: ", ") + ")"
  }
}
