import CPlumblineCairo
import PlumblineDrawing
import PlumblineSource

/// Writes a drawing by Cairo's SVG surface.
///
/// Cairo's identifiers depend on the earlier drawings of the process. They are replaced by identifiers that depend on
/// the content.
struct CairoSVG {
  let resources: Resources

  /// Returns the file.
  ///
  /// Throws a ``RenderingError``.
  func bytes(of drawing: DisplayList) throws -> [UInt8] {
    let bytes = try ByteSink.bytes(of: drawing, resources: resources, medium: .plainVectors) { sink, width, height in
      let surface = cairo_svg_surface_create_for_stream(ByteSink.write, sink.closure, width, height)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    }
    var file = IdentifierRenaming(bytes).renamed
    if let position = file.firstRange(of: Array("<svg ".utf8))?.upperBound {
      var label = XMLBuffer()
      label.append("role=\"img\" ")
      if !drawing.title.isEmpty { label.append("aria-label=\"", escaping: drawing.title, "\" ") }
      file.insert(contentsOf: label.bytes, at: position)
    }
    return file.withUnsafeBufferPointer(ContentPrefix.applied)
  }
}

/// Renames the identifiers of an SVG in the order of their first occurrence.
struct IdentifierRenaming {
  /// The file with its new identifiers: the mark that ``ContentPrefix`` replaces, and a number.
  private(set) var renamed: [UInt8] = []
  private var names: [ArraySlice<UInt8>: Int] = [:]

  /// Renames all identifiers in `id="…"`, `"#…"` and `(#…)`.
  init(_ bytes: [UInt8]) {
    let openings: [(start: [UInt8], end: UInt8)] = [
      (Array(" id=\"".utf8), UInt8(ascii: "\"")), (Array("\"#".utf8), UInt8(ascii: "\"")),
      (Array("(#".utf8), UInt8(ascii: ")")),
    ]
    renamed.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      let next = Self.nextCandidate(in: bytes, from: at)
      renamed += bytes[at..<next]
      at = next
      guard at < bytes.count else { break }
      let opening = openings.first { bytes[at...].starts(with: $0.start) }
      guard let opening, let end = bytes[(at + opening.start.count)...].firstIndex(of: opening.end) else {
        renamed.append(bytes[at])
        at += 1
        continue
      }
      renamed += opening.start
      let name = bytes[(at + opening.start.count)..<end]
      let number = names[name] ?? names.count
      names[name] = number
      renamed.append(ContentPrefix.mark)
      renamed.append(UInt8(ascii: "x"))
      DecimalWriter.write(Double(number), decimals: 0) { renamed.append(contentsOf: $0) }
      at = end
    }
  }

  /// Returns the next offset at which an identifier may begin: a space before `id`, or a parenthesis or quotation mark
  /// before `#`.
  private static func nextCandidate(in bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var at = start
      while at < bytes.count {
        switch bytes[at] {
        case UInt8(ascii: " ") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "i"): return at
        case UInt8(ascii: "\"") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "#"): return at
        case UInt8(ascii: "(") where at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "#"): return at
        default: at += 1
        }
      }
      return at
    }
  }
}
