/// A tuple of elements, with or without labels.
struct TupleValue {
  /// The labels, nil for an unlabelled element.
  var labels: [String?]
  /// The elements.
  var elements: [Value]

  /// Returns the index of an element by its label or its index, or nil.
  func index(of name: String) -> Int? {
    if let index = labels.firstIndex(of: name) { return index }
    guard let index = Int(name), elements.indices.contains(index) else { return nil }
    return index
  }
}
