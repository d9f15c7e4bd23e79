import CPlumblineFreeType
import PlumblineDrawing

/// A colour glyph that the font stores as an image, such as an emoji.
struct ColorGlyph {
  /// The image.
  var image: Bitmap
  /// The image's rectangle relative to the glyph's origin, in em, with y pointing down.
  var rect: Rect
}

extension LoadedFace {
  /// Returns the image of a colour glyph; nil if the face has none for it.
  func colorGlyph(of glyph: UInt32) -> ColorGlyph? {
    if let known = colorGlyphs[glyph] { return known }
    let image = readColorGlyph(of: glyph)
    colorGlyphs[glyph] = image
    return image
  }

  private func readColorGlyph(of glyph: UInt32) -> ColorGlyph? {
    guard hasBitmapGlyphs, freeType.pointee.num_fixed_sizes > 0, FT_Select_Size(freeType, 0) == 0,
      FT_Load_Glyph(freeType, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = freeType.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    let em = Double(freeType.pointee.available_sizes[0].y_ppem) / 64
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer, em > 0 else {
      return nil
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = buffer + row * Int(bitmap.pitch) + column * 4
        let opacity = Int(pixel[3])
        func plain(_ value: UInt8) -> UInt8 { opacity == 0 ? 0 : UInt8(min(Int(value) * 255 / opacity, 255)) }
        pixels += [plain(pixel[2]), plain(pixel[1]), plain(pixel[0]), pixel[3]]
      }
    }
    let rect = Rect(
      x: Double(slot.pointee.bitmap_left) / em, y: -Double(slot.pointee.bitmap_top) / em,
      width: Double(width) / em, height: Double(height) / em)
    return Bitmap(width: width, height: height, bytes: pixels).map { ColorGlyph(image: $0, rect: rect) }
  }
}
