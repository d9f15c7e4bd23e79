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

  @Test func `an implicit member names a colour of UIKit where the catalogue has none of its name`() throws {
    try folder.write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}"#,
      to: "Assets.xcassets/brand.colorset/Contents.json")
    let code = """
      import SwiftUI
      extension UIColor { enum Cell { static let detail = UIColor(white: 1, alpha: 1) } }
      #Preview {
        VStack {
          Color(.blue.withAlphaComponent(0.5))
          Color(.systemTeal.withAlphaComponent(0.5))
          Color(.Cell.detail)
          Color(.Cell.detail.withAlphaComponent(0.5))
          Color(.brand)
        }
        .frame(width: 9, height: 99)
      }
      """
    try folder.write(code, to: "a.swift")
    let run = try ToolRun("check", folder.path + "/a.swift", "--levels", "layout", "--record", "missing")
    #expect(run.errors == "")
    let golden = try folder.text("__Snapshots__/a.layout.txt")
    let fills = golden.split(separator: "\n").compactMap { line in
      line.contains("fill #") ? line.split(separator: " ").last.map(String.init) : nil
    }
    #expect(fills == ["#0000ff80", "#30b0c780/#40c8e080", "#ffffff", "#ffffff80", "#ff0000"])
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

  @Test func `a colour by name is nil where the catalogues have others`() throws {
    try folder.write(
      #"{"colors": [{"idiom": "universal", "color": {"reference": "systemRedColor", "platform": "ios"}}]}"#,
      to: "Assets.xcassets/brand.colorset/Contents.json")
    let code = """
      import SwiftUI
      func known(_ name: String) -> Text {
        if let color = UIColor(named: name) { Text("known").foregroundColor(Color(color)) } else { Text("none") }
      }
      #Preview { VStack { known("brand"); known("other"); Color(UIColor(named: "third")!).frame(height: 9) } }
      """
    try folder.write(code, to: "a.swift")
    let run = try ToolRun("check", folder.path + "/a.swift", "--levels", "layout", "--record", "missing")
    // A colour that the code needs is a grey.
    #expect(run.errors.contains("there is no colour named 'third'"))
    #expect(!run.errors.contains("'other'"))
    let golden = try folder.text("__Snapshots__/a.layout.txt")
    #expect(golden.contains("\"known\"") && golden.contains("\"none\""))
  }
}
