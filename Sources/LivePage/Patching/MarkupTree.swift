/// The elements of a drawing in SVG, each with a number that it keeps from one version of the drawing to the next.
package final class MarkupElement {
  /// The number, by which the page knows the element.
  package fileprivate(set) var id = 0
  /// The element's name.
  let tag: String
  /// The attributes in the order of the source.
  let attributes: [(name: String, value: String)]
  /// The text, for elements that contain text alone.
  let text: String
  /// The elements within.
  let children: [MarkupElement]
  /// The name of the view or annotation that the element draws, with the element's own.
  let key: String
  /// A hash of the element and all elements within.
  private let digest: Int

  init(
    tag: String, attributes: [(name: String, value: String)], text: String, children: [MarkupElement]
  ) {
    (self.tag, self.attributes, self.text, self.children) = (tag, attributes, text, children)
    key = tag + " " + (attributes.first { $0.name == "data-name" }?.value ?? "")
    var hasher = Hasher()
    hasher.combine(tag)
    for (name, value) in attributes {
      hasher.combine(name)
      hasher.combine(value)
    }
    hasher.combine(text)
    for child in children { hasher.combine(child.digest) }
    digest = hasher.finalize()
  }

  /// The key without what distinguishes views of one kind.
  var kind: Substring {
    let words = key.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    return words.count < 3 ? key[...] : key[..<words[1].endIndex]
  }

  /// Gives the element and those within the numbers of an equal one.
  fileprivate func adopt(_ other: MarkupElement) {
    var rest = [(self, other)]
    while let (own, other) = rest.popLast() {
      own.id = other.id
      rest += zip(own.children, other.children)
    }
  }

  /// Returns whether the element looks as another one does, with all within.
  fileprivate func isSame(as other: MarkupElement) -> Bool { digest == other.digest && key == other.key }
}

/// A drawing in SVG as a tree of elements.
package struct MarkupTree {
  /// The outermost element.
  package let root: MarkupElement
  private var count = 0

  /// Reads a drawing as the SVG writer writes it; nil for other text.
  package init?(_ svg: [UInt8]) {
    var reader = MarkupReader(svg)
    guard let root = reader.element() else { return nil }
    self.root = root
    number(root)
  }

  /// The drawing as a whole, for a page that does not have it yet: `[id, tag, {attributes}, text, [children]]`.
  package var whole: String {
    var text = ""
    root.write(to: &text)
    return text
  }

  /// Returns the changes that turn an earlier version into this one as a list in JSON, or nil for another kind of drawing.
  ///
  /// Equal elements keep their numbers. The changes are, in order:
  /// - `["a", id, {name: value | null}]` sets or removes attributes
  /// - `["t", id, text]` sets the text
  /// - `["r", id]` removes an element
  /// - `["i", parent, before | 0, element]` inserts an element
  package mutating func changes(from old: MarkupTree) -> String? {
    guard root.tag == old.root.tag else { return nil }
    count = old.count
    var writer = ChangeWriter(text: "")
    var rest = [(old: old.root, new: root)]
    while let pair = rest.popLast() {
      if pair.new.isSame(as: pair.old) {
        pair.new.adopt(pair.old)
        continue
      }
      pair.new.id = pair.old.id
      writer.compare(pair.old, pair.new)
      let partners = Self.partners(pair.old.children, pair.new.children)
      let kept = Set(partners.compactMap { $0 })
      for (index, child) in pair.old.children.enumerated() where !kept.contains(index) { writer.remove(child) }
      var before = 0
      for (child, partner) in zip(pair.new.children, partners).reversed() {
        if let partner {
          child.id = pair.old.children[partner].id
          rest.append((pair.old.children[partner], child))
        } else {
          number(child)
          writer.insert(child, in: pair.old.id, before: before)
        }
        before = child.id
      }
    }
    return "[" + writer.text + "]"
  }

  /// Gives new numbers to an element and those within.
  private mutating func number(_ element: MarkupElement) {
    var rest = [element]
    while let next = rest.popLast() {
      count += 1
      next.id = count
      rest += next.children
    }
  }

  /// Returns the old child that each new child continues, or nil; they are in the same order.
  private static func partners(_ old: [MarkupElement], _ new: [MarkupElement]) -> [Int?] {
    var result = [Int?](repeating: nil, count: new.count)
    var (low, end, newEnd) = (0, old.count, new.count)
    while low < end, low < newEnd, old[low].key == new[low].key {
      result[low] = low
      low += 1
    }
    while end > low, newEnd > low, old[end - 1].key == new[newEnd - 1].key {
      (end, newEnd) = (end - 1, newEnd - 1)
      result[newEnd] = end
    }
    pair(old, new, low..<end, low..<newEnd, into: &result) { $0.key[...] }
    // What is left between two pairs continues by its kind alone: a text whose words changed.
    var (oldStart, newStart) = (low, low)
    for index in low...newEnd where index == newEnd || result[index] != nil {
      let oldEnd = index == newEnd ? end : result[index] ?? end
      pair(old, new, oldStart..<max(oldEnd, oldStart), newStart..<index, into: &result) { $0.kind }
      (oldStart, newStart) = (oldEnd + 1, index + 1)
    }
    return result
  }

  /// Pairs elements of two ranges that have equal names, in order.
  private static func pair(
    _ old: [MarkupElement], _ new: [MarkupElement], _ olds: Range<Int>, _ news: Range<Int>, into result: inout [Int?],
    by name: (MarkupElement) -> Substring
  ) {
    guard !olds.isEmpty, !news.isEmpty else { return }
    var places: [Substring: [Int]] = [:]
    for index in olds.reversed() { places[name(old[index]), default: []].append(index) }
    var next = olds.lowerBound
    for index in news {
      let key = name(new[index])
      while let place = places[key]?.last, place < next { places[key]?.removeLast() }
      guard let place = places[key]?.popLast() else { continue }
      result[index] = place
      next = place + 1
    }
  }
}

