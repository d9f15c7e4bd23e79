import PlumblineSource

/// A file or folder in a target's bundle.
package struct ProjectResource: Hashable, Sendable {
  /// The kinds of resources.
  package enum Kind: String, Hashable, Sendable {
    /// A catalogue of images, colours and symbols: `.xcassets`.
    case assetCatalog
    /// A table of localized strings: `.strings`.
    case strings
    /// A table of strings with plural forms: `.stringsdict`.
    case stringsDictionary
    /// A catalogue of strings in all languages: `.xcstrings`.
    case stringCatalog
    /// A Core Data model: `.xcdatamodeld`, `.xcdatamodel`.
    case dataModel
    /// JSON.
    case json
    /// A folder that is copied without changes.
    case folder
    /// Any other file, such as a sound, an image or a font.
    case file
  }

  /// The path.
  package let path: String
  /// The kind.
  package let kind: Kind
  /// The language of the file by its `.lproj` folder, or nil if it is not localized.
  package let language: String?
  /// Whether the resource is only used by previews.
  package var isForDevelopment = false

  /// Creates a resource, whose kind depends on the file extension unless it is a folder to copy.
  init(path: String, isFolder: Bool = false) {
    self.path = path
    kind = isFolder ? .folder : Self.kinds[FilePath.fileExtension(of: path)] ?? .file
    language = FilePath.language(of: path)
  }

  private static let kinds: [String: Kind] = [
    "xcassets": .assetCatalog, "strings": .strings, "stringsdict": .stringsDictionary, "xcstrings": .stringCatalog,
    "xcdatamodeld": .dataModel, "xcdatamodel": .dataModel, "json": .json, "geojson": .json,
  ]

  /// Returns whether a file belongs to a bundle without being listed, in a package or a synchronized folder.
  static func isAutomatic(_ path: String) -> Bool {
    let kind = kinds[FilePath.fileExtension(of: path)]
    return kind.map { $0 != .json } ?? false
  }
}
