/// A dictionary that keeps its keys in insertion order, so that every run has the same result.
package struct DictionaryValue {
  fileprivate var indices: [HashableValue: Int] = [:]
  /// The entries, in insertion order of their keys.
  package private(set) var entries: [(key: Value, value: Value)] = []

  /// Creates an empty dictionary.
  package init() {}

  /// The value for a key, or nil.
  package subscript(key: Value) -> Value? {
    get { indices[HashableValue(key)].map { entries[$0].value } }
    set {
      let hashable = HashableValue(key)
      switch (indices[hashable], newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil):
        entries.remove(at: index)
        indices[hashable] = nil
        for index in index..<entries.count { indices[HashableValue(entries[index].key)] = index }
      case (nil, let value?):
        indices[hashable] = entries.count
        entries.append((key, value))
      case (nil, nil): break
      }
    }
  }

  /// Takes the value for a key out of the dictionary, so that it can be changed without a copy before it is put back.
  mutating func taken(_ key: Value) -> Value? {
    guard let index = indices[HashableValue(key)] else { return nil }
    return entries[index].value.taken()
  }
}

extension DictionaryValue {
  /// Returns the position of a key among the entries, or nil if there is none.
  func index(of key: Value) -> Int? { indices[HashableValue(key)] }

  /// Returns the entry at a position that `index(of:)` returned, as a tuple of the key and the value.
  func entry(at index: Value) -> Value? {
    guard case .native(let native) = index, native.type == "Dictionary.Index", let position = native.payload as? Int,
      entries.indices.contains(position)
    else { return nil }
    return .tuple(
      TupleValue(labels: ["key", "value"], elements: [entries[position].key, entries[position].value]))
  }
}

/// A set that keeps its elements in insertion order.
package struct SetValue {
  private var indices: [HashableValue: Int] = [:]
  /// The elements, in insertion order.
  package private(set) var elements: [Value] = []

  /// Creates a set from the distinct values of a list.
  package init(_ values: [Value] = []) {
    for value in values { insert(value) }
  }

  /// Returns whether the set contains a value.
  package func contains(_ value: Value) -> Bool { indices[HashableValue(value)] != nil }

  /// Returns the element that is equal to a value, or nil.
  func member(equalTo value: Value) -> Value? { indices[HashableValue(value)].map { elements[$0] } }

  /// Inserts a value in place of an equal element, and returns that element, or nil.
  mutating func update(_ value: Value) -> Value? {
    guard let index = indices.removeValue(forKey: HashableValue(value)) else {
      insert(value)
      return nil
    }
    indices[HashableValue(value)] = index
    defer { elements[index] = value }
    return elements[index]
  }

  /// Inserts a value, and returns whether it is new.
  @discardableResult package mutating func insert(_ value: Value) -> Bool {
    let hashable = HashableValue(value)
    guard indices[hashable] == nil else { return false }
    indices[hashable] = elements.count
    elements.append(value)
    return true
  }

  /// Removes a value, and returns whether the set contained it.
  @discardableResult package mutating func remove(_ value: Value) -> Bool {
    guard let index = indices.removeValue(forKey: HashableValue(value)) else { return false }
    elements.remove(at: index)
    for index in index..<elements.count { indices[HashableValue(elements[index])] = index }
    return true
  }
}
