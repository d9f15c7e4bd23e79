import CPlumblineFreeType

/// The coverage of one glyph at one size and subpixel position.
struct GlyphMask {
  /// The glyph, size and position of a mask.
  struct Key: Hashable {
    var glyph: UInt32
    /// The font size, in 64ths of a pixel.
    var size: Int32
    /// The horizontal position within a pixel, in quarters.
    var quarter: Int8
  }

  /// The distance of the first column from the origin's pixel, to the right.
  var left = 0
  /// The distance of the first row from the origin's pixel, downward.
  var top = 0
  /// The number of columns.
  var width = 0
  /// The number of rows.
  var height = 0
  /// The coverage, row by row, in 32 levels, so that text has few colours.
  var coverage: [UInt8] = []
}

extension LoadedFace {
  /// Returns the mask of a glyph, which is drawn once for each size and quarter of a pixel.
  func mask(_ key: GlyphMask.Key) -> GlyphMask {
    if let known = masks[key] { return known }
    if masks.count > 8192 { masks.removeAll() }
    let mask = drawnMask(key)
    masks[key] = mask
    return mask
  }

  private func drawnMask(_ key: GlyphMask.Key) -> GlyphMask {
    guard FT_Set_Char_Size(freeType, 0, FT_F26Dot6(key.size), 72, 72) == 0,
      FT_Load_Glyph(freeType, key.glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = freeType.pointee.glyph, slot.pointee.outline.n_points > 0
    else { return GlyphMask() }
    if face.emboldening > 0, face.emboldening.isFinite {
      FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(min(face.emboldening, 1) * Double(key.size)))
    }
    if let synthesis {
      // FreeType's y points up.
      var matrix = FT_Matrix(
        xx: FT_Fixed(synthesis.m11 * 65536), xy: FT_Fixed(-synthesis.m21 * 65536), yx: 0, yy: 0x10000)
      FT_Outline_Transform(&slot.pointee.outline, &matrix)
    }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(key.quarter) * 16, 0)
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (width, height) = (((box.xMax + 63) >> 6) - left, ((box.yMax + 63) >> 6) - bottom)
    guard width > 0, height > 0, width <= 2048, height <= 2048 else { return GlyphMask() }
    FT_Outline_Translate(&slot.pointee.outline, -left * 64, -bottom * 64)
    var mask = GlyphMask(left: left, top: -(bottom + height), width: width, height: height)
    mask.coverage = [UInt8](repeating: 0, count: width * height)
    mask.coverage.withUnsafeMutableBufferPointer { coverage in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = coverage.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      FT_Outline_Get_Bitmap(library, &slot.pointee.outline, &bitmap)
      for index in coverage.indices { coverage[index] = UInt8((Int(coverage[index]) * 31 + 127) / 255 * 255 / 31) }
    }
    return mask
  }
}
