/// A file or folder that a target's bundle holds.
package struct ProjectResource: Hashable, Sendable {
  /// The kinds of files.
  package enum Kind: String, Hashable, Sendable {
    /// A catalogue of images, colours and symbols: `.xcassets`.
    case assetCatalog
    /// Texts by key: `.strings`.
    case strings
    /// Texts that depend on numbers: `.stringsdict`.
    case stringsDictionary
    /// Texts in all languages: `.xcstrings`.
    case stringCatalog
    /// A Core Data model: `.xcdatamodeld`, `.xcdatamodel`.
    case dataModel
    /// JSON.
    case json
    /// A folder that is copied as it stands.
    case folder
    /// Anything else: a sound, a picture, a font.
    case file
  }

  /// The path.
  package let path: String
  /// The kind.
  package let kind: Kind
  /// The language of the file, by its `.lproj` folder; nil for a file that is not translated.
  package let language: String?
  /// Whether it is there for previews alone.
  package var isForDevelopment = false

  /// A file by its name; `isFolder` says that it is copied as a folder.
  init(path: String, isFolder: Bool = false) {
    self.path = path
    kind = isFolder ? .folder : Self.kinds[FilePath.fileExtension(of: path)] ?? .file
    let holder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
    language = holder.map { String($0.dropLast(".lproj".count)) }
  }

  private static let kinds: [String: Kind] = [
    "xcassets": .assetCatalog, "strings": .strings, "stringsdict": .stringsDictionary, "xcstrings": .stringCatalog,
    "xcdatamodeld": .dataModel, "xcdatamodel": .dataModel, "json": .json, "geojson": .json,
  ]

  /// Whether a file belongs to a bundle though no target names it, in a package or a synchronized folder.
  static func isAutomatic(_ path: String) -> Bool {
    let kind = kinds[FilePath.fileExtension(of: path)]
    return kind.map { $0 != .json } ?? false
  }
}
