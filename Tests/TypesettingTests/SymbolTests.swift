import Glibc
import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Symbols` {
  let shaper = Shaper(library: FontLibrary(folders: []))

  @Test func `every name of the table has a drawing in outline and filled`() {
    let symbols = SymbolLibrary(context: shaper.context)
    let names = SymbolTable.shared.entries.keys.sorted()
    let missing = names.flatMap { [$0, $0 + ".fill"] }.filter { symbols.shape(named: $0)?.path.isEmpty ?? true }
    #expect(missing.isEmpty)
    #expect(names.count >= 300)
  }

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
    "arrow.right.circle", "a.square.fill", "12.circle", "bell.slash.fill", "folder.badge.minus", "leaf.circle.fill",
    "turkishlirasign.circle", "suit.club.fill", "mountain.2.circle",
  ])
  func `a variant is composed by rule`(name: String) {
    #expect(SymbolLibrary(context: shaper.context).shape(named: name) != nil)
  }

  @Test(arguments: [
    "info.bubble", "questionmark.diamond", "plus.viewfinder", "macbook.and.iphone", "document.on.document",
    "checkmark.seal.text.page", "drop.triangle.fill", "exclamationmark.magnifyingglass", "person.fill.xmark",
    "laptopcomputer.trianglebadge.exclamationmark", "circle.dashed",
  ])
  func `a symbol is put together of the parts of its name`(name: String) throws {
    let shape = try #require(SymbolLibrary(context: shaper.context).shape(named: name))
    #expect(!shape.path.isEmpty && shape.bounds.width <= 1.2 && shape.bounds.height <= 1.2)
  }

  @Test(arguments: [
    "star.and.nothing", "folder.badge.nothing", "nothing.bubble", "face.inverse", "star.dashed", "clear",
  ])
  func `no symbol stands for one with an unknown part`(name: String) {
    #expect(SymbolLibrary(context: shaper.context).shape(named: name) == nil)
  }

  @Test(arguments: [100, 200, 300, 400, 500, 600, 700]) func `lines are as thick as the stems of the text`(weight: Int)
    throws
  {
    let font = ResolvedFont(size: 100, weight: weight)
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: "minus"), font: font)]))
    let line = try #require(text.layout(within: nil).decorations.first).path
    let stem = try #require(shaper.context.style(font: font, features: [], locale: "en")?.typeface.stem)
    #expect(abs(SymbolShape(path: line).bounds.height - 100 * stem) < 2.5)
  }

  @Test(arguments: ["star", "gearshape", "magnifyingglass", "house"])
  func `a heavier symbol has more ink, at the same position as the lighter one`(name: String) throws {
    let areas = try [100, 300, 400, 600, 900].map { weight in
      let font = ResolvedFont(size: 40, weight: weight)
      let text = FontTypesetter(metrics: .own).typeset(
        StyledText(runs: [StyledText.Run(.symbol(name: name), font: font)]))
      let path = try #require(text.layout(within: nil).decorations.first).path
      let middle = SymbolShape(path: path).bounds.midY - (text.measure(.unspecified).firstBaseline)
      #expect(abs(middle + 40 * 0.727 / 2) < 3)
      return path.inkArea
    }
    #expect(areas == areas.sorted() && Set(areas).count == 5)
  }

  /// Measured on iOS 14 at 100 points: 6.3 and 19.
  @Test(arguments: [(100, 6.3, 1.5), (900, 19, 2.5)])
  func `the areas of a light pencil change less than lines`(weight: Int, thickness: Double, tolerance: Double) throws {
    let font = ResolvedFont(size: 100, weight: weight)
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: "pencil"), font: font)]))
    let path = try #require(text.layout(within: nil).decorations.first).path
    #expect(abs(path.lineThickness(above: 1) - thickness) < tolerance)
  }

  @Test(arguments: [
    ("cloud.sun.rain.fill", "cloud.sun.fill"), ("cloud.sun.bolt.fill", "cloud.sun.fill"), ("tv", "tv.fill"),
    ("plus.bubble", "plus.bubble.fill"), ("hand.wave", "hand.wave.fill"), ("photo", "photo.fill"),
    ("book", "book.fill"), ("gear", "gearshape"),
  ])
  func `symbols that icon fonts draw alike have drawings of their own`(first: String, second: String) throws {
    func symbol(_ name: String) throws -> (path: Path, notices: [TextNotice]) {
      let text = FontTypesetter(metrics: .own).typeset(
        StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 40))]))
      return (try #require(text.layout(within: nil).decorations.first).path, text.notices)
    }
    let (a, b) = (try symbol(first), try symbol(second))
    #expect(a.path != b.path)
    #expect(a.notices == [] && b.notices == [])
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

  @Test(arguments: ["dog", "bird", "theatermasks"]) func `a stand-in of another animal or thing is reported`(
    name: String
  ) {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 40))]))
    #expect(text.notices.count == 1)
  }

  @Test(arguments: ["star.lefthalf.fill", "speaker.3", "arrow.right.to.line.alt", "arrow.left.to.line.alt"])
  func `former names of symbols are known`(name: String) {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 40))]))
    #expect(text.notices == [])
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

  @Test(arguments: ["circle", "heart", "square.and.arrow.up", "magnifyingglass", "bell", "cloud"])
  func `the lines of an ultralight symbol are thinner than a thin one's, and do not vanish`(name: String) throws {
    let lines = try [100, 200, 300, 400].map { weight in
      let font = ResolvedFont(size: 100, weight: weight)
      let text = FontTypesetter(metrics: .own).typeset(
        StyledText(runs: [StyledText.Run(.symbol(name: name), font: font)]))
      return try #require(text.layout(within: nil).decorations.first).path.lineThickness(above: 1)
    }
    #expect(lines == lines.sorted())
    #expect(lines[0] > 0.8 && lines[0] < 3.2)
  }

  @Test func `the thickness of lines is measured between edges that run side by side`() {
    var ring = Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100))
    ring.addPath(Path(ellipseIn: Rect(x: 6, y: 6, width: 88, height: 88)).reversed)
    #expect(abs(ring.lineThickness(above: 1) - 6) < 0.5)
    #expect(Path(Rect(x: 0, y: 0, width: 30, height: 12)).lineThickness(above: 1) == 12)
    var tip = Path()
    tip.addLines([Point(x: 0, y: 0), Point(x: 50, y: 20), Point(x: 0, y: 40)])
    tip.closeSubpath()
    #expect(tip.lineThickness(above: 1) == .infinity)
  }

  @Test(arguments: ["up", "down", "left", "right"])
  func `a triangle that points somewhere is about as large as its line of text`(direction: String) throws {
    let piece = TextContent.Piece.symbol(name: "arrowtriangle.\(direction).fill")
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(piece, font: ResolvedFont(size: 17))]))
    let size = text.measure(.unspecified).size
    let isLying = direction == "left" || direction == "right"
    #expect(size == (isLying ? Size(width: 17.5, height: 17) : Size(width: 19.5, height: 15.5)))
  }

  @Test func `a layout names the icon fonts, so that goldens of other fonts can be distinguished`() {
    func faces(_ piece: TextContent.Piece) -> [String] {
      let text = FontTypesetter(metrics: .own).typeset(
        StyledText(runs: [StyledText.Run(piece, font: ResolvedFont(size: 17))]))
      return text.layout(within: nil).symbolFaces.map(\.family)
    }
    #expect(faces(.symbol(name: "star")) == ["Material Design Icons", "Material Icons", "Inter"])
    #expect(faces(.string("star")).isEmpty)
  }

  @Test func `a scale makes a symbol smaller or larger about the same middle`() throws {
    let bounds = try [ImageScale.small, .medium, .large].map { scale in
      let run = StyledText.Run(.symbol(name: "circle"), font: ResolvedFont(size: 40), imageScale: scale)
      let layout = FontTypesetter(metrics: .own).typeset(StyledText(runs: [run])).layout(within: nil)
      let box = SymbolShape(path: try #require(layout.decorations.first).path).bounds
      return (height: box.height, middle: box.midY - layout.baselines[0])
    }
    #expect(abs(bounds[0].height / bounds[1].height - 0.78) < 0.01)
    #expect(abs(bounds[2].height / bounds[1].height - 1.28) < 0.01)
    #expect(bounds.allSatisfy { abs($0.middle - bounds[1].middle) < 0.01 })
  }

  @Test(arguments: [
    ("hart.fill", "heart.fill"), ("heartt.fil", "heart.fill"), ("person.fil", "person.fill"),
    ("bel.slash", "bell.slash"),
  ])
  func `a misspelt variant is near the variant`(name: String, variant: String) {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 17))]))
    guard case .unknownSymbol(name, let near) = text.notices.first else {
      Issue.record("no notice of \(name)")
      return
    }
    #expect(near.contains(variant))
  }

  @Test(arguments: [
    ("thermometer.snowflake", "thermometer"), ("thermometer.snowflake.circle.fill", "thermometer"),
    ("globe.asia.australia", "globe.americas"),
  ])
  func `a symbol with the drawing of another one is a notice`(name: String, other: String) {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 17))]))
    guard case .approximateSymbol(_, other) = text.notices.first else {
      Issue.record("\(text.notices) of \(name)")
      return
    }
  }

  @Test func `no two symbols of the table have a drawing in common without a notice, but for names of one symbol`() {
    var owners: [String: [String]] = [:]
    for (name, entry) in SymbolTable.shared.entries where !entry.outline.hasPrefix("~") {
      owners[entry.outline, default: []].append(name)
    }
    let shared = owners.values.filter { $0.count > 1 }
    // Names that mean one symbol: forward and right, older and newer names, and symbols that look alike.
    #expect(shared.count <= 90)
    #expect(shared.allSatisfy { $0.count <= 5 })
  }

  @Test(arguments: [
    "square.grid.2x2", "circle.grid.3x3.fill", "rectangle.split.3x1", "square.righthalf.filled",
    "shield.lefthalf.filled", "rectangle.inset.filled", "rectangle.bottomthird.inset.filled", "goforward.45",
    "chevron.compact.down", "hand.point.up", "hand.point.left", "square.and.pencil", "sidebar.right",
    "rectangle.on.rectangle", "bubble.right", "delete.right",
  ])
  func `a symbol that is put together of parts has no notice`(name: String) {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 17))]))
    #expect(text.notices == [])
  }

  @Test(arguments: [
    "arrow.2.squarepath", "quote.opening", "internaldrive.fill", "dot.radiowaves.right", "wave.3.left", "dice.fill",
    "text.append", "poweroutlet.type.b.fill", "plus.rectangle.on.folder", "finder", "play.square.stack.fill",
    "waveform.path", "square.stack.3d.down.right.fill", "pip.enter", "wifi.exclamationmark", "microphone.slash.fill",
    "text.document.fill", "list.star", "bell.and.waves.left.and.right.fill",
  ])
  func `a symbol of many apps has a drawing of its own`(name: String) throws {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 17))]))
    #expect(text.notices == [])
    let bounds = try #require(SymbolLibrary(context: shaper.context).shape(named: name)).bounds
    #expect(abs(bounds.midX) < 0.12 && bounds.width <= 1.3 && bounds.height <= 1.05)
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

  /// Rule: <doc:Drawing#Symbols>.
  @Test func `a circle is as wide as its font's size, in a frame with a margin`() throws {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: "circle"), font: ResolvedFont(size: 100))]))
    let ink = SymbolShape(path: try #require(text.layout(within: nil).decorations.first).path).bounds
    let frame = text.measure(.unspecified).size
    #expect(abs(ink.width - 99.6) < 2 && abs(ink.height - 99.6) < 2)
    #expect(abs(frame.width - 116.2) < 1 && abs(ink.midX - frame.width / 2) < 0.3)
  }

  /// Rule: <doc:Drawing#Symbols>.
  @Test(arguments: [
    ("heart.fill", 16.5, 15.5, 2.0), ("bolt.fill", 11.5, 18.5, 2.2), ("die.face.5.fill", 15, 15, 2.2),
    ("a.circle.fill", 17, 17, 1.4), ("photo", 19.5, 15.5, 2.0),
  ])
  func `a symbol and the margins at its sides are as wide as on iOS`(
    name: String, width: Double, height: Double, margin: Double
  ) throws {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 17))]))
    let ink = SymbolShape(path: try #require(text.layout(within: nil).decorations.first).path).bounds
    let frame = text.measure(.unspecified).size
    #expect(abs(ink.width - width) < 0.8 && abs(ink.height - height) < 0.8, "\(ink)")
    #expect(abs((frame.width - ink.width) / 2 - margin) < 0.4, "\(frame)")
  }

  @Test func `a badge without a sign is a dot at the upper trailing corner`() throws {
    let symbols = SymbolLibrary(context: shaper.context)
    let (plain, badged) = try (
      #require(symbols.shape(named: "heart.fill")), #require(symbols.shape(named: "heart.badge.fill"))
    )
    #expect(badged.bounds.maxX > plain.bounds.maxX && badged.bounds.minY < plain.bounds.minY)
    #expect(abs(badged.bounds.maxY - plain.bounds.maxY) < 0.001)
  }

  @Test func `snow is the older name of the snowflake`() throws {
    let symbols = SymbolLibrary(context: shaper.context)
    #expect(try #require(symbols.shape(named: "snow")).path == symbols.shape(named: "snowflake")?.path)
  }

  @Test func `a resizable symbol fills its frame`() throws {
    let image = LayoutNode.image(systemName: "star.fill", isResizable: true)
    let layout = image.resolved(in: Size(width: 60, height: 40), typesetter: FontTypesetter(metrics: .own))
    let item = try #require(layout.views.flatMap(\.items).first)
    guard case .group(let group) = item, case .text(let text, _, _)? = group.items.first else {
      Issue.record("\(item)")
      return
    }
    let path = try #require(text.decorations.first).path.mapPoints { group.transform.apply($0) }
    let bounds = SymbolShape(path: path).bounds
    #expect(abs(bounds.minX) < 0.2 && abs(bounds.maxX - 60) < 0.2)
    #expect(abs(bounds.minY) < 0.2 && abs(bounds.maxY - 40) < 0.2)
  }

  @Test func `a resizable symbol has the proportions of its outline`() throws {
    let image = LayoutNode.image(systemName: "photo", isResizable: true).aspectRatio(nil, contentMode: .fit)
    let layout = image.resolved(in: Size(width: 343, height: 600), typesetter: FontTypesetter(metrics: .own))
    let frame = try #require(layout.views.first { $0.view.hasPrefix("Image") }?.frame)
    // On iOS 14 it is 343 × 266.
    #expect(frame.width == 343 && abs(frame.height - 266) < 1.5, "\(frame)")
  }

  @Test(
    arguments: [
      ("bolt.horizontal", 1.3...2.2), ("bolt.horizontal.fill", 1.3...2.2), ("bolt", 0.4...0.7),
      ("play.fill", 0.85...0.95), ("magnifyingglass", 0.98...1.02), ("checkmark.square", 0.98...1.02),
    ] as [(String, ClosedRange<Double>)])
  func `symbols have the proportions of Apple's`(name: String, ratio: ClosedRange<Double>) throws {
    let bounds = try #require(SymbolLibrary(context: shaper.context).shape(named: name)).bounds
    #expect(ratio.contains(bounds.width / bounds.height), "\(bounds.width / bounds.height)")
  }

  @Test(arguments: ["lock.rotation", "plus.magnifyingglass", "play.slash", "checkmark.square.fill"])
  func `a symbol drawn by strokes keeps its variants`(name: String) {
    let symbols = SymbolLibrary(context: shaper.context)
    #expect(symbols.shape(named: name)?.path.isEmpty == false)
    #expect(symbols.shape(named: name)?.path != symbols.shape(named: "lock.circle")?.path)
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

  @Test func `an unknown name is a notice with near names and a box to draw`() {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: "chevron.rigt"), font: ResolvedFont(size: 17))]))
    #expect(
      text.notices == [.unknownSymbol("chevron.rigt", near: ["chevron.right", "chevron.left", "chevron.right.2"])])
    #expect(text.layout(in: text.measure(.unspecified).size) { _ in nil }.decorations.count == 1)
  }
}

extension Path {
  /// The area inside the path's outline, without holes.
  fileprivate var inkArea: Double {
    var sum = 0.0
    var subpath = Path()
    func area(of subpath: Path) -> Double {
      let points = subpath.flattened
      return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
    }
    for element in elements {
      if case .move = element {
        sum += area(of: subpath)
        subpath = Path()
      }
      subpath.elements.append(element)
    }
    return abs(sum + area(of: subpath))
  }
}
