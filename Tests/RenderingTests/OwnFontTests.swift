import PlumblineDrawing
import Foundation
import PlumblineLayout
import Testing
import PlumblineTypesetting

@testable import PlumblineRendering

/// Fonts in a folder of the project's own, which are not installed.
@Suite struct `Fonts of a folder` {
  /// Returns a folder with a font of the family `Subset`, whose letters have the width of the monospaced system font.
  private func folder() throws -> String {
    let folder = NSTemporaryDirectory() + "plumbline-fonts-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let run = StyledText.Run(.string("Wi"), font: ResolvedFont(family: .system(.monospaced), size: 10))
    let text = Samples.typesetter.typeset(StyledText(runs: [run]))
    let layout = text.layout(in: text.measure(ProposedViewSize(width: nil, height: nil)).size) { _ in nil }
    let glyphs = try #require(layout.runs.first)
    let file = try FontStore.withStore { store in
      let face = try store.face(glyphs.face)
      var letters = SubsetLetters()
      for cluster in glyphs.clusters {
        _ = letters.add(SubsetGlyph(cluster.glyphs, unitsPerEm: face.unitsPerEm, fontSize: 10), for: cluster.text)
      }
      return OpenTypeFile.bytes(of: SubsetFont(letters, of: face).tables)
    }
    try Data(file).write(to: URL(fileURLWithPath: folder + "/own.otf"))
    return folder
  }

  private func width(of string: String, family: String, _ typesetter: FontTypesetter) -> (Double, [String]) {
    let run = StyledText.Run(.string(string), font: ResolvedFont(family: .named(family), size: 10))
    let text = typesetter.typeset(StyledText(runs: [run]))
    let size = text.measure(ProposedViewSize(width: nil, height: nil)).size
    return (size.width, text.layout(in: size) { _ in nil }.runs.map(\.face.path))
  }

  @Test func `a family of the folder is found by its name, and nowhere else`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let own = FontTypesetter(fontFolders: [folder], metrics: .own)
    let found = width(of: "WiWi", family: "Subset", own)
    #expect(found.1 == [folder + "/own.otf"])
    // Every letter of JetBrains Mono is 600 of 1,000 units wide.
    #expect(abs(found.0 - 24) < 0.5)
    let facts = FontTypesetter.fontFacts(inFolders: [folder])
    #expect(facts.map(\.family) == ["Subset"] && facts.map(\.path) == [folder + "/own.otf"])
    let without = width(of: "WiWi", family: "Subset", FontTypesetter(metrics: .own))
    #expect(!without.1.isEmpty)
    #expect(without.1.allSatisfy { $0.hasPrefix("/usr/share/fonts/") })
  }

  @Test func `letters that the family lacks come from another`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let mixed = width(of: "WiX", family: "Subset", FontTypesetter(fontFolders: [folder], metrics: .own))
    #expect(mixed.1.first == folder + "/own.otf")
    #expect(mixed.1.last?.hasPrefix("/usr/share/fonts/") == true)
  }

  @Test func `a family of the folder is chosen before that of the system's folder, wherever the folder is`() throws {
    let installed = "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf"
    // The path comes after that of the system's folder in the order of paths.
    let folder = "/var/tmp/plumbline-fonts-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.copyItem(atPath: installed, toPath: folder + "/icons.ttf")
    let own = FontTypesetter(fontFolders: [folder], metrics: .own)
    #expect(width(of: "\u{F101}", family: "Material Design Icons", own).1 == [folder + "/icons.ttf"])
    #expect(
      width(of: "\u{F101}", family: "Material Design Icons", FontTypesetter(metrics: .own)).1 == [installed])
  }
}
