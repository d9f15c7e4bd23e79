/// The roles of a framework's types in the rules of the language, under the names that the framework gives them.
///
/// Without a framework, the roles are empty. No other part of the evaluator names a type of the framework. The type is
/// a class, because vocabularies are copied.
package final class FrameworkTypes: Sendable {
  /// The types that the evaluator makes or recognizes.
  package let names: FrameworkNames
  /// The behaviour of each property wrapper, by name.
  package let wrappers: [String: WrapperRole]
  /// The attributes of view builders.
  package let builders: Set<String>
  /// Other attributes that add no members to the type they stand before.
  package let plainAttributes: Set<String>
  /// The attribute that keeps a local variable from one evaluation to the next.
  package let keepingAttribute: String
  /// The macros that declare something, and that have no value as statements.
  package let declarationMacros: Set<String>
  /// The names whose use determines how a program has to be run.
  package let calls: FrameworkCalls
  /// The types and functions whose values may differ each time the same code runs.
  package let changing: Set<String>
  /// The attributes that do not change the names to which a declaration refers.
  package let harmlessAttributes: Set<String>
  /// The types that represent values of several types, such as that of all views.
  package let shared: [String]
  /// The shared types whose static members make values of the types that share them.
  package let creators: Set<String>
  /// The types that are represented by others, by name.
  package let equivalents: [String: SwiftType]
  /// The generic types whose values are arrays of their argument.
  package let collections: Set<String>
  /// The types of the labelled arguments of interpolations, by label.
  package let interpolations: [String: String]
  /// The protocols that give a type no members of its own, beside those that the vocabulary describes.
  package let plainProtocols: Set<String>
  /// The immutable types whose values are cached at a call that consists of number literals.
  package let constants: Set<String>
  /// The types in which an implicit member is looked up where no type is expected, in order.
  package let implied: [String]
  /// The containers whose last closure makes the views of one element.
  package let rowContainers: Set<String>
  /// The types whose values are called with a view builder closure: layouts.
  package let callable: Set<String>
  /// The protocols from which types inherit members by a conversion, the nearest first.
  package let adapted: [String]
  /// The protocols whose members do not depend on the conforming type, so that generic code does not need it.
  package let opaque: Set<String>
  /// The endings of the names of protocols whose values have members of their own, such as styles.
  package let memberProtocolEndings: [String]
  /// The conformances to a protocol that count as conformances to another, with their rank as a conversion.
  package let refinements: [String: (protocolName: String, rank: Int)]
  /// The associated types that are inferred from the result of a function: the protocol and the function, by name.
  package let witnesses: [String: (protocolName: String, function: String)]
  /// The types of texts.
  package let texts: Set<String>
  /// The views that a builder returns without a group, if they are the only component and the result has their type.
  package let soleResults: Set<String>
  /// The types of literals such as `#colorLiteral`, by their names, with the initializer's label for each label of the
  /// literal; other labels are omitted.
  package let literals: [String: (name: String, labels: [String: String])]
  /// The sources of the types that are written in Swift, by name; they are parsed when a program names the type.
  package let sources: [String: String]

  /// Creates the roles of a framework; omitted roles have no types.
  package init(
    names: FrameworkNames = FrameworkNames(),
    wrappers: [String: WrapperRole] = [:],
    builders: Set<String> = [],
    plainAttributes: Set<String> = [],
    keepingAttribute: String = "",
    declarationMacros: Set<String> = [],
    calls: FrameworkCalls = FrameworkCalls(),
    changing: Set<String> = [],
    harmlessAttributes: Set<String> = [],
    shared: [String] = [],
    creators: Set<String> = [],
    equivalents: [String: SwiftType] = [:],
    collections: Set<String> = [],
    interpolations: [String: String] = [:],
    plainProtocols: Set<String> = [],
    constants: Set<String> = [],
    implied: [String] = [],
    rowContainers: Set<String> = [],
    callable: Set<String> = [],
    adapted: [String] = [],
    opaque: Set<String> = [],
    memberProtocolEndings: [String] = [],
    refinements: [String: (protocolName: String, rank: Int)] = [:],
    witnesses: [String: (protocolName: String, function: String)] = [:],
    texts: Set<String> = [],
    soleResults: Set<String> = [],
    literals: [String: (name: String, labels: [String: String])] = [:],
    sources: [String: String] = [:]
  ) {
    self.names = names
    self.wrappers = wrappers
    self.builders = builders
    self.plainAttributes = plainAttributes
    self.keepingAttribute = keepingAttribute
    self.declarationMacros = declarationMacros
    self.calls = calls
    self.changing = changing
    self.harmlessAttributes = harmlessAttributes
    self.shared = shared
    self.creators = creators
    self.equivalents = equivalents
    self.collections = collections
    self.interpolations = interpolations
    self.plainProtocols = plainProtocols
    self.constants = constants
    self.implied = implied
    self.rowContainers = rowContainers
    self.callable = callable
    self.adapted = adapted
    self.opaque = opaque
    self.memberProtocolEndings = memberProtocolEndings
    self.refinements = refinements
    self.witnesses = witnesses
    self.texts = texts
    self.soleResults = soleResults
    self.literals = literals
    self.sources = sources
  }

  /// The roles in a vocabulary without a framework.
  package static let none = FrameworkTypes()

  /// Returns whether the values of a protocol have members that depend on their type.
  func hasMembers(_ name: String) -> Bool { memberProtocolEndings.contains { name.hasSuffix($0) } }

  /// Returns the representation of a type that has another one than its name, by its generic arguments, or nil.
  func type(named name: String, _ argument: (Int) -> SwiftType?) -> SwiftType? {
    if name == names.reference { return argument(0).map { .reference(name, $0) } ?? .native(name) }
    if collections.contains(name) { return .array(argument(0) ?? .any) }
    return equivalents[name]
  }
}
