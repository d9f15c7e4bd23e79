import Testing

@testable import PlumblineViewSource

@Suite struct `Name lookup and overload resolution` {
  @Test func `a function property is called if no method with its name accepts the arguments`() {
    let filter = """
      struct Filter {
        let matches: (Int) -> Bool
        func matches(in list: [Int]) -> [Int] { list.filter { matches($0) } }
      }
      """
    let use = "#Preview { Text(\"\\(Filter(matches: { $0 > 1 }).matches(in: [1, 2, 3]).count)\") }"
    #expect(texts(of: "\(filter)\n\(use)") == ["2"])
  }

  @Test func `an operator overloaded for bindings keeps its meaning for optionals`() {
    let code = """
      func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
        Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
      }
      struct Name: View {
        @Binding var name: String
        var body: some View { Text(name) }
      }
      struct Names: View {
        @State private var missing: String?
        @State private var known: String? = "Ann"
        var body: some View {
          Name(name: $missing ?? "nobody")
          Name(name: $known ?? "nobody")
          Text(known ?? "none")
          Text(missing ?? "none")
        }
      }
      #Preview { Names() }
      """
    #expect(texts(of: code) == ["nobody", "Ann", "Ann", "none"])
  }

  @Test func `the default value in a dictionary subscript has the dictionary's value type`() {
    let code = """
      struct Sizes: View {
        @State private var sizes: [String: CGSize] = [:]
        var body: some View { Text("\\(sizes["a", default: .zero].width)") }
      }
      #Preview { Sizes() }
      """
    #expect(texts(of: code) == ["0.000000"])
  }

  @Test(arguments: [
    "UIAccessibility.isReduceMotionEnabled", "UIAccessibility.isVoiceOverRunning",
    "ProcessInfo.processInfo.isLowPowerModeEnabled",
  ])
  func `device settings have their defaults`(setting: String) {
    #expect(texts(of: "#Preview { Text(\(setting) ? \"on\" : \"off\") }") == ["off"])
  }

  @Test(arguments: ["State", ""])
  func `the initial value of a state has the state's type`(name: String) {
    let code = """
      struct Sizes: View {
        @State private var sizes: [CGSize]
        @State private var edge: Edge?
        init(count: Int) {
          self._sizes = \(name).init(initialValue: .init(repeating: .init(width: 2, height: 1), count: count))
          _edge = \(name).init(wrappedValue: .top)
        }
        var body: some View { Text(verbatim: "\\(sizes.count) \\(Int(sizes[0].width)) \\(edge == .top)") }
      }
      #Preview { Sizes(count: 3) }
      """
    #expect(texts(of: code) == ["3 2 true"])
  }
}
