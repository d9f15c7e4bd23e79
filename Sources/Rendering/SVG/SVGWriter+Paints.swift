import PlumblineDrawing

/// The part of a shape to which a paint applies.
enum PaintedPart {
  /// The interior.
  case fill
  /// The outline.
  case stroke

  /// The attribute of the paint.
  var attribute: StaticString { self == .fill ? "fill" : "stroke" }
  /// The attribute of the paint's opacity.
  var opacity: StaticString { self == .fill ? "fill-opacity" : "stroke-opacity" }
}

extension SVGWriter {
  /// Returns the attributes of a paint as `fill` or `stroke`; nil if the paint is invisible.
  ///
  /// `extent` is the bounds of the painted area, which an angular gradient has to cover.
  func attributes(
    of paint: Paint, _ part: PaintedPart, within extent: Rect? = nil, opacity: Double = 1, offset: Point = .zero
  ) throws -> XMLBuffer? {
    var result = XMLBuffer()
    switch paint {
    case .color(let color):
      let (value, dark) = (resources.components(color), color.dark.opacity.clampedToUnit)
      guard value.opacity * opacity > 0 || (isAdaptive && dark * opacity > 0) else { return nil }
      write(color, part, opacity: opacity, to: &result)
      return result
    case .opacity(let inner, let factor):
      return try attributes(
        of: inner, part, within: extent, opacity: opacity * factor.clampedToUnit, offset: offset)
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _, _), .angular(let gradient, _, _, _):
      guard let name = try paintServer(of: paint, within: extent, offset: offset) else {
        guard let last = gradient.orderedStops.last else { return nil }
        return try attributes(of: .color(last.color), part, opacity: opacity)
      }
      result.attribute(part.attribute, url: name)
      if opacity < 1 { result.attribute(part.opacity, opacity) }
      return result
    case .image(let source, let origin, let scale):
      guard origin.isUsable, scale > 1e-6, scale < 1e6, source.size.isFinite else { return nil }
      let size = Size(width: source.size.width / scale, height: source.size.height / scale)
      let name = try tilePattern(source, origin: origin + offset, size: size)
      result.attribute(part.attribute, url: name)
      if opacity < 1 { result.attribute(part.opacity, opacity) }
      return result
    }
  }

  private func write(_ color: Color, _ part: PaintedPart, opacity: Double, to result: inout XMLBuffer) {
    let value = resources.components(color)
    let alpha = value.opacity * opacity
    let hex = value.hex()
    if part != .fill || hex != "#000" || isAdaptive { result.attribute(part.attribute, hex) }
    if alpha < 0.9995 { result.attribute(part.opacity, alpha) }
    guard let variable = variable(of: color) else { return }
    result.append(" style=\"")
    result.append(part.attribute)
    result.append(":var(--")
    result.append(name: variable)
    result.append(")")
    if alpha < 0.9995 {
      result.append(";")
      result.append(part.opacity)
      result.append(":")
      result.append(opacity)
    }
    result.append("\"")
  }

  /// Returns the definition of a gradient; nil if the gradient has a single colour.
  private func paintServer(of paint: Paint, within extent: Rect?, offset: Point) throws -> SVGName? {
    switch paint {
    case .linear(let gradient, let start, let end):
      guard gradient.isUsable, start.isUsable, end.isUsable, start != end else { return nil }
      return definition(.gradient) { xml, name in
        open("<linearGradient id=\"", name, to: &xml)
        xml.attribute("gradientUnits", "userSpaceOnUse")
        xml.attribute("x1", start.x + offset.x)
        xml.attribute("y1", start.y + offset.y)
        xml.attribute("x2", end.x + offset.x)
        xml.attribute("y2", end.y + offset.y)
        writeStops(gradient, to: &xml)
        xml.append("</linearGradient>")
      }
    case .radial(let gradient, let center, let startRadius, let endRadius, let aspect):
      let (inner, outer) = (max(startRadius.finite(), 0), max(endRadius.finite(), 0))
      guard gradient.isUsable, center.isUsable, inner != outer, aspect > 1e-6, aspect < 1e6 else { return nil }
      return definition(.gradient) { xml, name in
        open("<radialGradient id=\"", name, to: &xml)
        xml.attribute("gradientUnits", "userSpaceOnUse")
        xml.attribute("cx", center.x + offset.x)
        xml.attribute("cy", (center.y + offset.y) / aspect)
        xml.attribute("r", max(inner, outer))
        if aspect != 1 { xml.attribute("gradientTransform", Transform.scale(x: 1, y: aspect)) }
        writeStops(gradient.outward(from: inner, to: outer), to: &xml)
        xml.append("</radialGradient>")
      }
    case .angular(let gradient, let center, let start, let end):
      guard gradient.isUsable, center.isUsable else { return nil }
      let sweep = AngularSweep(gradient, center: center + offset, start: start, end: end)
      return try fanPattern(sweep, over: extent ?? Rect(size: drawing.size))
    default: return nil
    }
  }

  private func open(_ tag: StaticString, _ name: SVGName, to xml: inout XMLBuffer) {
    xml.append(tag)
    xml.append(name: name)
    xml.append("\"")
  }

  private func writeStops(_ gradient: Gradient, to xml: inout XMLBuffer) {
    xml.append(">")
    for stop in gradient.orderedStops {
      let value = resources.components(stop.color)
      xml.append("<stop")
      xml.attribute("offset", stop.location)
      xml.attribute("stop-color", value.hex())
      if value.opacity < 0.9995 { xml.attribute("stop-opacity", value.opacity) }
      if let variable = variable(of: stop.color) {
        xml.append(" style=\"stop-color:var(--")
        xml.append(name: variable)
        xml.append(value.opacity < 0.9995 ? ");stop-opacity:1\"" : ")\"")
      }
      xml.append("/>")
    }
  }

  /// Returns a pattern of a sweep's slices, since SVG has no angular gradients.
  private func fanPattern(_ sweep: AngularSweep, over extent: Rect) throws -> SVGName {
    let area = extent.insetBy(dx: -1, dy: -1)
    return try definition(.pattern) { xml, name in
      open("<pattern id=\"", name, to: &xml)
      xml.attribute("patternUnits", "userSpaceOnUse")
      xml.attributes(area)
      xml.append("><g")
      xml.attribute("transform", Transform.translation(x: -area.minX, y: -area.minY))
      xml.append(">")
      for slice in sweep.fan(over: area) {
        guard let fill = try attributes(of: .color(slice.color), .fill) else { continue }
        xml.append("<path d=\"")
        xml.append(path: slice.path)
        xml.append("\"")
        xml.append(fill)
        xml.append("/>")
      }
      xml.append("</g></pattern>")
    }
  }
}

