extension Vocabulary {
  /// The vocabulary of a type: its members, its initializers, and the types from which it inherits.
  ///
  /// Entries that were added with ``later(_:_:)`` are built when the type's contents are first read.
  ///
  /// Unchecked: it is only modified while the vocabulary is built, and `LazyReference` is thread-safe.
  package final class NativeType: @unchecked Sendable {
    private let name: String
    private var own = Contents()
    private var groups: [Group] = []
    private var joined = LazyReference<JoinedContents>()

    /// Creates a type without entries.
    init(_ name: String) { self.name = name }

    /// The members of the type's values, by name.
    package var members: EntryTable {
      get { contents.members }
      _modify {
        complete()
        yield &own.members
      }
    }
    /// The static members, by name.
    package var statics: EntryTable {
      get { contents.statics }
      _modify {
        complete()
        yield &own.statics
      }
    }
    /// The initializers.
    package var initializers: [VocabularyEntry] {
      get { contents.initializers }
      _modify {
        complete()
        yield &own.initializers
      }
    }
    /// The types from which it inherits members, such as `Shape` for `Circle`.
    package var parents: [String] {
      get { contents.parents }
      _modify {
        complete()
        yield &own.parents
      }
    }
    /// The types in which an implicit member is looked up after the type itself.
    package var implicitSources: [String] {
      get { contents.implicitSources }
      _modify {
        complete()
        yield &own.implicitSources
      }
    }
    /// The conversion from an array literal, or nil if there is none.
    package var arrayLiteral: ArrayConversion? {
      get { contents.arrayLiteral }
      _modify {
        complete()
        yield &own.arrayLiteral
      }
    }
    /// The decomposition of an enumeration with associated values for patterns, or nil for other types.
    package var enumCase: EnumDecomposition? {
      get { contents.enumCase }
      _modify {
        complete()
        yield &own.enumCase
      }
    }

    /// Adds a member of the type's values.
    package func add(member entry: VocabularyEntry) { change { $0.members.append(entry) } }
    /// Adds a static member.
    package func add(static entry: VocabularyEntry) { change { $0.statics.append(entry) } }
    /// Adds an initializer.
    package func add(initializer entry: VocabularyEntry) { change { $0.initializers.append(entry) } }
    /// Adds types from which the type inherits, and types in which its implicit members are looked up.
    func add(parents: [String], implicitSources: [String]) {
      change {
        $0.parents += parents
        $0.implicitSources += implicitSources
      }
    }

    /// Adds entries that follow the present ones, and are built when the contents are first read.
    func add(_ group: LaterEntries) { groups.append(.later(group)) }

    /// Adds entries after those of all groups, without building the groups.
    private func change(_ add: (inout Contents) -> Void) {
      if groups.isEmpty { return add(&own) }
      if case .built(let part)? = groups.last { return add(&part.contents) }
      let part = BuiltEntries()
      add(&part.contents)
      groups.append(.built(part))
    }

    private var contents: Contents {
      groups.isEmpty ? own : joined.object { JoinedContents(own, groups, of: name) }.contents
    }

    /// Builds the later entries before a change of the present ones.
    private func complete() {
      guard !groups.isEmpty else { return }
      own = contents
      groups = []
      joined = LazyReference()
    }
  }

  /// A conversion from the elements of an array literal.
  package typealias ArrayConversion = @Sendable ([Value], Evaluator) throws(Fault) -> Value?
  /// A decomposition of a value into the name of its case and the associated values.
  package typealias EnumDecomposition = @Sendable (Value) -> EnumCaseValue?

  /// Entries of some types, which are built together when one of the types is first used; the type is thread-safe.
  final class LaterEntries: Sendable {
    private let framework: FrameworkTypes
    private let add: @Sendable (inout Vocabulary) -> Void
    private let built = LazyReference<Types>()

    /// Creates a group from the function that adds its entries to a vocabulary with the roles of a framework's types.
    init(_ framework: FrameworkTypes, _ add: @escaping @Sendable (inout Vocabulary) -> Void) {
      self.framework = framework
      self.add = add
    }

    /// Returns the group's part of a type, or nil if it adds nothing to the type.
    func part(of name: String) -> NativeType? { built.object { Types(Vocabulary(framework, add).types) }.types[name] }

    private final class Types: Sendable {
      let types: [String: NativeType]
      init(_ types: [String: NativeType]) { self.types = types }
    }
  }
}

extension Vocabulary.NativeType {
  /// The entries of a type, and the types from which it inherits.
  fileprivate struct Contents: Sendable {
    var members = EntryTable()
    var statics = EntryTable()
    var initializers: [VocabularyEntry] = []
    var parents: [String] = []
    var implicitSources: [String] = []
    var arrayLiteral: Vocabulary.ArrayConversion?
    var enumCase: Vocabulary.EnumDecomposition?
  }

  /// Entries that follow the type's own: those of a group, or those that were added after a group.
  private enum Group: Sendable {
    case later(Vocabulary.LaterEntries)
    case built(BuiltEntries)

    func contents(of name: String) -> Contents? {
      switch self {
      case .later(let group): group.part(of: name)?.contents
      case .built(let part): part.contents
      }
    }
  }

  /// Entries that were added after a group.
  ///
  /// Unchecked: they are only modified while the vocabulary is built.
  private final class BuiltEntries: @unchecked Sendable {
    var contents = Contents()
  }

  /// The entries of a type and of the groups that add to it, in the order in which they were added.
  private final class JoinedContents: Sendable {
    let contents: Contents

    init(_ own: Contents, _ groups: [Group], of name: String) {
      var contents = own
      for part in groups.compactMap({ $0.contents(of: name) }) {
        for entry in part.members.entries { contents.members.append(entry) }
        for entry in part.statics.entries { contents.statics.append(entry) }
        contents.initializers += part.initializers
        contents.parents += part.parents.filter { !contents.parents.contains($0) }
        contents.implicitSources += part.implicitSources
        contents.arrayLiteral = part.arrayLiteral ?? contents.arrayLiteral
        contents.enumCase = part.enumCase ?? contents.enumCase
      }
      self.contents = contents
    }
  }
}

extension Vocabulary {
  /// Adds entries to some types when one of the types is first used.
  ///
  /// A figure uses few of the types, so this saves most of the time in which a vocabulary is built. The function may
  /// change the types that are named, and nothing else: functions, conversions and aliases are found by their names
  /// alone and are added at once.
  package mutating func later(_ types: [String], _ add: @escaping @Sendable (inout Vocabulary) -> Void) {
    guard buildsLater else { return add(&self) }
    let group = LaterEntries(framework, add)
    for type in types { known(type).add(group) }
  }
}
