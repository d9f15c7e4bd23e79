import PlumblineLayout
import PlumblineSource

/// An element of an SVG with the parts that outlines need: its attributes, and the transform to the coordinates of the
/// file.
struct SVGElement {
  /// The tag's name.
  let name: String
  /// The attributes by name.
  let attributes: [String: String]
  /// The identifiers of the element and of those around it, the outermost first.
  let identifiers: [String]
  /// The transform from the element's coordinates to those of the file.
  let transform: Transform
  /// Whether the element, or one around it, is not displayed.
  let isHidden: Bool

  /// Returns the value of a property, which is an attribute or a part of the style.
  func property(_ name: String) -> String? {
    let style = attributes["style"]?.split(separator: ";").compactMap { part -> String? in
      let parts = part.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
      return parts.count == 2 && parts[0] == name ? parts[1] : nil
    }
    return style?.last ?? attributes[name]
  }

  /// Returns the elements of a file in their order; the rest of a damaged file is omitted.
  static func all(in text: String) -> [SVGElement] {
    var elements: [SVGElement] = []
    var open: [SVGElement] = []
    var rest = Array(text.utf8)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      let closing = rest.starts(with: "<!--".utf8) ? Array("-->".utf8) : [UInt8(ascii: ">")]
      guard let end = rest.firstRange(of: closing) else { break }
      let tag = rest[rest.index(after: start)..<end.lowerBound]
      rest = rest[end.upperBound...]
      guard let first = tag.first, first != UInt8(ascii: "!"), first != UInt8(ascii: "?") else { continue }
      if first == UInt8(ascii: "/") {
        if !open.isEmpty { open.removeLast() }
        continue
      }
      let element = SVGElement(String(decoding: tag, as: UTF8.self), within: open.last)
      elements.append(element)
      if tag.last != UInt8(ascii: "/") { open.append(element) }
    }
    return elements
  }

  private init(_ tag: String, within parent: SVGElement?) {
    name = String(tag.prefix { !$0.isWhitespace && $0 != "/" })
    var attributes: [String: String] = [:]
    var rest = tag.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "="), let opening = rest[equals...].firstIndex(where: { "\"'".contains($0) })
    {
      let value = rest[rest.index(after: opening)...].prefix { $0 != rest[opening] }
      let key = rest[..<equals].filter { !$0.isWhitespace }
      attributes[key] = String(value)
      guard value.endIndex < rest.endIndex else { break }
      rest = rest[rest.index(after: value.endIndex)...]
    }
    self.attributes = attributes
    identifiers = (parent?.identifiers ?? []) + (attributes["id"].map { [$0] } ?? [])
    let own = attributes["transform"].map(Transform.init(svg:)) ?? .identity
    transform = own.concatenating(parent?.transform ?? .identity)
    let style = attributes["style"]?.filter { $0 != " " } ?? ""
    isHidden = parent?.isHidden ?? false || attributes["display"] == "none" || style.contains("display:none")
  }
}

extension Transform {
  /// Creates the transform of an SVG's attribute: matrices, translations and scales; others have no effect.
  fileprivate init(svg text: String) {
    self = .identity
    for part in text.split(separator: ")") {
      let words = part.split { "(, \n\t".contains($0) }
      let values = words.dropFirst().compactMap { Double($0) }
      let own: Transform? =
        switch (words.first, values.count) {
        case ("matrix", 6):
          Transform(a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
        case ("translate", 1): .translation(x: values[0], y: 0)
        case ("translate", 2): .translation(x: values[0], y: values[1])
        case ("scale", 1): .scale(x: values[0], y: values[0])
        case ("scale", 2): .scale(x: values[0], y: values[1])
        default: nil
        }
      // The last one is the innermost.
      if let own { self = own.concatenating(self) }
    }
  }
}
