import PlumblineDrawing
import PlumblineLayout

/// A symbol in a line of text, in points.
struct SymbolGlyph {
  /// The outline, relative to the symbol's left end on the baseline, with y pointing down.
  var path: Path
  /// The advance width.
  var width: Double
  /// The distance from the baseline up to the symbol's top.
  var ascent: Double
  /// The distance from the baseline down to the symbol's bottom.
  var descent: Double
}

extension ShapingContext {
  /// Returns a symbol for a line of text, and a notice if the symbol is unknown.
  ///
  /// As Apple's, symbols are centred on the height of capitals, and their advance is the same in all weights.
  func symbol(
    _ name: String, run: StyledText.Run, beside style: ShapingStyle
  ) -> (SymbolGlyph?, TextNotice?) {
    let (plain, notice) = knownSymbol(name)
    let size = max(run.font.size, 0)
    let box = box(of: plain, named: name)
    let shape = weighted(plain, named: name, run.font, scale: min(box.scale.width, box.scale.height), beside: style)
    let middle = style.typeface.metrics.capHeight * size / 2
    let bounds = plain.bounds
    let em = size * run.imageScale.factor
    let width = box.hasFixedMargins ? box.width * em + 2 * size * box.side : box.width * em
    let path = shape.path.mapPoints {
      Point(
        x: (($0.x - bounds.midX) * box.scale.width + box.shift) * em + width / 2,
        y: (($0.y - bounds.midY) * box.scale.height + box.middle) * em - middle)
    }
    let half = box.hasFixedMargins ? box.height * em / 2 + size * Self.verticalMargin : box.height * em / 2
    let glyph = SymbolGlyph(
      path: path, width: width, ascent: middle - box.middle * em + half, descent: box.middle * em + half - middle)
    return (glyph, notice)
  }

  /// The frame of a symbol and the scale of its drawing, in em of the text.
  private struct SymbolBox {
    /// The size of the frame, or that of the drawing if the frame has fixed margins.
    var width: Double, height: Double
    /// The factors from the drawing's unit to the text's em.
    var scale: Size
    /// The distance from the frame's middle to the drawing's, to the right.
    var shift = 0.0
    /// The distance from the height of half a capital down to the middle of the frame.
    var middle = 0.0
    /// Whether margins that do not grow with the image scale are added to the size.
    var hasFixedMargins = false
    /// The margin at each side.
    var side = 0.0
  }

  /// Returns the box of a symbol: that of Apple's symbol of the name, or of its outline, if it is known, else the
  /// drawing's with margins.
  ///
  /// A drawing without a circle is stretched by at most 15 % to have the proportions of Apple's. A single line is as
  /// long as Apple's; its thickness is that of text.
  private func box(of shape: SymbolShape, named name: String) -> SymbolBox {
    let bounds = shape.bounds
    let usual = Self.symbolSize * Self.inkShare
    let frames = SymbolFrames.shared
    guard let frame = frames[name] ?? frames[Self.unfilled(name)], bounds.width > 0, bounds.height > 0 else {
      return SymbolBox(
        width: bounds.width * usual, height: bounds.height * usual, scale: Size(width: usual, height: usual),
        middle: bounds.midY * Self.symbolSize, hasFixedMargins: true,
        side: name.hasPrefix("circle") || name.contains(".circle") ? Self.circleMargin : Self.margin)
    }
    let (across, down) = (frame.inkWidth / bounds.width, frame.inkHeight / bounds.height)
    let stretch = name.contains("circle") ? 1 : Self.stretch
    let scale =
      if frame.inkHeight < Self.line { Size(width: across, height: across) } else if frame.inkWidth < Self.line {
        Size(width: down, height: down)
      } else { Size(width: min(across, down * stretch), height: min(down, across * stretch)) }
    return SymbolBox(width: frame.width, height: frame.height, scale: scale, shift: frame.shift)
  }

  /// Returns the name without the variant that tab bars request and many symbols, such as `airplane`, lack.
  private static func unfilled(_ name: String) -> String { name.hasSuffix(".fill") ? String(name.dropLast(5)) : name }

  /// The maximum ratio between the scales of a drawing along both axes.
  private static let stretch = 1.15
  /// The side of a drawing below which it is a single line, in em.
  private static let line = 0.16

