/// A table from keys to values that keeps the order in which keys came, so that every run is the same.
struct DictionaryValue {
  private var places: [HashableValue: Int] = [:]
  /// The entries, in the order in which their keys came.
  private(set) var entries: [(key: Value, value: Value)] = []

  /// An empty table.
  init() {}

  /// The value of a key, or nil.
  subscript(key: Value) -> Value? {
    get { places[HashableValue(key)].map { entries[$0].value } }
    set {
      let hashable = HashableValue(key)
      switch (places[hashable], newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil):
        entries.remove(at: place)
        places = [:]
        for (index, entry) in entries.enumerated() { places[HashableValue(entry.key)] = index }
      case (nil, let value?):
        places[hashable] = entries.count
        entries.append((key, value))
      case (nil, nil): break
      }
    }
  }
}

/// Values, each once, in the order in which they came.
struct SetValue {
  private var places: [HashableValue: Int] = [:]
  /// The values, in the order in which they came.
  private(set) var elements: [Value] = []

  /// The values of a list, each once.
  init(_ values: [Value] = []) {
    for value in values { insert(value) }
  }

  /// Whether a value is in the set.
  func contains(_ value: Value) -> Bool { places[HashableValue(value)] != nil }

  /// Adds a value, and says whether it is new.
  @discardableResult mutating func insert(_ value: Value) -> Bool {
    let hashable = HashableValue(value)
    guard places[hashable] == nil else { return false }
    places[hashable] = elements.count
    elements.append(value)
    return true
  }

  /// Takes a value out, and answers whether it was there.
  @discardableResult mutating func remove(_ value: Value) -> Bool {
    guard contains(value) else { return false }
    let key = HashableValue(value)
    self = SetValue(elements.filter { HashableValue($0) != key })
    return true
  }
}
