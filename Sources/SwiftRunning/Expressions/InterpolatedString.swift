/// A string literal with interpolated values.
final class InterpolatedString: Expression {
  /// A segment of the literal.
  enum Part {
    /// Text.
    case text(String)
    /// An interpolated value with its label, which only interpolations of the program have, and its other arguments,
    /// such as `specifier:`.
    case value(Expression, [ArgumentExpression], label: String? = nil)
  }

  /// The segments, in order.
  @exclusivity(unchecked) var parts: [Part]
  /// The arguments that state where the literal is looked up as a key, or nil if there are none.
  var origin: TextOrigin?
  /// The types of interpolated values that are written as `Optional(…)`, by segment, once they are known.
  private lazy var optionalTypes: [Int: SwiftType] = [:]
  /// The types of interpolated values that use type parameters, by segment.
  private lazy var openTypes: [Int: SwiftType] = [:]
  private var knowsOptionals = false
  /// The type of the first interpolated value whose description is not known, or nil.
  @exclusivity(unchecked) private var unwritten: (type: String, location: SourceLocation)?

  private func findOptionals(_ evaluator: Evaluator) {
    guard !knowsOptionals else { return }
    knowsOptionals = true
    for (index, part) in parts.enumerated() {
      guard case .value(let expression, let arguments, _) = part, arguments.isEmpty else { continue }
      let type = expression.knownType(evaluator)
      if type.holdsOptional { optionalTypes[index] = type }
      if type.isOpen, let open = evaluator.openType(of: expression) { openTypes[index] = open }
      if unwritten == nil, let name = evaluator.undescribed(expression) { unwritten = (name, expression.location) }
    }
  }

  /// Creates a string literal from its segments.
  init(_ location: SourceLocation, _ parts: [Part]) {
    self.parts = parts
    super.init(location)
  }

  override func knownType(_ evaluator: Evaluator) -> SwiftType { .string }
  override var isContextual: Bool { true }
  override var fitsBySyntax: Bool { true }

  override func fit(_ type: SwiftType, _ frame: Frame, _ value: inout Value?) throws(Fault) -> Int {
    switch type.unwrapped {
    case .string: 4
    case let type where frame.evaluator.names.isTextKey(type): 4
    case .any: 1
    default: frame.evaluator.fit(.string(""), type)
    }
  }

  override func evaluate(_ frame: Frame, _ hint: SwiftType) throws(Fault) -> Value {
    if case .declared(let type) = hint.unwrapped {
      if let own = try interpolated(type, frame) { return own }
      if frame.evaluator.takesLiteral(["stringLiteral"], type) {
        let text = try evaluate(frame, .string)
        return try frame.evaluator.literal(["stringLiteral"], text, of: type, at: location) ?? text
      }
    }
    var values: [(Value, [(String?, Value)])] = []
    values.reserveCapacity(parts.count)
    var isPlain = true
    let isText = !frame.evaluator.names.isTextKey(hint)
    // The descriptions of objects that a later segment may change, by segment.
    var written: [Int: String] = [:]
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text): values.append((.string(text), []))
      case .value(let expression, let arguments, let label):
        var known: Value?
        let first = ArgumentExpression(label: label, value: expression)
        if let own = try declared(first, arguments, hint, frame, value: &known) {
          values.append((.string(own), []))
          continue
        }
        let value = if let known { known } else { try expression.evaluate(frame, .any) }
        var options: [(String?, Value)] = []
        for argument in arguments {
          let hint: SwiftType =
            switch argument.label {
            case "format": .native("FormatStyle")
            case let label?: frame.evaluator.vocabulary.framework.interpolations[label].map { .native($0) } ?? .any
            case nil: .any
            }
          options.append((argument.label, try argument.value.evaluate(frame, hint)))
        }
        let isPiece = frame.evaluator.host.isTextPiece(value)
        if isPiece { isPlain = false }
        if isText, !isPiece, options.isEmpty, value.mayHoldObjects, mayRun(after: index) {
          written[index] = try description(of: value, index, [], isLocalized: false, frame)
        }
        values.append((value, options))
      }
    }
    let names = frame.evaluator.names
    let host = frame.evaluator.host
    let isKey =
      names.isTextKey(hint) && values.allSatisfy { !$1.isEmpty || $0.isPieceOfKey(names) || host.isTextPiece($0) }
    if isKey, !isPlain || frame.evaluator.program.namesLocales || host.localizesKeys {
      let source = origin?.source(frame) ?? TextSource()
      return try host.textKey(keyParts(values), from: source, in: frame.evaluator, at: location)
    }
    if !isPlain { return try host.text(of: values, in: frame.evaluator, at: location) }
    var result = ""
    for (index, (value, options)) in values.enumerated() {
      if !written.isEmpty, let text = written[index] {
        result += text
      } else {
        let isLocalized = isKey || hint.isLocalizationValue && value.isNumber
        result += try description(of: value, index, options, isLocalized: isLocalized, frame)
      }
      try frame.evaluator.checkLength(result.utf8.count, at: location)
    }
    if isKey {
      return try host.textKey([.literal(result)], from: TextSource(), in: frame.evaluator, at: location)
    }
    if hint.isLocalizationValue, frame.evaluator.host.localizesKeys, let text = try localizedText(of: values, frame) {
      result = text
    }
    return .string(result)
  }
}

