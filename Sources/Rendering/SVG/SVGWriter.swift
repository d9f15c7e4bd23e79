import PlumblineDrawing

/// Writes a drawing as SVG, with sizes in px, a group for each view, and text as text.
final class SVGWriter {
  let drawing: DisplayList
  let options: Rendering.Options
  let resources: Resources
  /// The elements written so far.
  @exclusivity(unchecked) var body = XMLBuffer()
  /// The definitions of gradients, clips and others, to which elements refer by identifier.
  @exclusivity(unchecked) var definitions = XMLBuffer()
  /// The style rules of animated groups.
  @exclusivity(unchecked) var animationRules = XMLBuffer()
  let fonts = EmbeddedFonts()
  @exclusivity(unchecked) private var known: [[UInt8]: SVGName] = [:]
  @exclusivity(unchecked) private var counts: [SVGName.Kind: Int] = [:]
  @exclusivity(unchecked) private var colors: [Color: SVGName] = [:]
  @exclusivity(unchecked) private var colorOrder: [Color] = []

  /// Creates a writer for one drawing.
  init(_ drawing: DisplayList, options: Rendering.Options, resources: Resources) {
    self.drawing = drawing
    self.options = options
    self.resources = resources
  }

  /// Whether the file follows the reader's preference for light or dark appearance.
  var isAdaptive: Bool { options.appearance == .adaptive }

  /// Returns the file.
  ///
  /// Throws a ``RenderingError``.
  func bytes() throws -> [UInt8] {
    let (width, height) = (drawing.size.width, drawing.size.height)
    guard width.isFinite, height.isFinite, width <= 1_000_000, height <= 1_000_000 else {
      throw RenderingError.tooLarge(width: width, height: height)
    }
    let size = Size(width: max(width, 1), height: max(height, 1))
    try writeVersions()
    return file(size: size).withBytes { [prefix = options.identifierPrefix] in
      ContentPrefix.applied(to: $0, fixed: prefix)
    }
  }

  /// Writes the drawing.
  ///
  /// If it has blend modes that CSS lacks, or materials, each appearance gets a version of its own.
  private func writeVersions() throws {
    func version(isDark: Bool) throws -> DisplayList {
      let drawn = Resources(fonts: resources.fonts, isDark: isDark, images: resources.images)
      return try BackdropRaster(
        modes: BlendMode.withoutCSS, scale: Canvas.vectorLayerScale, isOnPixels: false, resources: drawn
      ).replaced(BackdropBlur(resources: drawn).applied(to: drawing))
    }
    func write(_ drawing: DisplayList) throws {
      if let background = drawing.background {
        try self.write(.fill(Path(Rect(size: drawing.size)), .color(background)))
      }
      try self.write(drawing.items)
    }
    let first = try version(isDark: resources.isDark)
    guard isAdaptive, first != drawing else { return try write(first) }
    let names = try [first, version(isDark: true)].map { drawing in
      let name = name(.animation)
      body.append("<g class=\"")
      body.append(name: name)
      body.append("\">\n")
      try write(drawing)
      body.append("</g>\n")
      return name
    }
    // Readers without media queries show the light version.
    for (opening, name, closing) in [
      (".", names[1], "{display:none}"), ("@media(prefers-color-scheme:dark){.", names[0], "{display:none}."),
      ("", names[1], "{display:inline}}"),
    ] {
      animationRules.append(opening)
      animationRules.append(name: name)
      animationRules.append(closing)
    }
  }

  private func file(size: Size) -> XMLBuffer {
    var file = XMLBuffer()
    file.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if usesLinks { file.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"") }
    file.append(" id=\"")
    file.append(name: SVGName(kind: .drawing, index: 0))
    file.append("\"")
    file.attribute("width", size.width)
    file.attribute("height", size.height)
    file.append(" viewBox=\"0 0 ")
    file.append(size.width)
    file.append(" ")
    file.append(size.height)
    file.append("\" role=\"img\"")
    writeLabels(to: &file)
    var style = XMLBuffer()
    writeStyle(to: &style)
    if !style.isEmpty {
      file.append("<style>")
      file.append(style)
      file.append("</style>\n")
    }
    if !definitions.isEmpty {
      file.append("<defs>\n")
      file.append(definitions)
      file.append("</defs>\n")
    }
    file.append(body)
    file.append("</svg>\n")
    return file
  }

  /// Writes the title and the description for assistive technologies.
  private func writeLabels(to file: inout XMLBuffer) {
    let labels = [drawing.title, drawing.summary]
    let shown = labels.indices.filter { !labels[$0].isEmpty }
    if !shown.isEmpty {
      file.append(" aria-labelledby=\"")
      for (position, index) in shown.enumerated() {
        if position > 0 { file.append(" ") }
        file.append(name: SVGName(kind: .label, index: index))
      }
      file.append("\"")
    }
    file.append(">\n")
    for index in shown {
      file.append(index == 0 ? "<title id=\"" : "<desc id=\"")
      file.append(name: SVGName(kind: .label, index: index))
      file.append("\">", escaping: labels[index], index == 0 ? "</title>\n" : "</desc>\n")
    }
  }

  private func writeStyle(to style: inout XMLBuffer) {
    fonts.writeRules(to: &style)
    if !colorOrder.isEmpty {
      writeColors(to: &style, isDark: false)
      style.append("@media(prefers-color-scheme:dark){")
      writeColors(to: &style, isDark: true)
      style.append("}")
    }
    style.append(animationRules)
  }

  private func writeColors(to style: inout XMLBuffer, isDark: Bool) {
    style.append("#")
    style.append(name: SVGName(kind: .drawing, index: 0))
    style.append("{")
    for (number, color) in colorOrder.enumerated() {
      style.append("--")
      style.append(name: SVGName(kind: .color, index: number))
      style.append(":")
      style.append((isDark ? color.dark : color.light).hex(withOpacity: true))
      style.append(";")
    }
    style.append("}")
  }

  /// Whether the file has references in the XLink namespace.
  @exclusivity(unchecked) var usesLinks = false

  /// Returns a new identifier of a kind.
  func name(_ kind: SVGName.Kind) -> SVGName {
    let number = counts[kind, default: 0]
    counts[kind] = number + 1
    return SVGName(kind: kind, index: number)
  }

  /// Returns the identifier of a definition, which is written once for all its uses.
  func definition(_ kind: SVGName.Kind, _ write: (inout XMLBuffer, SVGName) throws -> Void) rethrows -> SVGName {
    var probe = XMLBuffer()
    try write(&probe, SVGName(kind: kind, index: 0))
    if let known = known[probe.bytes] { return known }
    let name = name(kind)
    try write(&definitions, name)
    definitions.append("\n")
    known[probe.bytes] = name
    return name
  }

  /// Returns the variable of a colour whose appearances differ; nil for other colours and in files for one appearance.
  func variable(of color: Color) -> SVGName? {
    guard isAdaptive, color.light != color.dark else { return nil }
    if let known = colors[color] { return known }
    let name = SVGName(kind: .color, index: colorOrder.count)
    colors[color] = name
    colorOrder.append(color)
    return name
  }

  /// Calls a function and returns the elements that it writes, without adding them to the body.
  func separately(_ write: () throws -> Void) rethrows -> XMLBuffer {
    var separate = XMLBuffer()
    swap(&body, &separate)
    do { try write() } catch {
      swap(&body, &separate)
      throw error
    }
    swap(&body, &separate)
    return separate
  }
}