  /// The distance from a symbol's drawing to the sides of its frame, in em of the text.
  ///
  /// Measured on iOS 14 at 17 points: 2.0 for `heart.fill` and `person.fill`, 2.2 for `bolt.fill` and
  /// `die.face.5.fill`.
  private static let margin = 0.12
  /// The distance from a circle to the sides of its frame, measured as 1.4 at 17 points.
  private static let circleMargin = 0.083
  /// The distance from a symbol's drawing to the top and the bottom of its frame, measured as 0.6 to 1.4 at 17 points.
  private static let verticalMargin = 0.05

  /// Returns a symbol of the project for a line of text: as wide as its margins are apart, and as high as one of the
  /// system's with an outline of that height.
  func symbol(_ template: SymbolTemplate, run: StyledText.Run) -> SymbolGlyph {
    let (drawing, factor) = template.drawing(weight: run.font.weight, scale: run.imageScale)
    let em = max(run.font.size, 0) * factor
    let ink = SymbolShape(path: drawing.path).bounds
    let width = drawing.width ?? ink.width / Self.inkShare
    let shift = drawing.width == nil ? (width - ink.width) / 2 : 0
    let half = ink.height / Self.inkShare / 2
    return SymbolGlyph(
      path: drawing.path.mapPoints { Point(x: ($0.x + shift) * em, y: $0.y * em) }, width: width * em,
      ascent: (half - ink.midY) * em, descent: (ink.midY + half) * em)
  }

  /// The factor from the text's em to the icon fonts', at which the frames of their symbols are as large as Apple's.
  private static let symbolSize = 1.38
  /// The drawn part of a symbol's frame.
  ///
  /// Apple's `circle` is as wide as the font's size. Source: the symbol's outline in Apple's templates, 99.6 wide at
  /// 100 points; measured as 17 at 17 points on iOS 14. Rule: <doc:Drawing#Symbols>.
  private static let inkShare = 0.996 / (0.834 * symbolSize)

  /// Returns a symbol with lines as thick as the text's stems.
  ///
  /// The icon fonts have a single weight, so that the outlines are moved.
  ///
  /// Lines keep at least a sixth of their thickness, so that no detail vanishes.
  private func weighted(
    _ shape: SymbolShape, named name: String, _ font: ResolvedFont, scale: Double, beside style: ShapingStyle
  ) -> SymbolShape {
    let key = "\(font.weight) \(name)"
    if let known = weightedSymbols[key] { return known }
    var regular = font
    (regular.family, regular.size, regular.width, regular.isItalic) = (.system(.default), 17, 0, false)
    let stem = self.style(font: regular, features: [], locale: "en")?.typeface.stem ?? 0.09
    var distance = min((stem / max(scale, 0.01) - SymbolShape.line) / 2, 0.04)
    if distance < -0.01 {
      let line = shape.path.lineThickness(above: SymbolShape.line / 4)
      distance = max(distance, line > SymbolShape.line * 2 ? -0.0245 : -line * 5 / 12)
    }
    let moved = SymbolShape(path: shape.path.weighted(by: shape.isSolid ? max(distance, distance / 2) : distance))
    if weightedSymbols.count > 5_000 { weightedSymbols = [:] }
    weightedSymbols[key] = moved
    return moved
  }

  private func knownSymbol(_ name: String) -> (shape: SymbolShape, notice: TextNotice?) {
    if let known = symbols[name] { return known }
    let library = SymbolLibrary(context: self)
    let symbol: (shape: SymbolShape, notice: TextNotice?)
    if let shape = library.shape(named: name) {
      let notice = library.standIns.list.first.map {
        TextNotice.approximateSymbol($0.name, as: SymbolTable.shared.owner(of: $0.drawing))
      }
      symbol = (shape, notice)
    } else if name.isEmpty {
      symbol = (SymbolShape(path: Path()), .unknownSymbol(name, near: []))
    } else {
      symbol = (library.placeholder(name), .unknownSymbol(name, near: SymbolTable.shared.near(name)))
    }
    if symbols.count > 5_000 { symbols = [:] }
    symbols[name] = symbol
    return symbol
  }
}
