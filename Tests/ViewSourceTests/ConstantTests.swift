import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Cached constant values` {
  private func views(_ text: String) -> [ResolvedView] {
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: text)])
    #expect(reading.diagnostics.diagnostics.isEmpty)
    return reading.previews.flatMap { $0.resolved().views }
  }

  /// The paints of a file's colours.
  private func paints(_ text: String) -> [Paint] {
    views(text).flatMap(\.items).compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
  }

  @Test func `are the same in every row`() {
    let colors = paints("#Preview { ForEach(0..<4) { _ in Color(red: 0.2, green: 0.4, blue: 0.6) } }")
    #expect(colors.count == 4)
    #expect(Set(colors).count == 1)
  }

  @Test func `are not cached if the program computes them`() {
    let colors = paints(
      """
      var count = 0.0
      extension Color { static var next: Color { count += 0.25; return Color(white: count) } }
      extension Color { init(step: Double) { count += step; self.init(white: count) } }
      #Preview {
        ForEach(0..<2) { _ in Color.next }
        ForEach(0..<2) { _ in Color(step: 0.125) }
      }
      """)
    #expect(Set(colors).count == 4)
  }

  @Test func `are evaluated again for a different expected type`() {
    let texts = views(
      """
      func name(_ alignment: HorizontalAlignment) -> String { alignment == .center ? "horizontal" : "other" }
      func name(_ point: UnitPoint) -> String { point == .center ? "point" : "other" }
      #Preview {
        ForEach(0..<3) { _ in Text(name(HorizontalAlignment.center)) }
        ForEach(0..<3) { _ in Text(name(UnitPoint.center)) }
      }
      """
    ).compactMap(\.detail)
    #expect(texts == ["horizontal", "horizontal", "horizontal", "point", "point", "point"])
  }

  @Test func `differ for different numbers`() {
    let texts = views(
      """
      func half(_ n: Double) -> Double { CGSize(width: n, height: 2).width / 2 }
      #Preview { ForEach(1..<4) { n in Text("\\(half(Double(n)))") } }
      """
    ).compactMap(\.detail)
    #expect(texts == ["0.500000", "1.000000", "1.500000"])
  }
}
