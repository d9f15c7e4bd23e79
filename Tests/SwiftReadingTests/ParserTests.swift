import Glibc
import Testing

@testable import PlumblineSwiftReading

@Suite struct `The parser` {
  /// The layout files in `Fixtures`.
  static let figures = ["Figures", "Layouts"].flatMap { paths(below: "Fixtures/\($0)") }
  /// The layout files, and samples of the language, some of which the parser rejects.
  static let files = figures + paths(below: "Fixtures/Programs")

  @Test func `has fixtures to parse in every folder`() {
    for folder in ["Figures", "Layouts", "Programs"] {
      #expect(Self.files.contains { $0.hasPrefix("Fixtures/\(folder)/") }, "\(folder)")
    }
  }

  @Test(arguments: files) func `parses layout files to the same tree as the whole grammar`(path: String) throws {
    let source = try bytes(of: path)
    guard let tree = Parser.tree(of: source) else {
      #expect(!Self.figures.contains(path), "the parser refuses a layout file")
      return
    }
    let response = try #require(GrammarResponse(source), "plumbline-grammar failed")
    #expect(!response.hasErrors)
    #expect(dump(tree) == dump(response.tree))
  }

  @Test(arguments: [
    "let a = model.$name",
    "func f() async { for await value in values { g(value) } }",
    "func f() async throws { for try await case let value? in values where value > 1 { g(value) } }",
    "func f() async { for await (a, b) in pairs { g(a) } }",
    "let a = await .shared",
    "struct A { @Stored<Int>(\"x\") var x = 1 }",
    "struct A { @Stored<Dictionary<Int, [Int]>>(\"x\") private var x = 1; @A.B<C>.D(1) var y: Int }",
    "@Stored<Int> var x = 1",
    "let a = f { { 1 }() }",
    "func f(_ a: isolated (any Actor)? = #isolation, _ b: sending (Int) -> Int, _ c: sending [Int]) {}",
  ])
  func `parses what view models are written in to the same tree as the whole grammar`(source: String) throws {
    let bytes = Array(source.utf8)
    let tree = try #require(Parser.tree(of: bytes), "the parser refuses it")
    let response = try #require(GrammarResponse(bytes), "plumbline-grammar failed")
    #expect(!response.hasErrors, "\(response.messages)")
    #expect(dump(tree) == dump(response.tree))
  }

  @Test func `takes arguments after a space for those of a declaration's attribute, and for a type elsewhere`() throws {
    let spaced = try #require(Parser.tree(of: Array("struct A { @Stored (3) var x: Int }".utf8)))
    let close = try #require(Parser.tree(of: Array("struct A { @Stored(3) var x: Int }".utf8)))
    func nodes(_ tree: SyntaxTree) -> Int { dump(tree).split(separator: "\n").count }
    #expect(nodes(spaced) == nodes(close))
    #expect(Parser.tree(of: Array("func f(_ a: @escaping (Int) -> Int) {}".utf8)) != nil)
  }

  @Test(arguments: files.enumerated().filter { $0.offset % 4 == 0 }.map(\.element))
  func `accepts a damaged file only with the tree of the whole grammar`(path: String) throws {
    let source = try bytes(of: path)
    guard let (lexemes, _) = source.withUnsafeBufferPointer({ Lexer.lexemes(of: $0) }) else { return }
    for lost in stride(from: lexemes.count % 11, to: lexemes.count - 1, by: 29) {
      let damaged = Array(source[..<Int(lexemes[lost].start)] + source[Int(lexemes[lost].end)...])
      guard let tree = Parser.tree(of: damaged) else { continue }
      let response = try #require(GrammarResponse(damaged))
      #expect(!response.hasErrors, "accepted without the lexeme at \(lexemes[lost].start): \(response.messages)")
      #expect(dump(tree) == dump(response.tree), "without the lexeme at \(lexemes[lost].start)")
    }
  }

  @Test(arguments: [
    "let a = /regex/", "let é = 1", "let a = 1\r\n", "let `two words` = 1", "func a<each T>() {}", "let a = .5",
    "let a = \"\\q\"", "a =b", "let a: some = 1", "var a: Int { get ; }", "foo() bar()", "let a = [1 2]",
  ])
  func `refuses source that it is not certain to understand`(source: String) {
    #expect(Parser.tree(of: Array(source.utf8)) == nil)
  }

  @Test func `leaves source that it refuses to the whole grammar`() throws {
    let file = parsed("#Preview { let größe = 3\n  Text(\"\\(größe)\") }")
    let tree = try #require(file.tree)
    #expect(tree.statements.map(\.kind) == [.macroExpansionExpr])
    #expect(file.diagnostics.isEmpty)
    #expect(!file.hasErrors)
  }

  @Test func `syntax errors have notes`() throws {
    let file = parsed("#Preview {\n  VStack(spacing: 2 {\n  }\n}\n")
    let fault = try #require(file.diagnostics.first)
    #expect(fault.message == "expected ')' in function call")
    #expect(fault.notes.map(\.message) == ["to match this opening '('"])
    #expect(file.hasErrors)
  }

  @Test func `an error is reported at the bracket that nests too deeply`() throws {
    let file = parsed("let a = 1\nlet b = " + String(repeating: "[", count: 20))
    let fault = try #require(file.diagnostics.first)
    #expect(file.tree == nil)
    #expect(file.hasErrors)
    #expect(fault.message == "the code nests too deeply here")
    #expect((fault.source.line, fault.source.column) == (2, 9 + NestingGuard.squareLimit))
  }

  @Test func `names in string literals and comments are not references`() throws {
    let tree = try #require(
      parsed("// onChange\nlet a = \"async\"\nlet q = Queue.main\nq.async { }\nlet p = \\Values.locale\n").tree)
    #expect(tree.references(among: ["onChange", "async", "Queue"]) == ["async", "Queue"])
    #expect(tree.hasKeyPath(through: "locale"))
    #expect(!tree.hasKeyPath(through: "Values"))
  }

  private func parsed(_ text: String) -> ParsedFile {
    ParsedFile(SourceText(SourceFile(path: "a.swift", text: text)), fileIndex: 0)
  }

  private func dump(_ tree: SyntaxTree) -> String { SyntaxNode(tree: tree, index: tree.root).dump }

  private func bytes(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  /// Returns the paths of the Swift files below a folder, in alphabetical order.
  private static func paths(below folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(folder + "/" + name) }
    }
    return names.sorted().flatMap { $0.hasSuffix(".swift") ? [$0] : paths(below: $0) }
  }
}
