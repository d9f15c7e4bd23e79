import PlumblineSource

/// Core Data models, from which Xcode generates the classes of entities.
package enum DataModel {
  /// Returns the file that holds the current version of a model, `.xcdatamodeld` or `.xcdatamodel`, or nil.
  package static func contents(of path: String, in files: any ProjectFiles) -> String? {
    if path.hasSuffix(".xcdatamodel") { return existing(path, files) }
    let versions = (files.entries(of: path) ?? []).map(\.name).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    var current = versions.last
    let mark = FilePath.join(path, ".xccurrentversion")
    var log = DiagnosticList()
    if let bytes = files.bytes(of: mark) {
      let list = PropertyList.read(SourceBytes(path: mark, bytes: bytes), &log)
      current = list?.members["_XCCurrentVersionName"]?.string ?? current
    }
    return current.flatMap { existing(FilePath.join(path, $0), files) }
  }

  private static func existing(_ model: String, _ files: any ProjectFiles) -> String? {
    let file = FilePath.join(model, "contents")
    return files.kind(of: file) == .file ? file : nil
  }

  /// Returns whether a path is that of a file that `contents(of:in:)` returns.
  package static func isContents(_ path: String) -> Bool { path.hasSuffix(".xcdatamodel/contents") }

  /// Returns the Swift declarations that Xcode generates from the contents of a model.
  ///
  /// An entity whose classes are written by hand has none. Unlike Xcode's, the properties update their inverse
  /// relationships themselves, since there is no database.
  package static func declarations(from text: String, at path: String) -> String {
    var log = DiagnosticList()
    guard let root = MarkupReader.read(SourceBytes(path: path, bytes: Array(text.utf8)), &log) else { return "" }
    let entities = root.children.filter { $0.name == "entity" }
    let named = Dictionary(entities.map { ($0.attributes["name"] ?? "", $0) }) { first, _ in first }
    let generated = entities.compactMap { DataEntity($0, among: named)?.declaration }
    return (["import Foundation", "import CoreData"] + generated).joined(separator: "\n\n") + "\n"
  }
}
