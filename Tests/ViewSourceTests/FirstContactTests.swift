import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Forms of Swift and of Apple's libraries that apps use, found when they were read for the first time.
@Suite struct `Code at first contact` {
  private func shown(_ code: String, importing imports: String = "") -> [String] {
    AppCode.shown(code, importing: imports)
  }

  @Test func `a case with values distinguishes overloads from a case without them`() {
    let code = """
      enum Kind { case picker, editor }
      enum Scope { case picker(Int), editor(Int) }
      extension View {
        func sheet(of kind: Kind) -> some View { Text("kind") }
        func sheet(of scope: Scope) -> some View { Text("scope") }
      }
      #Preview { Text("a").sheet(of: .picker(3)) }
      #Preview { Text("a").sheet(of: .picker) }
      """
    #expect(shown(code) == ["scope", "kind"])
  }

  @Test func `cases of one name are told apart by their labels`() {
    let code = """
      enum Shift { case by(x: Int), by(y: Int) }
      func text(_ shift: Shift) -> String {
        switch shift {
        case .by(x: let x): "x\\(x)"
        case .by(y: let y): "y\\(y)"
        }
      }
      #Preview { Text(text(.by(x: 1))); Text(text(.by(y: 2))) }
      """
    #expect(shown(code) == ["x1", "y2"])
  }

  @Test func `sequences are compared by a function`() {
    let code = """
      #Preview {
        Text([1, 2].elementsEqual(["1", "2"], by: { "\\($0)" == $1 }) ? "equal" : "other")
        Text([1, 2].elementsEqual(["1"], by: { "\\($0)" == $1 }) ? "equal" : "other")
      }
      """
    #expect(shown(code) == ["equal", "other"])
  }

  @Test func `a formatter knows the position of its text`() {
    let code = """
      func text(isSentence: Bool) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .listItem
        if isSentence { formatter.formattingContext = .beginningOfSentence }
        return formatter.localizedString(fromTimeInterval: -86400)
      }
      func grouped(_ isOn: Bool) -> String {
        let formatter = NumberFormatter()
        formatter.hasThousandSeparators = isOn
        formatter.formattingContext = .standalone
        return formatter.string(from: 1234) ?? ""
      }
      #Preview { Text(text(isSentence: true)); Text(text(isSentence: false)); Text(grouped(true)); Text(grouped(false)) }
      """
    #expect(shown(code) == ["Yesterday", "yesterday", "1,234", "1234"])
  }

  @Test func `a slider's labels may stand in front of its own`() {
    let code = """
      #Preview {
        Slider(
          value: .constant(12.0), in: 10...20, step: 1, minimumValueLabel: Text("10"), maximumValueLabel: Text("20"),
          label: { Text("Size") })
      }
      """
    #expect(shown(code) == ["10", "20"])
  }

  @Test func `a style of the interface is a colour scheme`() {
    let code = """
      #Preview {
        Text(ColorScheme(UIUserInterfaceStyle.dark) == .dark ? "dark" : "other")
        Text(ColorScheme(.unspecified) == nil ? "none" : "other")
      }
      """
    #expect(shown(code) == ["dark", "none"])
  }

  @Test func `an image of UIKit without contents draws nothing`() {
    let code = AppCode("#Preview { VStack(spacing: 0) { Text(\"a\"); Image(uiImage: UIImage()) } }")
    #expect(code.messages == [])
    #expect(code.texts == ["a"])
  }

  @Test func `panes of settings stand as rows whose labels end at one line`() {
    let code = """
      #Preview {
        Settings.Container(contentWidth: 200) {
          Settings.Section(title: "Short") { Text("one") }
          Settings.Section(title: "Much longer") { Text("two") }
        }
      }
      """
    #expect(shown(code, importing: "Settings") == ["Short", "one", "Much longer", "two"])
  }

  @Test func `a page that is not presented leaves its view`() {
    let code = """
      #Preview {
        Text("a").safariView(isPresented: .constant(false)) { SafariView(url: URL(string: "https://a.org")!) }
      }
      """
    #expect(shown(code, importing: "BetterSafariView") == ["a"])
  }

  @Test func `a value behind a lock is read and changed`() {
    let code = """
      struct State { var names: [String] = [] }
      func names() -> String {
        let state = LockIsolated(State())
        state.withValue { $0.names.append("a") }
        return state.names.joined() + "\\(state.value.names.count)"
      }
      #Preview { Text(names()) }
      """
    #expect(shown(code, importing: "ConcurrencyExtras") == ["a1"])
  }

  @Test func `a pipeline of images is configured`() {
    let code = """
      func size() -> Int {
        var configuration = ImagePipeline.Configuration(dataLoader: DataLoader())
        let cache = try? DataCache(name: "images")
        cache?.sizeLimit = 300
        configuration.dataCache = cache
        let pipeline = ImagePipeline(configuration: configuration)
        return (pipeline.configuration.dataCache as? DataCache)?.sizeLimit ?? 0
      }
      #Preview { Text("\\(size())") }
      """
    #expect(shown(code, importing: "Nuke") == ["300"])
  }

  @Test func `Markdown has the sizes and margins of its theme`() {
    let code = AppCode(
      """
      let text = \"\"\"
        # Title
        One
        *two*

        - first
        - second
          1. inner
        \"\"\"
      #Preview { Markdown(text) }
      """, importing: "MarkdownUI")
    #expect(code.messages == [])
    #expect(code.texts == ["Title", "One two", "first", "second", "1.", "inner"])
    // A marker is one and a half sizes of 17 points wide, rounded, before the distance of a label's title.
    let frames = code.views.filter { $0.view == "Text" }.map(\.frame)
    #expect(frames[2].minX > 26)
  }

