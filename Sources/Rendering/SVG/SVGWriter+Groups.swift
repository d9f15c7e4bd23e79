import PlumblineDrawing

extension SVGWriter {
  /// Writes a group as one element, which SVG filters, clips, masks, transforms, fades and blends in the same order.
  ///
  /// Throws a ``RenderingError``.
  func writeGroup(_ original: DisplayGroup) throws {
    var group = original.recolored
    if let animation = group.animation, !animation.keyframes.isEmpty { return try writeAnimated(group, animation) }
    if !group.transform.isAffine { group = try ProjectedGroup(group, resources: resources).group }
    guard group.opacity > 0, group.transform.isInvertible else { return }
    var attributes = XMLBuffer()
    if let name = group.name, !name.isEmpty { attributes.append(" data-name=\"", escaping: name, "\"") }
    attributes.attribute("transform", group.transform)
    if group.opacity < 1 { attributes.attribute("opacity", group.opacity) }
    if let filter = filter(of: group) { attributes.attribute("filter", url: filter) }
    if let clip = group.clip { attributes.attribute("clip-path", url: clipPath(clip, rule: group.clipRule)) }
    if let mask = group.mask { attributes.attribute("mask", url: try self.mask(mask)) }
    if let mode = group.blendMode.css { attributes.append(" style=\"mix-blend-mode:\(mode)\"") }
    if attributes.isEmpty && group.title == nil { return try write(group.items) }
    body.append("<g")
    body.append(attributes)
    body.append(">\n")
    if let title = group.title, !title.isEmpty { body.append("<title>", escaping: title, "</title>\n") }
    try write(group.items)
    body.append("</g>\n")
  }

  private func clipPath(_ path: Path, rule: Path.FillRule) -> SVGName {
    definition(.clip) { xml, name in
      xml.append("<clipPath id=\"")
      xml.append(name: name)
      xml.append("\">")
      if let rect = path.rectangle, rect.origin.isUsable {
        xml.append("<rect")
        xml.attributes(rect)
      } else {
        xml.append("<path d=\"")
        xml.append(path: path)
        xml.append("\"")
        if rule == .evenOdd { xml.attribute("clip-rule", "evenodd") }
      }
      xml.append("/></clipPath>")
    }
  }

  /// Returns a mask by opacity.
  ///
  /// Its content is turned white, so that luminance masks have the same result. Throws a ``RenderingError``.
  func mask(_ items: [DisplayItem]) throws -> SVGName {
    let white = try separately { try write(items) }
    let area = (items.extent ?? .zero).insetBy(dx: -1, dy: -1)
    let filter = definition(.filter) { xml, name in
      xml.append("<filter id=\"")
      xml.append(name: name)
      xml.append("\" color-interpolation-filters=\"sRGB\" filterUnits=\"userSpaceOnUse\"")
      xml.attributes(area)
      xml.append("><feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/></filter>")
    }
    return definition(.mask) { xml, name in
      xml.append("<mask id=\"")
      xml.append(name: name)
      xml.append("\" maskUnits=\"userSpaceOnUse\"")
      xml.attributes(area)
      xml.append("><g")
      xml.attribute("filter", url: filter)
      xml.append(">\n")
      xml.append(white)
      xml.append("</g></mask>")
    }
  }
}

extension BlendMode {
  /// The modes that CSS lacks, or has with another formula than Core Graphics.
  static let withoutCSS: [BlendMode] = [.sourceAtop, .destinationOver, .destinationOut, .plusDarker, .softLight]

  /// The mode's name in CSS; nil for the modes that ``BackdropRaster`` replaces and for `normal`.
  var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .softLight: nil
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: rawValue
    }
  }
}
