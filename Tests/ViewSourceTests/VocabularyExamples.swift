import PlumblineLayout
import Testing

@testable import PlumblineSwiftRunning
@testable import PlumblineViewSource

@Suite struct `Examples of the vocabulary` {
  @Test(arguments: Vocabulary.standard.entries.filter { !$0.example.isEmpty })
  func `an example reads and lays out without diagnostics`(entry: VocabularyEntry) {
    let file = SourceFile(path: "Example.swift", text: Self.text(of: entry.example))
    var options = ReadingOptions()
    options.assets = Palette()
    let reading = ViewSource.read([file], options: options)
    let layouts = reading.previews.map { $0.resolved() }
    #expect(reading.diagnostics.diagnostics.map(\.message) == [], "\(entry.signature): \(entry.example)")
    #expect(layouts.count == 1, "\(entry.example)")
  }

  @Test(arguments: Vocabulary.examplesWithoutEffect)
  func `an example without effect reads without diagnostics`(example: String) {
    let file = SourceFile(path: "Example.swift", text: "import SwiftUI\n#Preview {\n  \(example)\n}\n")
    #expect(ViewSource.read([file]).diagnostics.diagnostics.map(\.message) == [], "\(example)")
  }

  @Test(arguments: ["0", "-1", "1e308", "-1e308", "5e-324", ".infinity", ".nan", "Int.max", "Int.min"])
  func `an example with extreme numbers has an error, or lays out and draws`(number: String) {
    var count = 0
    for entry in Vocabulary.standard.entries where !entry.example.isEmpty {
      let example = entry.example.replacing(/(?<before>^|[^\w."$#])\d+(\.\d+)?\b/) { "\($0.output.before)\(number)" }
      guard example != entry.example else { continue }
      count += 1
      let reading = ViewSource.read([SourceFile(path: "Example.swift", text: Self.text(of: example))])
      let layouts = reading.previews.map { $0.resolved() }
      #expect(reading.diagnostics.hasErrors || layouts.count == 1, "\(example)")
      let unknown = layouts.flatMap(\.views).filter { view in
        [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].contains { $0.isNaN }
      }
      #expect(unknown.map(\.view) == [], "\(example)")
    }
    #expect(count > 150)
  }

  @Test func `every modifier without effect has an example, or is listed as absent from compiled code`() {
    let words = Vocabulary.examplesWithoutEffect.flatMap { example in
      example.split { !($0.isLetter || $0.isNumber || $0 == ".") }.flatMap { $0.split(separator: ".") }.map(String.init)
    }
    let shown = Set(words).union(Vocabulary.interpretedAlone.flatMap(\.names).map { $0.filter { $0 != "." } })
    #expect(Vocabulary.standard.modifiersWithoutEffect.filter { !shown.contains($0) } == [])
  }

  @Test func `an example uses its entry`() {
    let others = Vocabulary.standard.entries.filter { entry in
      let words = entry.example.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return !entry.example.isEmpty && !words.contains { $0 == entry.name.split(separator: ".").last ?? "" }
    }
    #expect(others.map { "\($0.signature): \($0.example)" } == [])
  }

  @Test func `every modifier has an example`() {
    let modifiers = Vocabulary.standard.entries(of: "View").filter { $0.kind != .staticMethod && $0.example.isEmpty }
    #expect(modifiers.map(\.signature) == [])
  }

  private static func text(of example: String) -> String {
    "import SwiftUI\n\(Vocabulary.exampleDeclarations)\n#Preview {\n  \(example)\n}\n"
  }
}

@Suite struct `Entries that are built when they are needed` {
  @Test func `each type has the entries that it has when all are built at once, those of one name in the same order`() {
    let complete = Vocabulary(.swiftUI, buildsLater: false) { $0.addEntries() }
    let names = complete.types.keys.sorted()
    #expect(Vocabulary.standard.types.keys.sorted() == names)
    for name in names {
      // Each type is the first that is used in a vocabulary of its own.
      let vocabulary = Vocabulary(.swiftUI) { $0.addEntries() }
      #expect(Self.description(of: vocabulary.types[name]) == Self.description(of: complete.types[name]), "\(name)")
    }
  }

  @Test func `functions, constants, conversions and lists of names do not depend on types that are used`() {
    let complete = Vocabulary(.swiftUI, buildsLater: false) { $0.addEntries() }
    let vocabulary = Vocabulary(.swiftUI) { $0.addEntries() }
    #expect(
      vocabulary.functions.mapValues { $0.map(\.signature) } == complete.functions.mapValues { $0.map(\.signature) })
    #expect(Set(vocabulary.constants.keys) == Set(complete.constants.keys))
    #expect(
      vocabulary.conversions.mapValues { $0.keys.sorted() } == complete.conversions.mapValues { $0.keys.sorted() })
    #expect(vocabulary.aliases == complete.aliases)
    #expect(vocabulary.inertTypes == complete.inertTypes)
    #expect(vocabulary.ignoredModifiers == complete.ignoredModifiers)
    #expect(vocabulary.lenientModifiers == complete.lenientModifiers)
    #expect(vocabulary.undrawnModifiers == complete.undrawnModifiers)
    #expect(vocabulary.presentations == complete.presentations)
    #expect(vocabulary.unsupported == complete.unsupported)
  }

  private static func description(of type: Vocabulary.NativeType?) -> [String] {
    guard let type else { return [] }
    let entries = type.members.entries + type.statics.entries + type.initializers
    let facts = [type.arrayLiteral == nil ? "" : "array literal", type.enumCase == nil ? "" : "cases"]
    // Entries of one name are tried in their order; some constants are added in the random order of a dictionary.
    let names = Dictionary(grouping: entries, by: \.name).sorted { $0.key < $1.key }
    return names.flatMap(\.value).map { "\($0.kind) \($0.signature)" } + type.parents + type.implicitSources + facts
  }
}

/// Assets that contain every colour and no image.
private struct Palette: AssetCatalog {
  func image(named name: String, colorScheme: ColorScheme) -> ImageSource? { nil }
  func color(named name: String) -> Color? { .red }
}
