import PlumblineLayout
import Testing

@Suite struct `Figures of custom-center` {
  private func centres(_ frontEnd: FrontEnd, _ figure: String) throws -> (title: Double, time: Double) {
    let layout = try frontEnd.layout(of: "custom-center/\(figure)")
    #expect(layout.canvas == Size(width: 390, height: 200))
    return (try layout.text("Timer").frame.midX, try layout.text("13:18:14.812").frame.midX)
  }

  @Test(arguments: FrontEnd.allCases) func `02 to 04: the title is aligned with the centre or an end of the row`(
    frontEnd: FrontEnd
  ) throws {
    for (figure, edge) in [("02", \Rect.midX), ("03", \.minX), ("04", \.maxX)] {
      let layout = try frontEnd.layout(of: "custom-center/\(figure)")
      let row = try #require(layout.all("HStack").first).frame
      #expect(abs(try layout.text("Timer").frame[keyPath: edge] - row[keyPath: edge]) <= 0.01)
    }
  }

  @Test(arguments: FrontEnd.allCases) func `05: title and timestamp share a centre that is not the canvas's`(
    frontEnd: FrontEnd
  ) throws {
    let (title, time) = try centres(frontEnd, "05")
    #expect(abs(title - time) <= 0.01)
    #expect(abs(title - 195) > 1)
  }

  @Test(arguments: FrontEnd.allCases, ["01", "06"]) func `01 and 06: everything is centred on the canvas`(
    frontEnd: FrontEnd, figure: String
  ) throws {
    let (title, time) = try centres(frontEnd, figure)
    #expect(abs(title - 195) <= 0.01)
    #expect(abs(time - 195) <= 0.01)
  }

  @Test(arguments: FrontEnd.allCases) func `07: the title's centre is at a quarter of the timestamp`(
    frontEnd: FrontEnd
  ) throws {
    let layout = try frontEnd.layout(of: "custom-center/07")
    let time = try layout.text("13:18:14.812").frame
    #expect(abs(try layout.text("Timer").frame.midX - (time.minX + time.width / 4)) <= 0.01)
  }
}
