/// A call of an unapplied method of the expected type with its receiver and then its arguments, `.name(base)(…)`, as in
/// `.italic(.largeTitle)()`.
final class UnappliedCall: Expression {
  private let name: String
  private let base: Expression
  private let arguments: [ArgumentExpression]
  private let plain: ValueCall

  /// Creates a call of an unapplied method, or a plain call if the expected type has a static member with this name.
  init(
    _ location: SourceLocation, name: String, base: Expression, _ arguments: [ArgumentExpression], or plain: ValueCall
  ) {
    self.name = name
    self.base = base
    self.arguments = arguments
    self.plain = plain
    super.init(location)
  }

  override var isContextual: Bool { true }
  override var isImplicitChain: Bool { true }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let evaluator = frame.evaluator
    guard !evaluator.knowsStatic(name, in: hint) else { return try plain.evaluate(frame, hint) }
    let receiver = try base.evaluate(frame, hint)
    return try evaluator.invoke(
      name, on: receiver, evaluator.labelled(arguments, for: name, of: receiver), frame, hint: .any, at: location,
      whole: location)
  }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    if type.isAny { return 1 }
    let evaluator = frame.evaluator
    guard evaluator.knowsStatic(name, in: type) || evaluator.hasMethod(name, in: type) else { return 0 }
    return evaluator.fit(try evaluate(frame, type), type) > 0 ? 4 : 0
  }
}

extension Evaluator {
  /// Returns whether the values of a type have a method of a name.
  func hasMethod(_ name: String, in type: SwiftType) -> Bool {
    sources(of: type).contains { source in
      if case .declared(let declared) = source {
        return program.members(named: name, of: declared).contains { if case .function = $0 { true } else { false } }
      }
      let family = program.family(of: source.memberKey)
      return !family.callables(name).isEmpty || program.extends(family, withMember: name)
    }
  }

  /// Returns a method of a type as a function that takes the receiver, or nil if the type has no method with this name.
  func unappliedMethod(_ name: String, of type: SwiftType) -> Value? {
    guard hasMethod(name, in: type) else { return nil }
    return .function(
      FunctionValue(
        .compiled { (_, values) throws(Fault) in .function(FunctionValue(.method(values.first ?? .void, name))) },
        type: .function([type], .any, builder: false)))
  }

  /// Returns the arguments of an unapplied method with the method's labels.
  package func labelled(_ arguments: [ArgumentExpression], for name: String, of receiver: Value) -> [ArgumentExpression]
  {
    let candidates = callables(name, of: receiver).map(shapes)
    guard let shapes = candidates.first(where: { $0.count == arguments.count }) else { return arguments }
    return zip(arguments, shapes).map { ArgumentExpression(label: $1.label, value: $0.value, isInout: $0.isInout) }
  }
}
