import Foundation
import PlumblineSnapshots
import Testing

@testable import PlumblineCommands

@Suite struct `Changes in checks` {
  private let folder: TemporaryFolder
  private let source = """
    import SwiftUI

    #Preview("Card") {
      HStack(spacing: 8) {
        Text("Title")
          .font(.body)
        Color.red
          .frame(width: 40, height: 20)
      }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(source, to: "card.swift")
    _ = try check("--record", "missing")
  }

  private func check(_ more: String...) throws -> ToolRun {
    try ToolRun(["check", folder.path, "--levels", "layout,pixels"] + more)
  }

  private func changed(_ old: String, _ new: String) throws -> (exitCode: ExitCode, first: String) {
    try folder.write(source.replacing(old, with: new), to: "card.swift")
    let run = try check()
    let line = run.output.split(separator: "\n").first.map(String.init) ?? ""
    return (run.exitCode, line.replacing(folder.path + "/", with: ""))
  }

  @Test func `another font is a change, at the line of its view`() throws {
    let run = try changed(".font(.body)", ".font(.headline)")
    #expect(run.exitCode == .layoutDiffers)
    #expect(
      run.first.hasPrefix(
        "card.swift:5: card: Text \"Title\": font Inter 17 regular became Inter 17 semibold; hence HStack is 2 wider; Text \"Title\" is 2 wider;"
      ))
  }

  @Test func `a text in another script is a change, though it needs another font`() throws {
    let run = try changed("Title", "مرحبا")
    #expect(run.exitCode == .layoutDiffers)
    #expect(run.first.hasPrefix("card.swift:5: card: Text \"مرحبا\": Text \"Title\" became Text \"مرحبا\""))
  }

  @Test func `another colour is a difference of pixels, with its cause`() throws {
    let run = try changed("Color.red", "Color.green")
    #expect(run.exitCode == .pixelsDiffer)
    #expect(run.first.contains("card: frame Color: fill #ff3b30/#ff453a became #34c759/#30d158; "))
  }

  @Test func `a view without a line of its own has that of the view around it`() throws {
    let card = source.replacing(".font(.body)", with: ".font(.body)\n      .background(Color.red)")
    try folder.write(card, to: "card.swift")
    _ = try check("--record", "all")
    try folder.write(card.replacing("(Color.red)", with: "(Color.green)"), to: "card.swift")
    #expect(try check().output.contains("card.swift:7: card: Color: fill #ff3b30/#ff453a became #34c759/#30d158; "))
  }

  @Test func `another alignment is a cause, at the line of its stack`() throws {
    let card = source.replacing("height: 20", with: "height: 60")
    try folder.write(card, to: "card.swift")
    _ = try check("--record", "all")
    try folder.write(card.replacing("spacing: 8", with: "alignment: .top, spacing: 8"), to: "card.swift")
    #expect(
      try check().output.contains(
        "card.swift:4: card: HStack: alignment center became top; hence Text \"Title\" moved 19.75 up; "))
  }

  @Test func `another spacing comes before what it moved`() throws {
    #expect(
      try changed("spacing: 8", "spacing: 14").first.hasPrefix(
        "card.swift:4: card: HStack: spacing 8 became 14; hence "))
  }
}
