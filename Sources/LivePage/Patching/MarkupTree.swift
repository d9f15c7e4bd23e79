import Glibc

/// The elements of a drawing in SVG, each with a number that it keeps from one version of the drawing to the next.
///
/// Elements are ranges of the drawing's bytes, so that equal parts of two versions are found by comparing these.
package struct MarkupTree {
  let bytes: [UInt8]
  private(set) var elements: [MarkupReader.Element]
  private var count: Int

  /// Reads a drawing as the SVG writer writes it; nil for other text.
  package init?(_ svg: [UInt8]) {
    bytes = svg
    elements = svg.withUnsafeBufferPointer { MarkupReader($0).elements }
    guard !elements.isEmpty else { return nil }
    count = elements.count
    for index in elements.indices { elements[index].id = index + 1 }
  }

  /// The drawing as a whole, for a page that does not have it yet: `[id, tag, {attributes}, text, [children]]`.
  package var whole: String {
    var writer = MarkupWriter()
    bytes.withUnsafeBufferPointer { writer.write(0, of: elements, in: $0) }
    return writer.text
  }

  /// Returns the changes that turn an earlier version into this one as a list in JSON, or nil for another kind of
  /// drawing.
  ///
  /// Equal elements keep their numbers. The changes are, in order:
  /// - `["a", id, {name: value | null}]` sets or removes attributes
  /// - `["t", id, text]` sets the text
  /// - `["r", id]` removes an element
  /// - `["i", parent, before | 0, element]` inserts an element
  package mutating func changes(from old: MarkupTree) -> String? {
    guard elements[0].tagEnd == old.elements[0].tagEnd, tag(0).elementsEqual(old.tag(0)) else { return nil }
    count = old.count
    var writer = MarkupWriter()
    bytes.withUnsafeBufferPointer { bytes in
      old.bytes.withUnsafeBufferPointer { oldBytes in
        var comparison = MarkupComparison(old: old.elements, oldBytes: oldBytes, bytes: bytes)
        comparison.compare(&elements, count: &count, writer: &writer)
      }
    }
    return "[" + writer.text + "]"
  }

  private func tag(_ index: Int) -> ArraySlice<UInt8> { bytes[elements[index].start..<elements[index].tagEnd] }
}
