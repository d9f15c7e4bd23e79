import CPlumblineFreeType
import PlumblineDrawing

/// A glyph that is a coloured picture, such as an emoji.
struct GlyphPicture {
  /// The picture.
  var image: Bitmap
  /// Where it lies relative to the glyph's origin, in em, y down.
  var rect: Rect
}

extension LoadedFace {
  /// The picture of a glyph; nil where the face has none.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    if let known = pictures[glyph] { return known }
    let picture = readPicture(of: glyph)
    pictures[glyph] = picture
    return picture
  }

  private func readPicture(of glyph: UInt32) -> GlyphPicture? {
    guard isPictures, freeType.pointee.num_fixed_sizes > 0, FT_Select_Size(freeType, 0) == 0,
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
    return Bitmap(width: width, height: height, bytes: pixels).map { GlyphPicture(image: $0, rect: rect) }
  }
}
