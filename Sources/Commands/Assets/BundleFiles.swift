import PlumblineSource
import PlumblineProjects
import PlumblineViewSource

/// The files of a program's bundle: the resources of a project's targets, or the files beside layout files.
final class BundleFiles: ProgramResources {
  private let listed: () -> [String]
  private let folders: [String]
  private lazy var index = Dictionary(grouping: listed(), by: { FilePath.name(of: $0) })
  private var known: [String: String] = [:]
  /// The values of the bundle's property list that are strings, by key.
  let information: [String: String]
  /// The function that is called with the path of each file that is read.
  var onRead: (String) -> Void = { _ in }

  /// Collects the resources of a project's modules, those of the main module first.
  init(of program: ProjectProgram) {
    let resources = program.modules.reversed().flatMap(\.resources)
    listed = {
      resources.flatMap { $0.kind == .folder ? Files.files(below: $0.path, suffix: "") : [$0.path] }
    }
    folders = []
    let name = program.main?.name ?? program.name
    let usual = [
      "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      "CFBundleIdentifier": "com.example.\(name)",
    ]
    let settings = [
      "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name, "MARKETING_VERSION": "1.0",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(name)", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
    ]
    let path = program.main?.infoPropertyList
    let own = path.flatMap { path in
      (try? Files.read(path)).map { InformationList.texts(of: $0, at: path, settings: settings) }
    }
    information = usual.merging(own ?? [:]) { _, own in own }
  }

  /// Collects the files beside layout files, in the folders beside and above them, and in the folders within these.
  init(beside files: [LayoutFile]) {
    listed = { [] }
    var seen: Set<String> = []
    var folders: [String] = []
    for file in files where file.path != "-" {
      var folder = Files.folder(of: file.path)
      if folder.isEmpty { folder = "." }
      for _ in 0...3 where seen.insert(folder).inserted || folder != "." {
        folders.append(folder)
        guard folder != ".", !folder.hasSuffix("..") else { break }
        let above = Files.folder(of: folder)
        folder = above.isEmpty ? (folder.hasPrefix("/") ? "/" : ".") : above
      }
    }
    seen = []
    self.folders = folders.filter { seen.insert($0).inserted }
    information = [
      "CFBundleName": "Preview", "CFBundleDisplayName": "Preview", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1", "CFBundleIdentifier": "com.example.Preview",
    ]
  }

  func path(of name: String, in folder: String?) -> String? {
    guard let found = file(name, in: folder) else { return nil }
    let path = found.hasPrefix("/") ? found : "/" + found
    known[path] = found
    return path
  }

  func paths(withExtension ending: String) -> [String] {
    let suffix = ending.isEmpty ? "" : "." + ending
    return index.keys.filter { $0.hasSuffix(suffix) }.sorted().compactMap { path(of: $0, in: nil) }
  }

  func bytes(of path: String) -> [UInt8]? {
    guard let file = known[path] ?? file(FilePath.name(of: path), in: nil), path == file || path == "/" + file,
      let bytes = try? Files.read(file)
    else { return nil }
    onRead(file)
    return bytes
  }

  /// The endings of files beside layout files that programs read as data.
  static let dataEndings = ["json", "geojson", "plist", "txt", "csv", "md", "html"]

  /// The paths of all files that the program may read.
  var candidates: [String] {
    let beside = folders.flatMap { Files.entries(of: $0).flatMap { Files.isFolder($0) ? Files.entries(of: $0) : [$0] } }
    return listed() + Set(beside).filter { path in Self.dataEndings.contains { path.hasSuffix(".\($0)") } }.sorted()
  }

  private func file(_ name: String, in folder: String?) -> String? {
    let name = name.hasPrefix("/") ? String(name.dropFirst()) : name
    guard !name.split(separator: "/").contains("..") else { return nil }
    let ending = (folder.map { $0 + "/" } ?? "") + name
    if let found = index[FilePath.name(of: name)] {
      return found.first { $0.hasSuffix("/" + ending) || $0 == ending } ?? (folder == nil ? found.first : nil)
    }
    for place in folders {
      for holder in [place] + Files.entries(of: place).filter(Files.isFolder) {
        let path = holder == "." ? ending : "\(holder)/\(ending)"
        if Files.size(of: path) != nil { return path }
      }
    }
    return nil
  }
}
