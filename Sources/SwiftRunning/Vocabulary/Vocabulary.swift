/// The vocabulary of layout files: every view, modifier, type and function that the reader supports.
package struct Vocabulary: Sendable {
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
  /// The last type that got an entry: entries are added type by type.
  private var last: (name: String, type: NativeType)?
  /// Whether the entries that are added with ``later(_:_:)`` are built when they are needed.
  let buildsLater: Bool
  /// The families that depend on this vocabulary only: a process may use several vocabularies.
  let families = Families()
  /// The global functions and operators, by name.
  package var functions: [String: [VocabularyEntry]] = [:]
  /// The global constants, by name.
  var constants: [String: @Sendable () -> Value] = [:]
  /// The conversions by the names of the source and target types.
  package var conversions: [String: [String: Conversion]] = [:]
  /// The types whose values are those of another type, such as `UIColor` for `Color`, by their names.
  package var representations: [String: String] = [:]
  /// The properties whose values are those of another type here, such as `cgColor`: they do not have the members that a
  /// program adds to that type.
  package var propertiesOfOtherTypes: Set<String> = []
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
  /// The roles of the framework's types in the rules of the language.
  package let framework: FrameworkTypes

  /// Creates a vocabulary with the entries that `add` adds, and with space for a number of types.
  ///
  /// `buildsLater` is false for a vocabulary that builds every entry at once, which tests compare with others.
  package init(
    _ framework: FrameworkTypes = .none, typeCount: Int = 0, buildsLater: Bool = true,
    _ add: (inout Vocabulary) -> Void
  ) {
    self.framework = framework
    self.buildsLater = buildsLater
    types.reserveCapacity(typeCount)
    add(&self)
  }

  /// Returns the type with a name, which is created if necessary.
  package mutating func known(_ name: String) -> NativeType {
    if let last, last.name == name { return last.type }
    let type = Self.kept(&types[name, default: NativeType(name)])
    last = (name, type)
    return type
  }

  /// Returns an element of a dictionary after it was inserted, with one lookup.
  private static func kept(_ type: inout NativeType) -> NativeType { type }

  /// Removes a type.
  package mutating func remove(_ name: String) {
    types[name] = nil
    last = nil
  }
}
