import PlumblineLayout
import Testing
import PlumblineViewSource

@Suite struct `States that follow the layout` {
  private let path = "Layouts/states-follow-the-layout.swift"

  @Test(arguments: FrontEnd.allCases) func `a preference's widest value gives every label its width`(
    frontEnd: FrontEnd
  ) throws {
    let frames = try frontEnd.layouts(of: path)[0].all("frame").map(\.frame)
    let widest = try frontEnd.layouts(of: path)[0].text("Palestrina").frame.width
    #expect(frames.map(\.width) == [widest, widest, widest])
  }

  @Test(arguments: FrontEnd.allCases) func `views of the same type have separate states`(frontEnd: FrontEnd) throws {
    let layout = try frontEnd.layouts(of: path)[1]
    expect(
      layout.all("RoundedRectangle"),
      [Rect(x: 0, y: 0, width: 20, height: 30), Rect(x: 76, y: 50, width: 60, height: 30)])
  }

  @Test(arguments: FrontEnd.allCases) func `reading a frame changes states and observed objects`(
    frontEnd: FrontEnd
  ) throws {
    let layout = try frontEnd.layouts(of: path)[2]
    #expect(layout.all("Color").map(\.frame.size.height) == [40, 40, 4])
    #expect(layout.all("Color").map(\.frame.size.width) == [120, 20, 120])
  }

  @Test(arguments: FrontEnd.allCases) func `an observer runs only when its value changes, inner observers first`(
    frontEnd: FrontEnd
  ) throws {
    let layout = try frontEnd.layouts(of: path)[3]
    #expect(layout.warnings == [])
    let rows = layout.all("Color").filter { $0.frame.size.height == 10 }
    #expect(rows.map(\.frame.size.width) == [30, 30, 90, 90, 60, 60])
    #expect(layout.all("Color").filter { $0.frame.size.height == 4 }.map(\.frame.size.width) == [30.5, 31, 30.5, 39])
    #expect(layout.canvas == Size(width: 90, height: 46))
  }

  @Test(arguments: FrontEnd.allCases) func `each layout begins with the initial states`(frontEnd: FrontEnd) throws {
    let previews = try frontEnd.previews(of: path)
    #expect(previews.count > 1)
    for preview in previews {
      #expect(preview.resolved().dump == preview.resolved().dump)
    }
  }

  @Test func `a preview's own states follow the layout, separately for each preview`() throws {
    let preview = """
      #Preview {
        @Previewable @State var width: CGFloat = 10
        @Previewable @State var widths = [CGFloat]()
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 10)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 * 2; widths.append($0) }
          Color.blue.frame(width: width, height: CGFloat(widths.count) * 5)
        }
      }
      """
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: preview + "\n" + preview)])
    #expect(reading.diagnostics.diagnostics.map(\.message.description) == [])
    for preview in reading.previews {
      #expect(preview.resolved().canvas == Size(width: 80, height: 15))
      #expect(preview.resolved().canvas == Size(width: 80, height: 15))
    }
    #expect(reading.previews.count == 2)
  }

  @Test func `states that never settle are reported, and the last layout is drawn`() throws {
    let text = """
      struct Growing: View {
        @State private var width: CGFloat = 10
        var body: some View {
          Color.red.frame(width: width, height: 10)
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 + 1 }
        }
      }
      #Preview { Growing() }
      """
    let preview = try #require(ViewSource.read([SourceFile(path: "a.swift", text: text)]).previews.first)
    let layout = preview.resolved()
    #expect(layout.canvas.width == 25)
    #expect(
      layout.warnings.map(\.message) == ["the layout still changes state after 16 passes; the last pass is drawn"])
  }
}
