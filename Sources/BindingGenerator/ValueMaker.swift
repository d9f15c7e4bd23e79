import SwiftSyntax

/// Makes entries of the public members of the layout core's values: SwiftUI's members are public, others are `package`.
///
/// The reader imports the modules of these values, so an entry calls the member itself.
struct ValueMaker {
  /// The result for a member.
  enum Outcome {
    /// The call that adds the member, such as `Color.red`, to the reader's vocabulary.
    case entry(String)
    /// Nothing, for a reason.
    case unbound(String)
  }

  private let modules: DeclaredModules
  private let exceptions: HandWritten

  /// Creates a maker from all declarations.
  init(_ modules: DeclaredModules, exceptions: HandWritten) {
    (self.modules, self.exceptions) = (modules, exceptions)
  }

  /// Returns the result for a member of a value.
  func outcome(of declaration: Declaration) -> Outcome {
    if let reason = exceptions.reason(for: declaration, owner: modules.name(of: declaration.owner)) {
      return .unbound("by hand: \(reason)")
    }
    let own = declaration.owner.isEmpty ? TypeBinding(code: "") : binding(of: "Self", in: declaration.owner)
    guard let own else { return .unbound("a type without a binding") }
    var parameters: [String] = []
    var types: [String] = []
    var omitted: Set<Int> = []
    let isOperator = declaration.kind == .function && !(declaration.name.first?.isLetter ?? false)
    for parameter in declaration.parameters {
      guard let binding = binding(of: parameter, in: declaration.owner) else {
        return .unbound("a parameter of type \(parameter.type)")
      }
      var parameter = parameter
      parameter.type = modules.coreType(parameter.type, in: declaration.owner)
      if isOperator { parameter.label = nil }
      parameters.append(parameter.code(binding))
      types.append(binding.code == ".identity" ? "Identity" : parameter.type)
      if case .unevaluated = binding.use { omitted.insert(parameters.count - 1) }
    }
    let call = Call(
      declaration: declaration, name: modules.name(of: declaration.owner), own: own.code, parameters: parameters,
      types: types, omitted: omitted)
    let isProperty = declaration.kind == .property
    guard let type = declaration.resultType ?? (isProperty ? nil : "Self") else {
      return .unbound("a property whose type is not written")
    }
    if declaration.isMutating {
      guard declaration.result.isEmpty else { return .unbound("a method that changes its value and has a result") }
      return .entry(call.mutatingMethod)
    }
    let isAction = declaration.kind == .method && declaration.result.isEmpty
    guard let result = isAction ? ".unevaluated" : binding(of: type, in: declaration.owner)?.code else {
      return .unbound("a result of type \(type)")
    }
    switch declaration.kind {
    case .constant: return .entry(call.constant(result))
    case .enumCase: return .entry(call.enumCase)
    case .initializer: return .entry(call.initializer)
    case .property: return .entry(call.property(result))
    case .method: return .entry(call.method(result))
    case .staticMethod: return .entry(call.staticMethod(result))
    case .function: return .entry(call.operator(result))
    case .subscript: return .unbound("a subscript")
    }
  }

  /// Returns the entries of a type that follow from its protocols: `allCases`, and the operations of option sets.
  func inherited(by owner: String) -> [String] {
    guard let own = binding(of: "Self", in: owner)?.code else { return [] }
    let name = modules.name(of: owner)
    let protocols = modules.types[owner] ?? []
    var calls: [String] = []
    if protocols.contains("CaseIterable") {
      calls.append("constant(on: \"\(name)\", \"allCases\", Array(\(owner).allCases), as: .array(\(own)))")
    }
    if protocols.contains("OptionSet") {
      calls.append("arrayLiteral(of: \(own)) { $0.reduce(into: []) { $0.formUnion($1) } }")
      calls.append("method(on: \(own), \"contains\", .unnamed(\(own)), returns: .bool) { $0.contains($1) }")
      calls.append("property(on: \(own), \"isEmpty\", as: .bool) { $0.isEmpty }")
      for method in ["union", "intersection", "subtracting"] {
        calls.append("method(on: \(own), \"\(method)\", .unnamed(\(own)), returns: \(own)) { $0.\(method)($1) }")
      }
      calls.append("changes(ofOptionSet: \(own))")
    }
    return calls
  }

  /// Returns the members of a type that follow from protocols, as the list of declarations writes them.
  static func inheritedMembers(by protocols: [String], of type: String) -> [String] {
    (protocols.contains("CaseIterable") ? ["constant allCases"] : [])
      + (protocols.contains("OptionSet")
        ? ["property isEmpty"]
          + ["contains", "union", "intersection", "subtracting"].map { "method \($0)(_: \(type))" } : [])
  }

  /// Returns the operators that a comparable type has in addition to the one that it declares.
  func comparisons(from declaration: Declaration) -> [String] {
    guard declaration.kind == .function, declaration.name == "<",
      let own = binding(of: "Self", in: declaration.owner)?.code
    else { return [] }
    return [">", "<=", ">="].map { name in
      "function(\"\(name)\", .unnamed(\(own)), .unnamed(\(own)), returns: .bool) { $0 \(name) $1 }"
    }
  }

