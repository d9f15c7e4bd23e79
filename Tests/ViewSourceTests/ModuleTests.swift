import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: how Swift looks a name up in the modules of a program.
@Suite struct `Modules of a program` {
  /// Returns the texts of the previews of files, each with its module.
  private func shown(_ files: [(module: String, code: String)]) -> [String] {
    let sources = files.enumerated().map { index, file in
      SourceFile(path: "\(index).swift", text: "import SwiftUI\n" + file.code, module: file.module)
    }
    var options = ReadingOptions()
    options.modules = Set(files.map(\.module))
    let reading = ViewSource.read(sources, options: options)
    let messages = reading.diagnostics.diagnostics.map(\.message.description)
    return messages
      + reading.previews.flatMap { $0.resolved().views }.compactMap { $0.view == "Text" ? $0.detail : nil }
  }

  @Test func `a name means the declaration of its own module`() {
    let found = shown([
      ("Kit", "struct Words { static let title = \"kit\" }\nlet count = 1"),
      ("Kit", "#Preview { Text(\"\\(Words.title) \\(count)\") }"),
      ("App", "struct Words { static let name = \"app\" }\nlet count = 2"),
      ("App", "extension Words { static let more = \"more\" }"),
      ("App", "#Preview { Text(\"\\(Words.name) \\(Words.more) \\(count)\") }"),
    ])
    #expect(found == ["kit 1", "app more 2"])
  }

  @Test func `only an imported module hides a type of SwiftUI`() {
    let core = (module: "Core", code: "public struct Link { public init() {}; public var name: String { \"own\" } }")
    let link = "#Preview { Link(\"Go\", destination: URL(string: \"https://a.b\")!) }"
    #expect(shown([core, ("App", link)]) == ["Go"])
    #expect(shown([core, ("App", "import Core\n#Preview { Text(Link().name) }")]) == ["own"])
  }

  @Test func `a deprecated alias of another module hides no type of SwiftUI`() {
    let old = "@available(*, deprecated, renamed: \"Own.Font\") public typealias Font = Int"
    #expect(shown([("Kit", old), ("App", "import Kit\n#Preview { Text(\"a\").font(Font.title) }")]) == ["a"])
  }

  @Test func `a name that the module does not declare means the public declaration of another`() {
    let found = shown([
      ("Inner", "struct Words { static let title = \"hidden\" }"),
      ("Kit", "public struct Words { public static let title = \"kit\" }"),
      ("App", "import Kit\n#Preview { Text(Words.title) }"),
    ])
    #expect(found == ["kit"])
  }

  @Test func `a name may be qualified with its module`() {
    let found = shown([
      (
        "Kit",
        "public struct Words { public static let title = \"kit\" }\npublic func name(of n: Int) -> String { \"n\\(n)\" }"
      ),
      ("App", "struct Words { static let title = \"app\" }"),
      (
        "App",
        """
        import Kit
        struct Card { let name: String; init(n: Int) { self.name = Kit.name(of: n) } }
        #Preview { Text("\\(Kit.Words.title) \\(Words.title) \\(Card(n: 3).name)") }
        """
      ),
    ])
    #expect(found == ["kit app n3"])
  }

  @Test func `an alias may have the name of a missing module's type`() {
    let found = shown([
      (
        "App",
        """
        import Kit
        public typealias Source = Kit.Source
        extension Source { var isManaged: Bool { true } }
        struct Card: View { @State var source: Source?; var body: some View { Text("card") } }
        #Preview { Card() }
        """
      )
    ])
    #expect(found == ["card"])
  }

  @Test func `a function means that of its own module, or a public one`() {
    let found = shown([
      ("Kit", "func load() -> String { \"kit\" }\n#Preview { Text(load()) }"),
      ("App", "func load() -> String { \"app\" }"),
      ("App", "import Kit\n#Preview { Text(load()) }"),
      ("Other", "import Kit\nfunc load(_ n: Int) -> String { \"\\(n)\" }\n#Preview { Text(load(3)) }"),
    ])
    #expect(found == ["kit", "app", "3"])
  }

  @Test func `a type is that of a module that the file imports as a whole`() {
    let found = shown([
      ("Inner", "public enum Words { public static let title = \"inner\" }\npublic struct Part {}"),
      ("Kit", "public enum Words { public static let title = \"kit\" }"),
      ("App", "import Kit\nimport struct Inner.Part\n#Preview { Text(Words.title) }"),
    ])
    #expect(found == ["kit"])
  }

  @Test func `a member that an extension adds is that of its own module`() {
    let found = shown([
      ("Kit", "extension String { var shown: String { \"kit\" } }"),
      ("App", "extension String { var shown: String { \"app\" } }"),
      ("App", "import Kit\n#Preview { Text(\"a\".shown) }"),
    ])
    #expect(found == ["app"])
  }
}
