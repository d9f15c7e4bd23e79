extension Vocabulary {
  /// The vocabulary of a type.
  ///
  /// Unchecked: it is only modified while the vocabulary is built.
  package final class NativeType: @unchecked Sendable {
    /// The types from which it inherits members, such as `Shape` for `Circle`.
    package var parents: [String] = []
    /// The types in which an implicit member is looked up after the type itself.
    package var implicitSources: [String] = []
    /// The entries that are added while the vocabulary is built.
    private(set) var contents = Contents()
    /// Creates entries that precede the others, when the type is first used; nil if there are none.
    fileprivate(set) var declared: (@Sendable () -> Contents)?
    private let all = LazyReference<AllContents>()
  }
}

extension Vocabulary.NativeType {
  /// The entries of a type.
  struct Contents: Sendable {
    /// The members of the type's values, by name.
    var members = EntryTable()
    /// The static members, by name.
    var statics = EntryTable()
    /// The initialisers.
    var initializers: [VocabularyEntry] = []
    /// The conversion from an array literal, or nil if there is none.
    var arrayLiteral: (@Sendable ([Value], Evaluator) throws(Fault) -> Value?)?
    /// The decomposition of an enumeration with associated values for patterns, or nil for other types.
    var enumCase: (@Sendable (Value) -> Vocabulary.EnumCaseValue?)?

    /// Returns the entries followed by others.
    func followed(by others: Contents) -> Contents {
      var result = self
      result.members.append(contentsOf: others.members)
      result.statics.append(contentsOf: others.statics)
      result.initializers += others.initializers
      result.arrayLiteral = others.arrayLiteral ?? arrayLiteral
      result.enumCase = others.enumCase ?? enumCase
      return result
    }
  }

  private final class AllContents: Sendable {
    let contents: Contents
    init(_ contents: Contents) { self.contents = contents }
  }

  /// All entries, or nil if there are none but those that were added while the vocabulary was built.
  private var known: AllContents? {
    declared.map { create in all.object { AllContents(create().followed(by: contents)) } }
  }

  /// Sets the function that creates entries at the type's first use.
  func declare(_ create: @escaping @Sendable () -> Contents) { declared = create }

  /// The members of the type's values, by name.
  package var members: EntryTable {
    get { known?.contents.members ?? contents.members }
    _modify { yield &contents.members }
  }

  /// The static members, by name.
  package var statics: EntryTable {
    get { known?.contents.statics ?? contents.statics }
    _modify { yield &contents.statics }
  }

  /// The initialisers.
  package var initializers: [VocabularyEntry] {
    get { known?.contents.initializers ?? contents.initializers }
    _modify { yield &contents.initializers }
  }

  /// The conversion from an array literal, or nil if there is none.
  package var arrayLiteral: (@Sendable ([Value], Evaluator) throws(Fault) -> Value?)? {
    get { known?.contents.arrayLiteral ?? contents.arrayLiteral }
    set { contents.arrayLiteral = newValue }
  }

  /// The decomposition of an enumeration with associated values for patterns, or nil for other types.
  package var enumCase: (@Sendable (Value) -> Vocabulary.EnumCaseValue?)? {
    get { known?.contents.enumCase ?? contents.enumCase }
    set { contents.enumCase = newValue }
  }
}
