import LayoutCore
import ViewSource

/// Pictures and colours in asset catalogues and plain files of some folders; nothing outside of them is opened.
final class AssetFolders: AssetCatalog {
  private let places: AssetIndex.Places
  private lazy var index = AssetIndex(places)
  private var images: [String: ImageSource?] = [:]

  /// The assets below `folder`, or without one those beside the layout files.
  init(folder: String?, beside files: [LayoutFile]) {
    if let folder {
      places = .below(folder)
    } else {
      var seen: Set<String> = []
      let folders = files.filter { $0.path != "-" }.map { Files.folder(of: $0.path) }
      places = .beside(folders.map { $0.isEmpty ? "." : $0 }.filter { seen.insert($0).inserted })
    }
  }

  /// The picture with a name, at the scale nearest to a figure's.
  func image(named name: String, colorScheme: ColorScheme) -> ImageSource? {
    let key = "\(colorScheme.rawValue)/\(name)"
    if let known = images[key] { return known }
    let image = index.pictures[name].flatMap { candidates in
      let dark = candidates.filter(\.isDark)
      let suiting = colorScheme == .dark && !dark.isEmpty ? dark : candidates.filter { !$0.isDark }
      return suiting.min { abs($0.scale - 2) < abs($1.scale - 2) }.flatMap(source)
    }
    images[key] = .some(image)
    return image
  }

  /// The colour with a name.
  func color(named name: String) -> Color? {
    guard let path = index.colors[name], let bytes = try? Files.read(path) else { return nil }
    return JSON(parsing: String(decoding: bytes, as: UTF8.self)).flatMap(NamedColor.color)
  }

  private func source(of file: AssetIndex.Picture) -> ImageSource? {
    guard let bytes = try? Files.read(file.path), let header = PictureHeader.read(bytes) else { return nil }
    return ImageSource(path: file.path, format: header.format, pixelSize: header.size, scale: file.scale)
  }
}

/// What assets folders hold, by name.
struct AssetIndex {
  /// A file of a picture.
  struct Picture {
    let path: String
    let scale: Double
    let isDark: Bool
  }

  /// The files of each picture.
  private(set) var pictures: [String: [Picture]] = [:]
  /// The `Contents.json` of each colour.
  private(set) var colors: [String: String] = [:]

  /// Where assets are looked for.
  enum Places {
    /// Everywhere below a folder.
    case below(String)
    /// In folders themselves; and in the catalogues and folders `Images` and `Assets` of them and of up to three above.
    case beside([String])
  }

  /// Lists the assets of some places; the first place to have a name keeps it.
  init(_ places: Places) {
    switch places {
    case .below(let folder): merge(Files.files(below: folder, suffix: ""))
    case .beside(let folders):
      for var folder in folders {
        merge(Files.entries(of: folder).filter { !Files.isFolder($0) })
        for _ in 0...3 {
          for entry in Files.entries(of: folder) where Self.holdsAssets(entry) {
            merge(Files.files(below: entry, suffix: ""))
          }
          folder += "/.."
        }
      }
    }
  }

  private static func holdsAssets(_ path: String) -> Bool {
    let isNamedSo = ["/Images", "/Assets", ".xcassets"].contains { path.hasSuffix($0) }
    return isNamedSo && Files.isFolder(path)
  }

  private mutating func merge(_ paths: [String]) {
    var found = AssetIndex()
    for path in paths { found.add(path) }
    pictures.merge(found.pictures) { first, _ in first }
    colors.merge(found.colors) { first, _ in first }
  }

  private init() {}

  private mutating func add(_ path: String) {
    let parts = path.split(separator: "/")
    guard parts.count > 1, let file = parts.last else { return }
    let folder = parts[parts.count - 2]
    if folder.hasSuffix(".colorset"), file == "Contents.json" {
      colors[String(folder.dropLast(".colorset".count))] = path
    } else if folder.hasSuffix(".imageset") {
      if file == "Contents.json" { addImageSet(path, name: String(folder.dropLast(".imageset".count))) }
    } else if ["png", "jpg", "jpeg", "svg"].contains(where: { file.lowercased().hasSuffix(".\($0)") }) {
      addFile(path)
    }
  }

  private mutating func addImageSet(_ path: String, name: String) {
    guard let bytes = try? Files.read(path), let contents = JSON(parsing: String(decoding: bytes, as: UTF8.self)) else {
      return
    }
    for entry in contents["images"]?.elements ?? [] {
      guard let file = entry["filename"]?.string, !file.contains("/") else { continue }
      let variant = AssetVariant(entry)
      pictures[name, default: []].append(
        Picture(path: "\(Files.folder(of: path))/\(file)", scale: variant.scale ?? 1, isDark: variant.isDark))
    }
  }

  /// A plain file goes by its stem, and by its whole name; `@2x` is its scale.
  private mutating func addFile(_ path: String) {
    var stem = Files.stem(of: path)
    var scale = 1.0
    if let at = stem.lastIndex(of: "@"), stem.hasSuffix("x"),
      let number = Double(stem[stem.index(after: at)...].dropLast())
    {
      scale = number
      stem = String(stem[..<at])
    }
    let picture = Picture(path: path, scale: scale, isDark: false)
    pictures[stem, default: []].append(picture)
    if let name = path.split(separator: "/").last { pictures[String(name), default: []].append(picture) }
  }
}
