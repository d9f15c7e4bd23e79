import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Forms of Swift and of its libraries in projects of single developers that were read for the first time.
@Suite struct `The code of developers' projects` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `the module os names its logger where the program has another`() {
    let code = """
      struct Logger { var name: String }
      struct Reader {
        private let logger = os.Logger(subsystem: "a", category: "b")
        let own = Logger(name: "own")
      }
      #Preview { Text(Reader().own.name) }
      """
    #expect(shown(code, importing: "os") == ["own"])
  }

  @Test func `a slider has labels before its own, as in its first form`() {
    let code = """
      #Preview {
        Slider(value: .constant(-40), in: -300...(-10), step: 1, minimumValueLabel: Text("low"),
          maximumValueLabel: Text("high"), label: { EmptyView() })
        Slider(value: .constant(0.5), minimumValueLabel: Text("0"), maximumValueLabel: Text("1"), label: {})
      }
      """
    #expect(shown(code) == ["low", "high", "0", "1"])
  }

  @Test func `dates and paths have their older forms`() {
    let code = """
      #Preview {
        Text(Date.timeIntervalSinceReferenceDate == Date().timeIntervalSinceReferenceDate ? "now" : "other")
        Text(URL(fileURLWithPath: "b.txt", relativeTo: URL(fileURLWithPath: "/a/")).path)
        Text(URL(fileURLWithPath: "/c", relativeTo: URL(fileURLWithPath: "/a/")).path)
      }
      """
    #expect(shown(code) == ["now", "/a/b.txt", "/c"])
  }

  @Test func `the algorithms give combinations and permutations in order`() {
    let code = """
      #Preview {
        Text([1, 2, 3].combinations(ofCount: 2).map { "\\($0[0])\\($0[1])" }.joined(separator: " "))
        Text("\\([1, 2, 3].permutations().count) \\([1, 2].permutations(ofCount: 1))")
        Text("\\("ab".combinations(ofCount: 0).count) \\("ab".combinations(ofCount: 3).count)")
      }
      """
    #expect(shown(code, importing: "Algorithms") == ["12 13 23", "6 [[1], [2]]", "1 0"])
  }

  @Test func `pairs of animated values have the operators of vectors`() {
    let code = """
      extension VectorArithmetic { static func * (a: Double, b: Self) -> Self { b.scaled(by: a) } }
      #Preview {
        let pair = 2 * AnimatablePair(1.5, 3.0)
        Text(verbatim: "\\(pair.first) \\(pair.second)")
        let sum = AnimatablePair(pair, 1.0) + AnimatablePair(AnimatablePair(1.0, 1.0), 2.0)
        Text(verbatim: "\\(sum.first.second) \\(sum.second) \\((pair - pair).magnitudeSquared)")
      }
      """
    #expect(shown(code) == ["3.0 6.0", "7.0 3.0 0.0"])
  }

  @Test func `a property has the type of its first color, whatever cases enumerations have`() {
    let code = """
      enum Section { case main, secondary }
      struct Note: ViewModifier {
        var color = Color(UIColor.red)
        var font = Font.body.bold()
        var fill = Color.blue.gradient
        func body(content: Content) -> some View { content.foregroundColor(color).font(font).background(fill) }
      }
      #Preview {
        Text("a").modifier(Note(color: .secondary, font: .caption.weight(.heavy)))
        Text("b").modifier(Note(color: .red.opacity(0.5), fill: Color.red.gradient))
        Text("c").modifier(Note())
      }
      """
    #expect(shown(code) == ["a", "b", "c"])
  }
}
