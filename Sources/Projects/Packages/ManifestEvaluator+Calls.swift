import PlumblineSwiftReading

extension ManifestEvaluator {
  /// Returns the value of `base.name` or `.name`.
  func value(of access: MemberAccessExprSyntax) -> ManifestValue {
    let name = access.declName.baseName.text
    guard let base = access.base else { return member(name) ?? object(name, at: access) }
    switch value(of: base) {
    case .type(let type): return member(name, ofType: type, access)
    case .object(let object):
      if let value = object[name] { return value }
      if name == "environment" { return .table([]) }
      return Self.functions.contains(object.name) ? .none : unknown(access)
    case .list(let elements): return member(name, of: elements) ?? unknown(access)
    case .table(let entries):
      switch name {
      case "keys": return .list(entries.map(\.key))
      case "values": return .list(entries.map(\.value))
      case "count": return .number(entries.count)
      case "isEmpty": return .boolean(entries.isEmpty)
      default: return unknown(access)
      }
    case .text(let text):
      switch name {
      case "isEmpty": return .boolean(text.isEmpty)
      case "count": return .number(text.count)
      default: return unknown(access)
      }
    case .none: return .none
    default: return unknown(access)
    }
  }

  /// The functions and types whose results only have the members that are passed as arguments; other members are nil.
  private static let functions: Set<String> = [
    "Package", "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary", "binaryTarget",
    "package",
    "product", "byName", "library", "executable",
  ]

  private func member(_ name: String, ofType type: String, _ access: MemberAccessExprSyntax) -> ManifestValue {
    if type == "Context", name == "packageDirectory" { return .text(packageFolder) }
    if name == "environment" { return .table([]) }
    if name == "allCases", let cases = allCases(of: type) { return cases }
    if name.first?.isUppercase ?? false { return .type(name) }
    return member(name) ?? object(name, at: access)
  }

  private func object(_ name: String, at syntax: some SyntaxProtocol) -> ManifestValue {
    .object(ManifestObject(name: name, arguments: [], offset: syntax.node.start))
  }

  private func member(_ name: String, of elements: [ManifestValue]) -> ManifestValue? {
    switch name {
    case "count": .number(elements.count)
    case "isEmpty": .boolean(elements.isEmpty)
    case "first": elements.first ?? ManifestValue.none
    case "last": elements.last ?? ManifestValue.none
    case "indices": .list(elements.indices.map { .number($0) })
    default: nil
    }
  }

  /// Returns the value of `base[key]`.
  func value(of access: SubscriptCallExprSyntax) -> ManifestValue {
    let key = access.arguments.first.map { value(of: $0.expression) } ?? .none
    switch (value(of: access.calledExpression), key) {
    case (.list(let elements), .number(let index)): return elements.indices.contains(index) ? elements[index] : .none
    case (.table(let entries), _):
      let found = entries.first { $0.key.equals(key) }?.value
      if found == nil, access.arguments.count > 1 { return value(of: access.arguments[1].expression) }
      return found ?? .none
    default: return unknown(access)
    }
  }

  /// Returns the value of a call.
  func value(of call: FunctionCallExprSyntax) -> ManifestValue {
    switch call.calledExpression.form {
    case .declReferenceExpr(let name):
      if case .function(let function) = variable(name.baseName.text) { return self.call(function, arguments(of: call)) }
      return made(name.baseName.text, by: call)
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.text
      guard let base = access.base else { return make(name, call) }
      let receiver = value(of: base)
      if case .type(let type) = receiver { return make(name == "init" ? type : name, call) }
      return result(of: name, on: receiver, at: base, call)
    case .arrayExpr: return .list([])
    default:
      if case .function(let function) = value(of: call.calledExpression) {
        return self.call(function, arguments(of: call))
      }
      return unknown(call)
    }
  }

