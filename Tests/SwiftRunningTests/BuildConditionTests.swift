import Testing

@testable import PlumblineSwiftRunning

@Suite struct `Conditions of a build` {
  @Test(arguments: [
    ("DEBUG || os(macOS) && RELEASE", true), ("os(macOS) && RELEASE || DEBUG", true),
    ("(DEBUG || os(macOS)) && RELEASE", false), ("!os(macOS) && !RELEASE", true), ("RELEASE || !DEBUG", false),
    ("swift(>=5.9)", true), ("swift(>=99)", false), ("compiler(<6)", false), ("swift(<6.4)", true),
    ("swift(>=6.3)", true), ("canImport(UIKit) && targetEnvironment(simulator)", true), ("canImport(AppKit)", false),
  ])
  func `hold by the precedence of their operators and by the version`(condition: String, holds: Bool) throws {
    let run = try PlainRun(
      "#if \(condition)\nfunc answer() -> Bool { true }\n#else\nfunc answer() -> Bool { false }\n#endif\n")
    #expect(run.text == "\(holds)")
  }
}
