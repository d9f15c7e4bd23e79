import PlumblineDrawing
import Foundation
import PlumblineRendering
import Testing

/// One image in three formats: red and green over blue and yellow, 48 by 32 points.
@Suite struct `Images of every format` {
  private static let kinds: [(ImageSource.Format, String)] = [(.png, "png"), (.jpeg, "jpg"), (.svg, "svg")]

  private static func source(_ kind: (ImageSource.Format, String)) -> ImageSource {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appendingPathComponent("Fixtures/Images/quarters.\(kind.1)").path
    return ImageSource(path: path, format: kind.0, pixelSize: Size(width: 48, height: 32))
  }

  private let red = SIMD4<UInt8>(255, 0, 0, 255)
  private let green = SIMD4<UInt8>(0, 160, 0, 255)
  private let blue = SIMD4<UInt8>(0, 0, 255, 255)
  private let yellow = SIMD4<UInt8>(255, 200, 0, 255)
  private let white = SIMD4<UInt8>(255, 255, 255, 255)

  private func drawing(_ index: Int, _ rect: Rect, _ change: (inout ImageDrawing) -> Void = { _ in }) -> DisplayList {
    var image = ImageDrawing(source: Self.source(Self.kinds[index]), rect: rect)
    change(&image)
    return Samples.drawing(.image(image))
  }

  /// Returns the bitmap of the drawing, and those that librsvg draws from both SVGs and Poppler from the PDF.
  private func bitmaps(_ drawing: DisplayList) throws -> [Bitmap] {
    var options = Rendering.Options()
    options.scale = 1
    let png = try Rendering.image(drawing, options: options)
    let svg = try OtherRenderers.librsvg(Rendering.data(drawing, as: .svg, options: options))
    options.svgEngine = .cairo
    let cairo = try OtherRenderers.librsvg(Rendering.data(drawing, as: .svg, options: options))
    return [png, svg, cairo, try OtherRenderers.poppler(Rendering.data(drawing, as: .pdf))]
  }

  private func expect(_ drawing: DisplayList, _ points: [(x: Int, y: Int, color: SIMD4<UInt8>)]) throws {
    for (number, bitmap) in try bitmaps(drawing).enumerated() {
      for point in points {
        let found = bitmap[point.x, point.y]
        let isNear = (0..<4).allSatisfy { abs(Int(found[$0]) - Int(point.color[$0])) <= 6 }
        #expect(isNear, "format \(number) at \(point.x), \(point.y): \(found), not \(point.color)")
      }
    }
  }

  @Test(arguments: kinds.indices) func `an image at its own size`(kind: Int) throws {
    try expect(
      drawing(kind, Rect(x: 10, y: 20, width: 48, height: 32)),
      [(14, 24, red), (54, 24, green), (14, 48, blue), (54, 48, yellow), (5, 24, white), (62, 24, white)])
  }

  @Test(arguments: kinds.indices) func `a stretched image`(kind: Int) throws {
    try expect(
      drawing(kind, Rect(x: 0, y: 0, width: 96, height: 80)),
      [(8, 8, red), (40, 32, red), (56, 8, green), (8, 72, blue), (88, 72, yellow)])
  }

  @Test(arguments: kinds.indices) func `caps keep their size, and the area between them is stretched`(kind: Int) throws
  {
    let capped = drawing(kind, Rect(x: 0, y: 0, width: 100, height: 100)) {
      $0.resizing = .stretch(top: 2, left: 20, bottom: 14, right: 2)
    }
    // Horizontally the 26 points between the caps are stretched to 78, which moves the middle of the image from 24 to
    // 32; vertically the 16 points between them are stretched to 84, which moves 16 to 75.5.
    try expect(
      capped, [(4, 40, red), (28, 40, red), (36, 40, green), (96, 71, green), (4, 80, blue), (96, 96, yellow)])
  }

  @Test(arguments: kinds.indices) func `tiles start at the corner and are clipped at the edges`(kind: Int) throws {
    try expect(
      drawing(kind, Rect(x: 0, y: 0, width: 80, height: 40)) { $0.resizing = .tile },
      [(8, 8, red), (40, 8, green), (56, 8, red), (76, 20, yellow), (8, 36, red), (8, 28, blue), (90, 8, white)])
  }

  @Test(arguments: kinds.indices) func `a template shows the shape of the image in the paint`(kind: Int) throws {
    try expect(
      drawing(kind, Rect(x: 0, y: 0, width: 48, height: 32)) { $0.template = .color(.hex(0x204060)) },
      [(8, 8, SIMD4(0x20, 0x40, 0x60, 255)), (40, 28, SIMD4(0x20, 0x40, 0x60, 255)), (60, 8, white)])
  }

  @Test func `without interpolation pixels stay sharp`() throws {
    func row(isInterpolated: Bool) throws -> Set<SIMD4<UInt8>> {
      var options = Rendering.Options()
      options.scale = 1
      let drawing = drawing(0, Rect(x: 0, y: 0, width: 96, height: 64)) { $0.isInterpolated = isInterpolated }
      let bitmap = try Rendering.image(drawing, options: options)
      return Set((0..<96).map { bitmap[$0, 8] })
    }
    #expect(try row(isInterpolated: false) == [red, green])
    #expect(try row(isInterpolated: true).count > 2)
  }

  @Test func `emoji in perspective are drawn`() throws {
    var perspective = Transform.scale(x: 0.9, y: 1)
    perspective.m13 = 0.004
    let group = DisplayGroup(
      items: [.text(Samples.text("😀", size: 60), at: Point(x: 10, y: 10), paint: Samples.ink)], transform: perspective)
    let drawing = Samples.drawing(.group(group))
    var options = Rendering.Options()
    options.scale = 1
    let png = try Rendering.image(drawing, options: options)
    let yellowish = (0..<10_000).filter { index in
      let pixel = png[index % 100, index / 100]
      return pixel.x > 200 && pixel.y > 150 && pixel.z < 120
    }
    #expect(yellowish.count > 200)
    options.svgText = .outline
    let svg = try OtherRenderers.librsvg(Rendering.data(drawing, as: .svg, options: options))
    #expect(try #require(png.meanDifference(from: svg)) < 2)
  }
}
