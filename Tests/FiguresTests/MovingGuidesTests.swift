import LayoutCore
import Testing

@testable import Figures

@Suite struct `Moving guides` {
  @Test func `whole lines lie behind the views, and faintly over them`() {
    var request = FigureRequest(annotations: .guides)
    request.sequence = .animation(guidesFirst: false)
    let composition = FigureComposition(
      layouts: [Sketches.leadingGuide.layout, Sketches.leadingGuide.layout], request: request, listing: nil,
      theme: .book, typesetter: FixedTypesetter())
    let figure = AnimatedFigure(
      states: composition.annotatedLayouts, guidesFirst: false, request: request)
    let names = figure.block.items.map { item -> String? in
      guard case .group(let group) = item else { return nil }
      return group.name
    }
    #expect(names == ["guide", "Rectangle", "Rectangle", "Rectangle", "guide", "label"])
  }

  @Test func `only the guides that are named move`() {
    var request = FigureRequest(annotations: .guides)
    request.sequence = .animation(guidesFirst: false)
    request.guides = [FigureRequest.Name(text: "crossAlignment")]
    let composition = FigureComposition(
      layouts: [Sketches.crossAlignment.layout, Sketches.crossAlignment.layout], request: request, listing: nil,
      theme: .book, typesetter: FixedTypesetter())
    let figure = AnimatedFigure(
      states: composition.annotatedLayouts, guidesFirst: false, request: request)
    #expect(MovingGuides(figure: figure).behind.count == 1)
  }
}