  /// Returns the decomposition of an enumeration with associated values for patterns, or nil for other types.
  func decomposition(of owner: String, _ cases: [Declaration]) -> String? {
    guard cases.contains(where: { !$0.parameters.isEmpty }), let own = binding(of: "Self", in: owner)?.code,
      cases.allSatisfy({ $0.parameters.allSatisfy { binding(of: $0, in: owner) != nil } })
    else { return nil }
    var lines: [String] = []
    for element in cases {
      let names = element.parameters.indices.map { "value\($0)" }
      let values = zip(element.parameters, names).map { parameter, name in
        let type = binding(of: parameter.type, in: owner)?.code ?? ".any"
        let core = modules.coreType(parameter.type, in: owner)
        return "\"\(parameter.label ?? "_")\": TypeBinding<\(core)>\(type).write(\(name))"
      }
      let pattern = names.isEmpty ? "" : "(\(names.map { "let " + $0 }.joined(separator: ", ")))"
      lines.append(
        "case .\(element.name)\(pattern): (\"\(element.name)\", [\(values.isEmpty ? ":" : values.joined(separator: ", "))])"
      )
    }
    return "enumeration(of: \(own)) { value in switch value {\n\(lines.joined(separator: "\n"))\n} }"
  }

  /// Returns the reader's binding of a parameter; a metatype that may be omitted is not evaluated.
  private func binding(of parameter: DeclaredParameter, in owner: String) -> TypeBinding? {
    return parameter.type.hasSuffix(".Type") && parameter.fallback != nil
      ? TypeBinding(code: ".unevaluated", use: .unevaluated) : binding(of: parameter.type, in: owner)
  }

  /// Returns the reader's binding of a type as a member of a type writes it.
  private func binding(of type: String, in owner: String) -> TypeBinding? {
    if type.hasSuffix("?") { return binding(of: String(type.dropLast()), in: owner).map(\.optional) }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") {
      return binding(of: String(type.dropFirst().dropLast()), in: owner).map(\.array)
    }
    return TypeBinding.of(modules.name(of: modules.coreType(type, in: owner)))
  }
}

extension ValueMaker {
  /// The parts of a call that adds an entry.
  private struct Call {
    var declaration: Declaration
    var name: String
    var own: String
    var parameters: [String]
    var types: [String]
    var omitted: Set<Int>

    var owner: String { declaration.owner }

    var constant: (String) -> String {
      {
        "constant(on: \"\(name)\", \"\(declaration.name)\", \(owner).\(declaration.code(of: declaration.name)), as: \($0))"
      }
    }

    var enumCase: String {
      parameters.isEmpty
        ? constant(own)
        : "staticMethod(\(list("on: \"\(name)\"", "\"\(declaration.name)\"", result: own))) { \(made(".\(declaration.name)", from: 0)) }"
    }

    var initializer: String {
      "initializer(\(list("\"\(name)\"", result: own))) { \(inputs)\(made("", from: 0)) }"
    }

    func property(_ result: String) -> String {
      let head = "property(on: \(own), \"\(declaration.name)\", as: \(result)"
      let path = declaration.code(of: declaration.name)
      return declaration.isSettable
        ? "\(head), get: { $0.\(path) }, set: { $0.\(path) = $1 })" : "\(head)) { $0.\(path) }"
    }

    func method(_ result: String) -> String {
      "method(\(list("on: \(own)", "\"\(declaration.name)\"", result: result))) { $0.\(declaration.code(of: declaration.name))(\(arguments(from: 1))) }"
    }

    func staticMethod(_ result: String) -> String {
      "staticMethod(\(list("on: \"\(name)\"", "\"\(declaration.name)\"", result: result))) { \(inputs)\(made(".\(declaration.name)", from: 0)) }"
    }

    func `operator`(_ result: String) -> String {
      let isNamed = declaration.name.first?.isLetter ?? false
      let body =
        isNamed
        ? "\(declaration.name)(\(arguments(from: 0)))"
        : parameters.count == 1 ? "\(declaration.name)$0" : "$0 \(declaration.name) $1"
      return "function(\(list("\"\(declaration.name)\"", result: result))) { \(body) }"
    }

    var mutatingMethod: String {
      let names = types.indices.map { "argument\($0)" }
      let inputs = ["value: inout \(owner)"] + zip(names, types).map { "\($0): \($1)" }
      let arguments = zip(declaration.parameters, names).map { ($0.label.map { $0 + ": " } ?? "") + $1 }
      return
        "mutatingMethod(\((["on: \(own)", "\"\(declaration.name)\""] + parameters).joined(separator: ", "))) { (\(inputs.joined(separator: ", "))) in value.\(declaration.name)(\(arguments.joined(separator: ", "))) }"
    }

    private func list(_ heads: String..., result: String) -> String {
      var parts = heads + parameters + ["returns: \(result)"]
      if !declaration.example.isEmpty {
        parts.append("summary: \(Entry.literal(declaration.summary))")
        parts.append("example: \(Entry.literal(declaration.example))")
      }
      return parts.joined(separator: ", ")
    }

    private func made(_ member: String, from first: Int) -> String { "\(owner)\(member)(\(arguments(from: first)))" }

    private func arguments(from first: Int) -> String {
      declaration.parameters.enumerated().filter { !omitted.contains($0.offset) }.map { index, parameter in
        (parameter.label.map { $0 + ": " } ?? "") + (omitted.isEmpty ? "$\(index + first)" : "argument\(index)")
      }.joined(separator: ", ")
    }

    /// The names of a closure's parameters, some of which are omitted.
    private var inputs: String {
      guard !omitted.isEmpty else { return "" }
      return parameters.indices.map { omitted.contains($0) ? "_" : "argument\($0)" }.joined(separator: ", ") + " in "
    }
  }
}

extension Declaration {
  /// The type of the result as written, or that of a property whose value is a literal.
  fileprivate var resultType: String? {
    if !result.isEmpty { return result }
    guard kind == .property, let value = code?.onlyExpression else { return nil }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    return value.is(IntegerLiteralExprSyntax.self) ? "Int" : nil
  }

  /// Returns a member's name as code writes it.
  fileprivate func code(of name: String) -> String { name == "default" || name == "self" ? "`\(name)`" : name }
}
