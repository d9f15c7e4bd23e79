import PlumblineSource

/// The location of golden files: beside the layout files, or below a separate folder.
public enum GoldenFolder: Hashable, Sendable {
  /// A folder `__Snapshots__` beside each layout file.
  case beside
  /// A folder with the same structure as the folder of layout files that was named.
  case below(String)

  /// The name of the folder beside a layout file.
  public static let name = "__Snapshots__"

  /// Returns the golden file of a figure: `__Snapshots__/<figure>.layout.txt`, `<figure>.svg` or `<figure>@2x.png`.
  ///
  /// `file` is the path of the layout file. `stem` is the figure's path below the named folder, without a suffix.
  public func golden(of file: String, stem: String, ending: String) -> GoldenFile {
    switch self {
    case .beside:
      let figure = FilePath.name(of: stem)
      let folder = Files.folder(of: file)
      return GoldenFile(path: (folder.isEmpty ? "" : folder + "/") + "\(Self.name)/\(figure)\(ending)")
    case .below(let folder): return GoldenFile(path: "\(folder)/\(stem)\(ending)")
    }
  }

  /// Returns the golden files below folders, sorted.
  public func goldens(below folders: [String]) -> [GoldenFile] {
    paths(below: folders).map(GoldenFile.init).filter { $0.level != nil }
  }

  /// Returns the golden files below folders that have a pending file, sorted.
  public func pending(below folders: [String]) -> [GoldenFile] {
    paths(below: folders).compactMap(GoldenFile.init(pendingPath:))
  }

  private func paths(below folders: [String]) -> [String] {
    switch self {
    case .beside:
      folders.flatMap { folder in
        Files.files(below: folder, suffix: "").filter { path in
          let folders = path.split(separator: "/").dropLast().suffix(2)
          return folders.last == Self.name[...] || folders == [Self.name[...], GoldenFile.pendingFolder[...]]
        }
      }
    case .below(let folder): Files.files(below: folder, suffix: "")
    }
  }
}
