/// An array literal, `[a, b]`.
final class ArrayLiteral: Expression {
  private let elements: [Expression]
  /// Whether integer literals among the elements are `Int` where no type is expected.
  var isSettled = false
  /// Whether each literal among the elements has its own type, in an array of `Any` or of a protocol's values.
  var holdsAny = false
  /// Whether the elements are values of type `Any`, in which optionals are boxed.
  private var boxesOptionals = false

  /// Creates an array literal.
  init(_ location: SourceLocation, _ elements: [Expression]) {
    self.elements = elements
    super.init(location)
  }

  override var mayNameParameter: Bool { elements.contains { $0.mayNameParameter } }

  override func takeType(_ written: TypeSyntax) {
    guard let element = written.unwrapped.as(ArrayTypeSyntax.self)?.element else { return }
    if element.isErased { holdsAny = true }
    if element.isAnyItself { boxesOptionals = true }
    for expression in elements { expression.takeType(element) }
  }

  /// Whether no element names its type, as in `[.a, .b]`.
  var isImplicit: Bool { !elements.isEmpty && elements.allSatisfy { $0.implicitRoot != nil } }
  override var isContextual: Bool { true }
  override var numbers: [NumberLiteral]? { elements.numbers }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    .array(elements.isEmpty ? .any : evaluator.joinedType(elements))
  }

  /// The elements' types, as far as they decide the values of integer literals.
  private enum Shape {
    /// Floating-point numbers, optionals of such, or values of a declared type that takes literals.
    case floating(SwiftType)
    /// Elements of different types, whose array is one of `Any`.
    case mixed
    /// Elements of one type, or of unknown types.
    case other
  }

  @exclusivity(unchecked) private var knownShape: Shape?

  private func shape(_ evaluator: Evaluator) -> Shape {
    if let knownShape { return knownShape }
    guard elements.contains(where: { $0.isDouble || $0.isWholeLiteral || $0 is ArrayLiteral || $0 is TupleExpression })
    else {
      knownShape = .other
      return .other
    }
    let types = elements.map { $0 is NilLiteral ? .any : $0.knownType(evaluator).unwrapped }
    let kinds = elements.compactMap(\.literalKinds)
    for case .declared(let type) in types
    where type.kind != .interface && kinds.allSatisfy({ evaluator.takesLiteral($0, type) }) {
      // Literals are values of the type of the other elements.
      knownShape = .floating(.declared(type))
      return .floating(.declared(type))
    }
    let isNumeric = types.allSatisfy { $0.isNumber || $0.isAny }
    var shape = Shape.other
    if types.contains(where: \.takesNoNumber), types.contains(where: { $0.isNumber }) {
      shape = .mixed
    } else if elements.contains(where: { $0 is ArrayLiteral }), case .array(let inner) = evaluator.joinedType(elements),
      inner.isFloating
    {
      shape = .floating(.array(inner))
    } else if elements.count > 1, let parts = floatingParts(types) {
      shape = .floating(parts)
    } else if isNumeric, types.contains(where: \.isFloating) {
      let joined = evaluator.joinedType(elements)
      shape = .floating(joined.isAny ? .double : joined)
    }
    knownShape = shape
    return shape
  }

  /// Returns the type of tuples among whose parts are integer literals beside floating-point numbers, or nil.
  private func floatingParts(_ types: [SwiftType]) -> SwiftType? {
    guard case .tuple(var joined)? = types.first else { return nil }
    var isFloating = false
    for type in types.dropFirst() {
      guard case .tuple(let parts) = type, parts.count == joined.count else { return nil }
      for (index, part) in parts.enumerated() {
        let (known, other) = (joined[index].type, part.type)
        guard known.isFloating != other.isFloating, known.isNumber, other.isNumber else { continue }
        isFloating = true
        if other.isFloating { joined[index].type = other }
      }
    }
    return isFloating ? .tuple(joined) : nil
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    var element = SwiftType.any
    switch hint.unwrapped {
    case .array(let type), .set(let type): element = type
    case .declared(let type): element = frame.evaluator.literalElement(of: type)
    case .native(let name):
      if frame.evaluator.takesArrayLiteral(name) { element = hint.unwrapped }
    default: break
    }
    var isMixed = holdsAny
    if !isMixed, case .any = element {
      switch shape(frame.evaluator) {
      case .floating(let type): element = type
      case .mixed: isMixed = true
      case .other: break
      }
    }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for expression in elements {
      var value = try expression.evaluate(frame, element)
      if isMixed {
        value = frame.evaluator.conforming(value.settled, element, of: expression)
        if boxesOptionals { value = frame.evaluator.erased(value, of: expression, frame) }
      } else if case .any = element {
        if isSettled { value = value.settled }
        if values.isEmpty {
          element = frame.evaluator.elementHint(value).keepingOptionals(of: expression.knownType(frame.evaluator))
        }
      } else {
        value = try frame.evaluator.coerce(value, to: element, at: expression.location)
        value = frame.evaluator.conforming(value, element, of: expression)
      }
      values.append(value)
    }
    switch hint.unwrapped {
    case .set: return .set(SetValue(values))
    case .declared(let type):
      if let made = try frame.evaluator.literal(["arrayLiteral"], .array(values), of: type, at: location) {
        return made
      }
    case .native(let name):
      if let made = try frame.evaluator.fromArrayLiteral(values, name: name) { return made }
    default: break
    }
    return .array(values)
  }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    switch type.unwrapped {
    case .array(let element):
      guard let first = elements.first else { return 3 }
      var ignored: Value?
      return try first.fit(element, frame, &ignored) > 0 ? 4 : 0
    case .set: return 3
    case .declared(let declared) where declared.kind == .interface:
      return frame.evaluator.takesLiteral(["arrayLiteral"], declared) ? 3 : try super.fit(type, frame, &value)
    case .declared(let type): return frame.evaluator.takesLiteral(["arrayLiteral"], type) ? 3 : 0
    case .any: return 1
    case .native(let name): return frame.evaluator.takesArrayLiteral(name) ? 3 : 0
    default: return 0
    }
  }
}

