import PlumblineLayout
import Testing

@Suite struct `Screens act` {
  @Test(arguments: cases) func `as they are pushed and presented`(_ example: ActingCase) throws { try expect(example) }

  private static let detail = """
    struct Detail: View {
      let n: Int
      @Environment(\\.dismiss) private var dismiss
      @State private var likes = 0
      var body: some View {
        VStack { Text("detail \\(n)"); Button("Like \\(likes)") { likes += 1 }; Button("Leave") { dismiss() } }
      }
    }
    ---

    """

  static let cases: [ActingCase] = [
    ActingCase(
      "a link pushes its destination", "", #"NavigationStack { NavigationLink("Go") { Text("there") } }"#,
      after: #"tap "Go""#, shows: ["there", "Back"]),
    ActingCase(
      "a pushed screen has a title and leads back", "",
      #"NavigationStack { NavigationLink("Go") { Text("there").navigationTitle("There") }.navigationTitle("Here") }"#,
      after: #"tap "Go""#, shows: ["there", "Here", "There"]),
    ActingCase(
      "the back button leaves a screen", "",
      #"NavigationStack { NavigationLink("Go") { Text("there") }.navigationTitle("Here") }"#,
      after: #"tap "Go"; tap "Here""#, shows: ["Go", "Here"]),
    ActingCase(
      "a value finds its destination", detail,
      #"NavigationStack { NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Detail(n: $0) } }"#,
      after: #"tap "Go""#, shows: ["detail 7", "Like 0", "Leave", "Back"]),
    ActingCase(
      "a pushed screen keeps its state", detail,
      #"NavigationStack { NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Detail(n: $0) } }"#,
      after: #"tap "Go"; tap "Like 0"; tap "Like 1""#, shows: ["detail 7", "Like 2", "Leave", "Back"]),
    ActingCase(
      "a pushed screen leaves by itself", detail,
      #"NavigationStack { NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Detail(n: $0) } }"#,
      after: #"tap "Go"; tap "Leave""#, shows: ["Go"]),
    ActingCase(
      "a screen that is pushed again begins anew", detail,
      #"NavigationStack { NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Detail(n: $0) } }"#,
      after: #"tap "Go"; tap "Like 0"; tap "Leave"; tap "Go""#, shows: ["detail 7", "Like 0", "Leave", "Back"]),
    ActingCase(
      "a path shows its last screen", detail + "@State var path: [Int] = []",
      #"NavigationStack(path: $path) { Button("Deep") { path = [1, 2, 3] }.navigationDestination(for: Int.self) { Detail(n: $0) } }"#,
      after: #"tap "Deep""#, shows: ["detail 3", "Like 0", "Leave", "Back"]),
    ActingCase(
      "a link appends to the path", "@State var path: [Int] = []",
      #"VStack { Text("\(path)"); NavigationStack(path: $path) { NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Text("at \($0)") } } }"#,
      after: #"tap "Go""#, shows: ["[7]", "at 7", "Back"]),
    ActingCase(
      "leaving shortens the path", detail + "@State var path: [Int] = [1, 2]",
      #"NavigationStack(path: $path) { Text("\(path)").navigationDestination(for: Int.self) { Detail(n: $0) } }"#,
      after: #"tap "Leave""#, shows: ["detail 1", "Like 0", "Leave", "Back"]),
    ActingCase(
      "a path of several types", "@State var path = NavigationPath()",
      #"NavigationStack(path: $path) { Button("Go") { path.append(3); path.append("x") }.navigationDestination(for: Int.self) { Text("int \($0)") }.navigationDestination(for: String.self) { Text("string \($0)") } }"#,
      after: #"tap "Go""#, shows: ["string x", "Back"]),
    ActingCase(
      "a state presents a destination", "@State var isShown = false",
      #"NavigationStack { Button("Go") { isShown = true }.navigationDestination(isPresented: $isShown) { Text("there") } }"#,
      after: #"tap "Go""#, shows: ["there", "Back"]),
    ActingCase(
      "the back button of a presented destination clears its state", "@State var isShown = false",
      #"NavigationStack { Button("Go \(isShown ? 1 : 0)") { isShown = true }.navigationDestination(isPresented: $isShown) { Text("there") } }"#,
      after: #"tap "Go 0"; tap "Back""#, shows: ["Go 0"]),
    ActingCase(
      "links of a list push", "",
      #"NavigationStack { List(1..<3, id: \.self) { n in NavigationLink("Item \(n)") { Text("at \(n)") } } }"#,
      after: #"tap "Item 2""#, shows: ["at 2", "Back"]),
    ActingCase(
      "a sheet opens", "@State var isShown = false",
      #"Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }"#, after: #"tap "Open""#,
      shows: ["Open", "sheet"]),
    ActingCase(
      "a sheet that is presented from the start is drawn", "",
      #"Text("below").sheet(isPresented: .constant(true)) { Text("sheet") }"#, after: "wait 0",
      shows: ["below", "sheet"]),
    ActingCase(
      "a sheet dismisses itself", detail + "@State var isShown = false",
      #"Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Detail(n: 1) }"#,
      after: #"tap "Open"; tap "Leave""#, shows: ["Open"]),
    ActingCase(
      "a sheet reports that it was dismissed", detail + "@State var isShown = false\n@State var log = \"-\"",
      #"VStack { Text(log); Button("Open") { isShown = true } }.sheet(isPresented: $isShown, onDismiss: { log = "gone" }) { Detail(n: 1) }"#,
      after: #"tap "Open"; tap "Leave""#, shows: ["gone", "Open"]),
    ActingCase(
      "a sheet shows an item",
      "struct Item: Identifiable { let id: Int }\n---\n@State var item: Item?",
      #"Button("Open") { item = Item(id: 4) }.sheet(item: $item) { Text("item \($0.id)") }"#, after: #"tap "Open""#,
      shows: ["Open", "item 4"]),
    ActingCase(
      "a sheet presents a sheet", "@State var a = false\n@State var b = false",
      #"Button("Open") { a = true }.sheet(isPresented: $a) { Button("Next") { b = true }.sheet(isPresented: $b) { Text("second") } }"#,
      after: #"tap "Open"; tap "Next""#, shows: ["Open", "Next", "second"]),
    ActingCase(
      "a cover opens", "@State var isShown = false",
      #"Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) { Text("cover") }"#,
      after: #"tap "Open""#, shows: ["Open", "cover"]),
    ActingCase(
      "an alert asks", "@State var isShown = false",
      #"Button("Ask") { isShown = true }.alert("Sure?", isPresented: $isShown) { Button("Yes") {}; Button("No", role: .cancel) {} } message: { Text("It is final.") }"#,
      after: #"tap "Ask""#, shows: ["Ask", "Sure?", "It is final.", "No", "Yes"]),
    ActingCase(
      "an alert's button acts and closes it", "@State var isShown = false\n@State var log = \"-\"",
      #"VStack { Text(log); Button("Ask") { isShown = true } }.alert("Sure?", isPresented: $isShown) { Button("Yes") { log = "yes" } }"#,
      after: #"tap "Ask"; tap "Yes""#, shows: ["yes", "Ask"]),
    ActingCase(
      "an alert without buttons has one", "@State var isShown = false",
      #"Button("Ask") { isShown = true }.alert("Done", isPresented: $isShown) {}"#, after: #"tap "Ask"; tap "OK""#,
      shows: ["Ask"]),
    ActingCase(
      "a dialog offers actions", "@State var isShown = false\n@State var log = \"-\"",
      #"VStack { Text(log); Button("Ask") { isShown = true } }.confirmationDialog("Which?", isPresented: $isShown, titleVisibility: .visible) { Button("A") { log = "a" }; Button("B") { log = "b" } }"#,
      after: #"tap "Ask""#, shows: ["-", "Ask", "Which?", "A", "B", "Cancel"]),
    ActingCase(
      "a dialog's action closes it", "@State var isShown = false\n@State var log = \"-\"",
      #"VStack { Text(log); Button("Ask") { isShown = true } }.confirmationDialog("Which?", isPresented: $isShown) { Button("A") { log = "a" }; Button("B") { log = "b" } }"#,
      after: #"tap "Ask"; tap "B""#, shows: ["b", "Ask"]),
    ActingCase(
      "a dialog is cancelled", "@State var isShown = false",
      #"Button("Ask") { isShown = true }.confirmationDialog("Which?", isPresented: $isShown) { Button("A") {} }"#,
      after: #"tap "Ask"; tap "Cancel""#, shows: ["Ask"]),
    ActingCase(
      "a context menu opens at a long press", "@State var log = \"-\"",
      #"Text(log).contextMenu { Button("Clear") { log = "cleared" } }"#, after: #"long-press "-"; tap "Clear""#,
      shows: ["cleared"]),
    ActingCase(
      "a tap beside a sheet ends it", "@State var isShown = false",
      #"Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet").presentationDetents([.medium]) }"#,
      after: #"tap "Open"; tap at 195,30"#, shows: ["Open"]),
  ]

  @Test func `a sheet of half height stands on the lower edge`() throws {
    let acted = try Acted(
      """
      import SwiftUI
      #Preview { Color.red.sheet(isPresented: .constant(true)) { Color.blue.id("sheet").presentationDetents([.height(200)]) } }
      """)
    #expect(acted.preview.layout.canvas == Size(width: 390, height: 844))
    #expect(try acted.frame("sheet") == Rect(x: 0, y: 644, width: 390, height: 200))
  }
}
