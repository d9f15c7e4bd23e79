extension Evaluator {
  /// Returns a value as an interpolation writes it; in a localized key, numbers are formatted for the locale.
  package func text(
    of value: Value, options: [(String?, Value)], isKey: Bool = false, at location: SourceLocation
  ) throws(Fault) -> String {
    if let (label, option) = options.first {
      if label == "specifier", let format = option.asString { return try formatted(format, [value], at: location) }
      if label == "format", case .native(let native) = option, let format = native.payload as? ValueFormat,
        let string = try self.text(of: value, in: format, at: location)
      {
        return string
      }
      if label == "formatter", let string = try callMethod("string", of: option, [value]).asString { return string }
      if label == "style", case .native(let native) = option, let style = native.payload as? LiveDate,
        let string = try self.text(of: value, in: .live(style), at: location)
      {
        return string
      }
      if label == "default" { return value.isNone ? option.asString ?? "" : try describe(value, at: location) }
    } else if isKey, let number = try host.textInKey(value, in: self, at: location) {
      return number
    }
    return try describe(value, at: location)
  }

  /// Returns a value as `print` writes it, or as `debugPrint` does if it is quoted, as within another value.
  package func describe(_ value: Value, at location: SourceLocation, quoted: Bool = false, depth: Int = 0) throws(Fault)
    -> String
  {
    guard depth < 64 else { return "…" }
    func inner(_ value: Value) throws(Fault) -> String {
      try describe(value, at: location, quoted: true, depth: depth + 1)
    }
    func list(_ values: [Value]) throws(Fault) -> String {
      var parts: [String] = []
      for value in values { parts.append(try inner(value)) }
      return parts.joined(separator: ", ")
    }
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .bool(let bool): return bool ? "true" : "false"
    case .int(let int), .literal(let int): return "\(int)"
    // The sign of a number that is none depends on the processor.
    case .double(let double): return double.isNaN ? "nan" : "\(double)"
    case .string(let string): return quoted ? string.debugDescription : string
    case .character(let character): return quoted ? character.debugDescription : String(character)
    case .array(let values): return "[" + (try list(values)) + "]"
    case .set(let set): return (quoted ? "Set([" : "[") + (try list(set.elements)) + (quoted ? "])" : "]")
    case .dictionary(let dictionary):
      if dictionary.entries.isEmpty { return "[:]" }
      var parts: [String] = []
      for entry in dictionary.entries { parts.append(try inner(entry.key) + ": " + inner(entry.value)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .tuple(let tuple):
      var parts: [String] = []
      for (label, element) in zip(tuple.labels, tuple.elements) {
        parts.append((label.map { "\($0): " } ?? "") + (try inner(element)))
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .range(let range):
      let low = try range.lower.map { (bound) throws(Fault) in try inner(bound.value) } ?? ""
      let high = try range.upper.map { (bound) throws(Fault) in try inner(bound.value) } ?? ""
      let bounds = low + (range.isClosed ? "..." : "..<") + high
      if let bound = range.lower ?? range.upper, range.lower == nil || range.upper == nil {
        let type = writtenType(of: range, typeHint(of: bound.value.settled)).printedName
        return "\(type)(\(range.lower == nil ? "upper" : "lower")Bound: \(low)\(high))"
      }
      guard quoted, range.lower != nil else { return bounds }
      return (range.isClosed ? "ClosedRange(" : "Range(") + bounds + ")"
    case .instance(let instance), .object(let instance):
      if let own = try ownDescription(of: value, instance.type, quoted: quoted, at: location) { return own }
      if let text = try mirroredDescription(of: value, quoted: quoted, at: location, depth: depth) { return text }
      if case .object = value { return instance.type.qualifiedName }
      var parts: [String] = []
      for (field, value) in zip(program.layout(of: instance.type).fields, instance.fields) {
        let type = boundType(of: field, in: instance.type)
        let written =
          type.holdsOptional
          ? try describe(value, as: type, quoted: true, at: location, depth: depth) : try inner(value)
        let mark = field.wrapper != nil && customWrapper(field) != nil ? "_" : ""
        parts.append("\(mark)\(field.name): \(written)")
      }
      let path = quoted ? instance.type.outerNames : ""
      return "\(path)\(SwiftType.declared(instance.type).printedName)(" + parts.joined(separator: ", ") + ")"
    case .enumCase(let enumValue):
      if let own = try ownDescription(of: value, enumValue.type, quoted: quoted, at: location) { return own }
      var parts: [String] = []
      let signature = signature(of: enumValue.enumCase, in: enumValue.type)
      for (parameter, value) in zip(signature, enumValue.payload) {
        let written =
          parameter.type.holdsOptional
          ? try describe(value, as: parameter.type, quoted: true, at: location, depth: depth) : try inner(value)
        parts.append((parameter.label.map { "\($0): " } ?? "") + written)
      }
      let path = quoted ? enumValue.type.outerNames + SwiftType.declared(enumValue.type).printedName + "." : ""
      // A tuple as the only associated value has no parentheses of its own.
      if parts.count == 1, signature[0].label == nil, case .tuple = enumValue.payload[0] {
        return path + enumValue.enumCase.name + parts[0]
      }
      return path + enumValue.enumCase.name + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
    case .function: return "(Function)"
    case .keyPath(let path): return "\\." + (path.name ?? "self")
    case .type(let type): return type.printedName
    case .native(let native):
      if let text = value.substring { return quoted ? text.debugDescription : String(text) }
      if let slice = value.arraySlice {
        return (quoted ? "ArraySlice([" : "[") + (try list(slice.values)) + (quoted ? "])" : "]")
      }
      if value.isSomeNil { return "Optional(nil)" }
      if value.lazySequence != nil { throw fault(.noDescription(native.type), at: location) }
      if let boxed = value.boxedOptional {
        return try describe(boxed.value, as: .optional(boxed.type), at: location, depth: depth)
      }
      if let outside = native as? OutsideValue {
        warn(outside, .text, at: location)
        return decidesOtherwise(on: outside, at: location) ? OtherDecisions.text(outside) : outside.name
      }
      if let property = declaredProperty("description", of: value) {
        return try getter(property, of: value, at: location).asString ?? ""
      }
      if let entry = vocabulary.types[native.type]?.members["description"]?.first {
        var receiver = value
        let call = Call(evaluator: self, location: location, arguments: [], name: "description")
        return try entry.call(on: &receiver, call).asString ?? ""
      }
      if let binding = native.payload as? BindingValue { return try describe(binding.get(), at: location) }
      return "\(native.payload)"
    }
  }

  /// Returns a value of a known type as `print` writes it: a wrapped optional is written as `Optional(…)`.
  package func describe(
    _ value: Value, as type: SwiftType, quoted: Bool = false, at location: SourceLocation, depth: Int = 0
  ) throws(Fault) -> String {
    guard depth < 64 else { return "…" }
    func inner(_ value: Value, _ type: SwiftType) throws(Fault) -> String {
      if type.holdsOptional { return try describe(value, as: type, quoted: true, at: location, depth: depth + 1) }
      return try describe(value, at: location, quoted: true, depth: depth + 1)
    }
    if value.isSomeNil { return "Optional(nil)" }
    let content = value.boxedOptional?.value ?? value
    let value = content.wholeArray
    switch (type, value) {
    case (_, .none): return "nil"
    case (.optional(let wrapped), _): return "Optional(\(try inner(content, wrapped)))"
    case (.array(let element), .array(let values)):
      var parts: [String] = []
      for value in values { parts.append(try inner(value, element)) }
      return "[\(parts.joined(separator: ", "))]"
    case (.dictionary(_, let type), .dictionary(let dictionary)) where !dictionary.entries.isEmpty:
      var parts: [String] = []
      for entry in dictionary.entries {
        parts.append(try describe(entry.key, at: location, quoted: true) + ": " + inner(entry.value, type))
      }
      return "[\(parts.joined(separator: ", "))]"
    case (.tuple(let types), .tuple(let tuple)) where types.count == tuple.elements.count:
      var parts: [String] = []
      for (index, element) in tuple.elements.enumerated() {
        parts.append((tuple.labels[index].map { "\($0): " } ?? "") + (try inner(element, types[index].type)))
      }
      return "(\(parts.joined(separator: ", ")))"
    default: return try describe(value, at: location, quoted: quoted, depth: depth)
    }
  }

  /// Returns the value of an expression as `print` writes it, with its static type: an optional is written as such.
  func describe(
    _ value: Value, of expression: Expression?, quoted: Bool = false, at location: SourceLocation
  ) throws(Fault) -> String {
    let type = expression?.knownType(self) ?? .any
    if let type = expression.flatMap(undescribed) { throw fault(.noDescription(type), at: location) }
    if type.holdsOptional { return try describe(value, as: type, quoted: quoted, at: location) }
    return try describe(value, at: location, quoted: quoted)
  }

  /// Returns the `description` or `debugDescription` that a declared type provides, or nil if it provides none.
  private func ownDescription(
    of value: Value, _ type: TypeDeclaration, quoted: Bool, at location: SourceLocation
  ) throws(Fault) -> String? {
    let plain =
      program.conforms(type, to: "CustomStringConvertible") || program.conforms(type, to: "LosslessStringConvertible")
    let debug = program.conforms(type, to: "CustomDebugStringConvertible")
    guard plain || debug else { return nil }
    let name = debug && (quoted || !plain) ? "debugDescription" : "description"
    // The extension that conforms may apply to other type arguments.
    let members = program.members(named: name, of: type)
    if !members.isEmpty, applicable(members, to: typeHint(of: value)).isEmpty { return nil }
    return try member(name, of: value, hint: .string, at: location).asString
  }

  /// Returns values formatted by a C format string such as `%.2f`; in a locale, numbers have its digits and separators.
  ///
  /// Rule: <doc:TextLayout#Values-in-localized-keys>.
  package func formatted(
    _ format: String, _ values: [Value], locale: String? = nil, at location: SourceLocation
  ) throws(Fault) -> String {
    var result = ""
    var rest = Substring(format)
    var index = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        result.append("%")
        continue
      }
      var flags = ""
      /// Reads flags, width, precision and length; a star stands for the next value.
      func readFlags() {
        while let next = rest.first, "0123456789.+- #lhqztj*".contains(next) {
          rest.removeFirst()
          guard next == "*" else {
            flags.append(next)
            continue
          }
          let number = values.indices.contains(index) ? values[index].asWhole.map { Int(clamping: $0.value) } ?? 0 : 0
          index += 1
          if number < 0, flags.hasSuffix(".") {
            flags.removeLast()
          } else {
            flags += number < 0 ? "-\(number.magnitude)" : "\(number)"
          }
        }
      }
      readFlags()
      var position: Int?
      if rest.first == "$", let given = Int(flags) {
        position = given - 1
        flags = ""
        rest.removeFirst()
        readFlags()
      }
      // A conversion that the format does not complete shows nothing, and takes no value.
      guard let kind = rest.popFirst() else { break }
      let chosen = position ?? index
      let value: Value = values.indices.contains(chosen) ? values[chosen] : .none
      if position == nil { index += 1 }
      // Foundation ignores the width of a text.
      if kind == "@" { flags = "" }
      if let locale, let style = Self.style(flags: flags, kind: kind, locale: locale), value.isNumber,
        let text = try text(of: value, in: .number(style), at: location)
      {
        result += text
        continue
      }
      result += try NumberFormat(flags: flags, kind: kind).text(of: value, described: describe(value, at: location))
    }
    return result
  }

  /// Returns the style of a conversion to a decimal number in a locale, or nil for other conversions and for those with
  /// a width.
  private static func style(flags: String, kind: Character, locale: String) -> NumberStyle? {
    let parts = flags.drop { "lhqz".contains($0) }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.first?.isEmpty ?? true, parts.count < 3 else { return nil }
    var style = NumberStyle(kind: .number)
    style.locale = locale
    switch kind {
    case "d", "i", "u": return parts.count < 2 ? style : nil
    case "f":
      let digits = parts.count < 2 ? 6 : min(Int(parts[1]) ?? 0, 40)
      return style.setting("precision", NumberStyle.fraction(digits...digits))
    default: return nil
    }
  }
}
