import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `A matrix of variants` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("#Preview { Text(\"Hello\").padding() }\n", to: "in/a.swift")
  }

  private func render(_ more: String...) throws -> [String] {
    let run = try ToolRun(["render", folder.path + "/in", "-o", folder.path + "/out", "--format", "svg"] + more)
    #expect(run.exitCode == .done, "\(run.errors)")
    return folder.names.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) }
  }

  @Test func `each combination has a name, and the first values have none in it`() throws {
    #expect(
      try render("--type-size", "l,ax5", "--locale", "en,ar") == ["a.svg", "a~ar.svg", "a~ax5.svg", "a~ax5~ar.svg"])
  }

  @Test func `a large text size makes text larger`() throws {
    let run = try ToolRun("layout", folder.path + "/in/a.swift", "--type-size", "l,ax5")
    #expect(run.output.contains("a.swift · a\n"))
    #expect(run.output.contains("a.swift · a~ax5\n"))
    #expect(run.output.contains("Text \"Hello\" (16, 16) 39×20.5"))
    #expect(run.output.contains("Text \"Hello\" (16, 16) 116×63.5"))
  }

  @Test func `a dark variant is laid out as dark, and drawn so`() throws {
    try folder.write(
      """
      struct Lamp: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Color.red.frame(width: scheme == .dark ? 20 : 40, height: 10) }
      }
      #Preview { Lamp() }

      """, to: "in/a.swift")
    #expect(try render("--appearance", "light,dark") == ["a.svg", "a~dark.svg"])
    #expect(try folder.text("out/a.svg").contains("width=\"40\""))
    #expect(try folder.text("out/a~dark.svg").contains("width=\"20\""))
  }

  @Test func `code reads contrast, direction and the weight of text from UIKit's traits`() throws {
    try folder.write(
      """
      import SwiftUI
      #Preview {
        let traits = UITraitCollection.current
        Text(verbatim: "\\(traits.accessibilityContrast == .high) \\(traits.layoutDirection == .rightToLeft)")
      }

      """, to: "a.swift")
    let run = try ToolRun("layout", folder.path + "/a.swift", "--contrast", "increased", "--direction", "rtl")
    #expect(run.output.contains("\"true true\""), "\(run.output)\(run.errors)")
    #expect(try ToolRun("layout", folder.path + "/a.swift").output.contains("\"false false\""))
  }

  @Test func `increased contrast changes system colours, and code reads it`() throws {
    try folder.write(
      """
      struct Lamp: View {
        @Environment(\\.colorSchemeContrast) private var contrast
        var body: some View {
          Color.blue.opacity(0.5).frame(width: contrast == .increased ? 20 : 40, height: 10)
        }
      }
      #Preview { Lamp() }
      #Preview("Own") { Color(red: 0, green: 0.5, blue: 1).frame(width: 30, height: 10) }

      """, to: "in/a.swift")
    let names = try render("--contrast", "standard,increased")
    #expect(names.count == 4, "\(names)")
    let own = try folder.text("out/a-Own.svg").split(separator: "\n").filter { $0.contains("fill=") }
    #expect(try folder.text("out/a-Own~increased.svg").split(separator: "\n").filter { $0.contains("fill=") } == own)
    let lamps = names.filter { !$0.contains("Own") }
    #expect(try folder.text("out/" + lamps[0]).contains("#007AFF".lowercased()))
    #expect(try folder.text("out/" + lamps[0]).contains("width=\"40\""))
    #expect(try folder.text("out/" + lamps[1]).contains("#0040DD".lowercased()))
    #expect(try folder.text("out/" + lamps[1]).contains("width=\"20\""))
  }

  @Test func `accessibility settings are read by code, and bold text is wider`() throws {
    try folder.write(
      """
      struct Lamp: View {
        @Environment(\\.accessibilityReduceMotion) private var motion
        @Environment(\\.legibilityWeight) private var weight
        var body: some View {
          Color.red.frame(width: motion ? 10 : 20, height: weight == .bold ? 30 : 40)
          Text("Hamburgefons")
        }
      }
      #Preview { VStack(alignment: .leading, spacing: 0) { Lamp() } }

      """, to: "in/a.swift")
    let run = try ToolRun(
      "layout", folder.path + "/in/a.swift", "--accessibility", "none,bold-text,bold-text+reduce-motion")
    #expect(run.exitCode == .done, "\(run.errors)")
    let sizes = run.output.split(separator: "\n").filter { $0.contains("Color") }.compactMap {
      $0.split(separator: " ").last
    }
    #expect(sizes == ["20×40", "20×30", "10×30"])
    let texts = run.output.split(separator: "\n").filter { $0.contains("Text") }
    let widths = texts.compactMap { line in
      line.split(separator: " ").first { $0.contains("×") }?.split(separator: "×").first.flatMap { Double($0) }
    }
    #expect(widths.count == 3 && widths[1] > widths[0] && widths[2] == widths[1], "\(run.output)")
    let unknown = try ToolRun("layout", folder.path + "/in/a.swift", "--accessibility", "bold-text+reduce-moton")
    #expect(unknown.exitCode == .usage)
    #expect(unknown.errors.contains("did you mean 'reduce-motion'?"))
  }

  @Test func `a directive gives one preview variants of its own`() throws {
    try folder.write(
      "// plumbline: direction ltr rtl\n#Preview(\"One\") { HStack { Color.red.frame(width: 9, height: 9); Text(\"a\") } }\n"
        + "#Preview(\"Two\") { Text(\"b\") }\n", to: "in/a.swift")
    #expect(try render() == ["a-One.svg", "a-One~rtl.svg", "a-Two.svg"])
    let run = try ToolRun("layout", folder.path + "/in")
    #expect(run.output.contains("a.swift · One\nHStack"))
    #expect(run.output.contains("a.swift · One~rtl\nHStack"))
  }

  @Test func `an unknown value is an error with a near one, in calls and directives`() throws {
    let run = try ToolRun("render", folder.path + "/in", "-o", folder.path + "/out", "--type-size", "l,ax6")
    #expect(run.exitCode == .usage)
    #expect(run.errors.hasPrefix("error: 'ax6' is not a value of type-size\nhint: did you mean 'ax1'?"))
    try folder.write("// plumbline: direction lft\n#Preview { Text(\"b\") }\n", to: "in/a.swift")
    let faulty = try ToolRun("layout", folder.path + "/in")
    #expect(faulty.exitCode == .inputError)
    #expect(faulty.errors.contains("a.swift:1:1: error: 'lft' is not a value of direction"))
  }

  @Test func `variants have golden files of their own, except those that look like the first, on request`() throws {
    try folder.write("#Preview { Color.red.frame(width: 9, height: 9) }\n", to: "in/b.swift")
    let call = ["check", folder.path + "/in", "--levels", "layout", "--type-size", "l,ax5", "--record", "missing"]
    _ = try ToolRun(call + ["--dedupe"])
    let names = ["a.layout.txt", "a~ax5.layout.txt", "b.layout.txt"].map { "in/__Snapshots__/" + $0 }
    #expect(folder.names.filter { $0.contains("__Snapshots__") } == names)
    let checked = try ToolRun(call + ["--dedupe"])
    #expect(checked.exitCode == .done)
    #expect(checked.output == "4 figures: 4 passed\n")
    _ = try ToolRun(call)
    #expect(folder.names.contains("in/__Snapshots__/b~ax5.layout.txt"))
  }

  @Test func `a variant that looks like an earlier one has no golden file, on request`() throws {
    try folder.write(
      """
      struct Bar: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View { Color.red.frame(width: size.isAccessibilitySize ? 20 : 10, height: 9) }
      }
      #Preview { Bar() }
      """, to: "in/a.swift")
    let call = ["check", folder.path + "/in", "--levels", "layout", "--type-size", "l,ax4,ax5,xl", "--dedupe"]
    _ = try ToolRun(call + ["--record", "missing"])
    let names = ["a.layout.txt", "a~ax4.layout.txt"].map { "in/__Snapshots__/" + $0 }
    #expect(folder.names.filter { $0.contains("__Snapshots__") } == names)
    #expect(try ToolRun(call).output == "4 figures: 4 passed\n")
    // A variant that no longer looks like the one whose golden files it shared is missing its own.
    let changedText = try folder.text("in/a.swift").replacing(
      "size.isAccessibilitySize", with: "size == .accessibility5 ? 30 : size.isAccessibilitySize")
    try folder.write(changedText, to: "in/a.swift")
    let changed = try ToolRun(call)
    #expect(changed.exitCode == .goldenMissing)
    #expect(changed.output.contains("a~ax5.layout.txt"))
  }
}
