import PlumblineMarkdown

/// The settings of a page: those of the call and, where the call leaves them open, those of the settings file above it.
struct PageSettings: Sendable {
  /// The folder of the pictures, from the page's folder, or from the catalogue of DocC that holds the page.
  var images: String
  /// The settings for reading and drawing.
  var file: FileSettings
  /// The catalogue of DocC that holds the page, or nil.
  var catalogue: String?
  /// Whether figures are numbered.
  var isNumbered: Bool
  /// Whether the figures of the page have one scale.
  var hasSameScale: Bool
  /// The way in which the page is converted.
  var style = FigureMarkup.Style.html

  /// The settings for drawing.
  var drawing: DrawingSettings { file.drawing }

  /// Returns the folder of the pictures of a page that is converted in place.
  func images(of page: String) -> String { Files.join(catalogue ?? Files.folder(of: page), images) }

  /// Creates the settings of a page of a call.
  init(for page: String, _ calls: CallSettings) throws {
    let settings = try calls.settings(for: page)
    let call = settings.call ?? calls.call
    var drawing = settings.drawing
    if !call.gives(.format) { drawing.formats = [.svg] }
    catalogue = Self.catalogue(of: page)
    if catalogue != nil {
      // The names by which DocC finds the picture of each scale and appearance.
      (style, drawing.darkMark) = (.docc, "~dark")
      if !call.gives(.scale) { drawing.scales = [1, 2] }
      if !call.gives(.appearance) { drawing.appearance = .both }
    }
    images = call[.images] ?? (catalogue == nil ? "images" : "Resources")
    isNumbered = call[.number]
    hasSameScale = call[.sameScale]
    file = FileSettings(settings, drawing: drawing)
  }

  /// Returns the path of the catalogue of DocC that holds a page, or nil.
  static func catalogue(of page: String) -> String? {
    var folder = Files.folder(of: page)
    while !folder.isEmpty, folder != "/" {
      if folder.hasSuffix(".docc") { return folder }
      folder = Files.folder(of: folder)
    }
    return nil
  }

  /// The settings that change a figure's drawing beside the call's, for the cache's key.
  var key: [String] {
    [
      drawing.formats.map(\.rawValue).joined(separator: ","), drawing.scales.map { String($0) }.joined(separator: ","),
      drawing.appearance.rawValue + drawing.darkMark,
    ]
  }
}
