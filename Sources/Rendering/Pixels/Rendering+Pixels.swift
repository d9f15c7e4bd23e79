import CPlumblineCairo
import PlumblineDrawing

/// A drawing as pixels.
struct Raster {
  let surface: Surface

  /// Returns the pixels as a PNG file.
  func encoded() -> [UInt8] {
    PNGEncoder(surface.rows).encoded()
  }
}

extension Rendering {
  /// Returns the pixels of a drawing, as they would be in a PNG file.
  ///
  /// Throws a ``RenderingError``.
  public static func image(_ drawing: DisplayList, options: Options = Options()) throws -> Bitmap {
    try FontStore.withStore { fonts in
      let resources = Resources(fonts: fonts, isDark: options.appearance == .dark)
      let drawing = try BackdropRaster(
        modes: BackdropRaster.modesBeyondCairo, scale: options.scale, isOnPixels: true, resources: resources
      ).replaced(BackdropBlur(resources: resources).applied(to: drawing))
      let surface = try pixels(of: drawing, scale: options.scale, resources: resources).surface
      guard let image = surface.bitmap else {
        throw RenderingError.library("the surface has no pixels")
      }
      return image
    }
  }

  /// Draws a drawing as pixels; an empty drawing gives a single pixel.
  ///
  /// Throws a ``RenderingError``.
  static func pixels(of drawing: DisplayList, scale: Double, resources: Resources) throws -> Raster {
    let (width, height) = (drawing.size.width * scale, drawing.size.height * scale)
    guard width.isFinite, height.isFinite, scale > 0, width <= Double(Surface.longestSide),
      height <= Double(Surface.longestSide),
      let surface = Surface(
        CAIRO_FORMAT_ARGB32, width: max(Int((width - 0.001).rounded(.up)), 1),
        height: max(Int((height - 0.001).rounded(.up)), 1)),
      let canvas = Canvas(
        surface.pointer, medium: .pixels, resources: resources, transform: .scale(x: scale, y: scale))
    else { throw RenderingError.tooLarge(width: width, height: height) }
    if let background = drawing.background { canvas.cover(background) }
    try canvas.draw(drawing.items)
    try canvas.check()
    return Raster(surface: surface)
  }
}
