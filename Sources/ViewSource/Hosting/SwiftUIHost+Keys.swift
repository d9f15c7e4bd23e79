import PlumblineLayout

/// Values whose elements are read and set by keys that the program declares.
extension SwiftUIHost {
  func isKeyed(_ value: NativeValue) -> Bool {
    value.payload is EnvironmentValues || value.payload is Transaction || value.payload is OwnAnimationState
  }

  func element(_ key: Int, of value: NativeValue) -> Value? {
    switch value.payload {
    case let values as EnvironmentValues: values[custom: .declared(key)] as? Value
    case let transaction as Transaction: transaction.custom.values[key] as? Value
    case let state as OwnAnimationState: state.values[key]
    default: nil
    }
  }

  func setting(_ key: Int, of value: NativeValue, to element: Value) -> NativeValue {
    switch value.payload {
    case var values as EnvironmentValues:
      values[custom: .declared(key)] = element
      return NativeValue(value.type, values)
    case var transaction as Transaction:
      transaction.custom.values[key] = element
      return NativeValue(value.type, transaction)
    case var state as OwnAnimationState:
      state.values[key] = element
      return NativeValue(value.type, state)
    default: return value
    }
  }
}
