import PlumblineLayout
import PlumblineSource
import PlumblineViewSource

/// The assets of some folders, by name.
struct AssetIndex {
  /// A file of an image.
  struct Picture {
    let path: String
    /// The path of the `Contents.json` that lists the file, or nil.
    var contents: String?
    let scale: Double
    let isDark: Bool
    /// Whether the file is for increased contrast.
    var isHighContrast = false
    /// The language of a localized image, or nil.
    var language: String?
    /// The lengths by which the image reaches beyond its frame.
    var alignmentInsets = ImageEdges()
    /// The parts by which the image is resized, or nil.
    var slices: ImageSlices?
  }

  /// The files of each image.
  private(set) var pictures: [String: [Picture]] = [:]
  /// The names of images that are templates.
  private(set) var templates: Set<String> = []
  /// The `Contents.json` of each symbol set.
  private(set) var symbols: [String: String] = [:]
  /// The `Contents.json` of each data set.
  private(set) var dataSets: [String: String] = [:]
  /// The namespace of each group of a catalogue that was read, by the group's path.
  private var namespaces: [String: String] = [:]
  /// The `Contents.json` of each colour.
  private(set) var colors: [String: String] = [:]

  /// The folders in which assets are looked up.
  enum Folders {
    /// All folders below a folder.
    case below(String)
    /// Some folders themselves, and the catalogues and folders `Images` and `Assets` in them and in up to three folders
    /// above.
    case beside([String])
  }

  /// Lists the assets of some folders; of several with one name the first counts.
  init(_ folders: Folders) {
    for group in folders.groups {
      var found = AssetIndex()
      for path in group { found.add(path) }
      symbols.merge(found.symbols.filter { pictures[$0.key] == nil }) { first, _ in first }
      templates.formUnion(found.templates.filter { pictures[$0] == nil })
      pictures.merge(found.pictures) { first, _ in first }
      colors.merge(found.colors) { first, _ in first }
      dataSets.merge(found.dataSets) { first, _ in first }
    }
  }

  private init() {}

  private mutating func add(_ path: String) {
    let parts = path.split(separator: "/")
    guard let file = parts.last else { return }
    let folder = parts.count > 1 ? parts[parts.count - 2] : ""
    if folder.hasSuffix(".colorset"), file == "Contents.json" {
      colors[namespace(of: path) + String(folder.dropLast(".colorset".count))] = path
    } else if folder.hasSuffix(".dataset") {
      if file == "Contents.json" {
        dataSets[namespace(of: path) + String(folder.dropLast(".dataset".count))] = path
      }
    } else if folder.hasSuffix(".symbolset") {
      guard file == "Contents.json" else { return }
      symbols[namespace(of: path) + String(folder.dropLast(".symbolset".count))] = path
    } else if let ending = [".imageset", ".appiconset"].first(where: { folder.hasSuffix($0) }) {
      if file == "Contents.json" {
        addImageSet(path, name: namespace(of: path) + String(folder.dropLast(ending.count)))
      }
    } else if ["png", "jpg", "jpeg", "svg", "pdf"].contains(where: { file.lowercased().hasSuffix(".\($0)") }) {
      addFile(path)
    }
  }

  /// Returns the names of the groups around a set that provide a namespace, each followed by a slash.
  private mutating func namespace(of path: String) -> String {
    let group = Files.folder(of: Files.folder(of: path))
    if group.isEmpty || group.hasSuffix(".xcassets") || !group.contains(".xcassets/") { return "" }
    if let known = namespaces[group] { return known }
    let contents = (try? Files.read(group + "/Contents.json")).flatMap {
      JSON(parsing: String(decoding: $0, as: UTF8.self))
    }
    let isNamed = contents?["properties"]?["provides-namespace"]?.bool ?? false
    let outer = namespace(of: group + "/Contents.json")
    let name = outer + (isNamed ? (group.split(separator: "/").last.map(String.init) ?? "") + "/" : "")
    namespaces[group] = name
    return name
  }

