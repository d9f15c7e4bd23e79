/// A key path, `\Type.a.b`.
final class KeyPathExpression: Expression {
  /// A component of the path.
  enum Step {
    /// A property.
    case property(String)
    /// A subscript with its arguments.
    case index([ArgumentExpression])
    /// The value of an optional, without which the path ends with `nil` or, if it is forced, with an error.
    case unwrapped(isForced: Bool)
  }

  private let steps: [Step]

  /// Creates a key path from its components.
  init(_ location: SourceLocation, _ steps: [Step]) {
    self.steps = steps
    super.init(location)
  }

  /// Returns the type of the value at the end of the path, for a root type.
  func result(of type: SwiftType, _ evaluator: Evaluator) -> SwiftType {
    var type = type
    var isChained = false
    for step in steps {
      switch step {
      case .property(let name): if name != "self" { type = evaluator.knownType(ofMember: name, in: type) }
      case .index: return .any
      case .unwrapped(let isForced):
        type = type.wrapped
        isChained = isChained || !isForced
      }
    }
    return isChained ? type.asOptional : type
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    var values: [KeyPathValue.Step] = []
    for step in steps {
      switch step {
      case .property(let name): values.append(.property(name))
      case .unwrapped: continue
      case .index(let arguments):
        var given: [(label: String?, value: Value)] = []
        for argument in arguments { given.append((argument.label, try argument.value.evaluate(frame, .any).settled)) }
        values.append(.index(given))
      }
    }
    return .keyPath(KeyPathValue(steps: values))
  }
}
