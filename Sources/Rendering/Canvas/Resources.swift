import PlumblineDrawing

/// What a drawing refers to, as it is needed: open fonts, decoded pictures, and the appearance to draw.
final class Resources {
  /// The faces of one thread.
  let fonts: FontStore
  /// The decoded pictures of one drawing.
  let pictures: PictureStore
  /// The glyphs that the drawing shows, for formats that embed fonts.
  var glyphs = GlyphsInUse([])
  /// Whether colours take their dark values.
  let isDark: Bool

  /// The resources of one drawing.
  init(fonts: FontStore, isDark: Bool, pictures: PictureStore = PictureStore()) {
    self.fonts = fonts
    self.pictures = pictures
    self.isDark = isDark
  }

  /// A colour's value in the appearance that is drawn, each component within 0 and 1.
  func components(_ color: Color) -> Color.Components {
    let value = isDark ? color.dark : color.light
    return Color.Components(
      red: value.red.share, green: value.green.share, blue: value.blue.share, opacity: value.opacity.share)
  }
}
