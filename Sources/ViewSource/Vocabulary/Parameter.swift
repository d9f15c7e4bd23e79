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

/// A parameter of an entry: what the table keeps of it, and how its argument is read.
struct KnownParameter<T>: Sendable {
  /// What the table keeps of the parameter.
  let shape: ParameterShape
  /// Reads the argument.
  let reader: ParameterReader<T>

  /// A parameter with its label, or nil for none, its type, and its value where it is left out, or nil if it must be there.
  ///
  /// Where it is variadic, any number of arguments may stand here, which are read as a list.
  init(label: String?, binding: TypeBinding<T>, fallback: T?, isVariadic: Bool = false) {
    shape = ParameterShape(
      label: label, type: binding.type, isOptional: fallback != nil, isUnevaluated: binding.isUnevaluated,
      isVariadic: isVariadic)
    reader = ParameterReader { call, index throws(Fault) in
      if let value = call.arguments[index] {
        if let result = try binding.read(value, call.evaluator) { return result }
        throw call.mismatch(of: value, with: binding.type, at: index)
      }
      if let fallback { return fallback }
      throw call.missing(label)
    }
  }
}

/// Reads the arguments of a parameter, of whatever type.
class AnyParameterReader: @unchecked Sendable {
  /// The argument of a call at an index, by a reader of its type.
  ///
  /// The type is not looked up: a call reads a handful of arguments, and each would take longer to find than to read.
  static func argument<T>(_ type: T.Type, _ index: inout Int, _ readers: [AnyParameterReader], _ call: Call)
    throws(Fault) -> T
  {
    defer { index += 1 }
    return try unsafeDowncast(readers[index], to: ParameterReader<T>.self).read(call, index)
  }
}

/// Reads the arguments of a parameter.
///
/// Unchecked: the fallback of a view is a plain value.
final class ParameterReader<T>: AnyParameterReader, @unchecked Sendable {
  /// The argument of a call at an index.
  let read: (Call, Int) throws(Fault) -> T

  /// A reader.
  init(_ read: @escaping (Call, Int) throws(Fault) -> T) { self.read = read }
}

/// What the table keeps of a parameter; an object, since every call copies those of its parameters.
final class ParameterShape: Sendable {
  /// The label, or nil for none.
  let label: String?
  /// The expected type.
  let type: SwiftType
  /// Whether the argument may be left out.
  let isOptional: Bool
  /// Whether the argument is left alone.
  let isUnevaluated: Bool
  /// Whether any number of arguments may stand here.
  let isVariadic: Bool
  /// Whether all arguments belong here, whatever their labels.
  let takesAll: Bool
  /// Where the expected type comes from if it is not the parameter's own.
  let expectation: Expectation

  /// A parameter.
  init(
    label: String?, type: SwiftType, isOptional: Bool, isUnevaluated: Bool, isVariadic: Bool = false,
    takesAll: Bool = false, expectation: Expectation = .parameter
  ) {
    self.label = label
    self.type = type
    self.isOptional = isOptional
    self.isUnevaluated = isUnevaluated
    self.isVariadic = isVariadic
    self.takesAll = takesAll
    self.expectation = expectation
  }

  /// Where the type that is expected of an argument comes from.
  enum Expectation: Sendable {
    /// From the parameter.
    case parameter
    /// From the elements, the keys or the values of what the method is called on.
    case element, key, value
    /// From what the place expects of the call, or of its elements.
    case result, resultElement
    /// From the keys by which a decoder's container is asked.
    case codingKey
    /// From the key path in front: what the environment holds there.
    case environmentValue
  }

  /// The shape with another type.
  func taking(_ type: SwiftType) -> ParameterShape {
    ParameterShape(
      label: label, type: type, isOptional: isOptional, isUnevaluated: isUnevaluated, isVariadic: isVariadic,
      takesAll: takesAll, expectation: expectation)
  }

  /// The shape with the expected type taken from elsewhere.
  func expecting(_ expectation: Expectation) -> ParameterShape {
    ParameterShape(
      label: label, type: type, isOptional: isOptional, isUnevaluated: isUnevaluated, isVariadic: isVariadic,
      takesAll: takesAll, expectation: expectation)
  }
}