extension Gradient {
  /// Returns the stops of a ring between two radii, with locations as fractions of the larger radius.
  func outward(from inner: Double, to outer: Double) -> Gradient {
    let largest = max(inner, outer)
    let stops = orderedStops.map {
      Stop(color: $0.color, location: (inner + (outer - inner) * $0.location) / largest)
    }
    return Gradient(stops: inner > outer ? stops.reversed() : stops)
  }
}

extension Color.Components {
  /// Returns the colour in hexadecimal digits: `#rgb`, `#rrggbb`, or with the opacity `#rgba` or `#rrggbbaa`.
  func hex(withOpacity: Bool = false) -> String {
    func byte(_ share: Double) -> UInt32 { UInt32(share.clampedToUnit * 255 + 0.5) }
    var value = byte(red) << 16 | byte(green) << 8 | byte(blue)
    var count = 6
    if withOpacity, opacity < 0.9995 {
      value = value << 8 | byte(opacity)
      count = 8
    }
    let isShort = value >> 4 & 0x0F0F_0F0F == value & 0x0F0F_0F0F
    return String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      var end = 1
      for digitIndex in stride(from: count - 1, through: 0, by: isShort ? -2 : -1) {
        let digit = UInt8(value >> UInt32(digitIndex * 4) & 15)
        text[end] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        end += 1
      }
      return end
    }
  }
}
