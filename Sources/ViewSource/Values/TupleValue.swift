/// Several values, with labels or without.
struct TupleValue {
  /// The labels, nil where there is none.
  var labels: [String?]
  /// The values.
  var elements: [Value]

  /// The index of an element by its label or its number.
  func index(of name: String) -> Int? {
    if let index = labels.firstIndex(of: name) { return index }
    guard let index = Int(name), elements.indices.contains(index) else { return nil }
    return index
  }
}
