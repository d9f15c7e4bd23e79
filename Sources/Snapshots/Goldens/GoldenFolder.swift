/// Where golden files are: beside the layout files, or below a folder of their own.
public enum GoldenFolder: Hashable, Sendable {
  /// In a folder `__Snapshots__` beside each layout file.
  case beside
  /// Below one folder, at the places that the layout files have below the folder that was named.
  case below(String)

  /// The folder's name beside a layout file.
  public static let name = "__Snapshots__"

  /// The golden file of a figure: `__Snapshots__/<figure>.layout.txt`, `<figure>.svg`, `<figure>@2x.png`.
  ///
  /// `file` is the layout file's path; `stem` is the figure's path below the folder that was named, without an ending.
  public func golden(of file: String, stem: String, ending: String) -> GoldenFile {
    switch self {
    case .beside:
      let figure = stem.split(separator: "/").last.map(String.init) ?? stem
      let folder = Files.folder(of: file)
      return GoldenFile(path: (folder.isEmpty ? "" : folder + "/") + "\(Self.name)/\(figure)\(ending)")
    case .below(let folder): return GoldenFile(path: "\(folder)/\(stem)\(ending)")
    }
  }

  /// The golden files below the folders of a run, sorted.
  public func goldens(below folders: [String]) -> [GoldenFile] {
    paths(below: folders).map(GoldenFile.init).filter { $0.level != nil }
  }

  /// The golden files below the folders of a run for which something waits for a decision, sorted.
  public func pending(below folders: [String]) -> [GoldenFile] {
    paths(below: folders).compactMap(GoldenFile.init(pendingPath:))
  }

  private func paths(below folders: [String]) -> [String] {
    switch self {
    case .beside:
      folders.flatMap { folder in
        Files.files(below: folder, suffix: "").filter { path in
          path.split(separator: "/").dropLast().last.map(String.init) == Self.name
        }
      }
    case .below(let folder): Files.files(below: folder, suffix: "")
    }
  }
}
