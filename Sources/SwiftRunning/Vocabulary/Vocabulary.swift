/// The vocabulary of layout files: every view, modifier, type and function that the reader supports.
package struct Vocabulary: Sendable {
  /// The vocabulary of a type.
  ///
  /// Unchecked: it is only modified while the vocabulary is built.
  package final class NativeType: @unchecked Sendable {
    /// The members of the type's values, by name.
    package var members = EntryTable()
    /// The static members, by name.
    package var statics = EntryTable()
    /// The initialisers.
    package var initializers: [VocabularyEntry] = []
    /// The types from which it inherits members, such as `Shape` for `Circle`.
    package var parents: [String] = []
    /// The types in which an implicit member is looked up after the type itself.
    package var implicitSources: [String] = []
    /// The conversion from an array literal, or nil if there is none.
    package var arrayLiteral: (@Sendable ([Value], Evaluator) throws(Fault) -> Value?)?
    /// The decomposition of an enumeration with associated values for patterns, or nil for other types.
    package var enumCase: (@Sendable (Value) -> EnumCaseValue?)?
  }

  /// A case of an enumeration with its associated values.
  package struct EnumCaseValue {
    /// The name of the case.
    package let name: String
    /// The associated values, with their labels.
    package let payload: [(label: String?, value: Value)]
  }

  /// An implicit conversion from one type to another, such as from a colour to a shape style.
  package typealias Conversion = @Sendable (Value) -> Value?

  /// The types, by name.
  package private(set) var types: [String: NativeType] = [:]
  /// The type that was extended last: entries are added type by type.
  private var last: (name: String, type: NativeType)?
  /// The families that depend on this vocabulary only: a process may use several vocabularies.
  let families = Families()
  /// The global functions and operators, by name.
  package var functions: [String: [VocabularyEntry]] = [:]
  /// The global constants, by name.
  var constants: [String: @Sendable () -> Value] = [:]
  /// The conversions by the names of the source and target types.
  package var conversions: [String: [String: Conversion]] = [:]
  /// Type aliases, such as `CGFloat` for `Double`.
  package var aliases: [String: String] = [:]
  /// The modifiers that a first frame ignores, whose arguments are not evaluated.
  package var ignoredModifiers: Set<String> = []
  /// The ignored modifiers that warn if they present something from the start.
  package var presentations: Set<String> = []
  /// The modifiers that change a first frame in SwiftUI and are ignored with a warning.
  package var undrawnModifiers: Set<String> = []
  /// The views that are known and not drawn, with the reason.
  package var unsupported: [String: String] = [:]
  /// The modifiers that act, and that are ignored where no entry takes their arguments.
  package var lenientModifiers: Set<String> = []
  /// The types whose values have no effect on a first frame.
  package var inertTypes: Set<String> = []

  /// Creates a vocabulary with the entries that `add` adds.
  package init(_ add: (inout Vocabulary) -> Void) {
    types.reserveCapacity(1_000)
    add(&self)
  }

  /// Returns the type with a name, which is created if necessary.
  package mutating func known(_ name: String) -> NativeType {
    if let last, last.name == name { return last.type }
    let type = types[name] ?? made(name)
    last = (name, type)
    return type
  }

  private mutating func made(_ name: String) -> NativeType {
    let type = NativeType()
    types[name] = type
    return type
  }

  /// Removes a type.
  package mutating func remove(_ name: String) {
    types[name] = nil
    last = nil
  }
}
