import PlumblineDrawing
import PlumblineRendering
import Testing

@Suite struct `Extreme drawings` {
  private static let oddNumbers = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -1, 8e6, .greatestFiniteMagnitude,
  ]

  private func drawInAllFormats(_ drawing: DisplayList) throws {
    var options = Rendering.Options()
    options.scale = 1
    for format in Rendering.Format.allCases { _ = try Rendering.data(drawing, as: format, options: options) }
    options.svgEngine = .cairo
    _ = try Rendering.data(drawing, as: .svg, options: options)
  }

  @Test(arguments: oddNumbers)
  func `extreme numbers leave the rest of the drawing unchanged`(number: Double) throws {
    let point = Point(x: number, y: 10)
    let gradient = Gradient(stops: [
      Gradient.Stop(color: .hex(0), location: number), Gradient.Stop(color: .hex(0xFFFFFF), location: 1),
    ])
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: point)
    path.addCurve(to: Point(x: 50, y: 50), control1: point, control2: Point(x: 1, y: number))
    path.closeSubpath()
    var text = Samples.text("odd")
    text.runs[0].fontSize = number
    var projection = Transform()
    projection.m13 = number
    let odd: [DisplayItem] = [
      .fill(path, Samples.red),
      .stroke(
        path, Samples.blue, StrokeStyle(lineWidth: number, miterLimit: number, dash: [number, 2], dashPhase: number)),
      .fill(Path(Rect(x: number, y: number, width: number, height: 10)), Samples.red),
      .fill(path, .linear(gradient, start: point, end: .zero)),
      .fill(path, .radial(gradient, center: point, startRadius: number, endRadius: 5, aspect: number)),
      .fill(path, .angular(gradient, center: point, start: Angle(radians: number), end: .zero)),
      .text(text, at: .zero, paint: Samples.ink),
      .text(Samples.text("far"), at: point, paint: Samples.ink),
      .group(DisplayGroup(items: [Samples.square(0, 0, 5)], transform: .scale(x: number, y: 1), opacity: number)),
      .group(
        DisplayGroup(
          items: [Samples.square(0, 0, 5), .text(text, at: .zero, paint: Samples.ink)], transform: projection)),
      .group(DisplayGroup(items: [Samples.square(0, 0, 5)], clip: path, effects: [.blur(radius: number)])),
      .group(
        DisplayGroup(
          items: [Samples.square(0, 0, 5)], mask: [.fill(path, Samples.red)],
          effects: [.hueRotation(Angle(radians: number)), .contrast(number)])),
      .group(
        DisplayGroup(
          items: [Samples.square(0, 0, 5)],
          effects: [.shadow(color: Color(red: number, green: 0, blue: 0), radius: number, offset: point)])),
    ]
    for item in odd { try drawInAllFormats(Samples.drawing(item)) }
    var options = Rendering.Options()
    options.scale = 1
    let hidden = DisplayGroup(items: odd, clip: Path(Rect(x: 0, y: 0, width: 60, height: 60)))
    let drawing = Samples.drawing(.group(hidden), Samples.square(80, 80, 20, .color(.hex(0x00FF00))))
    let picture = try #require(Bitmap(png: try Rendering.data(drawing, as: .png, options: options)))
    #expect(picture[90, 90] == SIMD4(0, 255, 0, 255))
  }

  @Test func `an empty drawing is a file of one pixel`() throws {
    let empty = DisplayList()
    try drawInAllFormats(empty)
    let picture = try #require(Bitmap(png: try Rendering.data(empty, as: .png)))
    #expect(picture.width == 1 && picture.height == 1)
  }

  @Test(arguments: [Double.nan, .infinity, 1e9])
  func `a size that no file can hold is an error`(length: Double) {
    let drawing = DisplayList(size: Size(width: length, height: 10))
    for format in Rendering.Format.allCases {
      #expect(throws: RenderingError.self) { try Rendering.data(drawing, as: format) }
    }
  }

  @Test func `a missing font file is an error that names it`() {
    var text = Samples.text("gone")
    text.runs[0].face.path = "/nowhere/font.otf"
    let drawing = Samples.drawing(.text(text, at: .zero, paint: Samples.ink))
    for format in Rendering.Format.allCases {
      #expect(throws: RenderingError.unreadable(path: "/nowhere/font.otf")) { try Rendering.data(drawing, as: format) }
    }
  }

  @Test func `a missing image file is an error that names it`() {
    let source = ImageSource(path: "/nowhere/picture.png", format: .png, pixelSize: Size(width: 8, height: 8))
    let image = ImageDrawing(source: source, rect: Rect(x: 0, y: 0, width: 50, height: 50))
    for format in Rendering.Format.allCases {
      #expect(throws: RenderingError.unreadable(path: "/nowhere/picture.png")) {
        try Rendering.data(Samples.drawing(.image(image)), as: format)
      }
    }
  }
}
