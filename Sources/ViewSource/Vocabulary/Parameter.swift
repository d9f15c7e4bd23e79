/// A parameter of an entry as it is declared; what it means is made when the entry is first used.
///
/// Unchecked: what it captures are names and plain values.
struct Parameter<T>: @unchecked Sendable {
  /// The parameter's meaning.
  let known: () -> KnownParameter<T>

  /// A parameter with a label.
  static func named(
    _ label: String, _ binding: @autoclosure @escaping () -> TypeBinding<T>,
    default fallback: @autoclosure @escaping () -> T? = nil
  ) -> Self {
    Parameter { KnownParameter(label: label, binding: binding(), fallback: fallback()) }
  }

  /// A parameter without a label.
  static func unnamed(
    _ binding: @autoclosure @escaping () -> TypeBinding<T>, default fallback: @autoclosure @escaping () -> T? = nil
  ) -> Self {
    Parameter { KnownParameter(label: nil, binding: binding(), fallback: fallback()) }
  }

  /// A parameter that takes any number of arguments, which are read as a list.
  static func variadic<Element>(
    _ label: String? = nil, _ element: @autoclosure @escaping () -> TypeBinding<Element>
  ) -> Self where T == [Element] {
    Parameter { KnownParameter(label: label, binding: .array(element()), fallback: [], isVariadic: true) }
  }
}

/// A parameter of an entry: its label, its type, and its value where it is left out.
///
/// Unchecked: the fallback of a view is a plain value.
struct KnownParameter<T>: @unchecked Sendable {
  /// The label, or nil for none.
  let label: String?
  /// The type.
  let binding: TypeBinding<T>
  /// The value where the argument is left out, or nil if it must be there.
  let fallback: T?
  /// Whether any number of arguments may stand here, which are read as a list.
  var isVariadic = false

  /// What the table keeps of the parameter.
  var shape: ParameterShape {
    ParameterShape(
      label: label, type: binding.type, isOptional: fallback != nil, isUnevaluated: binding.isUnevaluated,
      isVariadic: isVariadic)
  }

  /// The next argument's value.
  func next(of call: Call, at index: inout Int) throws(Fault) -> T {
    defer { index += 1 }
    if let value = call.arguments[index] {
      if let result = try binding.read(value, call.evaluator) { return result }
      throw call.mismatch(of: value, with: binding.type, at: index)
    }
    if let fallback { return fallback }
    throw call.missing(label)
  }
}

/// What the table keeps of a parameter.
struct ParameterShape: Sendable {
  /// The label, or nil for none.
  let label: String?
  /// The expected type.
  let type: SwiftType
  /// Whether the argument may be left out.
  let isOptional: Bool
  /// Whether the argument is left alone.
  let isUnevaluated: Bool
  /// Whether any number of arguments may stand here.
  var isVariadic = false
  /// Whether all arguments belong here, whatever their labels.
  var takesAll = false
  /// Where the expected type comes from if it is not the parameter's own.
  var expectation = Expectation.parameter

  /// Where the type that is expected of an argument comes from.
  enum Expectation: Sendable {
    /// From the parameter.
    case parameter
    /// From the elements, the keys or the values of what the method is called on.
    case element, key, value
    /// From what the place expects of the call, or of its elements.
    case result, resultElement
  }

  /// The shape with the expected type taken from elsewhere.
  func expecting(_ expectation: Expectation) -> ParameterShape {
    var copy = self
    copy.expectation = expectation
    return copy
  }
}
