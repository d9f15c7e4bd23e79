import Testing

@testable import PlumblineViewSource

/// More forms of the apps of large teams: functions of Objective-C, packages, and small parts of the frameworks.
@Suite struct `Parts of apps of teams` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `a function from elsewhere after 'try' runs its closure once`() {
    let code = """
      extension Catcher {
        static func run<T>(_ block: () throws -> T) throws -> T {
          var result: T?
          try run { result = try block() }
          return result!
        }
      }
      #Preview { Text("\\((try? Catcher.run { 3 }) ?? 4)") }
      """
    let found = shown(code, importing: "CatcherObjC")
    #expect(found == ["'run' is not part of the program: its closure runs once"])
  }

  @Test func `intervals of SwiftDate have a length`() {
    let code = """
      #Preview {
        Text("\\(Int(1.days.timeInterval / 30.minutes.timeInterval))")
        Text("\\(Int((Date(timeIntervalSince1970: 0) + 2.hours).timeIntervalSince1970))")
      }
      """
    #expect(shown(code, importing: "SwiftDate") == ["48", "7,200"])
  }

  @Test func `small parts of the frameworks that apps of teams use`() {
    let code = """
      struct Family: View {
        @Environment(\\.activityFamily) var family
        var body: some View { Text(family == .small ? "small" : "medium").background(BackgroundStyle.background) }
      }
      #Preview {
        Text(UIApplication.shared.alternateIconName == nil ? "own icon" : "other")
        Text(Locale.characterDirection(forLanguage: "ar") == .rightToLeft ? "right" : "left")
        Text("\\(URLRequest(url: URL(string: "https://a.example")!).cachePolicy.rawValue as UInt)")
        Family()
      }
      """
    #expect(shown(code) == ["own icon", "right", "0", "medium"])
  }
}