/// Writes changes in JSON.
private struct ChangeWriter {
  var text: String

  private mutating func begin(_ kind: String) { text += (text.isEmpty ? "" : ",") + "[\"\(kind)\"," }

  /// Writes the differences of two elements themselves.
  mutating func compare(_ old: MarkupElement, _ new: MarkupElement) {
    let same = old.attributes.count == new.attributes.count && zip(old.attributes, new.attributes).allSatisfy(==)
    if !same {
      begin("a")
      text += "\(old.id),{"
      var isFirst = true
      func write(_ name: String, _ value: String?, to text: inout String) {
        if !isFirst { text += "," }
        isFirst = false
        JSON.quote(name, to: &text)
        text += ":"
        if let value { JSON.quote(value, to: &text) } else { text += "null" }
      }
      for (name, value) in new.attributes where !old.attributes.contains(where: { $0 == (name, value) }) {
        write(name, value, to: &text)
      }
      for (name, _) in old.attributes where !new.attributes.contains(where: { $0.name == name }) {
        write(name, nil, to: &text)
      }
      text += "}]"
    }
    if old.text != new.text {
      begin("t")
      text += "\(old.id),"
      JSON.quote(new.text, to: &text)
      text += "]"
    }
  }

  mutating func remove(_ element: MarkupElement) {
    begin("r")
    text += "\(element.id)]"
  }

  mutating func insert(_ element: MarkupElement, in parent: Int, before: Int) {
    begin("i")
    text += "\(parent),\(before),"
    element.write(to: &text)
    text += "]"
  }
}

extension MarkupElement {
  /// Writes the element with all within.
  fileprivate func write(to text: inout String) {
    text += "[\(id),"
    JSON.quote(tag, to: &text)
    text += ",{"
    for (index, attribute) in attributes.enumerated() {
      if index > 0 { text += "," }
      JSON.quote(attribute.name, to: &text)
      text += ":"
      JSON.quote(attribute.value, to: &text)
    }
    text += "},"
    JSON.quote(self.text, to: &text)
    text += ",["
    for (index, child) in children.enumerated() {
      if index > 0 { text += "," }
      child.write(to: &text)
    }
    text += "]]"
  }
}
