import PlumblineDrawing

extension SVGWriter {
  /// Writes items in order.
  ///
  /// Throws a ``RenderingError``.
  func write(_ items: [DisplayItem], opacity: Double = 1) throws {
    for item in items { try write(item, opacity: opacity) }
  }

  /// Writes one item.
  ///
  /// Throws a ``RenderingError``.
  func write(_ item: DisplayItem, opacity: Double = 1) throws {
    switch item {
    case .fill(let path, let paint, let rule): try writeFill(path, paint, rule: rule)
    case .stroke(let path, let paint, let style): try writeStroke(path, paint, style)
    case .text(let layout, let corner, let paint): try writeText(layout, at: corner, paint: paint)
    case .image(let image): try writeImage(image)
    case .group(let group): try writeGroup(group)
    }
  }

  /// Writes the inside of a path.
  func writeFill(_ path: Path, _ paint: Paint, rule: Path.FillRule = .nonZero, offset: Point = .zero) throws {
    guard path.elements.count > 1,
      let attributes = try attributes(of: paint, .fill, within: path.extent, offset: offset)
    else { return }
    if let rect = path.rectangle {
      guard rect.origin.isUsable, !rect.isEmpty else { return }
      body.append("<rect")
      body.attributes(rect)
    } else {
      body.append("<path d=\"")
      body.append(path: path)
      body.append("\"")
      if rule == .evenOdd { body.attribute("fill-rule", "evenodd") }
    }
    body.append(attributes)
    body.append("/>\n")
  }

  /// Writes the outline of a path.
  func writeStroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) throws {
    guard style.lineWidth > 0, style.lineWidth.isFinite, path.elements.count > 1,
      let attributes = try attributes(of: paint, .stroke, within: DisplayItem.stroke(path, paint, style).extent)
    else { return }
    if let rect = path.rectangle, rect.origin.isUsable, path.elements.contains(.closeSubpath) {
      body.append("<rect")
      body.attributes(rect)
    } else {
      body.append("<path d=\"")
      body.append(path: path)
      body.append("\"")
    }
    body.attribute("fill", "none")
    body.append(attributes)
    if style.lineWidth != 1 { body.attribute("stroke-width", min(style.lineWidth, 1_000_000)) }
    switch style.lineCap {
    case .butt: break
    case .round: body.attribute("stroke-linecap", "round")
    case .square: body.attribute("stroke-linecap", "square")
    }
    switch style.lineJoin {
    case .miter: body.attribute("stroke-miterlimit", max(style.miterLimit.finite(or: 10), 1))
    case .round: body.attribute("stroke-linejoin", "round")
    case .bevel: body.attribute("stroke-linejoin", "bevel")
    }
    let dash = style.usableDash
    if !dash.isEmpty {
      body.attribute("stroke-dasharray", dash.map(DecimalWriter.text).joined(separator: " "))
      if style.dashPhase != 0 { body.attribute("stroke-dashoffset", style.dashPhase) }
    }
    body.append("/>\n")
  }
}

extension XMLBuffer {
  /// Appends the elements of a path; elements with infinite coordinates are skipped.
  mutating func append(path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to): append("M", [to])
      case .line(let to): append("L", [to])
      case .quadCurve(let to, let control): append("Q", [control, to])
      case .curve(let to, let control1, let control2): append("C", [control1, control2, to])
      case .closeSubpath: append("Z")
      }
    }
  }

  private mutating func append(_ command: StaticString, _ points: [Point]) {
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    append(command)
    for (index, point) in points.enumerated() {
      appendSeparated(point.x.withinCairo, isFirst: index == 0)
      appendSeparated(point.y.withinCairo, isFirst: false)
    }
  }

  /// Appends a number, after a space if its sign does not separate it from the previous one.
  private mutating func appendSeparated(_ number: Double, isFirst: Bool) {
    if !isFirst, number > -0.0005 { append(" ") }
    append(number)
  }
}
