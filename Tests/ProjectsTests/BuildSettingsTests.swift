import PlumblineSwiftReading
import Testing

@testable import PlumblineProjects

@Suite struct `Build settings` {
  @Test(
    arguments: [
      ("$(NAME:lower)", "my app_2.0 ü"), ("$(NAME:upper)", "MY APP_2.0 Ü"),
      ("$(NAME:rfc1034identifier)", "My-App-2.0--"),
      ("$(NAME:c99extidentifier)", "My_App_2_0_ü"), ("$(MISSING:default=Other)", "Other"),
      ("$(NAME:default=Other)", "My App_2.0 ü"), ("$(NAME:unknown)", "My App_2.0 ü"),
    ])
  func `references are changed by their modifiers`(reference: String, value: String) {
    var settings = BuildSettings(configuration: "Debug", platform: .iOS)
    settings.add(["NAME": "My App_2.0 ü", "RESULT": reference])
    #expect(settings.value("RESULT") == value)
  }
}

@Suite struct `Diagnostics of projects` {
  private func diagnostic(_ line: Int) -> Diagnostic {
    Diagnostic(.error, "wrong", at: SourceRange(file: "a", line: line, column: 1))
  }

  @Test func `are listed once each, in the order of their detection`() {
    var list = DiagnosticList()
    for line in [2, 1, 2, 1, 3] { list.add(diagnostic(line)) }
    #expect(list.diagnostics.map(\.source.line) == [2, 1, 3])
  }

  @Test func `are at most 50`() {
    var list = DiagnosticList()
    for line in 1...60 { list.add(diagnostic(line)) }
    #expect(list.diagnostics.map(\.source.line) == Array(1...50))
  }
}
