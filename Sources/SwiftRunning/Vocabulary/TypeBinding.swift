/// The conversion between a compiled type and the values of interpreted code.
package struct TypeBinding<T>: Sendable {
  /// The type that is expected of an argument, which gives implicit members such as `.center` and literals such as `10`
  /// their meaning.
  package let type: SwiftType
  /// Whether the argument is not evaluated, such as a button's action.
  package let isUnevaluated: Bool
  /// Whether the argument is evaluated when it is needed, in programs that act.
  package let isDeferred: Bool
  /// Converts an interpreted value to a compiled one, or returns nil if it has another type.
  package let read: @Sendable (Value, Evaluator) throws(Fault) -> T?
  /// Converts a compiled value to an interpreted one.
  package let write: @Sendable (consuming T) -> Value

  /// Creates the binding of a type, with the conversions from and to its interpreted values.
  package init(
    type: SwiftType, isUnevaluated: Bool = false, isDeferred: Bool = false,
    read: @escaping @Sendable (Value, Evaluator) throws(Fault) -> T?,
    write: @escaping @Sendable (consuming T) -> Value
  ) {
    self.type = type
    self.isUnevaluated = isUnevaluated
    self.isDeferred = isDeferred
    self.read = read
    self.write = write
  }
}

extension TypeBinding {
  /// Returns the binding of a type whose values interpreted code holds without a conversion, under the type's name.
  ///
  /// Values of other types are accepted if the vocabulary has a conversion.
  package static func native(_ name: String) -> TypeBinding {
    TypeBinding(
      type: .native(name),
      read: { value, evaluator throws(Fault) in
        if case .native(let native) = value, let payload = native.unwrapped(as: T.self) { return payload }
        guard case .native(let native)? = try evaluator.converted(value, to: name) else { return nil }
        return native.unwrapped(as: T.self)
      },
      write: { .native(name, $0) })
  }

  /// Returns the binding of an optional value.
  package static func optional<Wrapped>(_ wrapped: TypeBinding<Wrapped>) -> TypeBinding where T == Wrapped? {
    TypeBinding(
      type: .optional(wrapped.type), isUnevaluated: wrapped.isUnevaluated, isDeferred: wrapped.isDeferred,
      read: { value, evaluator throws(Fault) in
        if case .none = value { return .some(nil) }
        return try wrapped.read(value, evaluator).map { .some($0) }
      },
      write: { $0.map(wrapped.write) ?? .none })
  }

  /// Returns the binding of an array.
  package static func array<Element>(_ element: TypeBinding<Element>) -> TypeBinding where T == [Element] {
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

  /// Returns the binding of a set; an array literal is one, too.
  package static func set<Element: Hashable & Sendable>(_ element: TypeBinding<Element>) -> TypeBinding
  where T == Set<Element> {
    let list = TypeBinding<[Element]>.array(element)
    return TypeBinding(
      type: .set(element.type),
      read: { value, evaluator throws(Fault) in try list.read(value, evaluator).map(Set.init) },
      write: { .set(SetValue($0.map(element.write))) })
  }
}
