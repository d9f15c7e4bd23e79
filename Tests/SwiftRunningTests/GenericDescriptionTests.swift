import Testing

@testable import PlumblineSwiftRunning

/// Descriptions in which Swift writes the module's name, which Plumbline does not have.
@Suite struct `Descriptions of the program's types` {
  private func text(_ declarations: String, _ expression: String) throws -> String {
    let run = try PlainRun("\(declarations)\nfunc answer() -> String { \(expression) }")
    try #require(run.messages.isEmpty)
    return run.text
  }

  @Test func `have the arguments of generic enumerations`() throws {
    let text = try text("enum D<T> { case a(T), b }", #""\(Optional(D.a("x")) as Any) \((D.a(1), 2)) \([D.a(1)])""#)
    #expect(text == #"Optional(D<String>.a("x")) (D<Int>.a(1), 2) [D<Int>.a(1)]"#)
  }

  @Test func `have the storage of wrapped properties`() throws {
    let code = "@propertyWrapper struct W { var wrappedValue: Int }\nstruct D { @W var n = 1 }"
    #expect(try text(code, #""\(D())""#) == "D(_n: W(wrappedValue: 1))")
  }

  @Test func `show optionals and ranges in a dump`() throws {
    let code = """
      struct A { enum E { case b(Int) }; var e = E.b(1) }
      func shown() -> String {
        var text = ""
        dump([Optional(1), nil], to: &text)
        dump((1, Optional("x")), to: &text)
        dump(1...3, to: &text)
        dump(A(), to: &text)
        return text
      }
      """
    #expect(
      try text(code, "shown()") == """
        ▿ 2 elements
          ▿ Optional(1)
            - some: 1
          - nil
        ▿ (2 elements)
          - .0: 1
          ▿ .1: Optional("x")
            - some: "x"
        ▿ ClosedRange(1...3)
          - lowerBound: 1
          - upperBound: 3
        ▿ A
          ▿ e: A.E.b
            - b: 1

        """)
  }
}
