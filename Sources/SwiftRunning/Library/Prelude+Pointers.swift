extension Prelude {
  /// The pointer that the standard library's functions lend, which refers to a value of its own.
  static let pointers: [String: String] = [
    "_ValuePointer": """
    class _ValuePointer<Pointee> {
      var _values: [Pointee]
      init(_values: [Pointee]) { self._values = _values }
      var pointee: Pointee {
        get { _values[0] }
        set { _values[0] = newValue }
      }
      subscript(index: Int) -> Pointee {
        get { _values[index] }
        set { _values[index] = newValue }
      }
    }
    """
  ]

  /// Functions of the standard library that lend a pointer to a value.
  static let pointerFunctions: [String: String] = [
    "withUnsafeMutablePointer": """
    private func withUnsafeMutablePointer<Value, Result>(
      to value: inout Value, _ body: (_ValuePointer<Value>) throws -> Result
    ) rethrows -> Result {
      let pointer = _ValuePointer(_values: [value])
      let result = try body(pointer)
      value = pointer.pointee
      return result
    }
    """,
    "withUnsafePointer": """
    private func withUnsafePointer<Value, Result>(
      to value: Value, _ body: (_ValuePointer<Value>) throws -> Result
    ) rethrows -> Result {
      try body(_ValuePointer(_values: [value]))
    }
    """,
  ]
}
