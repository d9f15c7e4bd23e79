import Synchronization

/// A type of the vocabulary with the types from which it inherits members, and a cache of member lookups.
///
/// All programs with one vocabulary share the families that depend on the vocabulary only: in a batch of small files,
/// each member is looked up once.
///
/// Unchecked: the cache refers to no declaration of a program.
package final class TypeFamily: @unchecked Sendable {
  /// The type's name.
  package let name: String
  /// The type and those from which it inherits members, nearest first.
  let ancestry: [String]
  /// Whether the values of the type have no effect on a first frame.
  let isInert: Bool
  /// Whether the type is not part of the program.
  let isOutside: Bool
  /// The types in which an implicit member is looked up, nearest first.
  let sources: [SwiftType]
  private let vocabulary: Vocabulary
  private let types: [Vocabulary.NativeType]
  private let foundMembers = Memo<[VocabularyEntry]>()
  private let foundStatics = Memo<VocabularyEntry?>()
  private let foundFits = Memo<Int>()
  private let foundConversions = Memo<FoundConversion>()
  private let foundMatches = Memo<[Match]>()

  /// The conversion to another type, or nil; a struct, because a generic type would wrap a function on every access.
  private struct FoundConversion {
    let convert: Vocabulary.Conversion?
  }

  /// The entries of a name whose argument labels match those of a call.
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

  /// Creates the family of a type from its ancestry.
  package init(_ name: String, ancestry: [String], _ vocabulary: Vocabulary, isOutside: Bool = false) {
    self.name = name
    self.ancestry = ancestry
    self.vocabulary = vocabulary
    self.isOutside = isOutside
    isInert = isOutside || vocabulary.inertTypes.contains(name)
    types = ancestry.compactMap { vocabulary.types[$0] }
    // Values of shapes such as `UnevenRoundedRectangle` are shapes, whose members name them: `.rect(…)`.
    let creator: String? =
      if case .native(let shared)? = vocabulary.types[name]?.initializers.first?.result, shared != name,
        vocabulary.framework.creators.contains(shared)
      { shared } else { nil }
    sources =
      [.native(name)] + (vocabulary.types[name]?.implicitSources ?? []).map { .native($0) }
      + (creator.map { [.native($0)] } ?? [])
  }

  // MARK: Members

  /// Returns the entries of a member of the type's values, nearest first.
  package func members(_ name: String) -> [VocabularyEntry] {
    foundMembers.value(of: name) { types.flatMap { $0.members[name] ?? [] } }
  }

  /// Returns the entries with a name that can be called on the type's values.
  func callables(_ name: String) -> [Callable] {
    members(name).compactMap { $0.kind == .property ? nil : .entry($0) }
  }

  /// Returns the entries with a name that can be called on the type's values with the argument labels of a call.
  func callables(_ name: String, matching arguments: [ArgumentExpression]) -> [MatchedCallable] {
    matching(name, arguments) { callables(name) }
  }

  /// Returns the initializers that match the argument labels of a call.
  package func initializers(matching arguments: [ArgumentExpression]) -> [MatchedCallable] {
    matching("init", arguments) { initializers }
  }

  /// The initializers of the type.
  package var initializers: [Callable] { vocabulary.types[name]?.initializers.map { .entry($0) } ?? [] }

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

  /// Returns the nearest entry of a static member, or nil if there is none.
  package func statics(_ name: String) -> VocabularyEntry? {
    foundStatics.value(of: name) { types.lazy.compactMap { $0.statics[name]?.unapplied }.first }
  }

  // MARK: Other types

  /// Returns how well the type's values match another type of the vocabulary, disregarding inert types: 0 not at all, 2
  /// by a conversion, 3 by inheritance, 4 exactly.
  package func fit(_ other: String) -> Int {
    if other == name { return 4 }
    return foundFits.value(of: other) {
      if ancestry.contains(other) { return 3 }
      return vocabulary.conversions[name]?[other] != nil ? 2 : 0
    }
  }

  /// Returns the implicit conversion to another type, or nil; the type's own conversion precedes those of its
  /// ancestors.
  package func conversion(to other: String) -> Vocabulary.Conversion? {
    foundConversions.value(of: other) {
      let own = vocabulary.conversions[name]?[other]
      return FoundConversion(
        convert: own ?? ancestry.lazy.compactMap { self.vocabulary.conversions[$0]?[other] }.first)
    }
    .convert
  }
}

/// A cache of lookup results by name; the type is thread-safe.
struct Memo<Found: Sendable>: ~Copyable, Sendable {
  /// The maximum number of cached names, because programs may look up any number of names.
  private static var limit: Int { 2_000 }

  private let table = Mutex<[String: Found]>([:])

  /// Returns the cached result for a name, or finds and caches it.
  func value(of name: String, _ find: () -> Found) -> Found {
    if let known = table.withLock({ $0[name] }) { return known }
    let found = find()
    keep(found, of: name)
    return found
  }

