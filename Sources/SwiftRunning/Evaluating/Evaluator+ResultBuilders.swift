/// The evaluation of a body with a result builder that the program declares.
///
/// Statements become components by the builder's methods, as the language defines: `buildExpression` for expressions,
/// `buildOptional`, `buildEither` and `buildArray` for `if`, `switch` and `for`, `buildBlock` or `buildPartialBlock`
/// for blocks, and `buildFinalResult` for the whole body.
package struct ResultBuilder {
  /// The result builder's type.
  package let type: TypeDeclaration
  /// The evaluator.
  package let evaluator: Evaluator
  /// The body's source location.
  package let location: SourceLocation

  /// Creates a result builder of a type for a body.
  package init(type: TypeDeclaration, evaluator: Evaluator, location: SourceLocation) {
    (self.type, self.evaluator, self.location) = (type, evaluator, location)
  }

  /// Returns the type of an implicit member: that of the first component's parameter that has the member.
  func context(of expression: Expression) -> SwiftType {
    guard let member = expression.implicitRoot else { return .any }
    for case .function(let function) in evaluator.program.statics(named: "buildExpression", of: type) {
      for parameter in Compiler.parameters(of: function) where evaluator.knowsStatic(member, in: parameter.type) {
        return parameter.type
      }
    }
    return .any
  }

  /// Returns whether the builder takes each of several expressions as a component, as far as their types are known.
  func accepts(_ expressions: [Expression]) -> Bool {
    func types(_ name: String) -> [SwiftType] {
      evaluator.program.statics(named: name, of: type).flatMap { member -> [SwiftType] in
        guard case .function(let function) = member else { return [] }
        return Compiler.parameters(of: function).map(\.type)
      }
    }
    let own = types("buildExpression")
    let known = own.isEmpty ? types("buildBlock") + types("buildPartialBlock") : own
    guard !known.isEmpty else { return true }
    return expressions.allSatisfy { expression in
      known.contains { evaluator.staticFit(of: expression, $0) > 0 }
    }
  }

  /// Returns the result of a body.
  package func result(of block: Block, _ frame: Frame) throws(Fault) -> Value {
    var parts: [Value] = []
    if case .returned(let value) = try block.compose(frame, self, into: &parts) { return value }
    let whole = try self.block(parts)
    return try call("buildFinalResult", labels: [nil], [whole]) ?? whole
  }

  /// Returns the component of an expression.
  package func expression(_ value: Value) throws(Fault) -> Value {
    try call("buildExpression", labels: [nil], [value]) ?? value
  }

  /// Returns the component of a block.
  func block(_ parts: [Value]) throws(Fault) -> Value {
    if let whole = try call("buildBlock", labels: parts.map { _ in nil }, parts) { return whole }
    if let first = parts.first, var total = try call("buildPartialBlock", labels: ["first"], [first]) {
      for part in parts.dropFirst() {
        total = try call("buildPartialBlock", labels: ["accumulated", "next"], [total, part]) ?? total
      }
      return total
    }
    throw missing("buildBlock")
  }

  /// Returns the component of an `if` without `else`.
  package func optional(_ component: Value) throws(Fault) -> Value {
    for name in ["buildOptional", "buildIf"] {
      if let result = try call(name, labels: [nil], [component]) { return result }
    }
    throw missing("buildOptional")
  }

  /// Returns the component of one of several branches, which are the leaves of a binary tree of `buildEither` calls.
  package func either(_ component: Value, index: Int, of count: Int) throws(Fault) -> Value {
    guard count > 1 else { return component }
    let half = (count + 1) / 2
    let isFirst = index < half
    let inner =
      isFirst
      ? try either(component, index: index, of: half) : try either(component, index: index - half, of: count - half)
    guard let result = try call("buildEither", labels: [isFirst ? "first" : "second"], [inner]) else {
      throw missing("buildEither")
    }
    return result
  }

  /// Returns the component of a loop.
  package func array(_ components: [Value]) throws(Fault) -> Value {
    guard let result = try call("buildArray", labels: [nil], [.array(components)]) else { throw missing("buildArray") }
    return result
  }

  private func missing(_ name: String) -> Fault {
    evaluator.fault(.unknownMember(name, of: type.name, closest: nil), at: location)
  }

  /// Calls the builder method that matches the arguments best, or returns nil if there is none.
  private func call(_ name: String, labels: [String?], _ arguments: [Value]) throws(Fault) -> Value? {
    var best: (function: FunctionDeclaration, arguments: [Value], score: Int)?
    for case .function(let function) in evaluator.program.statics(named: name, of: type) {
      let parameters = Compiler.parameters(of: function)
      var given = arguments
      var score = 1
      if parameters.count == 1, parameters[0].isVariadic {
        given = [.array(arguments)]
        score += arguments.map { evaluator.fit($0, parameters[0].type) }.min() ?? 4
      } else {
        guard parameters.count == arguments.count, function.labels == labels else { continue }
        let fits = zip(arguments, parameters).map { evaluator.fit($0, $1.type) }
        if fits.contains(0) { continue }
        score += 1 + (fits.min() ?? 4)
      }
      if score > best?.score ?? 0 { best = (function, given, score) }
    }
    guard let best else { return nil }
    return try evaluator.run(best.function, receiver: nil, captured: nil, best.arguments, at: location)
  }
}

extension Evaluator {
  /// Returns the result builder among a declaration's attributes, or nil if none of them is declared in the program.
  func resultBuilder(
    among attributes: [String], owner: TypeDeclaration?, file: FileScope, at location: SourceLocation
  ) -> ResultBuilder? {
    for name in attributes where !Self.plainAttributes.contains(name) && !vocabulary.framework.builders.contains(name) {
      let declared =
        owner.flatMap { program.type(named: name, from: $0) } ?? file.type(named: name)
      if let declared, declared.isResultBuilder {
        return ResultBuilder(type: declared, evaluator: self, location: location)
      }
    }
    return nil
  }

  /// Returns the result builder of the program that a protocol's requirement gives the member which fulfils it, or nil.
  func requiredBuilder(_ name: String, of owner: TypeDeclaration?, at location: SourceLocation) -> ResultBuilder? {
    guard let owner, owner.kind != .interface, owner.kind != .nativeExtension else { return nil }
    for ancestor in program.ancestors(of: owner) {
      guard let declared = ancestor.declaration, let attribute = declared.requiredBuilders[name] else { continue }
      let builder = resultBuilder(among: [attribute], owner: declared, file: declared.file, at: location)
      if let builder { return builder }
    }
    return nil
  }

  private static let plainAttributes: Set<String> = [
    "MainActor", "discardableResult", "available", "escaping",
  ]
}

extension TypeDeclaration {
  /// Whether the type is a result builder.
  var isResultBuilder: Bool { attributes.contains("resultBuilder") || attributes.contains("_functionBuilder") }
}
