/// Entries by name, in the order in which they were added.
///
/// Most types of the vocabulary are not met in a figure, so a table is a list until it is first asked for a name.
struct EntryTable: Sendable {
  private var list: [VocabularyEntry] = []
  private var index = Index()

  /// The entries with a name, or nil if there is none.
  subscript(name: String) -> [VocabularyEntry]? { index.names(of: list)[name] }

  /// The names, in no order.
  var keys: Dictionary<String, [VocabularyEntry]>.Keys { index.names(of: list).keys }

  /// Every entry.
  var entries: [VocabularyEntry] { list }

  /// Adds an entry behind those of its name.
  mutating func append(_ entry: VocabularyEntry) {
    if index.isMade { index = Index() }
    list.append(entry)
  }

  /// Takes all entries with a name away.
  mutating func remove(_ name: String) {
    index = Index()
    list.removeAll { $0.name == name }
  }
}

extension EntryTable {
  /// The entries by name, made when they are first asked for; any number of threads may ask.
  private final class Index: Sendable {
    private let names = MadeOnce<Names>()

    var isMade: Bool { names.isMade }

    func names(of entries: [VocabularyEntry]) -> [String: [VocabularyEntry]] {
      names.object { Names(Dictionary(grouping: entries, by: \.name)) }.entries
    }
  }

  private final class Names: Sendable {
    let entries: [String: [VocabularyEntry]]
    init(_ entries: [String: [VocabularyEntry]]) { self.entries = entries }
  }
}
