/// How values of a compiled type and values of interpreted code become each other.
struct TypeBinding<T>: Sendable {
  /// The type that an argument is expected to have: it decides what `.center` or `10` means.
  let type: SwiftType
  /// Whether the argument is left alone, as a button's action is.
  var isUnevaluated = false
  /// The compiled value of an interpreted one, or nil if it is of another type.
  let read: @Sendable (Value, Evaluator) throws(Fault) -> T?
  /// The interpreted value of a compiled one.
  let write: @Sendable (consuming T) -> Value
}

extension TypeBinding {
  /// A type that interpreted code knows by name only: its values are carried around as they are.
  ///
  /// A value of another type is taken if the vocabulary knows a conversion.
  static func native(_ name: String) -> TypeBinding {
    TypeBinding(
      type: .native(name),
      read: { value, evaluator throws(Fault) in
        if case .native(let native) = value, let payload = native.unwrapped(as: T.self) { return payload }
        guard case .native(let native)? = try evaluator.converted(value, to: name) else { return nil }
        return native.unwrapped(as: T.self)
      },
      write: { .native(name, $0) })
  }

  /// A value or nil.
  static func optional<Wrapped>(_ wrapped: TypeBinding<Wrapped>) -> TypeBinding where T == Wrapped? {
    TypeBinding(
      type: .optional(wrapped.type), isUnevaluated: wrapped.isUnevaluated,
      read: { value, evaluator throws(Fault) in
        if case .none = value { return .some(nil) }
        return try wrapped.read(value, evaluator).map { .some($0) }
      },
      write: { $0.map(wrapped.write) ?? .none })
  }

  /// A list.
  static func array<Element>(_ element: TypeBinding<Element>) -> TypeBinding where T == [Element] {
    TypeBinding(
      type: .array(element.type),
      read: { value, evaluator throws(Fault) in
        guard let values = try evaluator.elements(of: value) else { return nil }
        var result: [Element] = []
        result.reserveCapacity(values.count)
        for value in values {
          guard let read = try element.read(value, evaluator) else { return nil }
          result.append(read)
        }
        return result
      },
      write: { .array($0.map(element.write)) })
  }
}
