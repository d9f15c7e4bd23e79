/// A tuple of elements, with or without labels.
package struct TupleValue {
  /// The labels, nil for an unlabelled element.
  package var labels: [String?]
  /// The elements.
  package var elements: [Value]

  /// Creates a tuple of labels and as many values.
  package init(labels: [String?], elements: [Value]) {
    self.labels = labels
    self.elements = elements
  }

  /// Returns the index of an element by its label or its index, or nil.
  package func index(of name: String) -> Int? {
    if let index = labels.firstIndex(of: name) { return index }
    guard let index = Int(name), elements.indices.contains(index) else { return nil }
    return index
  }
}
