import PlumblineLayout
import Testing

@Suite struct `One declaration for both front ends` {
  private let path = "Layouts/one-declaration.swift"

  @Test(arguments: FrontEnd.allCases) func `a safe area inset stands on its alignment`(frontEnd: FrontEnd) throws {
    let layouts = try frontEnd.layouts(of: path)
    let small = layouts.prefix(2).map { layout in
      layout.all("Color").map(\.frame).first { $0.width == 20 && $0.height == 10 }
    }
    #expect(small == [Rect(x: 80, y: 50, width: 20, height: 10), Rect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test(arguments: FrontEnd.allCases) func `a bar in the safe area takes its length and the spacing`(
    frontEnd: FrontEnd
  ) throws {
    let frames = try frontEnd.layouts(of: path)[2].all("Color").map(\.frame)
    #expect(frames == [Rect(x: 0, y: 0, width: 100, height: 46), Rect(x: 80, y: 50, width: 20, height: 10)])
  }

  @Test(arguments: FrontEnd.allCases) func `a badge of zero is none`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layouts(of: path)[3]
    #expect(layout.all("Spacer").isEmpty)
    #expect(layout.all("Text").count == 2)
  }

  @Test(arguments: FrontEnd.allCases) func `compiled and interpreted code redact, style and ignore alike`(
    frontEnd: FrontEnd
  ) throws {
    let other: FrontEnd = frontEnd == .compiled ? .interpreted : .compiled
    #expect(try frontEnd.layouts(of: path).map(\.dump) == other.layouts(of: path).map(\.dump))
    #expect(try frontEnd.layouts(of: path).map(\.warnings).allSatisfy(\.isEmpty))
  }

  @Test(arguments: FrontEnd.allCases) func `an empty view is no header of a section`(frontEnd: FrontEnd) throws {
    let rows = try frontEnd.layouts(of: "Layouts/unusual-arguments.swift")[29].all("ListRow").map(\.frame)
    #expect(rows.map(\.minY) == [0, 17, 56])
  }
}
