/// A parameter of a vocabulary entry as it is declared; its binding is created when the entry is first used.
///
/// Unchecked: the closure captures names and plain values.
package struct Parameter<T>: @unchecked Sendable {
  /// Creates the parameter with its binding.
  package let known: () -> KnownParameter<T>

  /// Returns a parameter with an argument label.
  package static func named(
    _ label: String, _ binding: @autoclosure @escaping () -> TypeBinding<T>,
    default fallback: @autoclosure @escaping () -> T? = nil
  ) -> Self {
    Parameter { KnownParameter(label: label, binding: binding(), fallback: fallback()) }
  }

  /// Returns a parameter without an argument label.
  package static func unnamed(
    _ binding: @autoclosure @escaping () -> TypeBinding<T>, default fallback: @autoclosure @escaping () -> T? = nil
  ) -> Self {
    Parameter { KnownParameter(label: nil, binding: binding(), fallback: fallback()) }
  }

  /// Returns a parameter that takes any number of arguments as an array.
  package static func variadic<Element>(
    _ label: String? = nil, _ element: @autoclosure @escaping () -> TypeBinding<Element>
  ) -> Self where T == [Element] {
    Parameter { KnownParameter(label: label, binding: .array(element()), fallback: [], isVariadic: true) }
  }
}

/// A parameter with its binding: the shape for overload resolution, and the reader of its argument.
package struct KnownParameter<T>: Sendable {
  /// The shape of the parameter.
  package let shape: ParameterShape
  /// The reader of the argument.
  let reader: ParameterReader<T>

  /// Creates a parameter from its argument label, its binding and its default value, or nil if the argument is
  /// required.
  ///
  /// A variadic parameter takes any number of arguments, which are read as an array.
  package init(label: String?, binding: TypeBinding<T>, fallback: T?, isVariadic: Bool = false) {
    shape = ParameterShape(
      label: label, type: binding.type, isOptional: fallback != nil, isUnevaluated: binding.isUnevaluated,
      isVariadic: isVariadic, isDeferred: binding.isDeferred, fallback: fallback.map { Fallback(binding.write($0)) })
    reader = ParameterReader { call, index throws(Fault) in
      if let value = call.arguments[index] {
        if let result = try binding.read(value, call.evaluator) { return result }
        if let outside = call.evaluator.opaque(value) {
          let location = call.location(of: index)
          if let substitute = call.evaluator.substitute(for: outside, as: binding.type, at: location),
            let result = try binding.read(substitute, call.evaluator)
          {
            return result
          }
          if let fallback { return fallback }
        }
        if let list = call.evaluator.known(value, as: binding.type, at: call.location(of: index)),
          let result = try binding.read(list, call.evaluator)
        {
          return result
        }
        throw call.mismatch(of: value, with: binding.type, at: index)
      }
      if let fallback { return fallback }
      throw call.missing(label)
    }
  }
}

extension KnownParameter {
  /// Returns a parameter with a label.
  package static func named(_ label: String, _ binding: TypeBinding<T>, default fallback: T? = nil) -> Self {
    KnownParameter(label: label, binding: binding, fallback: fallback)
  }

  /// Returns a parameter without a label.
  package static func unnamed(_ binding: TypeBinding<T>, default fallback: T? = nil) -> Self {
    KnownParameter(label: nil, binding: binding, fallback: fallback)
  }

  /// Returns a parameter that takes any number of arguments, which are read as an array.
  package static func variadic<Element>(_ label: String? = nil, _ element: TypeBinding<Element>) -> Self
  where T == [Element] {
    KnownParameter(label: label, binding: .array(element), fallback: [], isVariadic: true)
  }
}

/// The base class of parameter readers, without their type.
package class AnyParameterReader: @unchecked Sendable {
  /// Returns the argument of a call at an index, read by the reader of its type.
  ///
  /// The cast is unchecked, because finding the type at run time would take longer than reading the argument.
  package static func argument<T>(_ type: T.Type, _ index: inout Int, _ readers: [AnyParameterReader], _ call: Call)
    throws(Fault) -> T
  {
    defer { index += 1 }
    return try unsafeDowncast(readers[index], to: ParameterReader<T>.self).read(call, index)
  }
}

