import PlumblineDrawing
import PlumblineLayout
import PlumblineRendering
import PlumblineTypesetting

/// Drawings that several suites share.
enum Samples {
  static let typesetter = FontTypesetter(metrics: .own)
  static let red = Paint.color(.hex(0xFF0000))
  static let blue = Paint.color(.hex(0x0000FF))
  static let ink = Paint.color(.hex(0x1C1C1E, dark: 0xF2F2F7))
  static let rainbow = Gradient(colors: [.hex(0xFF3B30), .hex(0xFFCC00), .hex(0x34C759), .hex(0x007AFF)])

  /// Returns a text set in the system font on one line.
  static func text(_ string: String, size: Double = 20, weight: Int = 400) -> TextLayout {
    let run = StyledText.Run(.string(string), font: ResolvedFont(size: size, weight: weight))
    let text = typesetter.typeset(StyledText(runs: [run]))
    return text.layout(in: text.measure(ProposedViewSize(width: nil, height: nil)).size) { _ in nil }
  }

  /// Returns a drawing of some items on white, 100 by 100 points.
  static func drawing(_ items: DisplayItem..., background: Color? = .hex(0xFFFFFF)) -> DisplayList {
    DisplayList(size: Size(width: 100, height: 100), background: background, title: "Sample", items: items)
  }

  /// Returns options for one pixel a point, with a change.
  static func options(_ change: (inout Rendering.Options) -> Void = { _ in }) -> Rendering.Options {
    var options = Rendering.Options()
    options.scale = 1
    change(&options)
    return options
  }

  /// Returns whether the components of pixels, from 0 to 255, differ by a tolerance at most.
  static func near(_ a: [SIMD4<UInt8>], _ b: [SIMD4<UInt8>], by tolerance: Int = 2) -> Bool {
    zip(a, b).allSatisfy { a, b in (0..<4).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= tolerance } }
  }

  static func square(_ x: Double, _ y: Double, _ side: Double, _ paint: Paint = red) -> DisplayItem {
    .fill(Path(Rect(x: x, y: y, width: side, height: side)), paint)
  }

  /// A drawing with one item of every kind that all formats draw alike, 300 by 300 points.
  static var variety: DisplayList {
    func at(_ column: Double, _ row: Double) -> Rect {
      Rect(x: 10 + column * 75, y: 10 + row * 75, width: 60, height: 60)
    }
    let disc = Path(ellipseIn: at(0, 0))
    let overlapping: [DisplayItem] = [
      square(0, 0, 40), .fill(Path(ellipseIn: Rect(x: 20, y: 20, width: 40, height: 40)), blue),
    ]
    func moved(_ rect: Rect) -> Transform { .translation(x: rect.minX, y: rect.minY) }
    var perspective = Transform.scale(x: 0.8, y: 1)
    perspective.m13 = 0.005
    return DisplayList(
      size: Size(width: 300, height: 300), background: .hex(0xFFFFFF, dark: 0x000000), title: "Variety & more",
      summary: "A <sample> of everything.",
      items: [
        .fill(disc, .linear(rainbow, start: at(0, 0).origin, end: Point(x: at(0, 0).maxX, y: at(0, 0).maxY))),
        .fill(Path(at(1, 0)), .radial(rainbow, center: at(1, 0).center, startRadius: 5, endRadius: 30, aspect: 0.5)),
        .fill(Path(ellipseIn: at(2, 0)), .angular(rainbow, center: at(2, 0).center, start: .zero, end: .degrees(360))),
        .stroke(Path(ellipseIn: at(3, 0)), blue, StrokeStyle(lineWidth: 5, lineCap: .round, dash: [8, 9])),
        .text(text("Wave fi", size: 16), at: at(0, 1).origin, paint: ink),
        .text(text("مرحبا é", size: 16, weight: 700), at: at(0, 1).origin + Point(x: 0, y: 30), paint: ink),
        .group(DisplayGroup(name: "Faded", items: overlapping, transform: moved(at(1, 1)), opacity: 0.5)),
        .group(
          DisplayGroup(
            items: overlapping, transform: moved(at(2, 1)),
            clip: Path(ellipseIn: Rect(x: 0, y: 0, width: 50, height: 50)))),
        .group(
          DisplayGroup(
            items: overlapping, transform: moved(at(3, 1)),
            mask: [
              .fill(
                Path(Rect(x: 0, y: 0, width: 60, height: 60)),
                .linear(
                  Gradient(colors: [Color(white: 0), Color(white: 0, opacity: 0)]), start: .zero,
                  end: Point(x: 60, y: 0)))
            ])),
        .group(DisplayGroup(items: overlapping, transform: moved(at(0, 2)), effects: [.blur(radius: 8)])),
        .group(
          DisplayGroup(
            items: overlapping, transform: moved(at(1, 2)),
            effects: [.shadow(color: Color(white: 0, opacity: 0.5), radius: 6, offset: Point(x: 3, y: 3))])),
        .group(
          DisplayGroup(
            items: overlapping, transform: Transform.rotation(.degrees(20)).concatenating(moved(at(2, 2))),
            effects: [.hueRotation(.degrees(90))])),
        .group(DisplayGroup(items: overlapping, transform: perspective.concatenating(moved(at(3, 2))))),
        .group(
          DisplayGroup(items: [
            square(10, 240, 40),
            .group(DisplayGroup(items: [square(30, 250, 40, .color(.hex(0x00C0FF)))], blendMode: .multiply)),
          ])),
      ])
  }
}
