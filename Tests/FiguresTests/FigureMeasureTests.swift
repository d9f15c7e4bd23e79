import PlumblineLayout
import PlumblineTypesetting
import Testing

@testable import PlumblineFigures

@Suite struct `Measure of figures` {
  private static let fonts = FontTypesetter()

  @Test func `no fixture has a label, a leader or a line in a wrong position`() {
    var found: [String] = []
    for theme in Theme.all {
      for file in FigureFile.all {
        for composition in file.compositions(theme: theme, typesetter: Self.fonts) {
          for figure in composition.annotatedLayouts {
            found += FigureMeasure(figure).faults.map { "\($0.kind): \(file.name), \(theme.name): \($0.text)" }
          }
        }
      }
    }
    #expect(found == [])
  }

  @Test(arguments: [180.0, 300]) func `letters of annotations have at least 7 points in a narrow column`(width: Double)
  {
    var (found, checked): ([String], Int) = ([], 0)
    for file in FigureFile.all {
      for var composition in file.compositions(theme: .book, typesetter: Self.fonts) {
        composition.request.width = width
        let (drawing, scale) = composition.fitted
        guard scale < 1 else { continue }
        let sizes = drawing.items.letterSizes(of: ["labels", "label", "marks", "legend", "caption", "title", "listing"])
        checked += sizes.count
        found += sizes.filter { $0 < 7 }.map { "\(file.name): \($0) pt" }
        if drawing.size.width > width { found.append("\(file.name) is \(drawing.size.width) wide") }
      }
    }
    #expect(checked > 40)
    #expect(found == [])
  }

  @Test(arguments: [0..<300, 1_000..<1_300, 2_000..<2_300, 5_000..<5_300])
  func `of 300 generated figures, none has a label, a leader or a line in a wrong position`(seeds: Range<Int>) {
    #expect(Self.faults(ofFigures: seeds) == [])
  }

  /// Returns the faults of generated figures.
  private static func faults(ofFigures seeds: Range<Int>) -> [String] {
    seeds.flatMap { seed -> [String] in
      guard let composition = GeneratedFigure(seed: seed).composition(fonts) else { return ["\(seed) cannot be read"] }
      return composition.annotatedLayouts.flatMap { figure -> [String] in
        FigureMeasure(figure).faults.map { "\($0.kind): figure \(seed): \($0.text)" }
      }
    }
  }
}

extension [DisplayItem] {
  /// The sizes of the letters in groups with some names, as they are drawn.
  fileprivate func letterSizes(of names: Set<String>, isIn: Bool = false) -> [Double] {
    flatMap { item -> [Double] in
      switch item {
      case .text(let text, _, _): return isIn ? text.runs.map(\.fontSize) : []
      case .group(let group):
        let isNamed = isIn || group.name.map(names.contains) ?? false
        return group.items.letterSizes(of: names, isIn: isNamed).map { $0 * abs(group.transform.m22) }
      default: return []
      }
    }
  }
}
