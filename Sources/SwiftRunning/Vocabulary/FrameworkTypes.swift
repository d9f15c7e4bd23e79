/// The roles of a framework's types in the rules of the language, under the names that the framework gives them.
///
/// A vocabulary without a framework leaves them empty. Beside these roles, the evaluator itself names bindings, the storage of
/// states, and views, because wrapped properties and builders make them. The type is a class, because vocabularies are copied.
package final class FrameworkTypes: Sendable {
  /// The immutable types whose values are kept at a call that consists of number literals.
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
  /// A protocol's conformance that counts as one to another, with its rank as a conversion.
  package let refinements: [String: (protocolName: String, rank: Int)]
  /// The associated types that are inferred from the result of a function: the protocol and the function, by name.
  package let witnesses: [String: (protocolName: String, function: String)]
  /// The types of texts.
  package let texts: Set<String>
  /// The views of which a builder returns the only one itself where its result has their type.
  package let soleResults: Set<String>
  /// The types of literals such as `#colorLiteral`, by their names, with the initializer's label for each label of the
  /// literal; other labels are left out.
  package let literals: [String: (name: String, labels: [String: String])]
  /// The sources of the types that are written in Swift, by name; they are parsed when a program names the type.
  package let sources: [String: String]

  /// Creates the roles of a framework; those that are left out have no types.
  package init(
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

  /// Returns whether the values of a protocol have members that depend on their type.
  func hasMembers(_ name: String) -> Bool { memberProtocolEndings.contains { name.hasSuffix($0) } }
}
