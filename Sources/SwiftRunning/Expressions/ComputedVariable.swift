/// The accessors of a local computed variable.
package final class LocalAccessors {
  /// The annotated type.
  let type: SwiftType
  /// The code of the getter, and of the setter, which takes the new value.
  let getter: ClosureCode, setter: ClosureCode?

  /// The names of the variable's attributes, one of which may be a result builder, and where they are looked up.
  private let attributes: [String], owner: TypeDeclaration?, file: FileScope

  /// Creates the accessors of a variable.
  init(
    type: SwiftType, getter: ClosureCode, setter: ClosureCode?, attributes: [String], owner: TypeDeclaration?,
    file: FileScope
  ) {
    self.type = type
    self.getter = getter
    self.setter = setter
    (self.attributes, self.owner, self.file) = (attributes, owner, file)
  }

  /// Returns the getter as a function that captures a frame.
  fileprivate func reader(in frame: Frame, at location: SourceLocation) -> FunctionValue {
    let builder =
      attributes.isEmpty
      ? nil : frame.evaluator.resultBuilder(among: attributes, owner: owner, file: file, at: location)
    return FunctionValue(.closure(getter, frame), builder: builder)
  }
}

/// A local computed variable, whose getter runs at each use.
final class ComputedVariable: Expression {
  private let depth: Int
  private let accessors: LocalAccessors

  /// Creates a reference to a variable a number of frames outwards.
  init(_ location: SourceLocation, depth: Int, _ accessors: LocalAccessors) {
    self.depth = depth
    self.accessors = accessors
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { accessors.type }
  override var isVariable: Bool { true }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let getter = accessors.reader(in: frame.ancestor(depth), at: location)
    let value = try frame.evaluator.call(getter, [], expecting: accessors.type)
    return try frame.evaluator.coerce(value, to: accessors.type, at: location)
  }

  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    var value = try evaluate(frame, .any)
    try change(&value)
    guard let setter = accessors.setter else { return }
    _ = try frame.evaluator.call(
      FunctionValue(.closure(setter, frame.ancestor(depth))), [value], expecting: .void)
  }
}

/// The initial value of a local lazy variable.
package final class LazyInitial {
  fileprivate let expression: Expression
  fileprivate let type: SwiftType

  /// Creates the initial value from its expression and the variable's annotated type.
  init(_ expression: Expression, _ type: SwiftType) {
    self.expression = expression
    self.type = type
  }
}

/// A local lazy variable, whose initial value is computed at its first use.
final class LazyVariable: Expression {
  private let variable: LocalVariable
  private let depth: Int
  private let index: Int
  private let initial: LazyInitial

  /// Creates a reference to a variable a number of frames outwards.
  init(_ variable: LocalVariable, depth: Int, index: Int, _ initial: LazyInitial) {
    self.variable = variable
    self.depth = depth
    self.index = index
    self.initial = initial
    super.init(variable.location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { variable.knownType(evaluator) }
  override var isVariable: Bool { true }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    try prepare(frame)
    return try variable.evaluate(frame, hint)
  }

  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    try prepare(frame)
    try variable.mutate(frame, change)
  }

  private func prepare(_ frame: Frame) throws(Fault) {
    let owner = frame.ancestor(depth)
    guard case .void = owner.slots[index] else { return }
    let value = try initial.expression.evaluate(owner, initial.type)
    owner.slots[index] = try frame.evaluator.coerce(value.settledNumber, to: initial.type, at: location)
  }
}
