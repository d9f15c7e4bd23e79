/// A local variable or parameter.
final class LocalVariable: Expression {
  private let depth: Int
  private let index: Int
  private let type: VariableType?
  private let isConstant: Bool

  /// Creates a reference to a variable, or to a constant with a value, a number of frames outwards.
  init(
    _ location: SourceLocation, depth: Int, index: Int, type: VariableType? = nil, isConstant: Bool = false
  ) {
    self.isConstant = isConstant
    self.depth = depth
    self.index = index
    self.type = type
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { type?.known(evaluator) ?? .any }
  override var mayNameParameter: Bool { true }
  override var isQuiet: Bool { true }
  override func writtenSequence(_ evaluator: Evaluator) -> String? { type?.initialValue?.writtenSequence(evaluator) }

  /// The type of the values of a key path, if the variable is a parameter whose type names it, or any type.
  var keyPathValue: SwiftType { type?.keyPathValue ?? .any }

  /// Whether the variable's written type is `Any`.
  var isErasedVariable: Bool { if case .erased? = type { true } else { false } }

  /// The closure that is the variable's initial value, or nil.
  var initialClosure: ClosureExpression? { type?.initialValue as? ClosureExpression }

  override var isOwnActor: Bool { type?.isOwnActor ?? true }
  override var isVariable: Bool { true }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    depth == 0 ? frame.slots[index] : frame.ancestor(depth).slots[index]
  }

  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    let owner = frame.ancestor(depth)
    let old = isConstant ? owner.slots[index] : .void
    var value = Value.void
    swap(&value, &owner.slots[index])
    defer { swap(&value, &owner.slots[index]) }
    try change(&value)
    guard isConstant, value.isChanged(from: old) else { return }
    value = old
    throw frame.evaluator.fault(.changedConstant(isSelf: index == 0 && type?.isOwner ?? false), at: location)
  }
}

/// The value of a binding that a closure takes as `$name`.
final class BoundVariable: Expression {
  private let binding: Expression

  /// Creates a reference to a binding's value.
  init(_ location: SourceLocation, _ binding: Expression) {
    self.binding = binding
    super.init(location)
  }

  override var isVariable: Bool { true }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    try frame.evaluator.unbound(binding.evaluate(frame, .any))
  }

  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    guard case .native(let native) = try binding.evaluate(frame, .any), let binding = native.payload as? BindingValue
    else { return }
    var value = try binding.get()
    try change(&value)
    try binding.set(value)
  }
}

/// A global variable.
final class GlobalVariable: AccessedExpression {
  private let property: PropertyDeclaration

  /// Creates a reference to a global variable.
  init(_ location: SourceLocation, _ property: PropertyDeclaration) {
    self.property = property
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { evaluator.knownType(of: property) }
  override var viewName: String? { property.name }

  override var isVariable: Bool { true }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    try frame.evaluator.staticValue(of: property, at: location)
  }

  override func mutate(
    _ frame: Frame, isAssignment: Bool, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    try frame.evaluator.mutateStatic(property, isAssignment: isAssignment, at: location, change)
  }
}

/// A type as an expression.
final class TypeExpression: Expression {
  /// The type.
  let type: SwiftType

  /// Creates a type expression.
  init(_ location: SourceLocation, _ type: SwiftType) {
    self.type = type
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { .metatype(type) }
  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value { .type(type) }
}

/// A reference to a function by its name.
final class FunctionReference: Expression {
  private let candidates: [FunctionDeclaration]
  private let depth: Int?
  /// The types of the values that the function is called with, if an optional is among them.
  private var inputs: [SwiftType] = []

  /// Creates a reference to global functions, or to local ones a number of frames outwards.
  init(_ location: SourceLocation, _ candidates: [FunctionDeclaration], depth: Int?) {
    self.candidates = candidates
    self.depth = depth
    super.init(location)
  }

  /// Returns the result type, or any type if several functions have the name.
  func result(_ evaluator: Evaluator) -> SwiftType {
    candidates.count == 1 ? evaluator.resultType(of: candidates[0]) : .any
  }

  /// Returns the result type for arguments of known types.
  func result(_ evaluator: Evaluator, learning inputs: [SwiftType]) -> SwiftType {
    if candidates.count == 1, inputs.contains(where: \.holdsOptional) { self.inputs = inputs }
    return result(evaluator)
  }

  /// Returns a reference to the functions with these labels, as written after the name, or to all if none matches.
  func labelled(_ labels: [String?]) -> FunctionReference {
    let fitting = candidates.filter { $0.labels == labels }
    return fitting.isEmpty ? self : FunctionReference(location, fitting, depth: depth)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    guard let first = candidates.first else { return .void }
    let captured = depth.map { frame.ancestor($0) }
    guard candidates.count > 1 else {
      let type: SwiftType = inputs.isEmpty ? .any : .function(inputs, .any, builder: false)
      return .function(FunctionValue(.declared(first, receiver: nil, frame: captured), type: type))
    }
    var fitting = candidates
    if case .function(let inputs, _, _) = hint.unwrapped {
      fitting = candidates.filter { function in
        let parameters = Compiler.parameters(of: function)
        return parameters.count == inputs.count
          && zip(parameters, inputs).allSatisfy { $1.isAny || $0.type.isAny || $0.type.key == $1.key }
      }
    }
    if fitting.count == 1 { return .function(FunctionValue(.declared(fitting[0], receiver: nil, frame: captured))) }
    let (functions, location) = (fitting.isEmpty ? candidates : fitting, location)
    return .function(
      FunctionValue(
        .compiled { (evaluator, values) throws(Fault) in
          let arguments = values.map { ArgumentExpression(label: nil, value: ConstantExpression(location, $0)) }
          func score(_ function: FunctionDeclaration) -> Int {
            let parameters = Compiler.parameters(of: function)
            guard parameters.count == arguments.count else { return -1 }
            let fits = zip(parameters, values).map { evaluator.fit($1, $0.type) }
            return fits.contains(0) ? 0 : fits.reduce(1, +)
          }
          let best = functions.max { score($0) < score($1) } ?? first
          return try evaluator.run(best, receiver: nil, captured: captured, values, at: location)
        }))
  }
}

/// Unsupported code, which throws its diagnostic when it is evaluated.
final class UnreadableExpression: Expression {
  override var neverReturns: Bool { true }
  private let diagnostic: Diagnostic
  private let missingType: String?
  private let isOutside: Bool

  /// Creates an expression for unsupported code.
  ///
  /// `missingType` is the name of an undeclared type; `isOutside` indicates that it is not a misspelling of a known
  /// one.
  init(_ location: SourceLocation, _ diagnostic: Diagnostic, missingType: String? = nil, isOutside: Bool = false) {
    self.diagnostic = diagnostic
    self.missingType = missingType
    self.isOutside = isOutside
    super.init(location)
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    throw Fault(diagnostic, isOutside: isOutside).declared(
      in: missingType.flatMap { frame.evaluator.options.types?.file(declaring: $0) })
  }
}
