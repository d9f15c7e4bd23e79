import Testing

@Suite struct `Edges of the library` {
  /// The text of a function's result, or the messages of its diagnostics.
  private func shown(_ body: String) throws -> [String] {
    let run = try PlainRun("func answer() -> String {\n\(body)\n}\n")
    return run.messages.isEmpty ? [run.text] : run.messages
  }

  @Test(arguments: ["removeFirst()", "removeLast()", "removeFirst(1)", "removeLast(1)"])
  func `nothing can be removed from an empty text`(call: String) throws {
    #expect(try shown("var text = \"\"\ntext.\(call)\nreturn text") == ["index 1 is out of range"])
  }

  @Test(arguments: [("removeFirst(3)", 3), ("removeLast(3)", 3), ("removeLast(-1)", -1)])
  func `no more characters are removed than a text has`(call: String, count: Int) throws {
    #expect(try shown("var text = \"ab\"\ntext.\(call)\nreturn text") == ["index \(count) is out of range"])
  }

  @Test func `characters are removed from either end of a text`() throws {
    let body = "var text = \"abcde\"\ntext.removeFirst()\ntext.removeLast(2)\nlet last = text.removeLast()\n"
    #expect(try shown(body + "return text + String(last)") == ["bc"])
  }

  @Test func `a union of sets of characters has the characters of both`() throws {
    let set = "CharacterSet(charactersIn: \"x\").union(CharacterSet(charactersIn: \"z\"))"
    #expect(try shown("return \"xayzbz\".trimmingCharacters(in: \(set))") == ["ayzb"])
  }
}
