import PlumblineSource
import PlumblineLayout
import PlumblineViewSource

/// The images and colours in asset catalogues and plain files of some folders; no file outside of them is opened.
final class AssetFolders: AssetCatalog {
  private let folders: () -> AssetIndex.Folders
  private lazy var index = AssetIndex(folders())
  private lazy var imageSymbols = AssetSymbol.names(index.pictures.keys, without: "image")
  private lazy var colorSymbols = AssetSymbol.names(index.colors.keys, without: "color")
  private var images: [String: ImageSource?] = [:]
  private var symbols: [String: SymbolTemplate?] = [:]
  /// The languages of localized images, the closest first.
  var languages: [String] = []
  /// Whether images and colours for increased contrast are preferred.
  var hasHighContrast = false
  /// The paths of the files that were read: images, and the descriptions of colours.
  private(set) var used: Set<String> = []

  /// Creates the assets of some folders, which are listed when the first asset is looked up.
  init(_ folders: @autoclosure @escaping () -> AssetIndex.Folders) { self.folders = folders }

  /// Returns the image with a name, at the scale nearest to a figure's.
  func image(named name: String, colorScheme: ColorScheme) -> ImageSource? {
    let key = "\(colorScheme.rawValue)/\(hasHighContrast)/\(languages.first ?? "")/\(name)"
    if let known = images[key] { return known }
    let image = index.pictures[name].map(localized).flatMap { candidates in
      suiting(colorScheme, candidates).min { abs($0.scale - 2) < abs($1.scale - 2) }.flatMap(source)
    }
    images[key] = .some(image)
    return image
  }

  /// Returns the files in the closest language: without one, those for any language, or else all.
  private func localized(_ candidates: [AssetIndex.Picture]) -> [AssetIndex.Picture] {
    for language in languages {
      let own = candidates.filter { $0.language == language }
      if !own.isEmpty { return own }
    }
    let others = candidates.filter { $0.language == nil }
    return others.isEmpty ? candidates : others
  }

  /// Returns the files that suit an appearance and the contrast best: a file for dark appearance and the usual contrast
  /// takes precedence over one for light appearance and increased contrast, as with colours.
  private func suiting(_ colorScheme: ColorScheme, _ candidates: [AssetIndex.Picture]) -> [AssetIndex.Picture] {
    for isDark in colorScheme == .dark ? [true, false] : [false] {
      for isHighContrast in hasHighContrast ? [true, false] : [false] {
        let found = candidates.filter { $0.isDark == isDark && $0.isHighContrast == isHighContrast }
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// Returns whether a name is that of a symbol set.
  func isSymbol(named name: String) -> Bool { index.symbols[name] != nil }

  /// Returns the symbol with a name, or nil if its template cannot be drawn.
  func symbol(named name: String) -> SymbolTemplate? {
    if let known = symbols[name] { return known }
    var symbol: SymbolTemplate?
    if let contents = index.symbols[name], let bytes = try? Files.read(contents) {
      used.insert(contents)
      let entries = JSON(parsing: String(decoding: bytes, as: UTF8.self))?["symbols"]?.elements ?? []
      let files = entries.compactMap { $0["filename"]?.string }.filter { !$0.contains("/") }
      symbol =
        files.lazy.compactMap { file in
          let path = "\(Files.folder(of: contents))/\(file)"
          return (try? Files.read(path)).flatMap { self.used(path, SymbolTemplate(name: name, svg: $0)) }
        }.first
    }
    symbols[name] = .some(symbol)
    return symbol
  }

  /// Returns the bytes of the first file that a data set lists.
  func data(named name: String) -> [UInt8]? {
    guard let contents = index.dataSets[name], let bytes = try? Files.read(contents) else { return nil }
    let entries = JSON(parsing: String(decoding: bytes, as: UTF8.self))?["data"]?.elements ?? []
    guard let file = entries.lazy.compactMap({ $0["filename"]?.string }).first, !file.contains("/") else { return nil }
    let path = "\(Files.folder(of: contents))/\(file)"
    used.insert(contents)
    return (try? Files.read(path)).map { used(path, $0) }
  }

  /// Returns the name of the image or colour for which Xcode generates a symbol.
  func name(ofSymbol symbol: String, isColor: Bool) -> String? {
    (isColor ? colorSymbols : imageSymbols)[AssetSymbol.key(of: symbol)]
  }

  /// Returns the name of an image's file that figures cannot show, or nil if there is none with that name.
  func unreadableFile(named name: String) -> String? {
    index.pictures[name]?.first.flatMap { Files.size(of: $0.path) == nil ? nil : FilePath.name(of: $0.path) }
  }

  /// Returns whether a catalogue marks an image as a template.
  func isTemplate(named name: String) -> Bool { index.templates.contains(name) }

  /// Whether there is a colour.
  var hasColors: Bool { !index.colors.isEmpty }

  /// Returns the colour with a name.
  func color(named name: String) -> Color? {
    guard let path = index.colors[name], let bytes = try? Files.read(path) else { return nil }
    return used(
      path,
      JSON(parsing: String(decoding: bytes, as: UTF8.self)).flatMap {
        NamedColor.color(of: $0, highContrast: hasHighContrast)
      })
  }

  /// Records a file that was read in addition to the assets.
  func record(_ path: String) { used.insert(path) }

  private func source(of file: AssetIndex.Picture) -> ImageSource? {
    guard let bytes = try? Files.read(file.path), let header = ImageHeader.read(bytes) else { return nil }
    if let contents = file.contents { used.insert(contents) }
    var source = ImageSource(path: file.path, format: header.format, pixelSize: header.size, scale: file.scale)
    (source.alignmentInsets, source.slices) = (file.alignmentInsets, file.slices)
    return used(file.path, source)
  }

  private func used<Asset>(_ path: String, _ asset: Asset) -> Asset {
    used.insert(path)
    return asset
  }
}
