import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Symbols in several colours` {
  /// Returns the colours in which a symbol is painted, from the back to the front.
  private func paints(_ name: String, _ change: (LayoutNode) -> LayoutNode) -> [Paint?] {
    let symbol = change(.image(systemName: name))
    let layout = symbol.resolved(in: Size(width: 100, height: 100), typesetter: FontTypesetter(metrics: .own))
    return layout.views.flatMap(\.items).flatMap { item -> [Paint?] in
      if case .text(let text, _, _) = item { return text.decorations.map(\.paint) }
      return []
    }
  }

  @Test func `two styles paint the mark in the first one and its box in the second`() {
    let found = paints("checkmark.circle.fill") { $0.foregroundStyle(.color(.white), .color(.blue)) }
    #expect(found == [.color(.blue), .color(.white)])
  }

  @Test func `one style paints a symbol at once`() {
    #expect(paints("checkmark.circle.fill") { $0.foregroundStyle(.color(.blue)) }.count == 1)
    let mono = paints("checkmark.circle.fill") {
      $0.symbolRenderingMode(.monochrome).foregroundStyle(.color(.white), .color(.blue))
    }
    #expect(mono.count == 1)
  }

  @Test func `in the hierarchical mode the box is a fainter version of the style`() {
    let found = paints("xmark.circle.fill") { $0.symbolRenderingMode(.hierarchical).foregroundStyle(.color(.purple)) }
    #expect(found.count == 2 && found.last == .color(.purple) && found.first != found.last)
  }

  @Test func `a symbol of one part has the first style of a palette`() {
    #expect(paints("heart.fill") { $0.foregroundStyle(.color(.red), .color(.gray)) } == [.color(.red)])
  }

  @Test func `below a cloud with the sun, rain has a colour of its own`() {
    let found = paints("cloud.sun.rain.fill") { $0.symbolRenderingMode(.multicolor) }
    #expect(Set(found) == [.color(.white), .color(.yellow), .color(.cyan)])
    #expect(found.filter { $0 == .color(.cyan) }.count == 3)
  }

  @Test func `the area of a cloud above rain has the cloud's colour`() throws {
    let symbol = LayoutNode.image(systemName: "cloud.rain.fill").symbolRenderingMode(.multicolor)
    let layout = symbol.resolved(in: Size(width: 100, height: 100), typesetter: FontTypesetter(metrics: .own))
    let parts = layout.views.flatMap(\.items).flatMap { item -> [TextLayout.Decoration] in
      if case .text(let text, _, _) = item { text.decorations } else { [] }
    }
    let cloud = try #require(parts.first { $0.paint == .color(.white) }).path
    let box = cloud.boundingRect
    #expect(cloud.contains(Point(x: box.midX, y: box.midY + box.height * 0.2)))
    let others = parts.filter { $0.paint != .color(.white) }
    #expect(!others.isEmpty && others.allSatisfy { !box.contains($0.path.boundingRect) })
  }

  @Test func `a badge has a colour of its own, beside a symbol in the foreground style`() {
    for (name, color) in [
      ("person.badge.plus", Color.green), ("externaldrive.badge.xmark", .red), ("bell.badge.fill", .red),
    ] {
      let found = paints(name) { $0.symbolRenderingMode(.multicolor).foregroundStyle(.color(.blue)) }
      #expect(found == [.color(.blue), .color(.white), .color(color)])
    }
  }

  @Test func `a sign that stands in no box has the foreground style`() {
    let found = paints("wifi.exclamationmark") { $0.symbolRenderingMode(.multicolor).foregroundStyle(.color(.blue)) }
    #expect(found == [.color(.blue)])
  }

  @Test func `a palette of three styles paints rain in the third`() {
    let three: [AnyShapeStyle] = [.color(.white), .color(.yellow), .color(.blue)]
    let found = paints("cloud.sun.rain.fill") { $0.foregroundStyle(three[0], three[1], three[2]) }
    #expect(Set(found) == [.color(.white), .color(.yellow), .color(.blue)])
    let two = paints("cloud.rain.fill") { $0.foregroundStyle(three[0], three[1], three[2]) }
    #expect(Set(two) == [.color(.white), .color(.yellow)])
  }

  @Test(arguments: [(0.0, 0), (0.3, 1), (0.5, 2), (1, 3)])
  func `parts of waves beyond a value are faint`(value: Double, count: Int) {
    func full(_ name: String) -> [Paint?] {
      let symbol = LayoutNode.image(systemName: name, variableValue: value).foregroundStyle(.color(.blue))
      let layout = symbol.resolved(in: Size(width: 100, height: 100), typesetter: FontTypesetter(metrics: .own))
      return layout.views.flatMap(\.items).flatMap { item -> [Paint?] in
        if case .text(let text, _, _) = item { return text.decorations.map(\.paint) }
        return []
      }
    }
    // The first part is the body, which a value does not change.
    #expect(full("wifi").dropFirst().map { $0 == .color(.blue) } == (0..<3).map { $0 < count })
    #expect(full("speaker.wave.3").dropFirst().map { $0 == .color(.blue) } == (0..<3).map { $0 < count })
  }

  @Test func `in the multicolour mode symbols have colours of their own`() {
    #expect(paints("heart.fill") { $0.symbolRenderingMode(.multicolor) } == [.color(.red)])
    #expect(paints("paperclip") { $0.symbolRenderingMode(.multicolor) }.count == 1)
  }
}

@Suite struct `Clouds with weather` {
  private let symbols = SymbolLibrary(context: Shaper(library: FontLibrary(folders: [])).context)

  @Test func `the sun stands behind a filled cloud, at its upper trailing corner`() throws {
    let cloud = try #require(symbols.shape(named: "cloud.sun.fill")).bounds
    let sun = try #require(symbols.shape(named: "sun.max.fill")).fitted(width: 0.56, height: 0.56).bounds
    #expect(abs(cloud.maxX - sun.maxX - 0.2) < 0.01 && cloud.minX < -0.4)
    #expect(cloud.width <= 1 && cloud.height <= 1)
  }

  @Test(arguments: ["cloud.rain.fill", "cloud.bolt.fill", "cloud.snow.fill"])
  func `rain, snow and lightning are below a filled cloud`(name: String) throws {
    let bounds = try #require(symbols.shape(named: name)).bounds
    #expect(bounds.maxY > 0.3 && bounds.maxY < 0.52 && bounds.width <= 0.95)
  }
}
