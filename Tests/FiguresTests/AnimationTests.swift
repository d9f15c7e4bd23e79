import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Animations` {
  private func state(_ x: Double, guide: Double) -> ResolvedLayout {
    Sketch(
      "VStack", Rect(x: 0, y: 0, width: 100, height: 50),
      children: [
        .rectangle(Rect(x: x, y: 0, width: 40, height: 20), .red, guides: [.horizontal("leading", guide, .explicit)]),
        .rectangle(Rect(x: 0, y: 30, width: 40, height: 20), .blue, guides: [.horizontal("leading", x + guide)]),
      ]
    ).layout
  }

  private func animations(_ items: [DisplayItem]) -> [(name: String?, animation: DisplayAnimation)] {
    items.flatMap { item -> [(name: String?, animation: DisplayAnimation)] in
      guard case .group(let group) = item else { return [] }
      return (group.animation.map { [(group.name, $0)] } ?? []) + animations(group.items)
    }
  }

  @Test func `a view moves from state to state and back, and one that stays does not move`() {
    var request = FigureRequest()
    request.sequence = .animation(guidesFirst: false)
    let figure = Figures.figure(
      [state(0, guide: 0), state(60, guide: 0)], request: request, theme: .book, typesetter: FixedTypesetter())
    let found = animations(figure.items)
    #expect(found.map(\.name) == ["Rectangle"])
    #expect(found.first?.animation.keyframes.map(\.transform.m31) == [0, 0, 60, 60, 0])
    #expect(found.first?.animation.keyframes.map(\.time) == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func `guides move before views`() {
    var request = FigureRequest(annotations: [.guides])
    request.sequence = .animation(guidesFirst: true)
    let figure = Figures.figure(
      [state(0, guide: 0), state(60, guide: 10)], request: request, theme: .book, typesetter: FixedTypesetter())
    let view = animations(figure.items).first { $0.name == "Rectangle" }?.animation.keyframes
    let guide = animations(figure.items).first { $0.name == "guide" }?.animation.keyframes
    #expect(view?.prefix(5).map(\.transform.m31) == [0, 0, 0, 0, 60])
    #expect(guide?.prefix(5).map(\.transform.m31) == [0, 0, 10, 10, 70])
    #expect(view?.prefix(5).map(\.time) == [0, 0.125, 0.25, 0.3, 0.45])
  }

  @Test func `stills of guides that move first show the intermediate step`() {
    var request = FigureRequest(annotations: [.guides])
    request.sequence = .animation(guidesFirst: true)
    let stills = Figures.stills(
      of: [state(0, guide: 0), state(60, guide: 10)], request: request, theme: .book, typesetter: FixedTypesetter())
    #expect(stills.count == 3)
    #expect(Set(stills.map(\.size)).count == 1)
    #expect(stills.allSatisfy { animations($0.items).isEmpty })
  }

  @Test func `stills have the figure's caption and the width that it requests`() {
    var request = FigureRequest()
    request.sequence = .animation(guidesFirst: false)
    func stills() -> [DisplayList] {
      Figures.stills(
        of: [state(0, guide: 0), state(60, guide: 0)], request: request, theme: .book, typesetter: FixedTypesetter())
    }
    let plain = stills()
    request.caption = "Two states"
    let captioned = stills()
    #expect(captioned.count == 2)
    #expect(captioned.allSatisfy { $0.size.height > plain[0].size.height })
    request.width = plain[0].size.width * 0.75
    #expect(stills().allSatisfy { $0.size.width <= plain[0].size.width * 0.75 })
  }

  @Test func `states of different trees fade into each other`() {
    var request = FigureRequest()
    request.sequence = .animation(guidesFirst: false)
    let figure = Figures.figure(
      [state(0, guide: 0), Sketches.texts.layout], request: request, theme: .book, typesetter: FixedTypesetter())
    #expect(
      animations(figure.items).map { $0.animation.keyframes.map(\.opacity) } == [[1, 1, 0, 0, 1], [0, 0, 1, 1, 0]])
  }

  @Test func `callouts of a state are visible during that state`() throws {
    func state(_ text: String) -> ResolvedLayout {
      Sketch.rectangle(Rect(x: 0, y: 0, width: 40, height: 40))
        .with { $0.annotations = [Annotation(kind: "callout", arguments: [text])] }.layout
    }
    var request = FigureRequest()
    request.sequence = .animation(guidesFirst: false)
    let figure = Figures.figure(
      [state("here"), state("there")], request: request, theme: .book, typesetter: FixedTypesetter())
    let remarks = animations(figure.items).filter { $0.name == "remarks" }.map(\.animation)
    #expect(remarks.map { $0.keyframes.map(\.opacity) } == [[1, 1, 0, 0, 1], [0, 0, 1, 1, 0]])
  }
}