  /// Returns the result of a static function of the manifest, or an object with the function's name.
  private func make(_ name: String, _ call: FunctionCallExprSyntax) -> ManifestValue {
    // A wrapper calls the package's own function of the same name with other argument labels.
    if let function = memberFunction(name), function.takes(call.arguments.map { $0.label?.text }) {
      return self.call(function, arguments(of: call))
    }
    return made(name, by: call)
  }

  private func made(_ name: String, by call: FunctionCallExprSyntax) -> ManifestValue {
    let arguments = arguments(of: call)
    if ["Set", "Array", "String"].contains(name), arguments.count == 1 { return arguments[0].value }
    let object = ManifestObject(name: name, arguments: arguments, offset: call.node.start)
    note(object)
    return .object(object)
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [ManifestArgument] {
    var arguments = call.arguments.map {
      ManifestArgument(label: $0.label?.text, value: value(of: $0.expression))
    }
    if let closure = call.trailingClosure {
      arguments.append(ManifestArgument(label: nil, value: value(of: ExprSyntax(closure.node))))
    }
    return arguments
  }

  /// Returns the result of a method; a mutating method assigns the new value to the receiver's expression.
  private func result(
    of name: String, on receiver: ManifestValue, at base: ExprSyntax, _ call: FunctionCallExprSyntax
  ) -> ManifestValue {
    let arguments = arguments(of: call)
    let first = arguments.first?.value ?? .none
    switch (name, receiver) {
    case ("append", .list), ("append", .none), ("insert", .list):
      let added = arguments.first?.label == "contentsOf" ? first.elements : [first]
      assign(.list(name == "insert" ? added + receiver.elements : receiver.elements + added), to: base)
      return .none
    case ("removeAll", .list(let elements)):
      guard case .function(let condition) = first else {
        assign(.list([]), to: base)
        return .none
      }
      assign(.list(elements.filter { !self.call(condition, with: $0).isTrue }), to: base)
      return .none
    case (_, .list(let elements)):
      return result(of: name, on: elements, first, arguments) ?? unknown(call)
    case ("hasPrefix", .text(let text)): return .boolean(text.hasPrefix(first.text ?? ""))
    case ("hasSuffix", .text(let text)): return .boolean(text.hasSuffix(first.text ?? ""))
    case ("lowercased", .text(let text)): return .text(text.lowercased())
    case ("uppercased", .text(let text)): return .text(text.uppercased())
    case ("capitalized", .text(let text)): return .text(text.prefix(1).uppercased() + text.dropFirst())
    case (_, .none): return .none
    default: return unknown(call)
    }
  }

  private func result(
    of name: String, on elements: [ManifestValue], _ first: ManifestValue,
    _ arguments: [ManifestArgument]
  ) -> ManifestValue? {
    switch (name, first) {
    case ("map", .function(let function)): return .list(elements.map { call(function, with: $0) })
    case ("flatMap", .function(let function)): return .list(elements.flatMap { call(function, with: $0).elements })
    case ("compactMap", .function(let function)):
      return .list(elements.map { call(function, with: $0) }.filter { !$0.isNone })
    case ("filter", .function(let function)): return .list(elements.filter { call(function, with: $0).isTrue })
    case ("forEach", .function(let function)):
      for element in elements { _ = call(function, with: element) }
      return ManifestValue.none
    case ("first", .function(let function)), ("contains", .function(let function)):
      let found = elements.first { call(function, with: $0).isTrue }
      return name == "first" ? found ?? ManifestValue.none : .boolean(found != nil)
    case ("contains", _): return .boolean(elements.contains { $0.equals(first) })
    case ("joined", .text(let separator)): return .text(elements.compactMap(\.text).joined(separator: separator))
    case ("reversed", _): return .list(elements.reversed())
    case ("sorted", _), ("shuffled", _): return .list(elements)
    default: return nil
    }
  }

  private func call(_ function: ManifestFunction, with element: ManifestValue) -> ManifestValue {
    call(function, [ManifestArgument(label: nil, value: element)])
  }
}
