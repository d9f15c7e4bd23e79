import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// The files of a bundle in memory.
private final class TextResources: ProgramResources {
  let texts: [String: String]
  let information = ["CFBundleShortVersionString": "1.0"]

  init(_ texts: [String: String]) { self.texts = texts }

  func path(of name: String, in folder: String?) -> String? {
    let path = "/" + (folder.map { $0 + "/" } ?? "") + name
    return texts[path] == nil ? nil : path
  }
  func paths(withExtension ending: String) -> [String] { texts.keys.filter { $0.hasSuffix(ending) }.sorted() }
  func bytes(of path: String) -> [UInt8]? { texts[path].map { Array($0.utf8) } }
}

@Suite struct `Files of the bundle` {
  private func texts(_ code: String) -> [String] {
    var options = ReadingOptions()
    options.resources = TextResources([
      "/lakes.json": #"""
      [{"id": 1, "name": "Como", "location": {"latitude": 46, "longitude": 9.25}, "kind": "Deep", "since": "2024-02-03"},
       {"id": 2, "name": "Iseo", "location": {"latitude": 45.5, "longitude": 10}, "kind": "Small", "since": "2023-01-01"}]
      """#, "/notes/a.txt": "one\ntwo",
    ])
    let reading = ViewSource.read(
      [SourceFile(path: "Bundle.swift", text: "import SwiftUI\n\(code)\n")], options: options)
    if reading.diagnostics.hasErrors { return reading.diagnostics.diagnostics.map(\.message.description) }
    return reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
      .compactMap { $0.view == "Text" ? $0.detail : nil }
  }

  private static let lakes = """
    struct Lake: Hashable, Codable, Identifiable {
      var id: Int
      var name: String
      private var location: Coordinates
      var kind: Kind
      enum Kind: String, CaseIterable, Codable { case deep = "Deep", small = "Small" }
      struct Coordinates: Hashable, Codable { var latitude: Double; var longitude: Double }
      var place: String { "\\(location.latitude), \\(location.longitude)" }
    }
    var lakes: [Lake] = load("lakes.json")
    func load<T: Decodable>(_ filename: String) -> T {
      let data: Data
      guard let file = Bundle.main.url(forResource: filename, withExtension: nil)
      else { fatalError("Couldn't find \\(filename) in main bundle.") }
      do { data = try Data(contentsOf: file) } catch { fatalError("Couldn't load \\(filename):\\n\\(error)") }
      do {
        let decoder = JSONDecoder()
        return try decoder.decode(T.self, from: data)
      } catch { fatalError("Couldn't parse \\(filename) as \\(T.self):\\n\\(error)") }
    }
    """

  @Test func `are decoded as a tutorial loads them`() {
    #expect(
      texts(Self.lakes + "\n#Preview { ForEach(lakes) { Text($0.name + $0.place) } }") == [
        "Como46.0, 9.25", "Iseo45.5, 10.0",
      ])
    #expect(texts(Self.lakes + "\n#Preview { Text(lakes[1].kind.rawValue) }") == ["Small"])
  }

  @Test func `are found by an extension of Bundle`() {
    #expect(
      texts(
        """
        struct Lake: Codable { var name: String; var since: Date }
        extension Bundle {
          func decode<T: Codable>(_ file: String) -> T {
            guard let url = self.url(forResource: file, withExtension: nil) else { fatalError("not found") }
            guard let data = try? Data(contentsOf: url) else { fatalError("not loaded") }
            let decoder = JSONDecoder()
            let formatter = DateFormatter()
            formatter.dateFormat = "y-MM-dd"
            decoder.dateDecodingStrategy = .formatted(formatter)
            guard let loaded = try? decoder.decode(T.self, from: data) else { fatalError("not decoded") }
            return loaded
          }
        }
        struct A: View {
          let lakes: [Lake] = Bundle.main.decode("lakes.json")
          var body: some View { Text("\\(lakes[0].name) \\(Calendar.current.component(.day, from: lakes[0].since))") }
        }
        #Preview { A() }
        """) == ["Como 3"])
  }

  @Test func `are texts, and what is not in the bundle is not there`() {
    let path = "Bundle.module.path(forResource: \"a\", ofType: \"txt\", inDirectory: \"notes\")"
    #expect(
      texts("#Preview { Text((try? String(contentsOfFile: \(path)!, encoding: .utf8)) ?? \"\") }") == ["one\ntwo"])
    #expect(
      texts("#Preview { Text(\"\\(Bundle.main.url(forResource: \"b\", withExtension: \"json\") == nil)\") }") == [
        "true"
      ])
    #expect(texts("#Preview { Text(\"\\(FileManager.default.fileExists(atPath: \"/etc/passwd\"))\") }") == ["false"])
    #expect(
      texts("#Preview { Text((try? String(contentsOf: URL(fileURLWithPath: \"/etc/passwd\"))) ?? \"none\") }") == [
        "none"
      ])
  }

  @Test(arguments: [
    ("URL(string: \"https://a.example:8080/b/c.tar.gz?q=1#f\")!.host ?? \"\"", "a.example"),
    ("URL(string: \"https://a.example/b/c.tar.gz?q=1\")!.pathExtension", "gz"),
    ("URL(string: \"https://a.example/b/c.txt\")!.lastPathComponent", "c.txt"),
    (
      "URL(string: \"https://a.example/b\")!.appendingPathComponent(\"c d\").absoluteString",
      "https://a.example/b/c%20d"
    ),
    ("URL(string: \"https://a.example/b/c.txt\")!.deletingPathExtension().path", "/b/c"),
    ("URL(string: \"https://a.example/b/c.txt\")!.deletingLastPathComponent().absoluteString", "https://a.example/b/"),
    ("URL(string: \"c\", relativeTo: URL(string: \"https://a.example/b/\"))!.absoluteString", "https://a.example/b/c"),
    ("URL(string: \"\") == nil ? \"nil\" : \"\"", "nil"), ("URL(fileURLWithPath: \"/a b\").path", "/a b"),
    ("URL(string: \"mailto:a@b.example\")!.scheme ?? \"\"", "mailto"),
  ])
  func `URLs have their parts`(expression: String, text: String) {
    #expect(texts("#Preview { Text(\(expression)) }") == [text])
  }
}
