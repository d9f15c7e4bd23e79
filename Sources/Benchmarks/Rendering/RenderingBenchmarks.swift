import PlumblineDrawing
import Glibc
import PlumblineLayout
import PlumblineRendering
import PlumblineTypesetting

/// Benchmarks of drawing the same figure repeatedly: four boxes, three labels and a dashed line on 600 × 400 points, as
/// PNG with two pixels per point.
///
/// If `PLUMBLINE_FIGURE_FLOOR` names a program, it draws the same figure in the same run. Its arguments are a format,
/// the numbers of figures and of threads, a folder and a font.
enum RenderingBenchmarks {
  private static let count = 200

  /// Draws the figure in each format and prints a line for each.
  static func run() {
    let drawing = figure(FontTypesetter())
    print("A figure of four boxes, three labels and a guide; µs a figure, warm")
    var svg = 0.0
    for (format, floor) in [(Rendering.Format.svg, "svgw"), (.png, "pngr"), (.pdf, "pdf")] {
      var size = 0
      let seconds = BenchmarkClock.wall.median {
        for _ in 0..<count { size = (try? Rendering.data(drawing, as: format).count) ?? 0 }
      }
      let time = seconds / Double(count) * 1e6
      if format == .svg { svg = time }
      print("\(format.rawValue): \(time.short), \((time / svg).short) × SVG, \(size) bytes")
      printFloor(floor)
    }
    let pixels = BenchmarkClock.wall.median {
      for _ in 0..<count { _ = try? Rendering.image(drawing) }
    }
    print("pixels alone: \((pixels / Double(count) * 1e6).short)")
  }

  private static func figure(_ typesetter: FontTypesetter) -> DisplayList {
    let boxes: [(rect: Rect, color: Color, label: String)] = [
      (Rect(x: 204.5, y: 63, width: 191, height: 79), .purple, "box 3: 191 x 79"),
      (Rect(x: 169, y: 150, width: 262, height: 68), .pink, "box 4: 262 x 68"),
      (Rect(x: 253.5, y: 226, width: 93, height: 57), .gray, "box 5: 93 x 57"),
      (Rect(x: 218, y: 291, width: 164, height: 46), .blue, ""),
    ]
    var drawing = DisplayList(size: Size(width: 600, height: 400), background: .white, title: "Boxes")
    for box in boxes { drawing.items.append(.fill(Path(box.rect), .color(box.color))) }
    for box in boxes where !box.label.isEmpty {
      let run = StyledText.Run(.string(box.label), font: ResolvedFont(size: 13))
      let text = typesetter.typeset(StyledText(runs: [run]))
      let layout = text.layout(in: text.measure(.unspecified).size) { _ in nil }
      drawing.items.append(.text(layout, at: Point(x: 470, y: box.rect.midY - 8), paint: .color(.black)))
    }
    var guide = Path()
    guide.addLines([Point(x: 300, y: 10), Point(x: 300, y: 390)])
    drawing.items.append(.stroke(guide, .color(.red), StrokeStyle(lineWidth: 1, dash: [4, 3])))
    return drawing
  }

  /// Prints the output of the other program, if there is one.
  private static func printFloor(_ format: String) {
    guard let program = getenv("PLUMBLINE_FIGURE_FLOOR").map({ String(cString: $0) }) else { return }
    let folder = "/tmp/plumbline-floor-\(getpid())"
    mkdir(folder, 0o755)
    let font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    guard let pipe = popen("'\(program)' \(format) \(count) 1 \(folder) \(font); rm -r \(folder)", "r") else { return }
    defer { pclose(pipe) }
    var line = [CChar](repeating: 0, count: 1024)
    while fgets(&line, Int32(line.count), pipe) != nil {
      print("  " + String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
  }
}
