import PlumblineSwiftReading

/// An evaluator of the values in a package's manifest.
///
/// It follows the constants, arrays, functions, loops and conditions of the manifest. Values from the system are
/// unknown, and environment variables are not set. The manifest never runs.
final class ManifestEvaluator {
  /// The package that the manifest creates, after its call has been evaluated.
  private(set) var package: ManifestObject?
  /// The path of the package's folder.
  let packageFolder: String
  /// The static members of the manifest's types and extensions, by name.
  private var members: [String: ManifestValue] = [:]
  /// The cases of the manifest's enumerations, by type.
  private var cases: [String: [ManifestValue]] = [:]
  private var scopes: [[String: ManifestValue]] = [[:]]
  private var stepCount = 0
  private var depth = 0
  private static let stepLimit = 100_000

  /// The control flow after a statement.
  enum Flow {
    /// Execution continues with the next statement, with the next pass of the loop, or after the loop.
    case next, nextPass, leaveLoop
    /// The function returns a value.
    case leave(ManifestValue)
  }

  /// Creates an evaluator of the manifest in a folder.
  init(packageFolder: String) { self.packageFolder = packageFolder }

  /// Evaluates the statements of a manifest.
  func run(_ statements: CodeBlockItemListSyntax) {
    for item in statements { if case .decl(let declaration) = item.item { declareTypes(declaration) } }
    _ = run(items: statements)
  }

  // MARK: Statements

  /// Evaluates statements in order.
  func run(items: CodeBlockItemListSyntax) -> Flow {
    for item in items {
      let flow = run(item)
      if case .next = flow { continue }
      return flow
    }
    return .next
  }

  private func run(_ item: CodeBlockItemSyntax) -> Flow {
    stepCount += 1
    guard stepCount < Self.stepLimit else { return .leave(.none) }
    switch item.item {
    case .decl(let declaration): return declare(declaration)
    case .expr(let expression):
      if case .ifExpr(let condition) = expression.form { return run(condition) }
      _ = value(of: expression)
      return .next
    case .stmt(let statement): return run(statement)
    }
  }

  private func run(_ statement: StmtSyntax) -> Flow {
    switch statement.form {
    case .expressionStmt(let statement):
      if case .ifExpr(let condition) = statement.expression.form { return run(condition) }
      return .next
    case .returnStmt(let statement): return .leave(statement.expression.map(value) ?? .none)
    case .forStmt(let loop): return run(loop)
    case .doStmt(let statement): return inScope { run(items: statement.body.statements) }
    case .guardStmt(let statement): return hold(statement.conditions) ? .next : run(items: statement.body.statements)
    case .breakStmt: return .leaveLoop
    case .continueStmt: return .nextPass
    default: return .next
    }
  }

  private func run(_ condition: IfExprSyntax) -> Flow {
    scopes.append([:])
    defer { scopes.removeLast() }
    if hold(condition.conditions) { return run(items: condition.body.statements) }
    switch condition.elseBody {
    case .ifExpr(let next): return run(next)
    case .codeBlock(let block): return run(items: block.statements)
    case nil: return .next
    }
  }

  private func run(_ loop: ForStmtSyntax) -> Flow {
    for element in value(of: loop.sequence).elements {
      scopes.append([:])
      defer { scopes.removeLast() }
      bind(loop.pattern, to: element)
      if let condition = loop.whereClause?.condition, !value(of: condition).isTrue { continue }
      switch run(items: loop.body.statements) {
      case .next, .nextPass: continue
      case .leaveLoop: return .next
      case .leave(let value): return .leave(value)
      }
    }
    return .next
  }

  /// Returns whether all conditions hold; an unknown condition does not.
  private func hold(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.allSatisfy { element in
      switch element.condition {
      case .expression(let expression): return value(of: expression).isTrue
      case .availability: return true
      case .matchingPattern: return false
      case .optionalBinding(let binding):
        let found = binding.initializer.map { value(of: $0.value) } ?? variable(binding.pattern.trimmedDescription)
        switch found {
        case nil, .some(.none), .unknown: return false
        case .some(let value):
          bind(binding.pattern, to: value)
          return true
        }
      }
    }
  }

  private func inScope<Answer>(_ work: () -> Answer) -> Answer {
    scopes.append([:])
    defer { scopes.removeLast() }
    return work()
  }

  // MARK: Declarations

  private func declare(_ declaration: DeclSyntax) -> Flow {
    switch declaration.form {
    case .variableDecl(let variables):
      for binding in variables.bindings {
        let value = initialValue(of: binding)
        bind(binding.pattern, to: value)
      }
    case .functionDecl(let function): declare(function.name.text, Self.function(function))
    case .ifConfigDecl(let config):
      if let elements = config.activeElements(in: .manifest) {
        return run(items: CodeBlockItemListSyntax(elements.node))
      }
    default: break
    }
    return .next
  }

  private func initialValue(of binding: PatternBindingSyntax) -> ManifestValue {
    if let initializer = binding.initializer { return value(of: initializer.value) }
    if let accessors = binding.accessorBlock, case .getter(let body) = accessors.accessors {
      return call(ManifestFunction(parameters: [], body: body), [])
    }
    return .none
  }

