import PlumblineLayout
import Testing

@Suite struct `Figures of across-stacks` {
  /// Returns the first baselines of the two titles.
  private func baselines(of layout: ResolvedLayout) throws -> [Double] {
    try ["Bell Peppers", "Chili Peppers"].map { title in
      let text = try layout.text(title)
      return text.frame.minY + (try #require(text.guides.first { $0.alignment == "firstTextBaseline" })).value
    }
  }

  @Test(arguments: FrontEnd.allCases) func `01: the titles do not line up`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layout(of: "across-stacks/01")
    let stacks = layout.all("VStack").map(\.frame)
    #expect(stacks.count == 2)
    #expect(abs(stacks[0].midY - stacks[1].midY) <= 0.01)
    let baselines = try baselines(of: layout)
    #expect(abs(baselines[0] - baselines[1]) > 5)
  }

  @Test(arguments: FrontEnd.allCases) func `02: the bottoms of both stacks line up`(frontEnd: FrontEnd) throws {
    let stacks = try frontEnd.layout(of: "across-stacks/02").all("VStack").map(\.frame)
    #expect(stacks.count == 2)
    #expect(abs(stacks[0].maxY - stacks[1].maxY) <= 0.01)
  }

  @Test(arguments: FrontEnd.allCases) func `03: the titles line up`(frontEnd: FrontEnd) throws {
    let baselines = try baselines(of: try frontEnd.layout(of: "across-stacks/03"))
    #expect(abs(baselines[0] - baselines[1]) <= 0.01)
  }

  @Test(arguments: FrontEnd.allCases) func `the images keep their aspect ratios`(frontEnd: FrontEnd) throws {
    let images = try frontEnd.layout(of: "across-stacks/01").all("Image").map(\.frame)
    #expect(images.count == 2)
    #expect(abs(images[0].width / images[0].height - 0.75) <= 0.001)
    #expect(abs(images[1].width / images[1].height - 4 / 3) <= 0.001)
  }
}
