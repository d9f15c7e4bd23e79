import PlumblineDrawing

/// The fonts, images and appearance of one drawing.
final class Resources {
  /// The open faces, which belong to one thread at a time.
  let fonts: FontStore
  /// The decoded images of the drawing.
  let images: ImageStore
  /// The glyphs in the drawing, for formats that embed fonts.
  var glyphs = GlyphsInUse([])
  /// Whether colours have their dark values.
  let isDark: Bool

  /// Creates the resources of one drawing.
  init(fonts: FontStore, isDark: Bool, images: ImageStore = ImageStore()) {
    self.fonts = fonts
    self.images = images
    self.isDark = isDark
  }

  /// Returns a colour's components in the current appearance, clamped to 0...1.
  func components(_ color: Color) -> Color.Components {
    let value = isDark ? color.dark : color.light
    return Color.Components(
      red: value.red.clampedToUnit, green: value.green.clampedToUnit, blue: value.blue.clampedToUnit,
      opacity: value.opacity.clampedToUnit)
  }
}