extension InterpolatedString {
  /// Returns the text of a segment's value.
  private func description(
    of value: Value, _ index: Int, _ options: [(String?, Value)], isLocalized: Bool, _ frame: Frame
  ) throws(Fault) -> String {
    findOptionals(frame.evaluator)
    if let unwritten { throw frame.evaluator.fault(.noDescription(unwritten.type), at: unwritten.location) }
    if !optionalTypes.isEmpty, let type = optionalTypes[index] {
      return try frame.evaluator.describe(value, as: type, at: location)
    }
    if !openTypes.isEmpty, options.isEmpty, let open = openTypes[index], case let type = frame.bound(open),
      type.holdsOptional
    {
      return try frame.evaluator.describe(value, as: type, at: location)
    }
    return try frame.evaluator.text(of: value, options: options, isKey: isLocalized, at: location)
  }

  /// Returns whether a segment after another one may run code, and change objects.
  private func mayRun(after index: Int) -> Bool {
    parts[(index + 1)...].contains { part in
      guard case .value(let expression, _, _) = part else { return false }
      return !(expression is LocalVariable || expression is ConstantExpression)
    }
  }

  /// Returns the text of an interpolation by an `appendInterpolation` that the program declares, or nil if none takes
  /// the value.
  ///
  /// The comparison of overloads may need the value; it is then stored in `value`, since evaluating it twice would
  /// repeat its effects.
  private func declared(
    _ first: ArgumentExpression, _ others: [ArgumentExpression], _ hint: SwiftType, _ frame: Frame,
    value: inout Value?
  ) throws(Fault) -> String? {
    let evaluator = frame.evaluator
    let names =
      evaluator.names.isTextKey(hint)
      ? [evaluator.names.textKey + ".StringInterpolation"] : ["String.StringInterpolation"]
    func missing() throws(Fault) -> String? {
      guard let label = first.label, !evaluator.program.mayNameOutside else { return nil }
      throw evaluator.fault(.unknownInterpolation(label), at: location)
    }
    guard let name = names.first(where: { evaluator.program.extensions[$0] != nil }) else { return try missing() }
    let arguments = [first] + others
    var candidates: [Callable] = []
    for case .function(let function) in evaluator.program.extensions[name]?.members["appendInterpolation"] ?? [] {
      candidates.append(.function(function, nil))
    }
    var best: (matched: MatchedCallable, score: Int)?
    var values = [Value?](repeating: nil, count: arguments.count)
    defer { value = values[0] }
    for matched in evaluator.matching(candidates, arguments) {
      var fits: [Int] = []
      for (position, (shape, match)) in zip(matched.shapes, matched.match).enumerated() {
        guard case .one(let index) = match else { continue }
        if let result = matched.autoclosureResult(position) {
          fits.append(evaluator.staticFit(of: arguments[index].value, result))
        } else {
          fits.append(try arguments[index].value.fit(shape.type, frame, &values[index]))
        }
      }
      guard let least = fits.min(), least > best?.score ?? 0 else { continue }
      best = (matched, least)
    }
    guard let best else { return try missing() }
    let chosen = ChosenCallable(matched: best.matched, values: values)
    guard case .function(let function, _) = chosen.callable else { return nil }
    var receiver = Value.native("String.StringInterpolation", "")
    var given = try evaluator.evaluate(chosen, arguments, frame)
    _ = try evaluator.run(function, on: &receiver, captured: nil, &given, at: location)
    guard case .native(let native) = receiver, let text = native.payload as? String else { return nil }
    return text
  }

  /// Returns the parts of the literal as those of a key.
  private func keyParts(_ values: [(Value, [(String?, Value)])]) -> [KeyPart] {
    zip(parts, values).map { part, value in
      if case .text(let text) = part { .literal(text) } else { .value(value.0, options: value.1) }
    }
  }

  /// Returns the text that the literal is the key of, with its values, or nil if there is none.
  private func localizedText(of values: [(Value, [(String?, Value)])], _ frame: Frame) throws(Fault) -> String? {
    let evaluator = frame.evaluator
    let key = try LocalizedKey(keyParts(values), from: origin?.source(frame) ?? TextSource()) {
      (value, options) throws(Fault) in
      try evaluator.text(of: value, options: options, isKey: value.isNumber, at: location)
    }
    return evaluator.host.localizedText(for: key, in: evaluator, at: location)
  }
}

extension Value {
  /// Whether the value is an object, or may hold one.
  fileprivate var mayHoldObjects: Bool {
    switch self {
    case .void, .none, .bool, .int, .literal, .double, .string, .character, .range, .function, .keyPath, .type: false
    default: true
    }
  }

  /// Returns whether the value can be interpolated into a localized key; otherwise the literal is a plain string.
  ///
  /// Source: the overloads of `LocalizedStringKey.StringInterpolation.appendInterpolation`.
  fileprivate func isPieceOfKey(_ names: FrameworkNames) -> Bool {
    switch self {
    case .int, .literal, .double, .string: true
    case .native(let native) where native.payload is SizedInteger || native.payload is Float: true
    case .native(let native): native.type == names.textKey || ["Date", "URL", "UUID", "Decimal"].contains(native.type)
    default: false
    }
  }
}
