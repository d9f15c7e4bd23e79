import PlumblineDrawing

extension SVGWriter {
  /// Returns the filter of a group's effects, in order; nil if it has none or draws nothing.
  func filter(of group: DisplayGroup) -> SVGName? {
    guard !group.effects.isEmpty, let extent = group.items.extent else { return nil }
    let reach = group.effects.reduce(0) { $0 + $1.reach } + 2
    return definition(.filter) { xml, name in
      xml.append("<filter id=\"")
      xml.append(name: name)
      xml.append("\" color-interpolation-filters=\"sRGB\" filterUnits=\"userSpaceOnUse\"")
      xml.attributes(extent.insetBy(dx: -reach, dy: -reach))
      xml.append(">")
      var input = "SourceGraphic"
      for (index, effect) in group.effects.enumerated() {
        write(effect, from: input, to: "r\(index)", in: &xml)
        input = "r\(index)"
      }
      xml.append("</filter>")
    }
  }

  private func write(_ effect: DisplayEffect, from input: String, to result: String, in xml: inout XMLBuffer) {
    switch effect {
    case .blur(let radius):
      xml.append(
        "<feGaussianBlur in=\"\(input)\" stdDeviation=\"\(DecimalWriter.text(DisplayEffect.deviation(radius)))\" result=\"\(result)\"/>"
      )
    case .shadow(let color, let radius, let offset):
      let deviation = DecimalWriter.text(DisplayEffect.deviation(radius))
      xml.append("<feGaussianBlur in=\"\(input)\" stdDeviation=\"\(deviation)\" result=\"\(result)b\"/>")
      xml.append("<feOffset dx=\"\(DecimalWriter.text(offset.x))\" dy=\"\(DecimalWriter.text(offset.y))\"")
      xml.append(" result=\"\(result)o\"/><feFlood")
      writeFlood(color, to: &xml)
      xml.append("/><feComposite operator=\"in\" in2=\"\(result)o\"/>")
      xml.append("<feMerge result=\"\(result)\"><feMergeNode/><feMergeNode in=\"\(input)\"/></feMerge>")
    default:
      guard let matrix = ColorMatrix(effect, resources: resources) else { return }
      let values = matrix.rows.flatMap { $0 }.map(DecimalWriter.text).joined(separator: " ")
      xml.append("<feColorMatrix in=\"\(input)\" values=\"\(values)\" result=\"\(result)\"/>")
    }
  }

  private func writeFlood(_ color: Color, to xml: inout XMLBuffer) {
    let value = resources.components(color)
    xml.attribute("flood-color", value.hex())
    if value.opacity < 0.9995 { xml.attribute("flood-opacity", value.opacity) }
    guard let variable = variable(of: color) else { return }
    xml.append(" style=\"flood-color:var(--")
    xml.append(name: variable)
    xml.append(");flood-opacity:1\"")
  }
}
