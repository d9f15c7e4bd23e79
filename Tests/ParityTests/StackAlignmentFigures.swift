import PlumblineLayout
import Testing

@Suite struct `Figures of stack-alignment` {
  /// Returns the frames of views of one size at the given origins.
  private func frames(_ width: Double, _ height: Double, at origins: [(Double, Double)]) -> [Rect] {
    origins.map { Rect(x: $0.0, y: $0.1, width: width, height: height) }
  }

  /// Returns the frames of the three bars of figures 05 to 09 from their leading edges.
  private func bars(_ green: Double, _ red: Double, _ blue: Double) -> [Rect] {
    [
      Rect(x: green, y: 0, width: 120, height: 50), Rect(x: red, y: 58, width: 200, height: 50),
      Rect(x: blue, y: 116, width: 180, height: 50),
    ]
  }

  @Test(arguments: FrontEnd.allCases) func `01 and 02: the texts share their centres, or their ends`(
    frontEnd: FrontEnd
  ) throws {
    let centred = try frontEnd.layout(of: "stack-alignment/01").all("Text").map(\.frame)
    #expect(centred.count == 3)
    for frame in centred { #expect(abs(frame.midX - centred[1].width / 2) <= 0.01) }
    let trailing = try frontEnd.layout(of: "stack-alignment/02").all("Text").map(\.frame)
    for frame in trailing { #expect(abs(frame.maxX - trailing[1].width) <= 0.01) }
  }

  @Test(arguments: FrontEnd.allCases) func `03 and 04: the texts share their middles, or a baseline`(
    frontEnd: FrontEnd
  ) throws {
    let centred = try frontEnd.layout(of: "stack-alignment/03").all("Text").map(\.frame)
    for frame in centred { #expect(abs(frame.midY - centred[0].height / 2) <= 0.01) }
    for (figure, guide) in [("04", "lastTextBaseline"), ("04b", "firstTextBaseline")] {
      let texts = try frontEnd.layout(of: "stack-alignment/\(figure)").all("Text")
      let baselines = try texts.map { text in
        text.frame.minY + (try #require(text.guides.first { $0.alignment == guide })).value
      }
      #expect(baselines.count == 3)
      for baseline in baselines { #expect(abs(baseline - baselines[0]) <= 0.01) }
    }
  }

  @Test(arguments: FrontEnd.allCases) func `04b: the texts wrap`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layout(of: "stack-alignment/04b")
    #expect(try layout.text("This is some much longer text").frame.height > 17)
  }

  @Test(arguments: FrontEnd.allCases) func `05: leading`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layout(of: "stack-alignment/05")
    #expect(layout.canvas == Size(width: 200, height: 166))
    expect(layout.shapes, bars(0, 0, 0))
  }

  @Test(arguments: FrontEnd.allCases) func `06: a guide at 120`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layout(of: "stack-alignment/06")
    expect(Rect(size: layout.canvas), Rect(x: 0, y: 0, width: 300, height: 166))
    expect(layout.shapes, bars(120, 0, 120))
  }

  @Test(arguments: FrontEnd.allCases) func `08: a guide at a third of the width`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layout(of: "stack-alignment/08")
    expect(Rect(size: layout.canvas), Rect(x: 0, y: 0, width: 246.667, height: 166))
    expect(layout.shapes, bars(66.667, 0, 66.667))
  }

  @Test(arguments: FrontEnd.allCases) func `09: a guide beyond the trailing edge`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layout(of: "stack-alignment/09")
    expect(Rect(size: layout.canvas), Rect(x: 0, y: 0, width: 400, height: 166))
    expect(layout.shapes, bars(220, 0, 220))
  }

  @Test(
    arguments: FrontEnd.allCases,
    [
      ("11", 200.0, [0.0, 0, 0, 0]), ("12", 266.667, [0, 66.667, 0, 66.667]), ("13", 400, [133.333, 0, 133.333, 200]),
    ]
  ) func `11 to 13: four bars in a row`(frontEnd: FrontEnd, figure: (String, Double, [Double])) throws {
    let layout = try frontEnd.layout(of: "stack-alignment/\(figure.0)")
    expect(Rect(size: layout.canvas), Rect(x: 0, y: 0, width: 224, height: figure.1))
    expect(layout.shapes, frames(50, 200, at: Array(zip([0, 58, 116, 174], figure.2))))
  }

  @Test(arguments: FrontEnd.allCases, [("14", 162.0), ("15", 216.0)])
  func `14 and 15: a circle and a column`(frontEnd: FrontEnd, figure: (String, Double)) throws {
    let layout = try frontEnd.layout(of: "stack-alignment/\(figure.0)")
    expect(Rect(size: layout.canvas), Rect(x: 0, y: 0, width: 220, height: 424))
    expect(
      layout.shapes, frames(100, 100, at: [(0, figure.1), (120, 0), (120, 108), (120, 216), (120, 324)]))
    expect(layout.all("VStack"), [Rect(x: 120, y: 0, width: 100, height: 424)])
  }

  @Test(arguments: FrontEnd.allCases) func `16 and 17: in depth, by the centres or the leading edges`(
    frontEnd: FrontEnd
  ) throws {
    let centred = try frontEnd.layout(of: "stack-alignment/16")
    expect(
      centred.shapes,
      frames(200, 200, at: [(0, 0)]) + frames(120, 120, at: [(40, 40)]) + frames(80, 40, at: [(60, 80)]))
    let leading = try frontEnd.layout(of: "stack-alignment/17")
    expect(
      leading.shapes,
      frames(200, 200, at: [(0, 0)]) + frames(120, 120, at: [(0, 40)]) + frames(80, 40, at: [(0, 80)]))
  }

  @Test(
    arguments: FrontEnd.allCases,
    [("18", [(0.0, 0.0), (50, 100), (100, 0)]), ("19", [(100, 0), (0, 50), (100, 100)])]
  ) func `18 and 19: a custom alignment on both axes`(
    frontEnd: FrontEnd, figure: (String, [(Double, Double)])
  ) throws {
    let layout = try frontEnd.layout(of: "stack-alignment/\(figure.0)")
    expect(Rect(size: layout.canvas), Rect(x: 0, y: 0, width: 200, height: 200))
    expect(layout.shapes, frames(100, 100, at: figure.1))
  }
}
