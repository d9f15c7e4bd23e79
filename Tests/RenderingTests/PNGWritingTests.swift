import CPlumblineCairo
import PlumblineRendering
import Testing

@Suite struct `PNG files hold the exact pixels` {
  private static let sizes = [
    (1, 1), (1, 7), (2, 1), (3, 3), (5, 2), (8, 1), (17, 4), (64, 30), (200, 90), (300, 20), (360, 12), (1200, 15),
    (9000, 2),
  ]

  /// The functions from a position and a random number to a pixel, which cover all kinds of opacity and counts of
  /// colours.
  private static let kinds: [(name: String, pixel: @Sendable (Int, Int, UInt32) -> UInt32)] = [
    ("one colour", { _, _, _ in 0xFF20_3040 }),
    ("nothing", { _, _, _ in 0 }),
    ("rows", { _, y, _ in y % 9 < 7 ? 0xFFFF_FFFF : 0xFF00_0000 }),
    ("columns", { x, _, _ in x % 40 < 3 ? 0xFF00_00FF : 0x80FF_FFFF }),
    ("boxes", { x, y, _ in x / 30 % 2 == y / 11 % 3 ? 0xFFF0_A000 : 0xFFFF_FFFF }),
    ("letters", { x, y, random in y / 12 % 3 == 1 && x % 7 < 4 ? 0xFF00_0000 | random % 24 * 0x0A_0A0A : 0xFFFF_FFFF }),
    ("many letters", { x, y, random in x / 5 % 3 == 0 ? 0xFF00_0000 | random & 0x3F_3F3F : 0xFFFF_FFFF }),
    ("gradient across", { x, _, _ in 0xFF00_0000 | UInt32(x * 7 & 0xFF_FFFF) }),
    ("gradient down", { _, y, _ in 0xFF00_0000 | UInt32(y * 131 & 0xFF_FFFF) }),
    ("veil", { x, y, _ in (UInt32(x + y) % 256) << 24 | 0x20_4060 }),
    ("two colours", { _, _, random in random % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }),
    ("four colours", { _, _, random in 0xFF00_0000 | random % 4 * 0x40_4040 }),
    ("sixteen colours", { _, _, random in (random % 16) << 28 | 0x0F_FFFF }),
    ("a full palette", { _, _, random in 0xFF00_0000 | random % 256 }),
    ("noise", { _, _, random in 0xFF00_0000 | random & 0xFF_FFFF }),
    ("noise with opacity", { _, _, random in random }),
    ("noise below evenness", { _, y, random in y % 20 < 8 ? 0xFFFF_FFFF : random }),
  ]

  private static func bitmap(
    _ width: Int, _ height: Int, _ pixel: (Int, Int, UInt32) -> UInt32
  ) throws -> Bitmap {
    var bytes: [UInt8] = []
    var state: UInt64 = UInt64(width) << 20 | UInt64(height) | 1
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let word = pixel(x, y, UInt32(truncatingIfNeeded: state >> 32))
        for shift in [16, 8, 0, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
      }
    }
    return try #require(Bitmap(width: width, height: height, bytes: bytes))
  }

  @Test(arguments: sizes) func `for any size, colours and opacities`(width: Int, height: Int) throws {
    for kind in Self.kinds {
      let bitmap = try Self.bitmap(width, height, kind.pixel)
      let file = bitmap.png
      #expect(Bitmap(png: file) == bitmap, "\(kind.name)")
      #expect(libpng(file) == bitmap.premultiplied, "\(kind.name) as libpng reads it")
    }
  }

  @Test func `an image of even areas is small, and noise is hardly larger than its pixels`() throws {
    let even = try Self.bitmap(600, 400) { x, y, _ in
      x / 100 % 2 == 1 && y / 60 % 2 == 1 ? 0xFF00_0000 | UInt32(x / 100 * 40) : 0xFFFF_FFFF
    }
    #expect(even.png.count < 1_000)
    let noise = try Self.bitmap(200, 200) { _, _, random in random }
    #expect(noise.png.count < 200 * 200 * 4 * 102 / 100)
  }

  /// Returns the pixels as libpng reads them: premultiplied opacity, red, green and blue, from the highest byte down.
  private func libpng(_ file: [UInt8]) -> [UInt32] {
    file.withUnsafeBufferPointer { file in
      var rest = file[...]
      return withUnsafeMutablePointer(to: &rest) { rest -> [UInt32] in
        let surface = cairo_image_surface_create_from_png_stream(
          { closure, bytes, count in
            guard let rest = closure?.assumingMemoryBound(to: Slice<UnsafeBufferPointer<UInt8>>.self),
              rest.pointee.count >= Int(count)
            else { return CAIRO_STATUS_READ_ERROR }
            for index in 0..<Int(count) { bytes?[index] = rest.pointee[rest.pointee.startIndex + index] }
            rest.pointee = rest.pointee.dropFirst(Int(count))
            return CAIRO_STATUS_SUCCESS
          }, rest)
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else { return [] }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        return (0..<width * height).map { index in
          let at = index / width * stride + index % width * 4
          let word = UnsafeRawPointer(data).load(fromByteOffset: at, as: UInt32.self)
          return isOpaque ? word | 0xFF00_0000 : word
        }
      }
    }
  }

  @Test(arguments: [(256, 3), (257, 2)])
  func `up to 256 colours are a palette`(count: Int, type: Int) throws {
    let file = try Self.bitmap(count, 1) { x, _, _ in 0xFF00_0000 | UInt32(x) }.png
    // The colour type follows the signature, the chunk's head, both lengths and the bit depth.
    let offset = 8 + 8 + 9
    #expect(Int(file[offset]) == type)
  }

  @Test func `opacities are written for the colours that are not opaque alone`() throws {
    let file = try Self.bitmap(200, 1) { x, _, _ in x < 199 ? 0xFF00_0000 | UInt32(x) : 0x8000_0000 }.png
    let name = Array("tRNS".utf8)
    let start = try #require(file.indices.dropLast(4).first { Array(file[$0..<$0 + 4]) == name })
    #expect(Array(file[start - 4..<start]) == [0, 0, 0, 1])
  }
}

extension Bitmap {
  /// The premultiplied pixels in Cairo's format.
  fileprivate var premultiplied: [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      let alpha = UInt32(bytes[start + 3])
      func multiplied(_ byte: UInt8) -> UInt32 {
        let product = UInt32(byte) * alpha + 0x80
        return (product + product >> 8) >> 8
      }
      return alpha << 24 | multiplied(bytes[start]) << 16 | multiplied(bytes[start + 1]) << 8
        | multiplied(bytes[start + 2])
    }
  }
}
