/// A closure or a function, with what it captures.
final class FunctionValue {
  /// What a call runs.
  enum Target {
    /// A closure of the program.
    case closure(ClosureCode, Frame)
    /// A function of the program with the value it is a method of, or with the frame it is local to.
    case declared(FunctionDeclaration, receiver: Value?, frame: Frame?)
    /// The initialisers of a type, or a case with associated values.
    case constructor(SwiftType, String)
    /// A method of a value that the vocabulary or several declarations know.
    case method(Value, String)
    /// Compiled code.
    case compiled((Evaluator, [Value]) throws(Fault) -> Value)
  }

  /// What a call runs.
  let target: Target
  /// Whether the views of the body are gathered.
  let isViewBuilder: Bool
  /// The result builder of the program that gathers the body, or nil.
  let builder: ResultBuilder?
  /// The type that is expected where the function is written; any type where that is not known.
  let type: SwiftType

  /// A function.
  init(_ target: Target, isViewBuilder: Bool = false, builder: ResultBuilder? = nil, type: SwiftType = .any) {
    self.builder = builder
    self.target = target
    self.isViewBuilder = isViewBuilder
    self.type = type
  }

  /// The types of the parameters, as far as they are known.
  var inputs: [SwiftType] { if case .function(let inputs, _, _) = type { inputs } else { [] } }
  /// The type of what the function answers.
  var output: SwiftType { if case .function(_, let output, _) = type { output } else { .any } }
}

extension FunctionValue {
  /// The number of parameters that are written down, or nil where that is not known.
  var parameterCount: Int? {
    switch target {
    case .closure(let code, _): code.parameterCount
    case .declared(let function, _, _): function.labels.count
    default: nil
    }
  }
}

/// A path of properties, such as `\.self` or `\.layoutDirection`.
final class KeyPathValue {
  /// The steps, in order; a step that is a subscript has its index.
  let steps: [Step]

  /// A property or a subscript.
  enum Step {
    /// A property by name.
    case property(String)
    /// A subscript with its index.
    case index(Value)
  }

  /// A path of steps.
  init(steps: [Step]) { self.steps = steps }

  /// The name of the only step, or nil.
  var name: String? {
    guard steps.count == 1, case .property(let name) = steps[0] else { return nil }
    return name
  }
}

/// What a `Binding` reads and writes.
final class BindingValue {
  /// The present value.
  let get: () throws(Fault) -> Value
  /// Changes the value.
  let set: (Value) throws(Fault) -> Void

  /// A binding of two functions.
  init(get: @escaping () throws(Fault) -> Value, set: @escaping (Value) throws(Fault) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a value that does not change.
  convenience init(constant value: Value) {
    self.init(get: { () throws(Fault) in value }, set: { _ throws(Fault) in })
  }
}
