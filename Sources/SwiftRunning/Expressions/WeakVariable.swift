/// A weak reference to an object.
private final class WeakReference {
  /// The object, or nil if it has ended.
  weak var object: Instance?

  /// Creates a reference to an object.
  init(_ object: Instance) { self.object = object }
}

extension Value {
  /// A weak reference to the value if it is an object, or the value.
  var weakened: Value {
    if case .object(let object) = self { return .native("WeakReference", WeakReference(object)) }
    return self
  }

  /// The value that a weak reference refers to, nil if it has ended, or the value if it is no weak reference.
  var strengthened: Value {
    guard case .native(let native) = self, let reference = native.exactly(WeakReference.self) else { return self }
    return reference.object.map { .object($0) } ?? .none
  }
}

/// A local variable that is a weak or unowned reference.
final class WeakVariable: Expression {
  private let variable: LocalVariable
  private let isUnowned: Bool

  /// Creates a reference to a variable.
  init(_ variable: LocalVariable, isUnowned: Bool) {
    self.variable = variable
    self.isUnowned = isUnowned
    super.init(variable.location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    let type = variable.knownType(evaluator)
    return isUnowned ? type : type.wrapped.asOptional
  }
  override var isVariable: Bool { true }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    let value = try variable.evaluate(frame, hint)
    let object = value.strengthened
    if isUnowned, object.isNone, !value.isNone { throw frame.evaluator.fault(.unwrappedNil, at: location) }
    return object
  }

  /// Changes the object, or the reference to it.
  ///
  /// The variable keeps its value meanwhile: code that a change of the object runs, such as the action of a subscriber,
  /// may read the variable.
  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    let known = try variable.evaluate(frame, .any).strengthened
    var object = known
    try change(&object)
    if case .object(let new) = object, case .object(let old) = known, new === old { return }
    try variable.mutate(frame) { (value: inout Value) throws(Fault) in value = object.weakened }
  }
}
