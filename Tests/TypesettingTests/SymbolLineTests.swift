import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Lines and sizes of symbols` {
  let shaper = Shaper(library: FontLibrary(folders: []))

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

  /// Frames of Apple's symbols at 34 points, of which the sides were rounded up to whole points.
  ///
  /// Rule: <doc:Drawing#Symbols>.
  @Test(
    arguments: [
      ("star.fill", 44, 40, 38), ("gear", 44, 41, 38), ("car.fill", 48, 35, 40), ("tram.fill", 36, 47, 28),
      ("airplane", 42, 38, 38), ("airplane.fill", 42, 38, 38), ("chevron.right", 25, 33, 17),
      ("person.2.fill", 54, 34, 46), ("bookmark", 35, 40, 27),
    ] as [(String, Double, Double, Double)])
  func `a symbol's frame and its drawing are as large as Apple's`(
    name: String, width: Double, height: Double, ink: Double
  ) throws {
    let text = FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 34))]))
    let frame = text.measure(.unspecified).size
    #expect(width - frame.width >= 0 && width - frame.width <= 1, "\(frame)")
    #expect(height - frame.height >= 0 && height - frame.height <= 1, "\(frame)")
    let drawn = SymbolShape(path: try #require(text.layout(within: nil).decorations.first).path).bounds
    #expect(abs(drawn.width - ink) < 5 && drawn.width < ink + 2, "\(drawn)")
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
}
