@testable import PlumblineViewSource

/// The comparison of the types and defaults of declarations, as the list spells them, with those of the reader's entries.
struct SurfaceTypes {
  private let vocabulary: Vocabulary

  /// A comparison with the entries of a vocabulary.
  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

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
    case .binding(let wrapped): return inner(of: declared, "Binding").map { agrees($0, with: wrapped) } ?? false
    case .array(let element):
      if declared.hasPrefix("[") { return agrees(String(declared.dropFirst().dropLast()), with: element) }
      return ["Data", "Collection", "Sequence", "RandomAccessCollection"].contains { declared.hasSuffix($0) }
    case .range: return declared.contains("Range")
    case .dictionary: return declared.hasPrefix("[") && declared.contains(":")
    case .set: return declared.hasPrefix("Set<")
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

  private func agrees(_ declared: String, withNative name: String) -> Bool {
    if declared.hasPrefix("() -> ") { return agrees(String(declared.dropFirst(6)), with: .native(name)) }
    let own = vocabulary.aliases[declared] ?? declared
    guard own != name, name != "KeyPath", own != "Any" else { return true }
    var rest = [own]
    var known: Set<String> = []
    while let next = rest.popLast() {
      guard known.insert(next).inserted else { continue }
      if next == name || vocabulary.conversions[next]?[name] != nil { return true }
      rest += vocabulary.types[next]?.parents ?? []
    }
    return false
  }

  /// A type without the words for generic and existential types.
  private func plain(_ type: String) -> String {
    var type = type
    for word in ["@escaping ", "@autoclosure ", "inout ", "some ", "any "] where type.hasPrefix(word) {
      type = String(type.dropFirst(word.count))
    }
    if type.hasPrefix("("), type.hasSuffix(")?") { type = String(type.dropFirst().dropLast(2)) + "?" }
    return String(type.prefix { $0 != "&" }).trimmed
  }

  private func inner(of type: String, _ generic: String) -> String? {
    type.hasPrefix(generic + "<") && type.hasSuffix(">") ? String(type.dropFirst(generic.count + 1).dropLast()) : nil
  }

  // MARK: Defaults

  /// Whether an entry has the default that a declaration writes: a literal, or a case of an enumeration.
  ///
  /// Other defaults are not compared.
  func hasDefault(_ declared: Signature.Parameter, _ shape: ParameterShape) -> Bool {
    guard let text = declared.fallback, !shape.isUnevaluated, let own = shape.fallback?.value else { return true }
    switch own {
    case .none: return text == "nil"
    case .bool(let bool): return text == "\(bool)"
    case .int, .double, .literal: return Double(text).map { $0 == own.asNumber } ?? !text.hasPrefix("nil")
    case .native(let native):
      let name = "\(native.payload)"
      let isCase = Mirror(reflecting: native.payload).displayStyle == .enum && name.allSatisfy(\.isLetter)
      return !isCase || text == "." + name || !text.hasPrefix(".")
    default: return text != "nil"
    }
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
