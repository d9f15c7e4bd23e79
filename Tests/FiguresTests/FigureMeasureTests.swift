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

  @Test func `of 300 generated figures, none has a label, a leader or a line in a wrong position`() {
    var found: [String] = []
    var labels = 0
    for seed in 0..<300 {
      let generated = GeneratedFigure(seed: seed)
      guard let composition = generated.composition(Self.fonts) else {
        found.append("\(seed) cannot be read")
        continue
      }
      for figure in composition.annotatedLayouts {
        let measure = FigureMeasure(figure)
        labels += measure.labels.count
        found += measure.faults.map { "\($0.kind): figure \(seed): \($0.text)" }
      }
    }
    #expect(labels > 1000)
    #expect(found == [])
  }
}
