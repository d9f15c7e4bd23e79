extension FrameworkSources {
  /// The types of UIKit that draw images.
  static let images: [String: String] = [
    "UIGraphicsImageRendererFormat": """
    class UIGraphicsImageRendererFormat {
      enum Range { case automatic, extended, standard }
      var scale: CGFloat = 3
      var opaque = false
      var prefersExtendedRange = false
      var preferredRange: Range = .automatic
      init() {}
      init(for traits: UITraitCollection) {}
      static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
      static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }
    """,
    "UIGraphicsImageRenderer": """
    class UIGraphicsImageRenderer {
      private let _bounds: CGRect
      let format: UIGraphicsImageRendererFormat
      init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        _bounds = CGRect(origin: .zero, size: size)
        self.format = format
      }
      init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        _bounds = bounds
        self.format = format
      }
      func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        _drawnImage(_bounds.size) {
          let context = UIGraphicsImageRendererContext(_bounds.size, format)
          context.cgContext.translateBy(x: -_bounds.origin.x, y: -_bounds.origin.y)
          actions(context)
        }
      }
      func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { _encodedImage() }
      func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
      ) -> Data { _encodedImage() }
    }
    """,
    "UIGraphicsImageRendererContext": """
    class UIGraphicsImageRendererContext {
      let cgContext: CGContext
      let format: UIGraphicsImageRendererFormat
      private let _size: CGSize
      init(_ size: CGSize, _ format: UIGraphicsImageRendererFormat) {
        cgContext = UIGraphicsGetCurrentContext()!
        _size = size
        self.format = format
      }
      var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext()! }
      func fill(_ rect: CGRect) { cgContext.fill(rect) }
      func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
      }
      func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }
      func clip(to rect: CGRect) { cgContext.clip(to: rect) }
    }
    """,
  ]
}
