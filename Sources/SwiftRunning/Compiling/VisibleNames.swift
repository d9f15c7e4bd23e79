/// The visible names of a body, in nested blocks and in the order of their declarations; a later declaration shadows
/// earlier ones of the same name.
///
/// Most bodies have few names, which are searched in order; larger ones use a table.
struct VisibleNames {
  private struct Entry {
    let name: String
    let symbol: FunctionScope.Symbol
    /// The index of the declaration that this one shadows, or -1.
    var hidden = -1
  }

  /// The maximum number of names that are searched in order.
  private static let few = 16

  private var entries: [Entry] = []
  private var blockStarts: [Int] = []
  private var last: [String: Int] = [:]
  private var hasTable = false

  /// Adds a name to the innermost block.
  mutating func append(_ name: String, _ symbol: FunctionScope.Symbol) {
    entries.append(Entry(name: name, symbol: symbol))
    if hasTable {
      enter(entries.count - 1)
    } else if entries.count > Self.few {
      hasTable = true
      for index in entries.indices { enter(index) }
    }
  }

  private mutating func enter(_ index: Int) {
    entries[index].hidden = last.updateValue(index, forKey: entries[index].name) ?? -1
  }

  /// Begins a block.
  mutating func push() { blockStarts.append(entries.count) }

  /// Ends the innermost block and removes its names.
  mutating func pop() {
    let start = blockStarts.removeLast()
    while entries.count > start {
      let entry = entries.removeLast()
      if hasTable { last[entry.name] = entry.hidden < 0 ? nil : entry.hidden }
    }
  }

  /// Whether there are no names.
  ///
  /// This is checked in every scope around each use of a name.
  @inline(__always) var isEmpty: Bool { entries.isEmpty }

  /// Returns the declaration that a name refers to, or nil.
  func find(_ name: String) -> FunctionScope.Symbol? {
    if hasTable { return last[name].map { entries[$0].symbol } }
    var index = entries.count
    while index > 0 {
      index -= 1
      if entries[index].name == name { return entries[index].symbol }
    }
    return nil
  }
}
