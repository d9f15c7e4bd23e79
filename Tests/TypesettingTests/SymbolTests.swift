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
    "star.and.nothing", "folder.badge.nothing", "nothing.bubble", "face.inverse", "star.dashed", "nothing.icloud",
  ])
  func `no symbol stands for one with an unknown part`(name: String) {
    #expect(SymbolLibrary(context: shaper.context).shape(named: name) == nil)
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

  @Test(arguments: ["dog", "lizard", "nose"]) func `a stand-in of another animal or thing is reported`(
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

  @Test func `a layout names the icon fonts, so that goldens of other fonts can be distinguished`() {
    func faces(_ piece: TextContent.Piece) -> [String] {
      let text = FontTypesetter(metrics: .own).typeset(
        StyledText(runs: [StyledText.Run(piece, font: ResolvedFont(size: 17))]))
      return text.layout(within: nil).symbolFaces.map(\.family)
    }
    #expect(faces(.symbol(name: "star")) == ["Material Design Icons", "Material Icons", "Inter"])
    #expect(faces(.string("star")).isEmpty)
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
    ("globe.asia.australia", "globe.americas")
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

  @Test func `snow is the older name of the snowflake`() throws {
    let symbols = SymbolLibrary(context: shaper.context)
    #expect(try #require(symbols.shape(named: "snow")).path == symbols.shape(named: "snowflake")?.path)
  }

  @Test(arguments: ["lock.rotation", "plus.magnifyingglass", "play.slash", "checkmark.square.fill"])
  func `a symbol drawn by strokes keeps its variants`(name: String) {
    let symbols = SymbolLibrary(context: shaper.context)
    #expect(symbols.shape(named: name)?.path.isEmpty == false)
    #expect(symbols.shape(named: name)?.path != symbols.shape(named: "lock.circle")?.path)
  }

  @Test func `an unknown name is a notice with near names and a box to draw`() {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: "chevron.rigt"), font: ResolvedFont(size: 17))]))
    #expect(
      text.notices == [.unknownSymbol("chevron.rigt", near: ["chevron.right", "chevron.left", "chevron.right.2"])])
    #expect(text.layout(in: text.measure(.unspecified).size) { _ in nil }.decorations.count == 1)
  }
}
