import PlumblineLayout
import Testing

@testable import PlumblineFigures

@Suite struct `Films` {
  /// A layout of one square at a position.
  private func layout(x: Double, color: Color = .hex(0xFF0000)) -> ResolvedLayout {
    let square = LayoutNode.shape(.rectangle, layers: [.fill(.color(color))]).frame(width: 20, height: 20)
    return LayoutNode.zStack(alignment: .topLeading, children: [square.offset(x: x)])
      .frame(width: 100, height: 20, alignment: .topLeading).resolved()
  }

  private func film(_ layouts: [ResolvedLayout]) -> Film {
    var film = Film()
    film.frames = layouts.enumerated().map { Film.Frame(time: Double($0), layout: $1) }
    film.duration = Double(layouts.count)
    return film
  }

  private func groups(_ film: Film) -> [DisplayGroup] {
    Figures.figure(film, request: FigureRequest(), theme: .book, typesetter: FixedTypesetter()).items.compactMap {
      if case .group(let group) = $0 { group } else { nil }
    }
  }

  @Test func `a finger fades in and out, each in a quarter of its time`() throws {
    var film = film([layout(x: 0), layout(x: 10)])
    let touch = StepTouch(point: Point(x: 10, y: 10), drag: Size(width: 40, height: 0))
    film.touches = [Film.Touch(times: 0.4...1.2, touch: touch, canvas: Size(width: 100, height: 20))]
    let animation = try #require(groups(film).first { $0.name == "finger" }?.animation)
    let times = animation.keyframes.map { ($0.time * 100).rounded() / 100 }
    #expect(times == [0, 0.2, 0.3, 0.5, 0.6, 1])
    #expect(animation.keyframes.map(\.opacity) == [0, 0, 1, 1, 0, 0])
  }

  @Test func `a view that moves is one part with a place for each moment`() throws {
    let groups = groups(film([layout(x: 0), layout(x: 10), layout(x: 30)]))
    #expect(groups.count == 1)
    let animation = try #require(groups[0].animation)
    #expect(animation.isLinear && animation.duration == 3)
    #expect(animation.keyframes.map(\.transform.m31) == [0, 10, 30, 30])
    #expect(animation.keyframes.allSatisfy { $0.opacity == 1 && $0.transform.m11 == 20 })
  }

  @Test func `a view that rests is drawn once without an animation`() {
    let groups = groups(film([layout(x: 5), layout(x: 5), layout(x: 5)]))
    #expect(groups.count == 1 && groups[0].animation == nil)
  }

  @Test func `another look is a part that comes when the first goes`() throws {
    let groups = groups(film([layout(x: 0), layout(x: 0, color: .hex(0x0000FF))]))
    let animations = groups.compactMap(\.animation)
    #expect(animations.count == 2)
    func opacity(_ animation: DisplayAnimation, at time: Double) -> Double? {
      animation.keyframes.last { $0.time <= time }?.opacity
    }
    #expect(animations.map { opacity($0, at: 0.25) }.sorted { ($0 ?? 0) < ($1 ?? 0) } == [0, 1])
    #expect(animations.map { opacity($0, at: 0.25) } != animations.map { opacity($0, at: 0.75) })
  }

  @Test func `the stills of a film are equally large, whatever its views take`() {
    var film = Film()
    film.states = [20.0, 100, 60].map { side in
      Film.State(layout: LayoutNode.color(.hex(0xFF0000)).frame(width: side, height: side).resolved(), caption: "Wider")
    }
    let stills = Figures.stills(of: film, request: FigureRequest(), theme: .book, typesetter: FixedTypesetter())
    #expect(Set(stills.map(\.size)).count == 1)
    var request = FigureRequest()
    request.caption = "2. Wider"
    let alone = FigureComposition(
      layouts: [film.states[1].layout], request: request, theme: .book,
      typesetter: FixedTypesetter())
    #expect(stills.first?.size == alone.drawing.size)
  }

  @Test func `a drag is marked by a dot and an arrow`() {
    let still = Film.State(
      layout: layout(x: 0), touch: StepTouch(point: Point(x: 10, y: 10), drag: Size(width: 40, height: 0)))
    guard case .group(let finger)? = still.marked.overlay.last else {
      Issue.record("there is no mark")
      return
    }
    #expect(finger.items.count == 4)
    #expect(finger.items.bounds?.maxX == 50)
  }

  @Test func `the states of a strip end at the edges of the screen, also while a view leaves it`() {
    func strip(x: Double) -> DisplayList {
      var layout = layout(x: x)
      layout.device = Screen(size: layout.canvas)
      var film = Film()
      film.states = [Film.State(layout: layout), Film.State(layout: layout)]
      var request = FigureRequest()
      request.film = FilmRequest(.strip, steps: [])
      return Figures.figure(film, request: request, theme: .book, typesetter: FixedTypesetter())
    }
    func clips(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { count, item in
        guard case .group(let group) = item else { return count }
        return count + (group.clip == nil ? 0 : 1) + clips(group.items)
      }
    }
    #expect(strip(x: 90).size == strip(x: 40).size)
    #expect(clips(strip(x: 90).items) == 2 && clips(strip(x: 40).items) == 0)
  }

  @Test func `steps of films and strips are read`() {
    func read(_ text: String) -> FigureRequest {
      FigureRequest.reading([Preview.Directive(words: text.split(separator: " ").map(String.init), source: nil)])
        .request
    }
    #expect(read(#"film tap "More"; wait 0.5"#).film == FilmRequest(.film, steps: [.tap("More"), .wait(0.5)]))
    #expect(read(#"strip drag "Card" by 10,0"#).film?.form == .strip)
  }
}
