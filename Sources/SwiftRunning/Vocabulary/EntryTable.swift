/// The entries of a type by name, in the order in which they were added.
///
/// A figure uses few of the vocabulary's types, so the table is a list until the first lookup of a name.
package struct EntryTable: Sendable {
  private var list: [VocabularyEntry] = []
  private var index: Index?

  /// Returns the entries with a name, or nil if there are none.
  package subscript(name: String) -> [VocabularyEntry]? { index?.names(of: list)[name] }

  /// The names, in no particular order.
  package var keys: Dictionary<String, [VocabularyEntry]>.Keys { (index?.names(of: list) ?? [:]).keys }

  /// All entries, in order.
  package var entries: [VocabularyEntry] { list }

  /// Adds an entry after the others of its name.
  package mutating func append(_ entry: VocabularyEntry) {
    if index?.isInitialized ?? true { index = Index() }
    list.append(entry)
  }

  /// Removes all entries with a name.
  package mutating func remove(_ name: String) {
    index = Index()
    list.removeAll { $0.name == name }
  }
}

extension EntryTable {
  /// The entries by name, which are grouped on first access; the class is thread-safe.
  private final class Index: Sendable {
    private let names = LazyReference<Names>()

    var isInitialized: Bool { names.isInitialized }

    func names(of entries: [VocabularyEntry]) -> [String: [VocabularyEntry]] {
      names.object { Names(Dictionary(grouping: entries, by: \.name)) }.entries
    }
  }

  private final class Names: Sendable {
    let entries: [String: [VocabularyEntry]]
    init(_ entries: [String: [VocabularyEntry]]) { self.entries = entries }
  }
}

extension [VocabularyEntry] {
  /// The entry that a name without arguments refers to: a constant before a function of the same name; nil if empty.
  var unapplied: VocabularyEntry? { first { $0.kind == .constant } ?? first }
}