  private static func function(_ function: FunctionDeclSyntax) -> ManifestValue {
    guard let body = function.body else { return .none }
    let parameters = function.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return ManifestFunction.Parameter(
        label: label == "_" ? nil : label, name: parameter.secondName?.text ?? label,
        defaultValue: parameter.defaultValue?.value)
    }
    return .function(ManifestFunction(parameters: parameters, body: body.statements))
  }

  /// Records the static members and the cases of a type or an extension.
  private func declareTypes(_ declaration: DeclSyntax) {
    switch declaration.form {
    case .extensionDecl(let declaration):
      declare(declaration.memberBlock, of: declaration.extendedType.trimmedDescription)
    case .typeDecl(let declaration): declare(declaration.memberBlock, of: declaration.name.text)
    default: break
    }
  }

  private func declare(_ block: MemberBlockSyntax, of type: String) {
    for member in block.members {
      switch member.decl.form {
      case .variableDecl(let variables):
        for binding in variables.bindings {
          let name = binding.pattern.trimmedDescription
          if let initializer = binding.initializer {
            members[name] = .function(ManifestFunction(parameters: [], body: Self.body(of: initializer)))
          } else if let accessors = binding.accessorBlock, case .getter(let body) = accessors.accessors {
            members[name] = .function(ManifestFunction(parameters: [], body: body))
          }
        }
      case .functionDecl(let function): members[function.name.text] = Self.function(function)
      case .enumCaseDecl(let declaration):
        for element in declaration.elements {
          let raw = element.rawValue.map { value(of: $0.value) } ?? .text(element.name.text)
          let object = ManifestObject(
            name: element.name.text, arguments: [ManifestArgument(label: "rawValue", value: raw)],
            offset: element.node.start)
          cases[type, default: []].append(.object(object))
          members[element.name.text] = .object(object)
        }
      default: break
      }
    }
  }

  /// Returns an initial value as a function body with one statement, which is evaluated on first access.
  private static func body(of initializer: InitializerClauseSyntax) -> CodeBlockItemListSyntax {
    CodeBlockItemListSyntax(initializer.node)
  }

  // MARK: Variables and members

  /// Assigns a value to the names of a pattern.
  func bind(_ pattern: PatternSyntax, to value: ManifestValue) {
    switch pattern.form {
    case .identifierPattern(let name): declare(name.identifier.text, value)
    case .valueBindingPattern(let inner): bind(inner.pattern, to: value)
    case .tuplePattern(let tuple):
      for (element, value) in zip(tuple.elements, value.elements) { bind(element.pattern, to: value) }
    default: break
    }
  }

  /// Declares a variable in the innermost scope.
  func declare(_ name: String, _ value: ManifestValue) { scopes[scopes.count - 1][name] = value }

  /// Returns the value of a variable, or nil if it is not declared.
  func variable(_ name: String) -> ManifestValue? { scopes.reversed().lazy.compactMap { $0[name] }.first }

  /// Changes a variable in the scope of its declaration.
  func change(_ name: String, to value: ManifestValue) {
    let index = scopes.lastIndex { $0[name] != nil } ?? scopes.count - 1
    scopes[index][name] = value
  }

  /// Returns the value of a static member of the manifest's types, or nil if there is none.
  func member(_ name: String) -> ManifestValue? {
    guard let found = members[name] else { return nil }
    if case .function(let function) = found, function.parameters.isEmpty { return call(function, []) }
    return found
  }

  /// Returns the static function with a name, or nil if there is none.
  func memberFunction(_ name: String) -> ManifestFunction? {
    if case .function(let function) = members[name] { function } else { nil }
  }

  /// Returns the cases of an enumeration, or nil if it is not declared.
  func allCases(of type: String) -> ManifestValue? { cases[type].map { .list($0) } }

  /// Records the package that a call creates.
  func note(_ object: ManifestObject) {
    if object.name == "Package", object["name"] != nil { package = package ?? object }
  }

  /// Calls a function with arguments.
  func call(_ function: ManifestFunction, _ arguments: [ManifestArgument]) -> ManifestValue {
    stepCount += 1
    guard depth < 100, stepCount < Self.stepLimit else { return .none }
    depth += 1
    scopes.append([:])
    defer {
      depth -= 1
      scopes.removeLast()
    }
    var rest = arguments[...]
    for parameter in function.parameters {
      if let next = rest.first, next.label == parameter.label {
        declare(parameter.name, next.value)
        rest.removeFirst()
      } else {
        declare(parameter.name, parameter.defaultValue.map(value) ?? .none)
      }
    }
    for (index, argument) in arguments.enumerated() { declare("$\(index)", argument.value) }
    // The value of a body with a single expression is that of the expression.
    if function.body.kind != .codeBlockItemList { return value(of: ExprSyntax(function.body.node)) }
    if function.body.count == 1, case .expr(let only) = function.body[0].item { return value(of: only) }
    if case .leave(let value) = run(items: function.body) { return value }
    return .none
  }
}
