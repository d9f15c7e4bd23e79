import PlumblineLayout
import Testing

@Suite struct `Figures of alignment-guides` {
  private let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// Returns the frames of the boxes around texts, which all have the given size.
  private func boxes(_ layout: ResolvedLayout, of size: Size) -> [Rect] {
    layout.views.filter { $0.view == "frame" && $0.frame.size == size }.map(\.frame)
  }

  @Test(arguments: FrontEnd.allCases) func `01 and 02: guides of 0, 20 and 10 share a line`(
    frontEnd: FrontEnd
  ) throws {
    let column = boxes(try frontEnd.layout(of: "alignment-guides/01"), of: Size(width: 100, height: 50))
    #expect(column.map(\.minX) == [20, 0, 10])
    let row = boxes(try frontEnd.layout(of: "alignment-guides/02"), of: Size(width: 100, height: 50))
    #expect(row.map(\.minY) == [20, 0, 10])
  }

  @Test(
    arguments: FrontEnd.allCases,
    [("04a", 290.0, [60.0, 0, 90]), ("04b", 270, [70, 70, 0]), ("04c", 370, [110, 170, 0])]
  ) func `04: only the guides of the container's alignment count`(
    frontEnd: FrontEnd, figure: (String, Double, [Double])
  ) throws {
    let layout = try frontEnd.layout(of: "alignment-guides/\(figure.0)")
    #expect(layout.canvas.width == figure.1)
    #expect(boxes(layout, of: Size(width: 200, height: 40)).map(\.minX) == figure.2)
  }

  @Test(arguments: FrontEnd.allCases) func `05: the three states of 04`(frontEnd: FrontEnd) throws {
    let states = try frontEnd.layouts(of: "Figures/alignment-guides/05.swift")
    #expect(states.map(\.canvas.width) == [290, 270, 370])
  }

  @Test(arguments: FrontEnd.allCases) func `06: frame alignment has an effect in the wide frame alone`(
    frontEnd: FrontEnd
  ) throws {
    let columns = try "abcdef".map { try #require(frontEnd.layout(of: "alignment-guides/06\($0)").all("VStack").first) }
    #expect(columns.map(\.frame.minX) == [0, 0, 0, 0, 100, 200])
  }

  @Test(arguments: FrontEnd.allCases) func `07: text alignment changes no frame`(frontEnd: FrontEnd) throws {
    let sizes = try "abc".map { try frontEnd.layout(of: "alignment-guides/07\($0)").canvas }
    #expect(Set(sizes).count == 1)
  }

  @Test(arguments: FrontEnd.allCases) func `08: each label's distance to the line is its height`(
    frontEnd: FrontEnd
  ) throws {
    let layout = try frontEnd.layout(of: "alignment-guides/08")
    let line = try #require(layout.all("Rectangle").first).frame.minX
    #expect(days.count == 7)
    for (day, height) in zip(days, [50.0, 70, 90, 40, 70, 40, 40]) {
      let text = try #require(layout.views.firstIndex { $0.detail == day })
      let padding = layout.views[try #require(layout.views[text].parent)].frame
      #expect(abs(line - padding.minX - height) <= 0.01)
    }
  }

  @Test(arguments: FrontEnd.allCases) func `09: the arrow's centre meets the selected day's`(
    frontEnd: FrontEnd
  ) throws {
    for (figure, day) in zip("abcdefg", days) {
      let layout = try frontEnd.layout(of: "alignment-guides/09\(figure)")
      let arrow = try #require(layout.all("Image").first).frame
      #expect(abs(arrow.midY - (try layout.text(day).frame.midY)) <= 0.01)
    }
  }

  @Test(arguments: FrontEnd.allCases) func `11: a state for each day of 09`(frontEnd: FrontEnd) throws {
    #expect(try frontEnd.layouts(of: "Figures/alignment-guides/11.swift").count == 7)
  }

  @Test(arguments: FrontEnd.allCases) func `13: the views move until their guides meet`(frontEnd: FrontEnd) throws {
    let states = try frontEnd.layouts(of: "Figures/alignment-guides/13.swift").map { $0.shapes.map(\.frame.minX) }
    #expect(states == [[0, 0, 0], [75, 0, 200]])
  }

  @Test(arguments: FrontEnd.allCases) func `14: two boxes coincide, or are 20 apart`(frontEnd: FrontEnd) throws {
    let states = try "abcd".map { figure in
      let layout = try frontEnd.layout(of: "alignment-guides/14\(figure)")
      let texts = layout.all("padding").map(\.frame)
      #expect(texts.count == 2)
      return (first: texts[0], second: texts[1])
    }
    expect(states[0].first, states[0].second)
    #expect(abs(states[1].second.minY - states[1].first.maxY - 20) <= 0.01)
    #expect(abs(states[2].first.minX - states[2].second.maxX - 20) <= 0.01)
    #expect(abs(states[3].first.minY - states[3].second.maxY - 20) <= 0.01)
  }

  @Test(arguments: FrontEnd.allCases) func `16: the text reaches the corner only beside a colour`(
    frontEnd: FrontEnd
  ) throws {
    let layout = try frontEnd.layout(of: "alignment-guides/16")
    let stacks = layout.all("ZStack").map(\.frame)
    let texts = layout.all("Text").map(\.frame)
    #expect(stacks.count == 2)
    expect(stacks[0], texts[0])
    #expect(abs(stacks[0].midX - 100) <= 0.01)
    expect(stacks[1], Rect(x: 220, y: 0, width: 200, height: 150))
    #expect(texts[1].origin == stacks[1].origin)
  }

  @Test(arguments: FrontEnd.allCases) func `17: the frame's alignment moves the stack to the corner`(
    frontEnd: FrontEnd
  ) throws {
    let layout = try frontEnd.layout(of: "alignment-guides/17")
    #expect(layout.canvas == Size(width: 300, height: 400))
    #expect(try #require(layout.all("ZStack").first).frame.origin == .zero)
  }
}
