extension Vocabulary {
  /// Adds `dump`, which returns its argument and writes nothing, or writes to a text.
  mutating func addDump() {
    let limits: [ParameterShape] = [
      .value("name", .string, optional: true), .value("indent", .int, optional: true),
      .value("maxDepth", .int, optional: true), .value("maxItems", .int, optional: true),
    ]
    rawFunction("dump", [.value()] + limits) { $0.value(0) }
    rawFunction("dump", [.value(), .value("to", .string)] + limits) { call throws(Fault) in
      let value = call.evaluator.deeplyBoxed(call.value(0), call.written.first?.value.knownType(call.evaluator) ?? .any)
      var dump = Dump(
        call.evaluator, at: call.location, maxDepth: call.arguments[4]?.asInt ?? .max,
        maxItems: call.arguments[5]?.asInt ?? .max)
      try dump.write(value, name: call.arguments[2]?.asString, indent: call.arguments[3]?.asInt ?? 0, depth: 0)
      call.changes?.values[1] = .string((call.value(1).asString ?? "") + dump.text)
      return call.value(0)
    }
  }
}

/// The text that `dump` writes of a value and its parts, one on each line.
private struct Dump {
  private let evaluator: Evaluator
  private let location: SourceLocation
  private let maxDepth: Int
  private var remainingItems: Int
  private var objects: [ObjectIdentifier: Int] = [:]
  /// The lines.
  private(set) var text = ""

  init(_ evaluator: Evaluator, at location: SourceLocation, maxDepth: Int, maxItems: Int) {
    (self.evaluator, self.location, self.maxDepth, remainingItems) = (evaluator, location, maxDepth, maxItems)
  }

  /// Writes a value with its parts, down to the maximum depth.
  mutating func write(_ value: Value, name: String?, indent: Int, depth: Int) throws(Fault) {
    guard remainingItems > 0 else { return }
    remainingItems -= 1
    let plain = MirroredValue(value: value, type: evaluator.declaration(of: value))
    let own = try evaluator.ownMirror(of: value, at: location).flatMap(Vocabulary.mirrored)
    let mirrored = own ?? plain
    let parts = try evaluator.parts(of: mirrored, at: location)
    text += start(parts.count, indent: indent, depth: depth) + (name.map { "\($0): " } ?? "")
    text += try summary(of: mirrored, parts.count)
    if case .object(let object) = value {
      let known = objects[ObjectIdentifier(object)]
      text += " #\(known ?? objects.count)"
      if known == nil { objects[ObjectIdentifier(object)] = objects.count }
      if known != nil { text += "\n" }
      if known != nil { return }
    }
    text += "\n"
    guard depth < maxDepth else { return }
    if case .object = value, let type = mirrored.type, let parent = evaluator.program.superclass(of: type) {
      try writeSuperclass(MirroredValue(value: value, type: parent), parent, indent: indent + 2, depth: depth + 1)
    }
    try write(parts, indent: indent + 2, depth: depth + 1)
  }

  private mutating func writeSuperclass(
    _ mirrored: MirroredValue, _ type: TypeDeclaration, indent: Int, depth: Int
  ) throws(Fault) {
    guard remainingItems > 0 else { return }
    remainingItems -= 1
    let parts = try evaluator.parts(of: mirrored, at: location)
    text += start(parts.count, indent: indent, depth: depth) + "super: \(SwiftType.declared(type).printedName)\n"
    guard depth < maxDepth else { return }
    if let parent = evaluator.program.superclass(of: type) {
      let inherited = MirroredValue(value: mirrored.value, type: parent)
      try writeSuperclass(inherited, parent, indent: indent + 2, depth: depth + 1)
    }
    try write(parts, indent: indent + 2, depth: depth + 1)
  }

  private mutating func write(_ parts: [MirroredPart], indent: Int, depth: Int) throws(Fault) {
    for (index, part) in parts.enumerated() {
      if remainingItems <= 0 {
        let rest = parts.count - index
        text += String(repeating: " ", count: indent + 2)
        text += index == 0 ? "(\(rest) children)\n" : "(\(rest) more \(rest == 1 ? "child" : "children"))\n"
        return
      }
      try write(part.value, name: part.label, indent: indent, depth: depth)
    }
  }

  private func start(_ count: Int, indent: Int, depth: Int) -> String {
    String(repeating: " ", count: indent) + (count == 0 ? "- " : depth >= maxDepth ? "▹ " : "▿ ")
  }

  /// Returns the description of a value without those of its parts.
  private func summary(of mirrored: MirroredValue, _ count: Int) throws(Fault) -> String {
    func counted(_ one: String, _ several: String) -> String { "\(count) \(count == 1 ? one : several)" }
    switch (mirrored.written?.style, mirrored.value) {
    case ("tuple", _), (_, .tuple): return "(" + counted("element", "elements") + ")"
    case ("collection", _), (_, .array): return counted("element", "elements")
    case ("dictionary", _), (_, .dictionary): return counted("key/value pair", "key/value pairs")
    case ("set", _), (_, .set): return counted("member", "members")
    case (_, .instance(let instance)) where !isDescribed(instance.type),
      (_, .object(let instance)) where !isDescribed(instance.type):
      return instance.type.outerNames + SwiftType.declared(instance.type).printedName
    case (_, .enumCase(let value)) where !isDescribed(value.type):
      return value.type.outerNames + SwiftType.declared(value.type).printedName + "." + value.enumCase.name
    default: return try evaluator.describe(mirrored.value, at: location, quoted: true)
    }
  }

  private func isDescribed(_ type: TypeDeclaration) -> Bool {
    ["CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible"].contains {
      evaluator.program.conforms(type, to: $0)
    }
  }
}

/// A part of a reflected value.
private struct MirroredPart {
  var label: String?
  var value: Value
}

extension Evaluator {
  /// Returns the parts of a value: those of its own mirror if it has one, or else its stored properties or elements.
  fileprivate func parts(of mirrored: MirroredValue, at location: SourceLocation) throws(Fault) -> [MirroredPart] {
    children(of: mirrored).map { child in
      guard case .tuple(let tuple) = child else { return MirroredPart(label: nil, value: child) }
      return MirroredPart(label: tuple.elements[0].asString, value: tuple.elements[1])
    }
  }
}
