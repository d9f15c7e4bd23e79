import PlumblineLayout
import Testing

@Suite struct `Layouts after steps` {
  @Test func `a view follows the drag`() throws {
    let acted = try Acted(
      """
      import SwiftUI
      struct Example: View {
        @State var offset = CGSize.zero
        var body: some View {
          Color.red.frame(width: 20, height: 20).id("dot").offset(offset)
            .gesture(DragGesture().onChanged { offset = $0.translation }).frame(width: 200, height: 100)
        }
      }
      #Preview { Example() }
      """, after: "drag id dot by 30,10")
    #expect(try acted.frame("dot") == Rect(x: 120, y: 50, width: 20, height: 20))
  }

  /// Rule: <doc:Screens#Bars-above-scrolled-content>.
  @Test(arguments: [
    ("", "", 96.0), ("", #"scroll "Row 3" by 0,-200"#, 44), ("", #"scroll "Row 3" by 0,-10"#, 96),
    (".navigationBarTitleDisplayMode(.inline)", #"scroll "Row 3" by 0,-10"#, 44),
  ]) func `a navigation bar is low above scrolled content`(mode: String, steps: String, height: Double) throws {
    let acted = try Acted(
      """
      import SwiftUI
      #Preview {
        NavigationStack {
          List(0..<40, id: \\.self) { Text("Row \\($0)").id($0) }.navigationTitle("Shopping")\(mode)
        }
      }
      """, after: steps)
    let layout = acted.preview.layout
    let bars = layout.views.filter { $0.view == "NavigationBar" }
    #expect(bars.map(\.frame.height) == [height])
    let title = try #require(layout.views.first { $0.detail == "Shopping" })
    // A title in a low bar is in the middle.
    #expect((abs(title.frame.midX - 195) < 1) == (height == 44))
  }

  @Test func `scrolled content keeps its place when the bar becomes low`() throws {
    let source = """
      import SwiftUI
      #Preview { NavigationStack { List(0..<40, id: \\.self) { Text("Row \\($0)").id($0) }.navigationTitle("T") } }
      """
    func frame(after steps: String) throws -> Rect {
      try #require(Acted(source, after: steps).preview.layout.views.first { $0.detail == "Row 9" }).frame
    }
    #expect(try frame(after: #"scroll "Row 3" by 0,-200"#) == frame(after: "").offsetBy(dx: 0, dy: -200))
  }

  @Test func `a sheet of half height stands on the lower edge`() throws {
    let acted = try Acted(
      """
      import SwiftUI
      #Preview { Color.red.sheet(isPresented: .constant(true)) { Color.blue.id("sheet").presentationDetents([.height(200)]) } }
      """)
    #expect(acted.preview.layout.canvas == Size(width: 390, height: 844))
    #expect(try acted.frame("sheet") == Rect(x: 0, y: 644, width: 390, height: 200))
  }

  /// Rules: <doc:Screens#Sheets> and <doc:Screens#Questions>.
  @Test(arguments: [
    ("sheet", "", Rect(x: 0, y: 57, width: 390, height: 753)),
    ("sheet", ".presentationDetents([.medium])", Rect(x: 0, y: 433.5, width: 390, height: 376.5)),
    ("sheet", ".presentationDetents([.height(200)])", Rect(x: 0, y: 610, width: 390, height: 200)),
    ("fullScreenCover", "", Rect(x: 0, y: 47, width: 390, height: 763)),
  ]) func `presented content keeps the safe area`(kind: String, modifier: String, frame: Rect) throws {
    let acted = try Acted(
      """
      import SwiftUI
      #Preview { Color.red.id("root").\(kind)(isPresented: .constant(true)) { Color.blue.id("content")\(modifier) } }
      """, safeArea: EdgeInsets(top: 47, bottom: 34))
    #expect(try acted.frame("content") == frame)
    #expect(try acted.frame("root") == Rect(x: 0, y: 47, width: 390, height: 763))
  }

  /// Rule: <doc:Screens#Sheets>.
  @Test(arguments: [("", true), (".presentationDetents([.medium])", false)])
  func `the status bar is white above a sheet of full height`(modifier: String, isWhite: Bool) throws {
    let acted = try Acted(
      """
      import SwiftUI
      #Preview { Color.red.sheet(isPresented: .constant(true)) { Color.blue\(modifier) } }
      """, safeArea: EdgeInsets(top: 47, bottom: 34), showsStatusBar: true)
    var surroundings = EnvironmentValues()
    if isWhite { surroundings.colorScheme = .dark }
    var screen = Screen(size: Size(width: 390, height: 844), safeArea: EdgeInsets(top: 47, bottom: 34))
    screen.showsStatusBar = true
    let bar = Preview(view: .color(.red)).resolved(environment: surroundings, device: screen).overlay.first
    #expect(bar != nil && acted.preview.layout.overlay.first == bar)
  }

  /// Rule: <doc:Screens#Navigation-bars>.
  @Test(arguments: [
    ("NavigationStack { CONTENT }", 91.0),
    (#"Text("x").sheet(isPresented: .constant(true)) { NavigationStack { CONTENT } }"#, 113.0),
  ])
  func `a navigation bar is higher in a sheet`(code: String, top: Double) throws {
    let content = "Color.red.id(\"page\").navigationTitle(\"T\").navigationBarTitleDisplayMode(.inline)"
    let acted = try Acted(
      "import SwiftUI\n#Preview { \(code.replacing("CONTENT", with: content)) }",
      safeArea: EdgeInsets(top: 47, bottom: 34))
    #expect(try acted.frame("page").minY == top)
  }

  /// Rule: <doc:Screens#Questions>.
  @Test func `a question's buttons have the system's fonts, and an alert shows fields below its message`() throws {
    let alert = try Acted(
      #"""
      import SwiftUI
      #Preview {
        Color.red.alert("Login", isPresented: .constant(true)) {
          TextField("Name", text: .constant("")); SecureField("Word", text: .constant(""))
          Button("Cancel", role: .cancel) {}; Button("OK") {}; Button("Help") {}
        } message: { Text("Say who") }
      }
      """#)
    #expect(alert.texts == ["Login", "Say who", "Name", "Word", "OK", "Help", "Cancel"])
    let fields = alert.preview.layout.views.filter { $0.view == "TextField" || $0.view == "SecureField" }
    #expect(fields.map(\.frame.width) == [225, 225])
    #expect(fields[1].frame.minY - fields[0].frame.minY == 34.5)
    // The fixed typesetter's lines are as high as their font.
    let dialog = try Acted(
      #"""
      import SwiftUI
      #Preview { Color.red.confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Yes") {} }.font(.caption) }
      """#)
    let heights = dialog.preview.layout.views.filter { $0.role == .text }.map(\.frame.height)
    #expect(heights == [20, 20])
  }

  /// Rule: <doc:Lists#Rows>.
  @Test func `a constant edit mode shows the marks of rows`() throws {
    let acted = try Acted(
      #"""
      import SwiftUI
      #Preview {
        List { ForEach(0..<2) { Text("Row \($0)") }.onDelete { _ in } }.environment(\.editMode, .constant(.active))
      }
      """#)
    let marks = acted.preview.layout.views.filter { $0.detail == "minus.circle.fill" }
    #expect(marks.count == 2)
  }

  @Test func `a dialog's last button ends at the safe area`() throws {
    let source = #"""
      import SwiftUI
      #Preview { Color.red.confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Yes") {} } }
      """#
    for (bottom, end) in [(34.0, 810.0), (0, 836)] {
      let acted = try Acted(source, safeArea: EdgeInsets(top: 47, bottom: bottom))
      let cancel = acted.preview.layout.views.first { $0.role == .text && $0.detail == "Cancel" }
      #expect(cancel?.frame.midY == end - 57.0 / 2)
    }
  }

  @Test(arguments: [("", 300.0), ("tap \"Last\"", 200), ("tap \"Last\"; tap \"First\"", 300)])
  func `a proxy scrolls as far as it is needed`(_ steps: String, _ maxY: Double) throws {
    let acted = try Acted(
      """
      import SwiftUI
      struct Example: View {
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView {
              VStack(spacing: 0) {
                Button("Last") { proxy.scrollTo("last") }.frame(height: 100).id("first")
                Button("First") { proxy.scrollTo("first", anchor: .top) }.frame(height: 100)
                Color.red.frame(height: 100).id("last")
              }
            }
          }
          .frame(width: 100, height: 200)
        }
      }
      #Preview { Example() }
      """, after: steps)
    #expect(try acted.frame("last").maxY == maxY)
  }

  @Test func `a divider in an open menu is a band of 8 between its items, and nothing before and after them`() throws {
    let menu = "Menu(\"Sort\") { Divider(); Button(\"A\") {}; Divider(); Button(\"B\") {}; Divider() }"
    let acted = try Acted("import SwiftUI\n#Preview { \(menu) }", after: "tap \"Sort\"")
    let texts = acted.preview.layout.views.filter { $0.detail == "A" || $0.detail == "B" }.map(\.frame.midY)
    #expect(texts.count == 2 && texts[1] - texts[0] == 44 + 8)
    let content = try #require(acted.preview.layout.views.first { $0.view == "MenuContent" })
    #expect(content.frame.height == 96.0)
  }
}