extension SwiftType {
  /// Whether a number literal cannot have the type.
  fileprivate var takesNoNumber: Bool {
    switch self {
    case .bool, .string, .character, .array, .dictionary, .set, .range, .tuple, .function, .metatype: true
    default: false
    }
  }
}

/// A dictionary literal, `[a: b]`.
final class DictionaryLiteral: Expression {
  private let entries: [(key: Expression, value: Expression)]
  /// Whether each literal among the values has its own type, in a dictionary with values of `Any`.
  private var holdsAny = false
  /// Whether the values are of type `Any`, in which optionals are boxed.
  private var boxesOptionals = false

  /// Creates a dictionary literal.
  init(_ location: SourceLocation, _ entries: [(key: Expression, value: Expression)]) {
    self.entries = entries
    super.init(location)
  }

  override func takeType(_ written: TypeSyntax) {
    guard let element = written.unwrapped.as(DictionaryTypeSyntax.self)?.value else { return }
    if element.isErased { holdsAny = true }
    if element.isAnyItself { boxesOptionals = true }
    for entry in entries { entry.value.takeType(element) }
  }

  override var isContextual: Bool { true }
  override func knownType(_ evaluator: Evaluator) -> SwiftType {
    entries.isEmpty
      ? .dictionary(.any, .any)
      : .dictionary(evaluator.joinedType(entries.map(\.key)), evaluator.joinedType(entries.map(\.value)))
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    var (keyType, valueType) = (SwiftType.any, SwiftType.any)
    if case .dictionary(let key, let value) = hint.unwrapped { (keyType, valueType) = (key, value) }
    if let pair = Self.pair(of: hint) { return try pairs(frame, key: pair.key, value: pair.value) }
    if case .declared(let type) = hint.unwrapped, frame.evaluator.takesLiteral(["dictionaryLiteral"], type) {
      let pair = Self.pair(of: .array(frame.evaluator.literalElement(of: type, "dictionaryLiteral")))
      let entries = try pairs(frame, key: pair?.key ?? .any, value: pair?.value ?? .any)
      if let made = try frame.evaluator.literal(["dictionaryLiteral"], entries, of: type, at: location) { return made }
    }
    if !holdsAny, case .any = valueType, case .dictionary(_, let joined) = knownType(frame.evaluator),
      joined.unwrapped.isNumber,
      entries.allSatisfy({ $0.value is NilLiteral || $0.value.knownType(frame.evaluator).unwrapped.isNumber })
    {
      valueType = joined
    }
    var result = DictionaryValue()
    for entry in entries {
      let key = try entry.key.evaluate(frame, keyType).settled
      let value = try frame.evaluator.coerce(
        entry.value.evaluate(frame, valueType), to: valueType, at: entry.value.location
      ).settled
      result[key] = boxesOptionals ? frame.evaluator.erased(value, of: entry.value, frame) : value
    }
    return .dictionary(result)
  }

  /// Returns the key and value types if the type is `KeyValuePairs`, which keeps its order and has integer indices, or
  /// nil.
  private static func pair(of type: SwiftType) -> (key: SwiftType, value: SwiftType)? {
    guard case .array(.tuple(let parts)) = type.unwrapped, parts.count == 2 else { return nil }
    return (parts[0].type, parts[1].type)
  }

  private func pairs(_ frame: Frame, key: SwiftType, value: SwiftType) throws(Fault) -> Value {
    var result: [Value] = []
    for entry in entries {
      let elements = [
        try frame.evaluator.coerce(entry.key.evaluate(frame, key), to: key, at: entry.key.location),
        try frame.evaluator.coerce(entry.value.evaluate(frame, value), to: value, at: entry.value.location),
      ]
      result.append(.tuple(TupleValue(labels: ["key", "value"], elements: elements.map(\.settled))))
    }
    return .array(result)
  }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    switch type.unwrapped {
    case .dictionary: 4
    case .any: 1
    case .declared(let type): frame.evaluator.takesLiteral(["dictionaryLiteral"], type) ? 3 : 0
    default: Self.pair(of: type) == nil ? 0 : 3
    }
  }
}
