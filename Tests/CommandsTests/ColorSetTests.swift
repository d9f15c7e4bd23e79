import Testing

@testable import PlumblineCommands

/// Colours of asset catalogues.
@Suite struct `Colour sets` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a colour set may refer to colours of the platform`() throws {
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"platform": "ios", "reference": "systemGray6Color"}},
        {"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: "Assets.xcassets/quiet.colorset/Contents.json")
    let code =
      "#Preview { HStack { Color(\"quiet\"); Color(\"quiet\").colorScheme(.dark) }.frame(width: 29, height: 9) }\n"
    try folder.write(code, to: "a.swift")
    let run = try ToolRun("check", folder.path + "/a.swift", "--levels", "layout", "--record", "missing")
    #expect(run.errors == "")
    let golden = try folder.text("__Snapshots__/a.layout.txt")
    #expect(golden.contains("fill #f2f2f7"))
    #expect(golden.contains("fill #ffffff"))
  }
}
