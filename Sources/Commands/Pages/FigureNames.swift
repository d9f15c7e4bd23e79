import PlumblineMarkdown
import PlumblineSource

/// The names of figures by the folders of their images, including those of pages that are not part of the run.
struct FigureNames {
  /// The position of each name, by its folder and its lowercase form.
  private var places: [String: SourceRange] = [:]
  /// The folders whose other pages have been searched.
  private var searched: Set<String> = []
  /// The pages of the run, and their paths without `.` and `..`.
  private let pages: [String]
  private let known: Set<[Substring]>

  /// Creates the names of a run over some pages.
  init(pages: [String]) {
    self.pages = pages
    known = Set(pages.map(Files.components))
  }

  /// Adds a name and returns nil, or returns the position at which it is in use.
  mutating func add(_ name: String, at place: SourceRange, of page: PageFile) -> SourceRange? {
    let key = Self.key(name, page.catalogue ?? page.images)
    if let first = places[key] { return first }
    places[key] = place
    return nil
  }

  /// Adds the names of the pages that are not part of the run and whose images are in the folder of a page's images.
  mutating func addNeighbours(of page: PageFile, _ calls: CallSettings) throws {
    let folder = page.catalogue ?? page.images
    guard searched.insert(Files.components(of: folder).joined(separator: "/")).inserted else { return }
    for path in Self.pages(near: page) where !known.contains(Files.components(of: path)) {
      guard let text = try? Files.readText(path) else { continue }
      let neighbour = Page(path: path, text: text)
      // A link to a page of the run is that page.
      if !neighbour.fences.isEmpty, pages.contains(where: { Files.isSame($0, path) }) { continue }
      if try neighbour.fences.isEmpty || calls.settings(for: path).excludes(path) { continue }
      let settings = try PageSettings(for: path, calls)
      let output = Files.join(Files.folder(of: page.output), FilePath.name(of: path))
      let images = page.isCopied ? Files.join(Files.folder(of: output), settings.images) : settings.images(of: path)
      let other = page.isCopied ? images : settings.catalogue ?? images
      for fence in neighbour.fences where !fence.onlyDeclares {
        let key = Self.key(fence.name, other)
        if places[key] == nil { places[key] = fence.words.last { $0.name == "name" }?.source ?? fence.source }
      }
    }
  }

  /// Returns the pages that may write images into the folder of a page's images.
  private static func pages(near page: PageFile) -> [String] {
    let folder: String
    let isDeep: Bool
    if let catalogue = page.catalogue {
      (folder, isDeep) = (catalogue, true)
    } else if !page.isCopied, page.settings.images.hasPrefix("../") {
      (folder, isDeep) = (Files.folder(of: page.images), true)
    } else {
      (folder, isDeep) = (Files.folder(of: page.page.path), false)
    }
    let start = folder.isEmpty ? "." : folder
    let files = isDeep ? Files.files(below: start, suffix: "") : Files.entries(of: start)
    return files.filter { file in PageRun.endings.contains { file.hasSuffix($0) } }
  }

  /// File systems may ignore the case of letters in names.
  private static func key(_ name: String, _ folder: String) -> String {
    (Files.components(of: folder) + [Substring(name.lowercased())]).joined(separator: "/")
  }
}
