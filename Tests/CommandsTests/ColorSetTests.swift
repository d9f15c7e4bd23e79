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

  @Test func `an opacity of 1 is opaque beside components from 0 to 255`() throws {
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {
        "color-space": "srgb", "components": {"red": "10", "green": "20", "blue": "30", "alpha": "1"}}}]}
      """, to: "Assets.xcassets/ink.colorset/Contents.json")
    try folder.write("#Preview { Color(\"ink\").frame(width: 9, height: 9) }\n", to: "a.swift")
    _ = try ToolRun("check", folder.path + "/a.swift", "--levels", "layout", "--record", "missing")
    #expect(try folder.text("__Snapshots__/a.layout.txt").contains("fill #0a141e\n"))
  }
}
