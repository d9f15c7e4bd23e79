/// A tuple expression, `(a, b: c)`.
final class TupleExpression: Expression {
  private let labels: [String?]
  private let elements: [Expression]
  /// The indices of the elements that are values of type `Any`, in which optionals are boxed.
  private var erased: Set<Int> = []

  /// Creates a tuple of elements, with or without labels.
  init(_ location: SourceLocation, labels: [String?], elements: [Expression]) {
    self.labels = labels
    self.elements = elements
    super.init(location)
  }

  override func takeType(_ written: TypeSyntax) {
    guard let types = written.as(TupleTypeSyntax.self)?.elements, types.count == elements.count else { return }
    for (index, part) in types.enumerated() {
      elements[index].takeType(part.type)
      if part.type.isAnyItself { erased.insert(index) }
    }
  }

  override var isContextual: Bool { elements.contains { $0.isContextual } }
  override var hasEffects: Bool { elements.contains { $0.hasEffects } }
  override func resolved(_ frame: Frame) throws(Fault) -> Expression {
    var resolved: [Expression] = []
    for element in elements { resolved.append(try element.resolved(frame)) }
    return TupleExpression(location, labels: labels, elements: resolved)
  }
  override var mayNameParameter: Bool { elements.contains { $0.mayNameParameter } }
  override var isVariable: Bool { elements.allSatisfy { $0.isVariable } }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    .tuple(zip(labels, elements).map { (label: $0, type: $1.knownType(evaluator)) })
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    var types: [(label: String?, type: SwiftType)] = []
    if case .tuple(let expected) = hint.unwrapped, expected.count == elements.count { types = expected }
    if elements.contains(where: { $0 is PackExpansion }) { return try expanded(frame) }
    var values: [Value] = []
    for (index, element) in elements.enumerated() {
      var value = try element.evaluate(frame, types.isEmpty ? .any : types[index].type)
      if !erased.isEmpty, erased.contains(index) { value = frame.evaluator.erased(value, of: element, frame) }
      values.append(types.isEmpty ? value.settled : value)
    }
    let names = types.isEmpty ? labels : zip(labels, types).map { $0 ?? $1.label }
    return .tuple(TupleValue(labels: names, elements: values))
  }

  /// Returns the tuple with the elements of parameter packs in place of their expansions; a single element is no tuple.
  private func expanded(_ frame: Frame) throws(Fault) -> Value {
    var (names, values): ([String?], [Value]) = ([], [])
    for (label, element) in zip(labels, elements) {
      guard let expansion = element as? PackExpansion else {
        names.append(label)
        values.append(try element.evaluate(frame, .any).settled)
        continue
      }
      let expanded = try expansion.elements(frame)
      names += expanded.map { _ in nil }
      values += expanded
    }
    switch values.count {
    case 0: return .void
    case 1: return values[0]
    default: return .tuple(TupleValue(labels: names, elements: values))
    }
  }

  override func mutate(_ frame: Frame, _ change: (inout Value) throws(Fault) -> Void) throws(Fault) {
    var value = try evaluate(frame, .any)
    try change(&value)
    guard case .tuple(let tuple) = value, tuple.elements.count == elements.count else { return }
    for (element, new) in zip(elements, tuple.elements) {
      try element.mutate(frame) { (old: inout Value) throws(Fault) in old = new }
    }
  }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    switch type.unwrapped {
    case .tuple(let expected): expected.count == elements.count ? 4 : 0
    case .any: 1
    default: 0
    }
  }
}

extension SwiftType {
  /// Returns the type of a tuple whose elements are optional where its static type has an optional; values do not
  /// record that.
  func keepingOptionals(of known: SwiftType) -> SwiftType {
    guard case .tuple(let parts) = self, case .tuple(let others) = known, parts.count == others.count else {
      return self
    }
    return .tuple(
      zip(parts, others).map { part, other in
        if case .optional = other.type { (label: part.label, type: other.type) } else { part }
      })
  }
}
