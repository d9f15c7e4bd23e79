/// Every view, modifier, type and function that the reader knows.
struct Vocabulary: Sendable {
  /// What the vocabulary knows of a type.
  ///
  /// Unchecked: it changes while the vocabulary is built, and never afterwards.
  final class NativeType: @unchecked Sendable {
    /// The members of its values, by name.
    var members = EntryTable()
    /// The members of the type itself, by name.
    var statics = EntryTable()
    /// The ways to make a value.
    var initializers: [VocabularyEntry] = []
    /// The types whose members its values have as well, such as `Shape` for `Circle`.
    var parents: [String] = []
    /// The types in which an implicit member is looked for after the type itself.
    var implicitSources: [String] = []
    /// How an array literal becomes a value, or nil if it does not.
    var arrayLiteral: (@Sendable ([Value], Evaluator) throws(Fault) -> Value?)?
    /// What a value of an enumeration with associated values is made of, which patterns take apart; nil for other types.
    var enumCase: (@Sendable (Value) -> EnumCaseValue?)?
  }

  /// A case of an enumeration with its associated values.
  struct EnumCaseValue {
    /// The case's name.
    let name: String
    /// The associated values, with their labels.
    let payload: [(label: String?, value: Value)]
  }

  /// A way from one type to another that needs no spelling out: a colour where a style is expected.
  typealias Conversion = @Sendable (Value) -> Value?

  /// The types, by name.
  private(set) var types: [String: NativeType] = [:]
  /// The type that was added to last: entries come type by type.
  private var last: (name: String, type: NativeType)?
  /// The functions of no type, by name; operators are among them.
  var functions: [String: [VocabularyEntry]] = [:]
  /// The constants of no type, by name.
  var constants: [String: @Sendable () -> Value] = [:]
  /// The conversions, by the types' names.
  var conversions: [String: [String: Conversion]] = [:]
  /// Other names of types: `CGFloat` is `Double`.
  var aliases: [String: String] = [:]
  /// The modifiers that a first frame ignores, whose arguments are not evaluated.
  var ignoredModifiers: Set<String> = []
  /// The ignored modifiers that warn if they present something from the start.
  var presentations: Set<String> = []
  /// The modifiers that change a first frame in SwiftUI and are left out with a warning.
  var undrawnModifiers: Set<String> = []
  /// The views that are known and not drawn, with the reason.
  var unsupported: [String: String] = [:]
  /// Types whose values a first frame never looks at.
  var inertTypes: Set<String> = []

  /// The vocabulary of the tool, built once.
  static let standard = Vocabulary()

  private init() {
    types.reserveCapacity(1_000)
    addEntries()
  }

  /// The type of a name, to be added to.
  mutating func known(_ name: String) -> NativeType {
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

  /// Forgets what is known of a type.
  mutating func forget(_ name: String) {
    types[name] = nil
    last = nil
  }
}
