/// An access to a variable, a member or an element, whose value an accessor may compute.
///
/// A change reads the value before it sets it; an assignment sets it alone.
class AccessedExpression: Expression {
  override final func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    try mutate(frame, isAssignment: false, change)
  }

  override final func assign(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    try mutate(frame, isAssignment: true, change)
  }

  /// Changes the variable, or a copy of the value if the expression is not a variable.
  func mutate(
    _ frame: Frame, isAssignment: Bool, _ change: (inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    var value = try evaluate(frame, .any)
    try change(&value)
  }
}
