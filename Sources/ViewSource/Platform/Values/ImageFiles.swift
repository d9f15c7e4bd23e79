import PlumblineLayout

extension Vocabulary {
  /// Adds the functions of Image I/O by which sample projects load images of the bundle.
  mutating func addImageFiles() {
    type("CGImageSource")
    type("CGImage")
    function(
      "CGImageSourceCreateWithURL", .unnamed(.imageLocation), .unnamed(.unevaluated), returns: .optional(.source)
    ) { file, _ in file }
    function(
      "CGImageSourceCreateImageAtIndex", .unnamed(.source), .unnamed(.int), .unnamed(.unevaluated),
      returns: .optional(.bitmap)
    ) { image, _, _ in image }
    function("CGImageSourceGetCount", .unnamed(.source), returns: .int) { _ in 1 }
    property(on: .bitmap, "width", as: .int) { Int($0.pixelSize.width) }
    property(on: .bitmap, "height", as: .int) { Int($0.pixelSize.height) }
    property(on: .image, "cgImage", as: .optional(.bitmap)) { $0.found }
    property(on: .image, "size", as: .size) { $0.platformSize }
    for (label, kind) in [("uiImage", "UIImage"), ("nsImage", "NSImage")] {
      initializer("Image", .named(label, .platformImage(kind)), returns: .image) { $0 }
    }
    for type in ["UIImage", "NSImage"] {
      initializer(type, .named("named", .asset), returns: .image) { $0 }
      initializer(type, .named("systemName", .string), returns: .image) { ImageContent(.symbol($0)) }
    }
  }
}

extension ImageContent {
  /// The image, or nil if its file was not found.
  var found: ImageContent? { if case .image = origin { self } else { nil } }

  /// The image's size, in pixels.
  fileprivate var pixelSize: Size { if case .image(let source, _) = origin { source.pixelSize } else { .zero } }

  /// The size of an image of UIKit, in points; zero for a symbol.
  fileprivate var platformSize: Size {
    switch origin {
    case .image(let source, _): orientation.shown(source.size)
    case .drawn(let drawn): drawn.size
    default: .zero
    }
  }

  /// Returns the image with a number of pixels per point.
  func scaled(_ scale: Double) -> ImageContent {
    guard case .image(var source, let name) = origin, scale > 0 else { return self }
    source.scale = scale
    return ImageContent(.image(source, name: name))
  }
}

extension TypeBinding where T == ImageContent {
  /// A bitmap, `CGImage`, represented by its image.
  static var bitmap: TypeBinding { .native("CGImage") }

  /// A source of images, `CGImageSource`, represented by its image.
  fileprivate static var source: TypeBinding { .native("CGImageSource") }

  /// The picture in the assets whose file name ends a path.
  static var pictureFile: TypeBinding { picture(.string) { $0.asString } }

  /// The picture in the assets whose file name ends a URL.
  fileprivate static var imageLocation: TypeBinding {
    picture(.native("URL")) { value in
      guard case .native(let native) = value else { return nil }
      return native.payload as? String
    }
  }

  private static func picture(_ type: SwiftType, _ text: @escaping @Sendable (Value) -> String?) -> TypeBinding {
    TypeBinding(
      type: type,
      read: { value, evaluator in
        guard let file = text(value)?.split(separator: "/").last.map(String.init) else { return nil }
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        let named = evaluator.image(named: file)
        return named.found ?? evaluator.image(named: stem)
      }, write: { _ in .void })
  }
}