  @Test func `a theme of Markdown is changed`() {
    let code = AppCode(
      """
      let own = Theme().text { FontSize(30) }
        .codeBlock { block in VStack { Text(block.language ?? "none"); block.label } }
      #Preview { Markdown("```swift\\nlet a = 1\\n```").markdownTheme(own) }
      #Preview { Markdown { "Large" }.markdownTextStyle(\\.text) { FontSize(50) } }
      """, importing: "MarkdownUI")
    #expect(code.messages == [])
    #expect(code.texts == ["swift", "let a = 1", "Large"])
    let heights = code.views.filter { $0.view == "Text" }.map(\.frame.height)
    // The texts have 30 points, the other one 50.
    #expect(heights[2] - heights[1] >= 20)
  }

  @Test func `nil is no member of a type that is not known`() {
    let code = """
      struct Own: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Text(text(configuration)) }
        func text(_ own: Configuration) -> String { own.role == .destructive ? "red" : "blue" }
      }
      #Preview { Button("a") {}.buttonStyle(Own()) }
      #Preview { Button("a", role: .destructive) {}.buttonStyle(Own()) }
      """
    #expect(shown(code, importing: "Elsewhere") == ["blue", "red"])
  }

  @Test func `a builder's implicit member is one of its components`() {
    let code = """
      let dashes = Regex { Repeat(2...) { CharacterClass(.anyOf("_-")) } }
      let number = Regex { OneOrMore { .digit } }
      #Preview {
        Text("a -- b".contains(dashes) ? "yes" : "no")
        Text("a - b".contains(dashes) ? "yes" : "no")
        Text("a1".contains(number) ? "yes" : "no")
      }
      """
    #expect(shown(code, importing: "RegexBuilder") == ["yes", "no", "yes"])
  }

  @Test func `an integer of a value from elsewhere is reported, and the rest is drawn`() {
    let code = AppCode("#Preview { Text(\"\\(Int64(Source(seed: 2).next()) + 1)\") }", importing: "Elsewhere")
    #expect(code.texts == ["1"])
    #expect(code.messages.count == 1)
    #expect(code.messages.first?.hasSuffix("0 stands for it") == true)
  }

  @Test(arguments: [("red", 1), ("nil", 0)])
  func `an extension may give a view of AppKit a colour through its layer`(color: String, areas: Int) {
    let code = AppCode(
      """
      extension NSView {
        var backgroundColor: NSColor? {
          get { layer?.backgroundColor.flatMap { NSColor(cgColor: $0) } }
          set { layer?.backgroundColor = newValue?.cgColor }
        }
      }
      struct Own: NSViewRepresentable {
        func makeNSView(context: Context) -> NSView {
          let view = NSView()
          view.wantsLayer = true
          let color: NSColor? = \(color == "nil" ? "nil" : "." + color)
          view.backgroundColor = color
          return view
        }
        func updateNSView(_ view: NSView, context: Context) {}
      }
      #Preview { Own().frame(width: 20, height: 20) }
      """)
    #expect(code.messages == [])
    #expect(code.views.count { $0.view == "Rectangle" } == areas)
  }

  @Test func `a key of optional preferences has no default value of its own`() {
    let code = """
      struct Item: Equatable { let name: String; init(name: String) { self.name = name } }
      struct Last: PreferenceKey {
        typealias Value = Item?
        static func reduce(value: inout Item?, nextValue: () -> Item?) { value = nextValue() ?? value }
      }
      struct All: PreferenceKey {
        static var defaultValue: [Item] { [] }
        static func reduce(value: inout [Item], nextValue: () -> [Item]) { value.append(contentsOf: nextValue()) }
      }
      struct Names: View {
        var body: some View {
          VStack {
            Text("a").preference(key: All.self, value: [.init(name: "x")]).preference(key: Last.self, value: Item(name: "z"))
            Text("b").preference(key: All.self, value: [.init(name: "y")])
          }
          .overlayPreferenceValue(All.self) { Text($0.map(\\.name).joined()) }
          .overlayPreferenceValue(Last.self) { Text($0?.name ?? "none") }
        }
      }
      #Preview { Names() }
      """
    #expect(shown(code, importing: "Elsewhere") == ["a", "b", "xy", "z"])
  }

  @Test func `sets and dictionaries are made with a capacity`() {
    let code = """
      func count() -> Int {
        var free: Set<Int> = .init(minimumCapacity: 240)
        let names = Dictionary<String, Int>(minimumCapacity: 4)
        return (free.popFirst() ?? 7) + names.count
      }
      #Preview { Text("\\(count())") }
      """
    #expect(shown(code, importing: "Elsewhere") == ["7"])
  }

  @Test func `the value of an anchor's preference has the type of its key's values`() {
    let code = """
      struct Place { let name: String; let anchor: Anchor<CGRect> }
      struct Places: PreferenceKey {
        static var defaultValue: [Place] { [] }
        static func reduce(value: inout [Place], nextValue: () -> [Place]) { value += nextValue() }
      }
      #Preview {
        Text("a").anchorPreference(key: Places.self, value: .bounds) { [.init(name: "here", anchor: $0)] }
          .overlayPreferenceValue(Places.self) { places in Text(places.first?.name ?? "none") }
      }
      """
    #expect(shown(code, importing: "Elsewhere") == ["a", "here"])
  }
}
