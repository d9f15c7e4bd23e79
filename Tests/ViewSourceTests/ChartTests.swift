import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: Apple's documentation of Swift Charts: numbers include zero, and bars of one place are stacked in order.
@Suite struct `Charts` {
  private func views(_ code: String) throws -> [ResolvedView] {
    let text = "import SwiftUI\nimport Charts\n\(code)\n"
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: text)])
    #expect(reading.diagnostics.diagnostics.map(\.message.description) == [])
    let preview = try #require(reading.previews.first)
    return preview.view.resolved(in: Size(width: 300, height: 200)).views
  }

  private func texts(_ views: [ResolvedView]) -> [String] { views.compactMap { $0.view == "Text" ? $0.detail : nil } }

  private func bars(_ views: [ResolvedView]) -> [Rect] {
    views.filter { $0.view == "RoundedRectangle" }.map(\.frame)
  }

  private let sales = """
    struct Sale: Identifiable { var id: String; var amount: Int }
    let sales = [Sale(id: "Jan", amount: 12), Sale(id: "Feb", amount: 30), Sale(id: "Mar", amount: 24)]

    """

  @Test func `bars are as high as their values, within the plot area that the labels leave`() throws {
    let views = try views(
      sales + "#Preview { Chart(sales) { BarMark(x: .value(\"Month\", $0.id), y: .value(\"Sales\", $0.amount)) } }")
    #expect(texts(views) == ["Jan", "Feb", "Mar", "0", "10", "20", "30"])
    let bars = bars(views)
    try #require(bars.count == 3)
    // The domain is 0 to 30, so that the second bar has the height of the plot area.
    #expect(abs(bars[0].height - bars[1].height * 0.4) < 0.01)
    #expect(abs(bars[2].height - bars[1].height * 0.8) < 0.01)
    #expect(bars.allSatisfy { abs($0.maxY - bars[0].maxY) < 0.01 })
    #expect(abs((bars[1].midX - bars[0].midX) - (bars[2].midX - bars[1].midX)) < 0.01)
    #expect(bars[2].maxX < 300 && bars[1].height < 200)
  }

  @Test func `a loop is chart content, and its modifiers are those of marks`() throws {
    let views = try views(
      sales + """
        #Preview {
          Chart {
            ForEach(sales) { sale in
              if sale.amount > 20 { BarMark(x: .value("Sales", sale.amount), y: .value("Month", sale.id)) }
            }
            .opacity(0.5)
          }
          .chartXAxis(.hidden)
        }
        """)
    #expect(texts(views) == ["Feb", "Mar"])
    let bars = bars(views)
    try #require(bars.count == 2)
    #expect(bars[0].minX == bars[1].minX)
    #expect(abs(bars[1].width - bars[0].width * 0.8) < 0.01)
  }

  @Test func `bars of one place are stacked, and a legend names their series`() throws {
    let views = try views(
      """
      #Preview {
        Chart {
          BarMark(x: .value("Day", "Mon"), y: .value("Hours", 4)).foregroundStyle(by: .value("Kind", "Work"))
          BarMark(x: .value("Day", "Mon"), y: .value("Hours", 6)).foregroundStyle(by: .value("Kind", "Sleep"))
        }
      }
      """)
    #expect(texts(views) == ["Mon", "0", "2", "4", "6", "8", "10", "Work", "Sleep"])
    let bars = bars(views)
    try #require(bars.count == 2)
    #expect(abs(bars[0].minY - bars[1].maxY) < 0.01)
    #expect(abs(bars[0].height * 1.5 - bars[1].height) < 0.01)
  }

  @Test func `an axis has the values, the side and the labels that a program gives it`() throws {
    let views = try views(
      """
      #Preview {
        Chart { for x in 0...4 { LineMark(x: .value("x", x), y: .value("y", x * x)) } }
          .chartYScale(domain: 0...20)
          .chartYAxis {
            AxisMarks(position: .leading, values: [0, 10, 20]) { value in
              AxisGridLine()
              AxisValueLabel { Text("\\(value.index): \\(value.as(Int.self) ?? -1)") }
            }
          }
          .chartXAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
      }
      """)
    #expect(texts(views) == ["0", "2", "4", "0: 0", "1: 10", "2: 20"])
    let labels = views.filter { $0.view == "Text" }
    let x = labels.first { $0.detail == "2" }
    let y = labels.first { $0.detail == "1: 10" }
    #expect(try #require(y).frame.maxX < #require(x).frame.minX)
  }

  @Test(arguments: [(".log", 1), (".linear", 0), ("nil", 0)])
  func `a scale that is drawn as a linear one is reported`(type: String, count: Int) throws {
    let code = """
      import SwiftUI
      import Charts
      #Preview { Chart { LineMark(x: .value("x", 1), y: .value("y", 2)) }.chartYScale(type: \(type)) }
      """
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: code)])
    let layout = try #require(reading.previews.first).view.resolved(in: Size(width: 300, height: 200))
    #expect(layout.warnings.filter { $0.message.contains("that is not linear") }.count == count)
  }

  @Test func `a legend stands where the chart asks for it`() throws {
    func place(_ position: String) throws -> Double {
      let views = try views(
        """
        #Preview {
          Chart { BarMark(x: .value("a", "x"), y: .value("b", 3)).foregroundStyle(by: .value("c", "one")) }
            .chartLegend(position: \(position))
        }
        """)
      return try #require(views.first { $0.detail == "one" }).frame.midY
    }
    #expect(try place(".top") < 20)
    #expect(try place(".bottom") > 180)
  }
}
