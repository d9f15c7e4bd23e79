import Testing

@testable import PlumblineDrawing

/// Numbers: IEC 61966-2-1 for the transfer function, the primaries of Display P3 for the rest.
@Suite struct `Colour spaces` {
  private func components(_ color: Color) -> [Int] {
    [color.light.red, color.light.green, color.light.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func `linear components are encoded`() {
    #expect(components(Color(.sRGBLinear, red: 0.5, green: 0.002, blue: 1)) == [188, 7, 255])
    #expect(components(Color(.sRGBLinear, white: 0.5)) == [188, 188, 188])
  }

  @Test func `colours of Display P3 are those of sRGB where it has them, and its nearest elsewhere`() {
    #expect(components(Color(.displayP3, red: 0.6, green: 0.6, blue: 0.6)) == [153, 153, 153])
    #expect(components(Color(.displayP3, white: 0.25)) == [64, 64, 64])
    // The red of sRGB has these components in Display P3.
    #expect(components(Color(.displayP3, red: 0.9175, green: 0.2003, blue: 0.1386)) == [255, 0, 0])
    #expect(components(Color(.displayP3, red: 0, green: 1, blue: 0)) == [0, 255, 0])
  }

  @Test func `components without a space are those of sRGB`() {
    #expect(components(Color(red: 0.5, green: 0.2, blue: 1)) == [128, 51, 255])
  }
}
