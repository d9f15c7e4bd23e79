import Synchronization

/// A type of the vocabulary with those whose members its values have as well, and what lookups have found in them.
///
/// What the vocabulary says is the same for every program, so that the families of the vocabulary alone are shared by all
/// programs of the process: a batch of small files finds each member once.
///
/// Unchecked: what a family keeps names no declaration of a program.
final class TypeFamily: @unchecked Sendable {
  /// The type's name.
  let name: String
  /// The type and those whose members its values have as well, nearest first.
  let ancestry: [String]
  /// Whether a first frame never looks at the type's values.
  let isInert: Bool
  /// The types in which an implicit member is looked for, nearest first.
  let sources: [SwiftType]
  private let vocabulary: Vocabulary
  private let types: [Vocabulary.NativeType]
  private let foundMembers = Memo<[VocabularyEntry]>()
  private let foundStatics = Memo<VocabularyEntry?>()
  private let foundFits = Memo<Int>()
  private let foundConversions = Memo<FoundConversion>()
  private let foundMatches = Memo<[Match]>()

  /// The way to another type, or none; in a structure, since a function that a generic type keeps is wrapped each time it is read.
  private struct FoundConversion {
    let convert: Vocabulary.Conversion?
  }

  /// The entries of a name whose labels fit those of a call.
  ///
  /// Unchecked: the candidates are entries.
  private struct Match: @unchecked Sendable {
    let labels: [String?]
    let trailing: [Bool]
    let candidates: [MatchedCallable]

    func fits(_ arguments: [ArgumentExpression]) -> Bool {
      guard labels.count == arguments.count else { return false }
      for (index, argument) in arguments.enumerated() {
        guard argument.isTrailing == trailing[index], argument.label == labels[index] else { return false }
      }
      return true
    }
  }

  /// The family of a type with known ancestors.
  init(_ name: String, ancestry: [String], _ vocabulary: Vocabulary) {
    self.name = name
    self.ancestry = ancestry
    self.vocabulary = vocabulary
    isInert = vocabulary.inertTypes.contains(name)
    types = ancestry.compactMap { vocabulary.types[$0] }
    sources = [.native(name)] + (vocabulary.types[name]?.implicitSources ?? []).map { .native($0) }
  }

  // MARK: Members

  /// The entries for a member of the type's values, nearest first.
  func members(_ name: String) -> [VocabularyEntry] {
    foundMembers.value(of: name) { types.flatMap { $0.members[name] ?? [] } }
  }

  /// What of a name can be called on the type's values.
  func callables(_ name: String) -> [Callable] {
    members(name).compactMap { $0.kind == .property ? nil : .entry($0) }
  }

  /// What of a name can be called on the type's values with the labels of a call.
  func callables(_ name: String, matching arguments: [ArgumentExpression]) -> [MatchedCallable] {
    matching(name, arguments) { callables(name) }
  }

  /// The ways to make a value of the type with the labels of a call.
  func initializers(matching arguments: [ArgumentExpression]) -> [MatchedCallable] {
    matching("init", arguments) { initializers }
  }

  /// The ways to make a value of the type.
  var initializers: [Callable] { vocabulary.types[name]?.initializers.map { .entry($0) } ?? [] }

  private func matching(
    _ name: String, _ arguments: [ArgumentExpression], _ find: () -> [Callable]
  ) -> [MatchedCallable] {
    var known = foundMatches.value(of: name) { [] }
    for match in known where match.fits(arguments) { return match.candidates }
    let candidates = find().compactMap { candidate -> MatchedCallable? in
      guard case .entry(let entry) = candidate else { return nil }
      return MatchedCallable(candidate, entry.parameters, for: arguments)
    }
    guard !candidates.isEmpty else { return [] }
    known.append(
      Match(labels: arguments.map(\.label), trailing: arguments.map(\.isTrailing), candidates: candidates))
    if known.count < 64 { foundMatches.keep(known, of: name) }
    return candidates
  }

  // MARK: The type itself

  /// The entry for a member of the type itself, nearest first, or nil.
  func statics(_ name: String) -> VocabularyEntry? {
    foundStatics.value(of: name) { types.lazy.compactMap { $0.statics[name]?.first }.first }
  }

  // MARK: Other types

  /// How well values of the type fit another type of the vocabulary, unless they are never looked at: 0 not at all, 4 exactly.
  func fit(_ other: String) -> Int {
    if other == name { return 4 }
    return foundFits.value(of: other) {
      if ancestry.contains(other) { return 3 }
      return vocabulary.conversions[name]?[other] != nil ? 2 : 0
    }
  }

