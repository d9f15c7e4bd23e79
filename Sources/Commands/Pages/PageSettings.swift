import PlumblineDataFormats
import PlumblineFigures
import PlumblineLayout
import PlumblineMarkdown
import PlumblineRendering

/// The settings of a page: those of the call and, where the call leaves them open, those of `plumbline.json` in its folder
/// or in one above it.
struct PageSettings: Sendable {
  /// The folder of the pictures, from the page's folder.
  var images = "images"
  /// The catalogue of DocC that holds the page, or nil.
  var catalogue: String?
  /// The settings for drawing.
  var drawing: DrawingSettings
  /// Whether figures are numbered.
  var isNumbered = false
  /// The files and folders of shared code, as paths that can be opened.
  var includes: [String] = []
  /// The directives of all figures, such as `width 360`.
  var directives: [String] = []
  /// How the page is converted.
  var style = FigureMarkup.Style.html

  /// The name of the file with a folder's settings.
  static let fileName = "plumbline.json"

  /// The settings of a page of a call.
  init(for page: String, _ call: Invocation) throws {
    drawing = DrawingSettings(call)
    if !call.gives(.format) { drawing.formats = [.svg] }
    catalogue = Self.catalogue(of: page)
    if catalogue != nil {
      // The names by which DocC finds the picture of each scale and appearance.
      (style, images, drawing.darkMark) = (.docc, "Resources", "~dark")
      if !call.gives(.scale) { drawing.scales = [1, 2] }
      if !call.gives(.appearance) { drawing.appearance = .both }
    }
    for folder in Self.folders(above: page).reversed() {
      let path = folder.isEmpty ? Self.fileName : "\(folder)/\(Self.fileName)"
      guard Files.size(of: path) != nil else { continue }
      guard let settings = JSON(parsing: try Files.readText(path)), case .object = settings else {
        throw UsageError("\(path): the file is not a JSON object")
      }
      try read(settings, path: path, call)
    }
    if let folder = call[.images] { images = folder }
    if call[.number] { isNumbered = true }
    includes += call[.include].flatMap { Files.files(below: $0, suffix: ".swift") }
  }

  /// The path of the catalogue of DocC that holds a page, or nil.
  static func catalogue(of page: String) -> String? {
    var folder = Files.folder(of: page)
    while !folder.isEmpty, folder != "/" {
      if folder.hasSuffix(".docc") { return folder }
      folder = Files.folder(of: folder)
    }
    return nil
  }

  /// The folders that a page's path names, and the current one.
  private static func folders(above page: String) -> [String] {
    var folders: [String] = []
    var folder = Files.folder(of: page)
    while !folder.isEmpty, folder != "/" {
      folders.append(folder)
      folder = Files.folder(of: folder)
    }
    return page.hasPrefix("/") ? folders : folders + [""]
  }

  private static let keys = [
    "images", "format", "scale", "appearance", "theme", "show", "width", "number", "include",
  ]

  /// Takes the settings of a file; what the call gives itself stays.
  private mutating func read(_ settings: JSON, path: String, _ call: Invocation) throws {
    func wrong(_ key: String, _ wanted: String) -> UsageError { UsageError("\(path): '\(key)' takes \(wanted)") }
    for member in settings.members {
      let (key, value) = (member.name, member.value)
      let texts = value.string.map { [$0] } ?? value.elements.compactMap(\.string)
      switch key {
      case "images":
        guard let folder = value.string else { throw wrong(key, "a folder, from the page's own") }
        images = folder
      case "format": if !call.gives(.format) { drawing.formats = try Self.read(.format, texts, key, path) }
      case "scale":
        let numbers = (value.number.map { [$0] } ?? value.elements.compactMap(\.number)).map { String($0) }
        if !call.gives(.scale) { drawing.scales = try Self.read(.scale, numbers, key, path) }
      case "appearance":
        if !call.gives(.appearance) { drawing.appearance = try Self.read(.appearance, texts, key, path) }
      case "theme": if !call.gives(.theme) { drawing.theme = try Self.read(.theme, texts, key, path) }
      case "show": drawing.annotations.formUnion(try Self.read(.show, texts, key, path))
      case "width":
        guard let width = value.number, width > 0 else { throw wrong(key, "a number of points") }
        directives.removeAll { $0.hasPrefix("width ") }
        directives.append("width \(width)")
      case "number":
        guard case .bool(let isOn) = value else { throw wrong(key, "true or false") }
        isNumbered = isOn
      case "include":
        let folder = Files.folder(of: path)
        for text in texts {
          let file = folder.isEmpty ? text : "\(folder)/\(text)"
          includes += Files.isFolder(file) ? Files.files(below: file, suffix: ".swift") : [file]
        }
      default:
        throw UsageError(
          "\(path): unknown setting '\(key)'",
          hint: NearNames.closest(to: key, in: Self.keys).map { "did you mean '\($0)'?" }
            ?? "choose from \(Self.keys.joined(separator: ", "))")
      }
    }
  }

  /// Reads a setting as the option of the same name.
  private static func read<Value>(
    _ option: Option<Value>, _ texts: [String], _ key: String, _ path: String
  ) throws -> Value {
    var value = option.defaultValue()
    do {
      try option.read(texts.joined(separator: ","), &value)
    } catch {
      throw UsageError("\(path): \(error.message)", hint: error.hint)
    }
    return value
  }

  /// The settings that change a figure's drawing, for the cache's key.
  var key: [String] {
    [
      drawing.formats.map(\.rawValue).joined(separator: ","), drawing.scales.map { String($0) }.joined(separator: ","),
      drawing.appearance.rawValue + drawing.darkMark, drawing.theme.name, drawing.annotations.map(\.name).sorted().joined(separator: ","),
    ] + directives
  }
}
