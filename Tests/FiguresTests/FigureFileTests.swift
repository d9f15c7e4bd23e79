import PlumblineLayout
import Testing
import PlumblineTypesetting

@testable import PlumblineFigures

@Suite struct `Figures of layout files` {
  private static let fonts = FontTypesetter()

  @Test func `exist and have annotations`() {
    #expect(!FigureFile.all.isEmpty)
    let annotated = FigureFile.all.filter { file in
      file.compositions(theme: .book, typesetter: Self.fonts).contains { composition in
        composition.layouts.contains { !composition.annotated($0).annotations.isEmpty }
      }
    }
    #expect(!annotated.isEmpty)
  }

  @Test func `every directive is valid, and every view and text that it names exists`() {
    for file in FigureFile.all {
      for preview in file.previews {
        #expect(FigureRequest.reading(preview.directives).faults.map(\.message) == [], "\(file.name)")
      }
      for composition in file.compositions(theme: .book, typesetter: Self.fonts) {
        let faults = Figures.faults(
          of: composition.request, in: composition.layouts, listing: composition.listing)
        #expect(faults.map(\.message) == [], "\(file.name)")
      }
    }
  }

  @Test(arguments: Theme.all) func `no label overlaps another, letters or a line`(_ theme: Theme) {
    for file in FigureFile.all {
      for composition in file.compositions(theme: theme, typesetter: Self.fonts) {
        for figure in composition.annotatedLayouts { expectFreeLabels(figure, file.name) }
      }
    }
  }

  @Test func `from right to left no label overlaps another, letters or a line`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    for file in FigureFile.all {
      for var composition in file.compositions(theme: .book, typesetter: Self.fonts) {
        composition.layouts = file.fixture.previews.map {
          $0.make().resolved(environment: environment, typesetter: Self.fonts)
        }
        for figure in composition.annotatedLayouts { expectFreeLabels(figure, file.name) }
      }
    }
  }

  @Test func `nothing is cut off at an edge`() {
    for file in FigureFile.all {
      for composition in file.compositions(theme: .book, typesetter: Self.fonts) {
        guard !composition.layouts.contains(where: { composition.annotated($0).annotations.isEmpty }) else { continue }
        let drawing = composition.drawing
        let ink = drawing.items.bounds ?? .zero
        #expect(ink.minX >= 0 && ink.minY >= 0, "\(file.name)")
        #expect(ink.maxX <= drawing.size.width && ink.maxY <= drawing.size.height, "\(file.name)")
      }
    }
  }

  private func expectFreeLabels(_ figure: AnnotatedFigure, _ name: String) {
    let lines = figure.annotations.map { $0.drawing(in: figure.scene) }.flatMap { $0.lines + $0.arrows }
    let labels = figure.parts.labels
    for (place, label) in labels.enumerated() {
      let text = label.request.text
      #expect(!labels[..<place].contains { $0.rect.intersects(label.rect) }, "\(name): \(text) on a label")
      #expect(!lines.contains { $0.intersects(label.rect) }, "\(name): \(text) on a line")
      #expect(
        !figure.scene.ink.contains { $0.isDetailed && $0.rect.intersects(label.rect) }, "\(name): \(text) on letters")
    }
  }
}
