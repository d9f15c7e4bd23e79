/// The names of a body in the order of their declarations, block within block; the last of a name hides those before it.
///
/// Most bodies have a handful, which are looked through; where there are many, a table leads to them.
struct VisibleNames {
  private struct Entry {
    let name: String
    let symbol: FunctionScope.Symbol
    /// The place of the declaration that this one hides, or -1.
    var hidden = -1
  }

  /// The most names that are looked through one by one.
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

  /// Ends the innermost block and its names.
  mutating func pop() {
    let start = blockStarts.removeLast()
    while entries.count > start {
      let entry = entries.removeLast()
      if hasTable { last[entry.name] = entry.hidden < 0 ? nil : entry.hidden }
    }
  }

  /// Whether there is no name; asked of every scope around each name that code uses.
  @inline(__always) var isEmpty: Bool { entries.isEmpty }

  /// What a name stands for, or nil.
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