/// A reader of a parameter's argument.
///
/// Unchecked: the default value, which may be a view, is a plain value.
final class ParameterReader<T>: AnyParameterReader, @unchecked Sendable {
  /// Reads the argument of a call at an index.
  let read: (Call, Int) throws(Fault) -> T

  /// Creates a reader from a closure.
  init(_ read: @escaping (Call, Int) throws(Fault) -> T) { self.read = read }
}

/// The default value of a parameter.
///
/// Unchecked: it is a plain value.
package struct Fallback: @unchecked Sendable {
  /// The value as interpreted code would pass it.
  package let value: Value

  /// Creates a default from a value.
  init(_ value: Value) { self.value = value }
}

/// The shape of a parameter in the table: its label, type and kind; a class, because every call copies the shapes of
/// its parameters.
package final class ParameterShape: Sendable {
  /// The argument label, or nil if there is none.
  package let label: String?
  /// The expected type of the argument.
  package let type: SwiftType
  /// Whether the argument may be omitted.
  package let isOptional: Bool
  /// Whether the argument is not evaluated.
  package let isUnevaluated: Bool
  /// Whether the argument is a function that evaluates the written expression when it is called, in programs that act.
  package let isDeferred: Bool
  /// Whether a deferred argument is evaluated in programs that do not act as well, because the first frame shows it.
  package let isShown: Bool
  /// Whether the parameter takes any number of arguments.
  package let isVariadic: Bool
  /// Whether the parameter takes all arguments regardless of their labels.
  package let takesAll: Bool
  /// The source of the expected type.
  let expectation: Expectation
  /// The default value, or nil if it is not known or if the argument is required.
  package let fallback: Fallback?

  /// Creates the shape of a parameter.
  package init(
    label: String?, type: SwiftType, isOptional: Bool, isUnevaluated: Bool, isVariadic: Bool = false,
    takesAll: Bool = false, expectation: Expectation = .parameter, isDeferred: Bool = false, isShown: Bool = false,
    fallback: Fallback? = nil
  ) {
    self.isDeferred = isDeferred
    self.isShown = isShown
    self.fallback = fallback
    self.label = label
    self.type = type
    self.isOptional = isOptional
    self.isUnevaluated = isUnevaluated
    self.isVariadic = isVariadic
    self.takesAll = takesAll
    self.expectation = expectation
  }

  /// The source of the type that is expected of an argument.
  package enum Expectation: Sendable {
    /// The parameter's own type.
    case parameter
    /// The type of the receiver's elements, keys or values.
    case element, key, value
    /// An array of the receiver's elements.
    case elements
    /// The type that the context expects of the result, or of the result's elements.
    case result, resultElement
    /// The type of the coding keys of a decoder's container.
    case codingKey
    /// The type of the property whose binding is the first argument.
    case boundValue
    /// The type of the environment value that the preceding key path refers to.
    case environmentValue
    /// The type of the default value of the key that is the first argument.
    case keyValue
  }

  /// Returns the shape with another type.
  func taking(_ type: SwiftType) -> ParameterShape {
    ParameterShape(
      label: label, type: type, isOptional: isOptional, isUnevaluated: isUnevaluated, isVariadic: isVariadic,
      takesAll: takesAll, expectation: expectation, isDeferred: isDeferred, isShown: isShown, fallback: fallback)
  }

  /// Returns the shape with another source of the expected type.
  package func expecting(_ expectation: Expectation) -> ParameterShape {
    ParameterShape(
      label: label, type: type, isOptional: isOptional, isUnevaluated: isUnevaluated, isVariadic: isVariadic,
      takesAll: takesAll, expectation: expectation, isDeferred: isDeferred, isShown: isShown, fallback: fallback)
  }
}
