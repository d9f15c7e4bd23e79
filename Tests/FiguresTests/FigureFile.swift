import CompiledFixtures
import Foundation
import PlumblineLayout
import Testing
import PlumblineViewSource

@testable import PlumblineFigures

/// A layout file of `Fixtures/Figures`: its compiled previews, and the directives above each.
struct FigureFile {
  /// The path relative to `Fixtures/Figures`, without its extension.
  let name: String
  let fixture: Fixture
  /// The source ranges of each `#Preview`, and the directives above it.
  let previews: [(source: SourceRange, directives: [Preview.Directive])]
  let listing: Listing

  /// All files of `Fixtures/Figures`.
  static var all: [FigureFile] { Fixture.all.filter { $0.path.hasPrefix("Figures/") }.map(FigureFile.init) }

  private init(_ fixture: Fixture) {
    self.fixture = fixture
    name = String(fixture.path.dropFirst("Figures/".count).dropLast(".swift".count))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    let text = (try? String(contentsOf: root.appendingPathComponent(fixture.path), encoding: .utf8)) ?? ""
    var previews: [(SourceRange, [Preview.Directive])] = []
    var directives: [Preview.Directive] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let source = SourceRange(file: fixture.path, line: number + 1, column: 1)
      if line.hasPrefix("// plumbline:") {
        let words = line.dropFirst("// plumbline:".count).split(separator: " ").map(String.init)
        directives.append(Preview.Directive(words: words, source: source))
      } else if line.hasPrefix("#Preview") {
        previews.append((source, directives))
        directives = []
      }
    }
    self.previews = previews
    listing = SourceFile(path: fixture.path, text: text).listing
  }

  /// The request that the directives above the first preview make, and their errors.
  var reading: (request: FigureRequest, faults: [DirectiveFault]) {
    FigureRequest.reading(previews.first?.directives ?? [])
  }

  /// Returns the layouts of the previews.
  func layouts(_ typesetter: any Typesetter) -> [ResolvedLayout] {
    fixture.previews.map { $0.make().resolved(typesetter: typesetter) }
  }

  /// Returns the compositions of the file's figures: one for each preview, or one for all of them.
  func compositions(theme: Theme, typesetter: any Typesetter) -> [FigureComposition] {
    let layouts = layouts(typesetter)
    let requests = previews.map { FigureRequest.reading($0.directives).request }
    let groups = requests.first?.sequence != nil ? [layouts] : layouts.map { [$0] }
    return groups.enumerated().map { number, layouts in
      let request = requests.indices.contains(number) ? requests[number] : FigureRequest()
      let part = request.listing.map { listing.part(for: $0, preview: previews[number].source) }
      return FigureComposition(layouts: layouts, request: request, listing: part, theme: theme, typesetter: typesetter)
    }
  }
}
