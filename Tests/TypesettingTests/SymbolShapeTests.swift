import Glibc
import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Shapes of symbols` {
  let shaper = Shaper(library: FontLibrary(folders: []))

  /// Measured on a picture of iOS 14: 15 by 19 points at a font size of 17; the largest star is at the lower right.
  @Test func `sparkles are three stars in their measured places`() throws {
    let bounds = try #require(SymbolLibrary(context: shaper.context).shape(named: "sparkles")).bounds
    #expect(abs(bounds.width - 15 / 17.0) < 0.03 && abs(bounds.height - 19 / 17.0) < 0.03)
    let path = try #require(SymbolLibrary(context: shaper.context).shape(named: "sparkles")).path
    let middle = Point(x: bounds.minX + 0.573 * bounds.width, y: bounds.minY + 0.655 * bounds.height)
    #expect(path.contains(middle))
    #expect(!path.contains(Point(x: bounds.maxX - 0.1 * bounds.width, y: bounds.minY + 0.1 * bounds.height)))
  }

  @Test(arguments: [
    "creditcard", "gift", "bed.double", "quote.bubble", "newspaper", "rosette", "basket", "externaldrive", "ticket",
    "case", "cross.case", "mug", "graduationcap", "opticaldisc", "books.vertical",
  ])
  func `a filled symbol has more ink than its outline`(name: String) throws {
    let areas = try [name, name + ".fill"].map { name in
      let text = FontTypesetter(metrics: .own).typeset(
        StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 40))]))
      #expect(text.notices == [])
      return try #require(text.layout(within: nil).decorations.first).path.inkArea
    }
    #expect(areas[1] > 1.1 * areas[0])
  }

  @Test func `a gear has spokes, which a gear's shape lacks`() throws {
    func path(_ name: String) throws -> Path {
      let text = FontTypesetter(metrics: .own).typeset(
        StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 100))]))
      return try #require(text.layout(within: nil).decorations.first).path
    }
    func turns(_ name: String) throws -> Int {
      let path = try path(name)
      let bounds = SymbolShape(path: path).bounds
      let inside = (0..<360).map { angle in
        let (x, y) = (cos(Double(angle) * .pi / 180), sin(Double(angle) * .pi / 180))
        return path.contains(Point(x: bounds.midX + x * bounds.width * 0.25, y: bounds.midY + y * bounds.height * 0.25))
      }
      return zip(inside, inside.dropFirst() + inside.prefix(1)).count { $0 != $1 }
    }
    #expect(try turns("gear") == 6)
    #expect(try turns("gearshape") == 0)
  }

  @Test(arguments: ["up", "down", "left", "right"])
  func `a triangle that points somewhere is about as large as its line of text`(direction: String) throws {
    let piece = TextContent.Piece.symbol(name: "arrowtriangle.\(direction).fill")
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(piece, font: ResolvedFont(size: 17))]))
    let size = text.measure(.unspecified).size
    let isLying = direction == "left" || direction == "right"
    #expect(size == (isLying ? Size(width: 17.5, height: 15.5) : Size(width: 16.5, height: 16)))
  }

  @Test func `outlined symbols leave their inside open, filled ones do not`() throws {
    let symbols = SymbolLibrary(context: shaper.context)
    for name in [
      "trash", "photo", "eye", "camera", "person.3", "lock", "house", "bag", "book", "tray", "tv",
    ] {
      let (outline, fill) = try (#require(symbols.shape(named: name)), #require(symbols.shape(named: name + ".fill")))
      #expect(outline.path.inkArea < 0.85 * fill.path.inkArea, "\(name)")
      #expect(abs(outline.bounds.width - fill.bounds.width) < 0.12, "\(name)")
    }
  }

  @Test(arguments: [(1, 3), (2, 4), (3, 5)]) func `a speaker has as many waves as its name says`(
    waves: Int, subpaths: Int
  ) throws {
    let shape = try #require(SymbolLibrary(context: shaper.context).shape(named: "speaker.wave.\(waves)"))
    #expect(shape.path.elements.filter { if case .move = $0 { true } else { false } }.count == subpaths)
  }

  @Test func `a badge without a sign is a dot at the upper trailing corner`() throws {
    let symbols = SymbolLibrary(context: shaper.context)
    let (plain, badged) = try (
      #require(symbols.shape(named: "heart.fill")), #require(symbols.shape(named: "heart.badge.fill"))
    )
    #expect(badged.bounds.maxX > plain.bounds.maxX && badged.bounds.minY < plain.bounds.minY)
    #expect(abs(badged.bounds.maxY - plain.bounds.maxY) < 0.001)
  }

  @Test func `an airplane flies to the right`() throws {
    let bounds = try #require(SymbolLibrary(context: shaper.context).shape(named: "airplane")).path
    // Its nose is narrow: there is less ink at the right end than at the left one, where the tail is.
    let box = bounds.boundingRect
    func height(from: Double, to: Double) -> Double {
      let part = Rect(x: box.minX + from * box.width, y: box.minY, width: (to - from) * box.width, height: box.height)
      return bounds.intersection(Path(part)).boundingRect.height
    }
    #expect(height(from: 0.92, to: 1) < 0.5 * height(from: 0, to: 0.2))
  }

  @Test func `a sketch is drawn in the order of its commands`() throws {
    func area(_ commands: String) throws -> Double {
      try #require(SymbolSketch(commands).shape { _ in nil }).path.inkArea
    }
    let whole = 0.92 * 0.92
    #expect(try abs(area("R -50 -50 100 100 0 F") - whole) < 1e-9)
    #expect(try abs(area("R -50 -50 100 100 0 F R -10 -50 20 100 0 X 0") - whole * 0.8) < 1e-6)
    #expect(try abs(area("R -50 -50 100 100 0 F R -10 -60 20 120 0 K 10 F") - whole * 0.84) < 1e-6)
    let line = 0.1 + 0.0025 * Double.pi
    #expect(try abs(area("M -50 0 L 50 0 s 10") - whole * line) < 0.001)
    #expect(SymbolSketch("@ nothing 1 0 0").shape { _ in nil } == nil)
  }
}
