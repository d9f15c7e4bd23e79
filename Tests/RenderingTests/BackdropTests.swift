import PlumblineDrawing
import Foundation
import PlumblineRendering
import Testing

@Suite struct `Mixing with the backdrop` {
  private static let modes: [BlendMode] = [.sourceAtop, .destinationOver, .destinationOut, .plusDarker, .softLight]

  /// Returns a half-transparent green square over an orange one, blended inside an isolated group on white.
  private static func overlapping(_ mode: BlendMode) -> DisplayList {
    let above = DisplayGroup(
      items: [Samples.square(40, 40, 40, .color(.hex(0x40C080).opacity(0.5)))], blendMode: mode)
    let scope = DisplayGroup(
      name: "Scope",
      items: [
        .group(DisplayGroup(name: "Below", items: [Samples.square(20, 20, 40, .color(.hex(0xFF8000)))])),
        .group(DisplayGroup(name: "Moved", items: [.group(above)], transform: .translation(x: -10, y: -10))),
        Samples.square(5, 5, 5),
      ], opacity: 0.999)
    return Samples.drawing(.group(scope))
  }

  /// Returns the colours over white in the backdrop alone, in the overlap, and in the source alone.
  private func colors(_ bitmap: Bitmap) -> [SIMD4<UInt8>] {
    [bitmap[25, 25], bitmap[45, 45], bitmap[65, 65]]
  }

  @Test(
    arguments: zip(
      modes,
      [
        [SIMD4(255, 128, 0, 255), SIMD4(160, 160, 64, 255), SIMD4(255, 255, 255, 255)],
        [SIMD4(255, 128, 0, 255), SIMD4(255, 128, 0, 255), SIMD4(160, 224, 192, 255)],
        [SIMD4(255, 128, 0, 255), SIMD4(255, 192, 128, 255), SIMD4(255, 255, 255, 255)],
        [SIMD4(255, 128, 0, 255), SIMD4(160, 96, 0, 255), SIMD4(160, 224, 192, 255)],
        [SIMD4(255, 128, 0, 255), SIMD4(255, 144, 0, 255), SIMD4(160, 224, 192, 255)],
      ] as [[SIMD4<UInt8>]]))
  func `the mode blends within the nearest isolated group`(_ mode: BlendMode, _ expected: [SIMD4<UInt8>])
    throws
  {
    let drawing = Self.overlapping(mode)
    let found = colors(try Rendering.image(drawing, options: Samples.options()))
    #expect(Samples.near(found, expected), "\(found)")
  }

  @Test(arguments: modes) func `every form of SVG shows what the PNG shows`(_ mode: BlendMode) throws {
    let drawing = Self.overlapping(mode)
    let png = colors(try Rendering.image(drawing, options: Samples.options()))
    let svg = try Rendering.data(drawing, as: .svg, options: Samples.options { $0.svgText = .outline })
    #expect(Samples.near(colors(try OtherRenderers.librsvg(svg)), png))
    let cairo = try Rendering.data(drawing, as: .svg, options: Samples.options { $0.svgEngine = .cairo })
    #expect(Samples.near(colors(try OtherRenderers.librsvg(cairo)), png))
  }

  @Test(arguments: modes) func `the PDF shows what the PNG shows`(_ mode: BlendMode) throws {
    let drawing = Self.overlapping(mode)
    let png = colors(try Rendering.image(drawing, options: Samples.options()))
    #expect(Samples.near(colors(try OtherRenderers.poppler(Rendering.data(drawing, as: .pdf))), png))
  }

  /// Rule: <doc:Drawing#Soft-light>.
  @Test(arguments: [(0.25, 0.25, 0.1563), (0.75, 0.25, 0.3438), (1, 0.5, 0.75), (0.5, 0.5, 0.5)])
  func `soft light has one formula for dark and light colours`(source: Double, backdrop: Double, mixed: Double) throws {
    let above = DisplayGroup(
      items: [Samples.square(0, 0, 50, .color(Color(white: source)))], blendMode: .softLight)
    let drawing = Samples.drawing(Samples.square(0, 0, 50, .color(Color(white: backdrop))), .group(above))
    let found = try Rendering.image(drawing, options: Samples.options())[25, 25]
    #expect(abs(Double(found[0]) - 255 * mixed) <= 1.5)
  }

  @Test func `only the bounds of the blended group become an image`() throws {
    let svg = try Rendering.data(Self.overlapping(.sourceAtop), as: .svg, options: Samples.options())
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.components(separatedBy: "<image").count == 2)
    #expect(text.contains("data-name=\"Below\""))
  }

  @Test func `an adaptive SVG has a version for each appearance`() throws {
    let above = DisplayGroup(
      items: [Samples.square(0, 0, 50, .color(.hex(0x808080)))], blendMode: .plusDarker)
    let drawing = Samples.drawing(
      .group(above), background: .hex(0xFFFFFF, dark: 0xC0C0C0))
    let svg = try Rendering.data(drawing, as: .svg, options: Samples.options { $0.appearance = .adaptive })
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.components(separatedBy: "<image").count == 3)
    #expect(
      text.contains("{display:none}@media(prefers-color-scheme:dark){."))
    #expect(try OtherRenderers.librsvg(svg)[25, 25] == SIMD4(128, 128, 128, 255))
  }
}