  private mutating func addImageSet(_ path: String, name: String) {
    guard let bytes = try? Files.read(path), let contents = JSON(parsing: String(decoding: bytes, as: UTF8.self)) else {
      return
    }
    let entries = (contents["images"]?.elements ?? []).map { ($0, AssetVariant($0)) }
    if contents["properties"]?["template-rendering-intent"]?.string == "template" { templates.insert(name) }
    let ofPhone = entries.filter { $0.1.isForPhone && $0.0["filename"] != nil }
    for (entry, variant) in ofPhone.isEmpty ? entries : ofPhone {
      guard let file = entry["filename"]?.string, !file.contains("/") else { continue }
      pictures[name, default: []].append(
        Picture(
          path: "\(Files.folder(of: path))/\(file)", contents: path, scale: variant.scale ?? 1, isDark: variant.isDark,
          isHighContrast: variant.isHighContrast, language: variant.language,
          alignmentInsets: AssetVariant.alignmentInsets(of: entry, scale: variant.scale ?? 1),
          slices: AssetVariant.slices(of: entry, scale: variant.scale ?? 1)))
    }
  }

  /// Adds a plain file under its stem and under its whole name; `@2x` is its scale.
  private mutating func addFile(_ path: String) {
    var stem = FilePath.stem(of: path)
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

extension AssetIndex.Folders {
  /// Creates the folders for `--assets`, or those beside layout files if no folder is given.
  init(folder: String?, beside files: [LayoutFile]) {
    if let folder {
      self = .below(folder)
      return
    }
    var seen: Set<String> = []
    let folders = files.filter { $0.path != "-" }.map { Files.folder(of: $0.path) }
    self = .beside(folders.map { $0.isEmpty ? "." : $0 }.filter { seen.insert($0).inserted })
  }

  /// A text that identifies the folders.
  var name: String {
    switch self {
    case .below(let folder): "below " + folder
    case .beside(let folders): "beside " + folders.joined(separator: "\n")
    }
  }

  /// The paths of all files that may be assets.
  var files: [String] {
    let endings = [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".json"]
    return groups.joined().filter { path in endings.contains { path.lowercased().hasSuffix($0) } }
  }

  /// The folders in which a new file may become an asset, sorted: those that hold only assets, and the folders in them.
  var folders: [String] {
    var result: Set<String> = []
    for path in groups.joined() {
      var folder = Files.folder(of: path)
      while holdsOnlyAssets(folder), result.insert(folder).inserted { folder = Files.folder(of: folder) }
    }
    return result.sorted()
  }

  private func holdsOnlyAssets(_ folder: String) -> Bool {
    switch self {
    // The folder of the call holds everything, and its files have no prefix.
    case .below(let root) where root != ".": folder == root || folder.hasPrefix(root + "/")
    default:
      folder.split(separator: "/").contains { $0 == "Images" || $0 == "Assets" || $0.hasSuffix(".xcassets") }
    }
  }

  /// The files of each folder, in the order of precedence.
  fileprivate var groups: [[String]] {
    switch self {
    case .below(let folder): return [Files.files(below: folder, suffix: "")]
    case .beside(let folders):
      return folders.flatMap { folder in
        var (above, groups) = (folder, [Files.entries(of: folder).filter { !Files.isFolder($0) }])
        for _ in 0...3 {
          let holders = Files.entries(of: above, suffixes: ["Images", "Assets", ".xcassets"]).filter(Self.holdsAssets)
          groups += holders.map { Files.files(below: $0, suffix: "") }
          above = Files.parent(of: above)
        }
        return groups
      }
    }
  }

  private static func holdsAssets(_ path: String) -> Bool {
    let isNamedSo = ["/Images", "/Assets", ".xcassets"].contains { path.hasSuffix($0) }
    return isNamedSo && Files.isFolder(path)
  }
}
