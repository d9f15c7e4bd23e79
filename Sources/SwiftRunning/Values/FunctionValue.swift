/// A function or closure with its captured variables.
package final class FunctionValue {
  /// The code that a call runs.
  package enum Target {
    /// A closure of the program with the frame that it captures.
    case closure(ClosureCode, Frame)
    /// A function of the program with its receiver, or with the frame of the scope that declares it.
    case declared(FunctionDeclaration, receiver: Value?, frame: Frame?)
    /// An initializer of a type, or a case with associated values, by name.
    case constructor(SwiftType, String)
    /// A method of a value, by name, which is resolved at the call.
    case method(Value, String)
    /// Native code.
    case compiled((Evaluator, [Value]) throws(Fault) -> Value)
  }

  /// The code that a call runs.
  package let target: Target
  /// Whether the function is a view builder.
  let isViewBuilder: Bool
  /// The result builder of the program that the function uses, or nil.
  package let builder: ResultBuilder?
  /// The expected type of the function's expression; any type if it is not known.
  package let type: SwiftType

  /// Creates a function value.
  package init(_ target: Target, isViewBuilder: Bool = false, builder: ResultBuilder? = nil, type: SwiftType = .any) {
    self.builder = builder
    self.target = target
    self.isViewBuilder = isViewBuilder
    self.type = type
  }

  /// The known types of the parameters.
  var inputs: [SwiftType] { if case .function(let inputs, _, _) = type { inputs } else { [] } }
  /// The result type.
  var output: SwiftType { if case .function(_, let output, _) = type { output } else { .any } }
}

extension FunctionValue {
  /// The number of declared parameters, or nil if it is not known.
  package var parameterCount: Int? {
    switch target {
    case .closure(let code, _): code.parameterCount
    case .declared(let function, _, _): function.labels.count
    default: nil
    }
  }
}

/// A key path, such as `\.self` or `\.layoutDirection`.
package final class KeyPathValue {
  /// The components of the path, in order.
  let steps: [Step]

  /// A component of a key path.
  package enum Step {
    /// A property, by name.
    case property(String)
    /// A subscript with its arguments.
    case index([(label: String?, value: Value)])
  }

  /// The property that a protocol's extension adds, where the path's root is only known as the protocol: it is read by
  /// the first component, whatever the value declares itself.
  let added: PropertyDeclaration?

  /// Creates a key path from its components.
  package convenience init(steps: [Step]) { self.init(steps: steps, added: nil) }

  /// Creates a key path from its components, of which the first reads a property that a protocol's extension adds.
  init(steps: [Step], added: PropertyDeclaration?) { (self.steps, self.added) = (steps, added) }

  /// Returns whether another path has the same components.
  func isEqual(to other: KeyPathValue) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { step, other in
        switch (step, other) {
        case (.property(let a), .property(let b)): a == b
        case (.index(let a), .index(let b)):
          a.count == b.count && zip(a, b).allSatisfy { $0.label == $1.label && $0.value.isEqual(to: $1.value) }
        default: false
        }
      }
  }

  /// The name of the property if it is the only component, or nil.
  package var name: String? {
    guard steps.count == 1, case .property(let name) = steps[0] else { return nil }
    return name
  }
}

/// The getter and setter of a `Binding`.
package final class BindingValue {
  /// Returns the current value.
  package let get: () throws(Fault) -> Value
  /// Sets the value.
  package let set: (Value) throws(Fault) -> Void
  /// The static type of the value, as far as it is known: a value that is nil has none of its own.
  var valueType = SwiftType.any

  /// Creates a binding from a getter and a setter.
  package init(get: @escaping () throws(Fault) -> Value, set: @escaping (Value) throws(Fault) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding to a constant value.
  package convenience init(constant value: Value) {
    self.init(get: { () throws(Fault) in value }, set: { _ throws(Fault) in })
  }
}
