import PlumblineDrawing
import Foundation
import PlumblineRendering
import Testing

/// Rule: <doc:Drawing#Materials>.
@Suite struct `Materials` {
  /// Returns a half-transparent white material of 60 by 60 points over a red half and a blue half, 100 by 100 points.
  private static func halves(saturation: Double = 1, moved: Transform = .identity) -> DisplayList {
    Samples.drawing(
      Samples.square(0, 0, 100),
      .group(
        DisplayGroup(items: [
          .fill(Path(Rect(x: 50, y: 0, width: 50, height: 100)), Samples.blue),
          .group(material(saturation: saturation, moved: moved)),
        ])))
  }

  private static func material(saturation: Double = 1, moved: Transform = .identity) -> DisplayGroup {
    let glass = DisplayGroup(
      items: [Samples.square(20, 20, 60, .color(.hex(0xFFFFFF).opacity(0.5)))],
      backdrop: BackdropEffect(blurRadius: 30, saturation: saturation))
    return DisplayGroup(name: "Material", items: [.group(glass)], transform: moved)
  }

  /// Returns the colours at the left, beside the material, at its left edge, in its middle, and at its right edge.
  private func colors(_ bitmap: Bitmap) -> [SIMD4<UInt8>] {
    [bitmap[10, 50], bitmap[21, 50], bitmap[50, 50], bitmap[78, 50]]
  }

  /// At 29 points from the border of the colours, the integral of a Gaussian of 30 points gives five sixths of one and
  /// a sixth of the other.
  private static let expected: [SIMD4<UInt8>] = [
    SIMD4(255, 0, 0, 255), SIMD4(234, 128, 149, 255), SIMD4(191, 128, 191, 255), SIMD4(150, 128, 233, 255),
  ]

  @Test func `what lies beneath is blurred within the material alone`() throws {
    let found = colors(try Rendering.image(Self.halves(), options: Samples.options()))
    #expect(Samples.near(found, Self.expected, by: 4), "\(found)")
  }

  @Test func `a moved material blurs what lies beneath its place`() throws {
    let moved = Self.halves(moved: .translation(x: 15, y: 0))
    let found = try Rendering.image(moved, options: Samples.options())
    #expect(Samples.near([found[30, 50], found[50, 50]], [SIMD4(255, 0, 0, 255), SIMD4(191, 128, 191, 255)], by: 4))
  }

  @Test func `nothing from outside of the canvas is mixed in`() throws {
    let glass = DisplayGroup(
      items: [.fill(Path(Rect(x: 0, y: 0, width: 99, height: 101)), .color(.hex(0xFFFFFF).opacity(0.5)))],
      backdrop: BackdropEffect(blurRadius: 30))
    var drawing = Samples.drawing(
      Samples.square(0, 0, 100), .fill(Path(Rect(x: 0, y: 0, width: 1, height: 1)), Samples.blue), .group(glass))
    drawing.size = Size(width: 99, height: 99)
    let found = try Rendering.image(drawing, options: Samples.options())
    #expect(
      Samples.near([found[98, 50], found[50, 98]], [SIMD4(255, 128, 128, 255), SIMD4(255, 128, 128, 255)], by: 4))
  }

  @Test func `colours are saturated after the blur`() throws {
    let found = try Rendering.image(Self.halves(saturation: 0), options: Samples.options())[50, 50]
    // The grey of equal parts of red and blue is 0.2126 × 0.5 + 0.0722 × 0.5 of white.
    let grey = UInt8(((0.2126 + 0.0722) / 2 * 255 + 255) / 2)
    #expect(Samples.near([found], [SIMD4(grey, grey, grey, 255)], by: 4), "\(found)")
  }

  @Test func `all formats show what the PNG shows`() throws {
    let svg = try Rendering.data(Self.halves(), as: .svg, options: Samples.options())
    #expect(Samples.near(colors(try OtherRenderers.librsvg(svg)), Self.expected, by: 4))
    let cairo = try Rendering.data(Self.halves(), as: .svg, options: Samples.options { $0.svgEngine = .cairo })
    #expect(Samples.near(colors(try OtherRenderers.librsvg(cairo)), Self.expected, by: 4))
    #expect(Samples.near(colors(try OtherRenderers.poppler(Rendering.data(Self.halves(), as: .pdf))), Self.expected))
  }

  @Test func `a text of a material shows the blur through its letters alone`() throws {
    let letters = DisplayItem.text(Samples.text("MMM", size: 60), at: .zero, paint: .color(.clear))
    let glass = DisplayGroup(items: [letters], backdrop: BackdropEffect(blurRadius: 30))
    let drawing = Samples.drawing(
      Samples.square(0, 0, 100), .fill(Path(Rect(x: 50, y: 0, width: 50, height: 100)), Samples.blue), .group(glass))
    let found = try Rendering.image(drawing, options: Samples.options())
    #expect(found[49, 95] == SIMD4(255, 0, 0, 255))
    #expect(found[51, 95] == SIMD4(0, 0, 255, 255))
    let mixed = (0..<100).filter { x in found[x, 40][0] > 60 && found[x, 40][2] > 60 }
    #expect(!mixed.isEmpty)
    #expect(mixed.count < 60)
  }

  @Test func `nothing is blurred beneath a material on one colour`() throws {
    let drawing = Samples.drawing(.group(Self.material()))
    let svg = String(decoding: try Rendering.data(drawing, as: .svg, options: Samples.options()), as: UTF8.self)
    #expect(!svg.contains("<image"))
    #expect(svg.contains("data-name=\"Material\""))
  }

  @Test func `an adaptive SVG has a blur for each appearance`() throws {
    let drawing = Samples.drawing(
      Samples.square(0, 0, 50, .color(.hex(0xFFFFFF, dark: 0x000000))), .group(Self.material()),
      background: .hex(0x808080))
    let svg = try Rendering.data(drawing, as: .svg, options: Samples.options { $0.appearance = .adaptive })
    #expect(String(decoding: svg, as: UTF8.self).components(separatedBy: "<image").count == 3)
  }
}
