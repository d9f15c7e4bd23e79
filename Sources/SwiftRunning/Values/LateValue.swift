/// The initial value of a property that is evaluated when it is first needed, as that of a `@StateObject` is.
///
/// Two of them are equal: what they evaluate is not yet part of the values that hold them.
package final class LateValue: Hashable {
  /// The name of the type of values that hold one.
  static let typeName = "LateValue"

  /// Evaluates the initial value.
  let evaluate: () throws(Fault) -> Value

  /// Creates a value from the closure that evaluates it.
  init(_ evaluate: @escaping () throws(Fault) -> Value) { self.evaluate = evaluate }

  package static func == (first: LateValue, second: LateValue) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

extension Value {
  /// Returns a value that is evaluated when it is needed.
  static func late(_ evaluate: @escaping () throws(Fault) -> Value) -> Value {
    .native(LateValue.typeName, LateValue(evaluate))
  }

  /// The value that is evaluated when it is needed, or nil for another value.
  var late: LateValue? {
    guard case .native(let native) = self, native.type == LateValue.typeName else { return nil }
    return native.payload as? LateValue
  }
}

extension Evaluator {
  /// Returns whether the initial value of a property is evaluated once for each view, and not with each of its values.
  func isMadeLate(_ property: PropertyDeclaration) -> Bool {
    guard program.isActing, case .stateObject? = property.wrapper?.role else { return false }
    return customWrapper(property) == nil
  }

  /// Returns a value, evaluated now if that has waited until it is needed.
  ///
  /// An object that it creates is a new one, whatever the body that runs has created before.
  package func needed(_ value: Value) throws(Fault) -> Value {
    guard let late = value.late else { return value }
    return try creatingObject { () throws(Fault) in try late.evaluate() }
  }
}

extension Frame {
  /// Returns a frame with the present values of the variables, for an expression that is evaluated later.
  func snapshot() -> Frame {
    let copy = Frame(evaluator, parent: parent, count: slots.count)
    for index in 0..<slots.count { copy.slots[index] = slots[index] }
    (copy.resultHint, copy.typeArguments) = (resultHint, typeArguments)
    return copy
  }
}
