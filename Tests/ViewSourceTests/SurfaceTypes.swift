@testable import PlumblineSwiftRunning
@testable import PlumblineViewSource

/// The comparison of the types and defaults of declarations, as the list spells them, with those of the reader's
/// entries.
struct SurfaceTypes {
  private let vocabulary: Vocabulary
  private let names: [String: String]
  private let defaults = EvaluatedDefaults()

  /// A comparison with the entries of a vocabulary, which has other names for some types.
  init(_ vocabulary: Vocabulary, names: [String: String]) {
    self.vocabulary = vocabulary
    self.names = names
  }

  /// Whether an entry takes the arguments that a declared type takes; entries that evaluate nothing take all.
  func agrees(_ declared: String, with shape: ParameterShape) -> Bool {
    shape.isUnevaluated || agrees(declared, with: shape.type)
  }

  private func agrees(_ declared: String, with type: SwiftType) -> Bool {
    let declared = plain(declared)
    switch type {
    case .any, .parameter, .declared, .void: return true
    case .oneOf(let types): return types.contains { agrees(declared, with: $0) }
    case .optional(let wrapped):
      return agrees(declared.hasSuffix("?") ? String(declared.dropLast()) : declared, with: wrapped)
    case .function: return declared.contains("->")
    case .reference(_, let wrapped): return inner(of: declared, ["Binding"]).map { agrees($0, with: wrapped) } ?? false
    case .array(let element): return elements(of: declared).map { agrees($0, with: element) } ?? false
    case .range: return declared.contains("Range")
    case .dictionary: return declared.hasPrefix("[") && declared.contains(":")
    case .set(let element): return inner(of: declared, ["Set"]).map { agrees($0, with: element) } ?? false
    case .tuple: return declared.hasPrefix("(")
    case .metatype: return declared.hasSuffix(".Type")
    case .int: return ["Int", "BinaryInteger"].contains(declared)
    case .double: return ["Double", "CGFloat", "Float", "BinaryFloatingPoint", "TimeInterval"].contains(declared)
    case .bool: return declared == "Bool"
    case .character: return declared == "Character"
    case .string: return ["String", "StringProtocol", "Substring"].contains(declared)
    case .native(let name): return agrees(declared, withNative: name)
    }
  }

  /// The type of the elements that a declared collection has, "Any" if any type may take its place, or nil for another
  /// type.
  private func elements(of declared: String) -> String? {
    if declared.hasPrefix("["), !declared.contains(":") { return String(declared.dropFirst().dropLast()) }
    if let element = inner(of: declared, ["Sequence", "Collection", "RandomAccessCollection", "Range"]) {
      return element
    }
    return ["Data", "Collection", "Sequence", "RandomAccessCollection"].contains { declared.hasSuffix($0) }
      ? "Any" : nil
  }

  private func agrees(_ declared: String, withNative name: String) -> Bool {
    if declared.hasPrefix("() -> ") { return agrees(String(declared.dropFirst(6)), with: .native(name)) }
    if name == "Binding" { return inner(of: declared, ["Binding"])?.hasPrefix("some ") ?? false }
    let written = String(declared.prefix { $0 != "<" })
    var rest = [vocabulary.aliases[written] ?? written, names[written] ?? written]
    guard !rest.contains(name), name != "KeyPath", written != "Any" else { return true }
    var known: Set<String> = []
    while let next = rest.popLast() {
      guard known.insert(next).inserted else { continue }
      if next == name || vocabulary.conversions[next]?[name] != nil { return true }
      rest += vocabulary.types[next]?.parents ?? []
    }
    return false
  }

  /// A type without the words for generic and existential types, and without further protocols.
  private func plain(_ type: String) -> String {
    var type = type
    for word in ["@escaping ", "@autoclosure ", "inout ", "some ", "any "] where type.hasPrefix(word) {
      type = String(type.dropFirst(word.count))
    }
    if type.hasPrefix("("), type.hasSuffix(")?") { type = String(type.dropFirst().dropLast(2)) + "?" }
    var depth = 0
    return String(
      type.prefix { character in
        if "(<[".contains(character) { depth += 1 }
        if ")>]".contains(character) { depth -= 1 }
        return depth != 0 || character != "&"
      }
    ).trimmed
  }

  private func inner(of type: String, _ generics: [String]) -> String? {
    generics.first { type.hasPrefix($0 + "<") && type.hasSuffix(">") }.map {
      String(type.dropFirst($0.count + 1).dropLast())
    }
  }

  // MARK: Defaults

  /// Whether an entry has the default that a declaration writes.
  ///
  /// Both are values: that of the declaration is its text, which the reader evaluates; an argument that may be omitted
  /// is nil by default. Arguments that are not evaluated need no default.
  func hasDefault(_ declared: Signature.Parameter, _ shape: ParameterShape) -> Bool {
    guard let text = declared.fallback, !shape.isUnevaluated else { return true }
    let own = shape.fallback?.value ?? .none
    guard let value = defaults.value(of: text, as: shape.type) else { return false }
    if let number = value.asNumber { return number == own.asNumber }
    return value.hasSameContents(as: own)
  }
}

/// The values of expressions, as the reader evaluates them.
private final class EvaluatedDefaults {
  private var known: [String: Value?] = [:]

  /// Returns the value of an expression of a type, or nil if the reader does not evaluate it.
  func value(of text: String, as type: SwiftType) -> Value? {
    let key = "\(text): \(type)"
    if let value = known[key] { return value }
    let value = evaluated(text, as: type)
    known[key] = .some(value)
    return value
  }

  private func evaluated(_ text: String, as type: SwiftType) -> Value? {
    let log = DiagnosticLog()
    let program = Program(vocabulary: .standard, log: log)
    defer { program.releaseResults() }
    let code = "func fallback() -> Any { \(text) }"
    guard program.read(SourceFile(path: "a.swift", text: code)) == nil else { return nil }
    program.attachExtensions()
    guard let function = program.shared.functions["fallback"]?.first else { return nil }
    function.result = type
    let host = SwiftUIHost(screen: .zero, assets: nil)
    let evaluator = Evaluator(program: program, options: RunningOptions(clock: 0), host: host)
    let value: Value? = evaluator.guarded(neutral: nil) { () throws(Fault) in
      try evaluator.run(function, receiver: nil, captured: nil, [], at: .start).settled
    }
    return log.diagnostics.isEmpty ? value : nil
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