  /// Returns the cached result for a name, or finds it and caches it unless it is nil.
  func valueIfAny(of name: String, _ find: () -> Found?) -> Found? {
    if let known = table.withLock({ $0[name] }) { return known }
    let found = find()
    if let found { keep(found, of: name) }
    return found
  }

  /// Caches the result for a name.
  func keep(_ found: Found, of name: String) {
    table.withLock { if $0.count < Self.limit { $0[name] = found } }
  }
}

extension Vocabulary {
  /// The families of a vocabulary's types, which all programs with the vocabulary share.
  final class Families: Sendable {
    fileprivate let found = Memo<TypeFamily>()
  }
}

extension TypeFamily {
  /// Returns the family of a type that depends on the vocabulary only.
  static func shared(_ name: String, _ vocabulary: Vocabulary) -> TypeFamily {
    vocabulary.families.found.value(of: name) {
      TypeFamily(name, ancestry: vocabulary.ancestry(of: name) { _ in [] }, vocabulary)
    }
  }
}

extension Vocabulary {
  /// Returns a type and those from which it inherits members, nearest first, including types inherited outside of the
  /// vocabulary.
  func ancestry(of name: String, _ inherited: (String) -> [String]) -> [String] {
    var result: [String] = []
    var queue = [name]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard !result.contains(next) else { continue }
      result.append(next)
      queue += types[next]?.parents ?? []
      if let targets = conversions[next] {
        for target in framework.adapted where targets[target] != nil { queue.append(target) }
      }
      queue += inherited(next)
    }
    return result
  }
}

extension Program {
  /// Returns the family of a type, including the types from which it inherits by the program's extensions.
  package func family(of name: String) -> TypeFamily {
    let slot = Self.recentSlot(of: name)
    if let recent = recentFamilies[slot], recent.name == name { return recent }
    let family = families[name] ?? newFamily(name)
    recentFamilies[slot] = family
    return family
  }

  /// Returns the index of a name in the table of recent families, which few other names share.
  private static func recentSlot(of name: String) -> Int {
    (name.utf8.count &* 5 &+ Int(name.utf8.first ?? 0)) & (recentFamilyCount - 1)
  }

  /// Clears the cached families, which depend on the program's extensions.
  func forgetFamilies() {
    families = [:]
    extendedNames = nil
    recentFamilies = Self.noFamilies
  }

  private func newFamily(_ name: String) -> TypeFamily {
    if isOutside(type: name) {
      let ancestry = vocabulary.ancestry(of: name) { extensions[$0]?.inheritedNames ?? [] }
      let family = TypeFamily(name, ancestry: ancestry, vocabulary, isOutside: true)
      families[name] = family
      return family
    }
    if extensions.isEmpty { return TypeFamily.shared(name, vocabulary) }
    let plain = vocabulary.framework.shared.map { type in (type, extensions.keys.filter { isPlain($0, type) }.sorted())
    }
    let isShared = plain.allSatisfy(\.1.isEmpty) && extensions.values.allSatisfy { $0.inheritedNames.isEmpty }
    let family =
      isShared
      ? TypeFamily.shared(name, vocabulary)
      : TypeFamily(
        name,
        ancestry: vocabulary.ancestry(of: name) {
          name in
          (extensions[name]?.inheritedNames ?? []) + (plain.first { $0.0 == name }?.1 ?? [])
            + plain.filter { $0.1.contains(name) }.map(\.0)
        },
        vocabulary)
    families[name] = family
    return family
  }

  /// Returns whether the values of a vocabulary type have a type that others share, as views and shapes have.
  func sharesValues(_ name: String) -> Bool { vocabulary.framework.shared.contains { isPlain(name, $0) } }

  /// Returns whether the values of a type are typed as views or shapes, such as those of `Button` and `Circle`, so that
  /// an extension of the type adds members to every view or shape.
  private func isPlain(_ name: String, _ type: String) -> Bool {
    guard name != type, case .native(type)? = vocabulary.types[name]?.initializers.first?.result else { return false }
    return true
  }

  /// Returns a vocabulary type and those from which it inherits members, nearest first.
  func ancestry(of name: String) -> [String] { family(of: name).ancestry }

  /// Returns whether an extension of the program adds a member with a name to the values of a vocabulary type.
  func extends(_ family: TypeFamily, withMember name: String) -> Bool {
    guard !extensions.isEmpty, mayExtend(withMember: name) else { return false }
    return extensions.values.contains { $0.members[name] != nil && family.ancestry.contains($0.name) }
  }

  /// Returns whether any extension of a vocabulary type adds a member with a name, a quick check because most do not.
  private func mayExtend(withMember name: String) -> Bool {
    guard isComplete else { return true }
    let names = extendedNames ?? Set(extensions.values.flatMap(\.members.keys))
    extendedNames = names
    return names.contains(name)
  }

  /// Returns whether an extension of the program adds a static member with a name to a vocabulary type.
  func extends(_ family: TypeFamily, withStatic name: String) -> Bool {
    extensions.values.contains { $0.statics[name] != nil && family.ancestry.contains($0.name) }
  }
}
