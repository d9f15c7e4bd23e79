extension PackageStubs {
  /// The locks of the module `os`, which a program on one thread never waits for.
  static let unfairLock = """
    public final class OSAllocatedUnfairLock<State> {
      var _state: State
      public init(initialState: State) { _state = initialState }
      public init(uncheckedState: State) { _state = uncheckedState }
      public init() where State == Void { _state = () }
      public func lock() {}
      public func unlock() {}
      public func lockIfAvailable() -> Bool { true }
      public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&_state) }
      public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
      public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try body(&_state) }
    }
    """

  /// The locks of the module `Synchronization`.
  static let mutex = """
    public final class Mutex<Value> {
      var _value: Value
      public init(_ value: Value) { _value = value }
      public func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R { try body(&_value) }
      public func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) rethrows -> R? { try body(&_value) }
    }
    """
}