  /// The way to another type that needs no spelling out, the type's own before those of its ancestors.
  func conversion(to other: String) -> Vocabulary.Conversion? {
    foundConversions.value(of: other) {
      let own = vocabulary.conversions[name]?[other]
      return FoundConversion(
        convert: own ?? ancestry.lazy.compactMap { self.vocabulary.conversions[$0]?[other] }.first)
    }
    .convert
  }
}

/// What lookups have found, by name; any number of threads may look.
struct Memo<Found: Sendable>: ~Copyable, Sendable {
  /// The most names that are kept: programs may ask for any.
  private static var limit: Int { 2_000 }

  private let table = Mutex<[String: Found]>([:])

  /// What was found under a name, or what is found now and kept.
  func value(of name: String, _ find: () -> Found) -> Found {
    if let known = table.withLock({ $0[name] }) { return known }
    let found = find()
    keep(found, of: name)
    return found
  }

  /// The same where there may be nothing, which is not kept.
  func valueIfAny(of name: String, _ find: () -> Found?) -> Found? {
    if let known = table.withLock({ $0[name] }) { return known }
    let found = find()
    if let found { keep(found, of: name) }
    return found
  }

  /// Keeps what was found under a name.
  func keep(_ found: Found, of name: String) {
    table.withLock { if $0.count < Self.limit { $0[name] = found } }
  }
}

extension TypeFamily {
  private static let shared = Memo<TypeFamily>()

  /// The family of a type as the vocabulary alone has it.
  static func shared(_ name: String, _ vocabulary: Vocabulary) -> TypeFamily {
    shared.value(of: name) { TypeFamily(name, ancestry: vocabulary.ancestry(of: name) { _ in [] }, vocabulary) }
  }
}

extension Vocabulary {
  /// A type and those whose members its values have as well, nearest first, with what is inherited beside the vocabulary.
  func ancestry(of name: String, _ inherited: (String) -> [String]) -> [String] {
    var result: [String] = []
    var queue = [name]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard !result.contains(next) else { continue }
      result.append(next)
      queue += types[next]?.parents ?? []
      if let targets = conversions[next] {
        for target in ["Shape", "ShapeStyle", "View"] where targets[target] != nil { queue.append(target) }
      }
      queue += inherited(next)
    }
    return result
  }
}

extension Program {
  /// What the vocabulary knows of a type, with the types that the program's extensions let it inherit from.
  func family(of name: String) -> TypeFamily {
    let slot = Self.recentSlot(of: name)
    if let recent = recentFamilies[slot], recent.name == name { return recent }
    let family = families[name] ?? newFamily(name)
    recentFamilies[slot] = family
    return family
  }

  /// The place among the recent families that a name shares with few others.
  private static func recentSlot(of name: String) -> Int {
    (name.utf8.count &* 5 &+ Int(name.utf8.first ?? 0)) & (recentFamilyCount - 1)
  }

  /// Forgets the families, which extensions have changed.
  func forgetFamilies() {
    families = [:]
    recentFamilies = Self.noFamilies
  }

  private func newFamily(_ name: String) -> TypeFamily {
    if extensions.isEmpty { return TypeFamily.shared(name, vocabulary) }
    let views = extensions.keys.filter(isPlainView).sorted()
    let isShared = views.isEmpty && extensions.values.allSatisfy { $0.inheritedNames.isEmpty }
    let family =
      isShared
      ? TypeFamily.shared(name, vocabulary)
      : TypeFamily(
        name,
        ancestry: vocabulary.ancestry(of: name) {
          (extensions[$0]?.inheritedNames ?? []) + ($0 == "View" ? views : [])
        },
        vocabulary)
    families[name] = family
    return family
  }

  /// Whether the values of a type are known as views and nothing else, as those of `Button`: what an extension adds to them,
  /// every view has.
  private func isPlainView(_ name: String) -> Bool {
    guard name != "View", case .native("View")? = vocabulary.types[name]?.initializers.first?.result else {
      return false
    }
    return true
  }

  /// A vocabulary type and those whose members its values have as well, nearest first.
  func ancestry(of name: String) -> [String] { family(of: name).ancestry }

  /// Whether an extension of the program adds a member of a name to the values of a type of the vocabulary.
  func extends(_ family: TypeFamily, withMember name: String) -> Bool {
    extensions.values.contains { $0.members[name] != nil && family.ancestry.contains($0.name) }
  }

  /// Whether an extension of the program adds a member of a name to a type of the vocabulary itself.
  func extends(_ family: TypeFamily, withStatic name: String) -> Bool {
    extensions.values.contains { $0.statics[name] != nil && family.ancestry.contains($0.name) }
  }
}
