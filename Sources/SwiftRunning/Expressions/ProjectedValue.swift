/// A projected value, `$name`.
final class ProjectedValue: Expression {
  private let base: Expression?
  private let variable: Expression
  private let name: String

  /// Creates the projection of a property of a value, or of a variable.
  init(_ location: SourceLocation, base: Expression?, variable: Expression, name: String) {
    self.base = base
    self.variable = variable
    self.name = name
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { .native(evaluator.names.reference) }

  /// Returns whether the property holds a condition, such as a focus, whose projection is no reference of the type that
  /// the projections of states have.
  func isCondition(_ evaluator: Evaluator) -> Bool {
    guard case .declared(let type)? = base?.knownType(evaluator) else { return false }
    let layout = evaluator.program.layout(of: type)
    guard let index = layout.indices[name], case .condition? = layout.fields[index].wrapper?.role else { return false }
    return true
  }

  /// Returns the type of the property that is projected, as far as it is known.
  func valueType(_ evaluator: Evaluator) -> SwiftType {
    guard case .declared(let type)? = base?.knownType(evaluator) else { return .any }
    let layout = evaluator.program.layout(of: type)
    guard let index = layout.indices[name] else { return .any }
    return evaluator.type(of: layout.fields[index]).unwrapped
  }

  override var isVariable: Bool { base != nil }

  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    guard let base, base.isVariable else {
      var current = try evaluate(frame, .any)
      return try change(&current)
    }
    let (evaluator, location, name) = (frame.evaluator, location, name)
    try base.mutate(frame) { (owner: inout Value) throws(Fault) in
      try evaluator.mutateMember("$" + name, of: &owner, at: location, change)
    }
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    guard let base else {
      let current = try variable.evaluate(frame, .any)
      let evaluator = frame.evaluator
      guard evaluator.program.isActing else { return evaluator.value(of: BindingValue(constant: current)) }
      if case .native(let native) = current, evaluator.isReference(native) { return current }
      let variable = variable
      return evaluator.value(
        of: BindingValue(
          get: { () throws(Fault) in try variable.evaluate(frame, .any) },
          set: { (new) throws(Fault) in
            try variable.mutate(frame) { (old: inout Value) throws(Fault) in
              if !old.hasSameContents(as: new) { frame.evaluator.stateChangeCount += 1 }
              old = new
            }
          }))
    }
    return try frame.evaluator.projection(of: name, in: base.evaluate(frame, .any), at: location)
  }
}
