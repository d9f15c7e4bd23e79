extension Evaluator {
  /// Calls a closure whose parameter is `inout`, such as that of `Path { path in … }`, and answers the changed value.
  func callChanging(_ function: FunctionValue, _ value: Value) throws(Fault) -> Value { value }
}
