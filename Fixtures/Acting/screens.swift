// --- a link pushes its destination
// after: tap "Go"
// shows: "there", "Back"
struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go") { Text("there") } }
  }
}

// --- a pushed screen has a title and leads back
// after: tap "Go"
// shows: "there", "Here", "There"
struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go") { Text("there").navigationTitle("There") }.navigationTitle("Here") }
  }
}

// --- the back button leaves a screen
// after: tap "Go"; tap "Here"
// shows: "Go", "Here"
struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go") { Text("there") }.navigationTitle("Here") }
  }
}

// --- a value finds its destination
// after: tap "Go"
// shows: "detail 7", "Like 0", "Leave", "Back"
struct Detail: View {
  let n: Int
  @Environment(\.dismiss) private var dismiss
  @State var likes = 0
  var body: some View {
    VStack {
      Text("detail \(n)")
      Button("Like \(likes)") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }
}

struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Detail(n: $0) } }
  }
}

// --- a pushed screen keeps its state
// after: tap "Go"; tap "Like 0"; tap "Like 1"
// shows: "detail 7", "Like 2", "Leave", "Back"
struct Detail: View {
  let n: Int
  @Environment(\.dismiss) private var dismiss
  @State var likes = 0
  var body: some View {
    VStack {
      Text("detail \(n)")
      Button("Like \(likes)") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }
}

struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Detail(n: $0) } }
  }
}

// --- a pushed screen leaves by itself
// after: tap "Go"; tap "Leave"
// shows: "Go"
struct Detail: View {
  let n: Int
  @Environment(\.dismiss) private var dismiss
  @State var likes = 0
  var body: some View {
    VStack {
      Text("detail \(n)")
      Button("Like \(likes)") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }
}

struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Detail(n: $0) } }
  }
}

// --- a screen that is pushed again has its initial states
// after: tap "Go"; tap "Like 0"; tap "Leave"; tap "Go"
// shows: "detail 7", "Like 0", "Leave", "Back"
struct Detail: View {
  let n: Int
  @Environment(\.dismiss) private var dismiss
  @State var likes = 0
  var body: some View {
    VStack {
      Text("detail \(n)")
      Button("Like \(likes)") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }
}

struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Detail(n: $0) } }
  }
}

// --- a path shows its last screen
// after: tap "Deep"
// shows: "detail 3", "Like 0", "Leave", "Back"
struct Detail: View {
  let n: Int
  @Environment(\.dismiss) private var dismiss
  @State var likes = 0
  var body: some View {
    VStack {
      Text("detail \(n)")
      Button("Like \(likes)") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }
}

struct Example: View {
  @State var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Deep") { path = [1, 2, 3] }.navigationDestination(for: Int.self) { Detail(n: $0) }
    }
  }
}

// --- a link appends to the path
// after: tap "Go"
// shows: "[7]", "at 7", "Back"
struct Example: View {
  @State var path: [Int] = []
  var body: some View {
    VStack {
      Text("\(path)")

      NavigationStack(path: $path) {
        NavigationLink("Go", value: 7).navigationDestination(for: Int.self) { Text("at \($0)") }
      }
    }
  }
}

// --- leaving shortens the path
// after: tap "Leave"
// shows: "detail 1", "Like 0", "Leave", "Back"
struct Detail: View {
  let n: Int
  @Environment(\.dismiss) private var dismiss
  @State var likes = 0
  var body: some View {
    VStack {
      Text("detail \(n)")
      Button("Like \(likes)") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }
}

struct Example: View {
  @State var path: [Int] = [1, 2]
  var body: some View {
    NavigationStack(path: $path) { Text("\(path)").navigationDestination(for: Int.self) { Detail(n: $0) } }
  }
}

// --- a path of several types
// after: tap "Go"
// shows: "string x", "Back"
struct Example: View {
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") {
        path.append(3)
        path.append("x")
      }.navigationDestination(for: Int.self) { Text("int \($0)") }.navigationDestination(for: String.self) {
        Text("string \($0)")
      }
    }
  }
}

// --- a state presents a destination
// after: tap "Go"
// shows: "there", "Back"
struct Example: View {
  @State var isShown = false
  var body: some View {
    NavigationStack { Button("Go") { isShown = true }.navigationDestination(isPresented: $isShown) { Text("there") } }
  }
}

// --- the back button of a presented destination clears its state
// after: tap "Go 0"; tap "Back"
// shows: "Go 0"
struct Example: View {
  @State var isShown = false
  var body: some View {
    NavigationStack {
      Button("Go \(isShown ? 1 : 0)") { isShown = true }.navigationDestination(isPresented: $isShown) { Text("there") }
    }
  }
}

// --- links of a list push
// after: tap "Item 2"
// shows: "at 2", "Back"
struct Example: View {
  var body: some View {
    NavigationStack { List(1..<3, id: \.self) { n in NavigationLink("Item \(n)") { Text("at \(n)") } } }
  }
}

// --- a sheet opens
// after: tap "Open"
// shows: "Open", "sheet"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
  }
}

// --- a sheet that is presented from the start is drawn
// after: wait 0
// shows: "below", "sheet"
struct Example: View {
  var body: some View {
    Text("below").sheet(isPresented: .constant(true)) { Text("sheet") }
  }
}

// --- a sheet dismisses itself
// after: tap "Open"; tap "Leave"
// shows: "Open"
struct Detail: View {
  let n: Int
  @Environment(\.dismiss) private var dismiss
  @State var likes = 0
  var body: some View {
    VStack {
      Text("detail \(n)")
      Button("Like \(likes)") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }
}

struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Detail(n: 1) }
  }
}

// --- a sheet reports that it was dismissed
// after: tap "Open"; tap "Leave"
// shows: "gone", "Open"
struct Detail: View {
  let n: Int
  @Environment(\.dismiss) private var dismiss
  @State var likes = 0
  var body: some View {
    VStack {
      Text("detail \(n)")
      Button("Like \(likes)") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }
}

struct Example: View {
  @State var isShown = false
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Open") { isShown = true }
    }.sheet(isPresented: $isShown, onDismiss: { log = "gone" }) { Detail(n: 1) }
  }
}

// --- a sheet shows an item
// after: tap "Open"
// shows: "Open", "item 4"
struct Item: Identifiable { let id: Int }

struct Example: View {
  @State var item: Item?
  var body: some View {
    Button("Open") { item = Item(id: 4) }.sheet(item: $item) { Text("item \($0.id)") }
  }
}

// --- a sheet presents a sheet
// after: tap "Open"; tap "Next"
// shows: "Open", "Next", "second"
struct Example: View {
  @State var a = false
  @State var b = false
  var body: some View {
    Button("Open") { a = true }.sheet(isPresented: $a) {
      Button("Next") { b = true }.sheet(isPresented: $b) { Text("second") }
    }
  }
}

// --- a cover opens
// after: tap "Open"
// shows: "Open", "cover"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) { Text("cover") }
  }
}

// --- an alert is presented
// after: tap "Ask"
// shows: "Ask", "Sure?", "It is final.", "No", "Yes"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Ask") { isShown = true }.alert("Sure?", isPresented: $isShown) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    } message: {
      Text("It is final.")
    }
  }
}

// --- an alert's button acts and closes it
// after: tap "Ask"; tap "Yes"
// shows: "yes", "Ask"
struct Example: View {
  @State var isShown = false
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { isShown = true }
    }.alert("Sure?", isPresented: $isShown) { Button("Yes") { log = "yes" } }
  }
}

// --- an alert without buttons has one
// after: tap "Ask"; tap "OK"
// shows: "Ask"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Ask") { isShown = true }.alert("Done", isPresented: $isShown) {}
  }
}

// --- a dialog offers actions
// after: tap "Ask"
// shows: "-", "Ask", "Which?", "A", "B", "Cancel"
struct Example: View {
  @State var isShown = false
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { isShown = true }
    }.confirmationDialog("Which?", isPresented: $isShown, titleVisibility: .visible) {
      Button("A") { log = "a" }
      Button("B") { log = "b" }
    }
  }
}

// --- a dialog's action closes it
// after: tap "Ask"; tap "B"
// shows: "b", "Ask"
struct Example: View {
  @State var isShown = false
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { isShown = true }
    }.confirmationDialog("Which?", isPresented: $isShown) {
      Button("A") { log = "a" }
      Button("B") { log = "b" }
    }
  }
}

// --- a dialog is cancelled
// after: tap "Ask"; tap "Cancel"
// shows: "Ask"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Ask") { isShown = true }.confirmationDialog("Which?", isPresented: $isShown) { Button("A") {} }
  }
}

// --- a context menu opens at a long press
// after: long-press "-"; tap "Clear"
// shows: "cleared"
struct Example: View {
  @State var log = "-"
  var body: some View {
    Text(log).contextMenu { Button("Clear") { log = "cleared" } }
  }
}

// --- a tap beside a sheet ends it
// after: tap "Open"; tap at 195,30
// shows: "Open"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet").presentationDetents([.medium]) }
  }
}

// --- an alert as a value is presented
// after: tap "Ask"
// shows: "Ask", "Sure?", "It is final.", "No", "Yes"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Ask") { isShown = true }.alert(isPresented: $isShown) {
      Alert(
        title: Text("Sure?"), message: Text("It is final."), primaryButton: .destructive(Text("Yes")),
        secondaryButton: .cancel(Text("No")))
    }
  }
}

// --- an alert as a value acts and closes
// after: tap "Ask"; tap "Yes"
// shows: "yes", "Ask"
struct Example: View {
  @State var isShown = false
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { isShown = true }
    }
    .alert(isPresented: $isShown) {
      Alert(
        title: Text("Sure?"), primaryButton: .default(Text("Yes")) { log = "yes" }, secondaryButton: .cancel())
    }
  }
}

// --- an alert about an item
// after: tap "Ask"; tap "OK"
// shows: "none", "Ask"
struct Item: Identifiable { let id: Int }

struct Example: View {
  @State var item: Item?
  var body: some View {
    VStack {
      Text(item.map { "\($0.id)" } ?? "none")
      Button("Ask") { item = Item(id: 3) }
    }
    .alert(item: $item) { Alert(title: Text("Item \($0.id)"), dismissButton: .default(Text("OK"))) }
  }
}

// --- an action sheet offers actions
// after: tap "Ask"; tap "Copy"
// shows: "copied", "Ask"
struct Example: View {
  @State var isShown = false
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { isShown = true }
    }
    .actionSheet(isPresented: $isShown) {
      ActionSheet(title: Text("Which?"), buttons: [.default(Text("Copy")) { log = "copied" }, .cancel()])
    }
  }
}

// --- a popover opens as a sheet on a phone
// after: tap "Open"
// shows: "Open", "inside"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.popover(isPresented: $isShown) { Text("inside") }
  }
}

// --- an inspector opens as a sheet on a phone
// after: tap "Open"
// shows: "Open", "details"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown.toggle() }.inspector(isPresented: $isShown) { Text("details") }
  }
}

// --- a selection in a sidebar leads to the detail on a phone
// after: tap "pear"
// shows: "detail of pear", "Fruit"
struct Example: View {
  @State var chosen: String?
  var body: some View {
    NavigationSplitView {
      List(["apple", "pear"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Fruit")
    } detail: {
      Text(chosen.map { "detail of \($0)" } ?? "nothing")
    }
  }
}

// --- the way back from a detail ends the selection
// after: tap "pear"; tap "Fruit"
// shows: "apple", "pear", "Fruit"
struct Example: View {
  @State var chosen: String?
  var body: some View {
    NavigationSplitView {
      List(["apple", "pear"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Fruit")
    } detail: {
      Text(chosen.map { "detail of \($0)" } ?? "nothing")
    }
  }
}

// --- a link with a value selects it in a sidebar
// after: tap "pear"
// shows: "detail of pear", "Back"
struct Example: View {
  @State var chosen: String?
  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        NavigationLink("apple", value: "apple")
        NavigationLink("pear", value: "pear")
      }
    } detail: {
      Text(chosen.map { "detail of \($0)" } ?? "nothing")
    }
  }
}

// --- three columns follow each other on a phone
// after: tap "fruit"; tap "pear"
// shows: "detail of pear", "Back"
struct Example: View {
  @State var kind: String?
  @State var chosen: String?
  var body: some View {
    NavigationSplitView {
      List(["fruit", "herbs"], id: \.self, selection: $kind) { Text($0) }
    } content: {
      List(kind == "fruit" ? ["apple", "pear"] : ["basil"], id: \.self, selection: $chosen) { Text($0) }
    } detail: {
      Text(chosen.map { "detail of \($0)" } ?? "nothing")
    }
  }
}

// --- a stack in a detail leads back to the sidebar
// after: tap "pear"; tap "more"; tap "Pear"
// shows: "more", "Fruit", "Pear"
struct Example: View {
  @State var chosen: String?
  var body: some View {
    NavigationSplitView {
      List(["pear"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Fruit")
    } detail: {
      NavigationStack {
        NavigationLink("more") { Text("much more") }.navigationTitle("Pear")
      }
    }
  }
}

// --- a column is preferred on a phone
// after: wait 0
// shows: "second", "Back"
struct Example: View {
  @State var column = NavigationSplitViewColumn.detail
  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("first")
    } detail: {
      Text("second")
    }
  }
}

// --- a menu within a menu opens, and its button closes both
// after: tap "Options"; tap "More"; tap "Reset"
// shows: "1", "Options"
struct Example: View {
  @State var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Menu("Options") { Menu("More") { Button("Reset") { count += 1 } } }
    }
  }
}

// --- an alert with a field stays open while text is entered
// after: tap "Rename"; set "Name" to "Ada"; tap "Save"
// shows: "Ada", "Rename"
struct Example: View {
  @State var isAsking = false
  @State var text = ""
  @State var name = "-"
  var body: some View {
    VStack {
      Text(name)
      Button("Rename") { isAsking = true }
    }
    .alert("New name", isPresented: $isAsking) {
      TextField("Name", text: $text)
      Button("Save") { name = text }
    }
  }
}

// --- a sheet is pulled down
// after: tap "Show"; swipe "sheet" down
// shows: "dismissed", "Show"
struct Example: View {
  @State var isShown = false
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Show") { isShown = true }
    }
    .sheet(isPresented: $isShown, onDismiss: { log = "dismissed" }) { Text("sheet") }
  }
}

// --- a sheet that the user cannot dismiss stays
// after: tap "Show"; swipe "sheet" down
// shows: "Show", "sheet"
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Text("sheet").interactiveDismissDisabled() }
  }
}

// --- an alert shows the description of an error
// after: tap "Load"
// shows: "Load", "No paper", "Add some.", "OK"
enum Failure: LocalizedError {
  case empty
  var errorDescription: String? { "No paper" }
}

struct Example: View {
  @State var isShown = false
  @State var failure: Failure?
  var body: some View {
    Button("Load") {
      failure = .empty
      isShown = true
    }
    .alert(isPresented: $isShown, error: failure) { _ in
      Button("OK") {}
    } message: { _ in
      Text("Add some.")
    }
  }
}

// --- the program's own action opens a link
// after: tap "Site"
// shows: "app://start", "Site"
// reader only: the action of compiled views does not take a handler
struct Example: View {
  @State var opened = "-"
  var body: some View {
    VStack {
      Text(opened)
      Link("Site", destination: URL(string: "app://start")!)
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url.absoluteString
        return .handled
      })
  }
}

// --- a sheet is in front of what is below
// after: tap "Open"; tap "Open"
// error: the sheet is in front of Button "Open"
struct Example: View {
  @State private var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Sheet") }
  }
}

// --- an alert is in front of what is below
// after: tap "Ask"; tap "Other"
// error: the alert is in front of Button "Other"
struct Example: View {
  @State private var isAsked = false
  var body: some View {
    VStack {
      Button("Ask") { isAsked = true }
      Button("Other") {}
    }
    .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
  }
}

// --- a suggestion completes a search
// after: set "Search" to "ap"; tap "apple"
// shows: "text apple", "apple", "apple", "Cancel"
struct Example: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      Text("text \(text)").searchable(text: $text) {
        ForEach(["apple", "pear"].filter { $0.hasPrefix(text) }, id: \.self) { fruit in
          Text(fruit).searchCompletion(fruit)
        }
      }
    }
  }
}

// --- a search is cancelled
// after: set "Search" to "milk"; tap "Cancel"
// shows: "text ", "Search"
struct Example: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      Text("text \(text)").searchable(text: $text)
    }
  }
}

// --- scopes of a search appear with its text
// after: set "Search" to "a"; tap "Old"
// shows: "scope old", "a", "Cancel", "New", "Old"
struct Example: View {
  @State private var text = ""
  @State private var scope = "new"
  var body: some View {
    NavigationStack {
      Text("scope \(scope)").searchable(text: $text).searchScopes($scope) {
        Text("New").tag("new")
        Text("Old").tag("old")
      }
    }
  }
}

// --- a search is submitted
// after: set "Search" to "milk"; submit "Search"
// shows: "found milk", "milk", "Cancel"
struct Example: View {
  @State private var text = ""
  @State private var found = ""
  var body: some View {
    NavigationStack {
      Text("found \(found)").searchable(text: $text).onSubmit(of: .search) { found = text }
    }
  }
}

// --- a view knows that it is searched, and ends the search
// after: tap "Search"; tap "Stop"; tap "Search"
// shows: "searching", "Stop", "Search", "Cancel"
struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    VStack {
      Text(isSearching ? "searching" : "idle")
      Button("Stop") { dismissSearch() }
    }
  }
}
struct Example: View {
  @State private var text = ""
  var body: some View {
    NavigationStack { Results().searchable(text: $text) }
  }
}

// --- a state begins a search
// after: tap "Find"
// shows: "on", "Find", "Search", "Cancel"
struct Example: View {
  @State private var text = ""
  @State private var isSearching = false
  var body: some View {
    NavigationStack {
      VStack {
        Text(isSearching ? "on" : "off")
        Button("Find") { isSearching = true }
      }
      .searchable(text: $text, isPresented: $isSearching)
    }
  }
}

// --- a sheet is dragged up to its next height
// after: tap "Show"; drag "medium" by 0,-300
// shows: "Show", "large"
struct Example: View {
  @State private var isShown = false
  @State private var detent = PresentationDetent.medium
  var body: some View {
    Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
      Text(detent == .large ? "large" : "medium").presentationDetents([.medium, .large], selection: $detent)
    }
  }
}

// --- a sheet is dragged down to its lower height and then closed
// after: tap "Show"; drag "large" by 0,300; swipe "medium" down
// shows: "Show"
struct Example: View {
  @State private var isShown = false
  @State private var detent = PresentationDetent.large
  var body: some View {
    Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
      Text(detent == .large ? "large" : "medium").presentationDetents([.medium, .large], selection: $detent)
    }
  }
}

// --- a sheet of an item shows it, and its dismissal clears it
// after: tap "Show B"; tap "Close"
// shows: "none", "Show A", "Show B"
struct Example: View {
  struct Item: Identifiable { let id: String }
  @State var item: Item?
  var body: some View {
    VStack {
      Text(item?.id ?? "none")
      Button("Show A") { item = Item(id: "A") }
      Button("Show B") { item = Item(id: "B") }
    }
    .sheet(item: $item) { item in Button("Close") { self.item = nil } }
  }
}

// --- the onDismiss of a sheet runs after the state is false
// after: tap "Open"; tap "Close"
// shows: "false dismissed", "Open"
struct Example: View {
  @State var isOpen = false
  @State var log = ""
  var body: some View {
    VStack {
      Text("\(isOpen.description)\(log)")
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen, onDismiss: { log = isOpen ? " too early" : " dismissed" }) {
      Button("Close") { isOpen = false }
    }
  }
}

// --- an alert with a message and two buttons acts by the cancel button
// after: tap "Ask"; tap "No"
// shows: "cancelled", "Ask"
struct Example: View {
  @State var asks = false
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { asks = true }
    }
    .alert("Sure?", isPresented: $asks) {
      Button("Yes") { log = "done" }
      Button("No", role: .cancel) { log = "cancelled" }
    } message: {
      Text("It cannot be undone.")
    }
  }
}

// --- an alert that presents a value gives it to the action
// after: tap "Ask"; tap "Delete Ada"
// shows: "deleted Ada", "Ask"
struct Example: View {
  @State var asks = false
  @State var name: String? = "Ada"
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { asks = true }
    }
    .alert("Sure?", isPresented: $asks, presenting: name) { name in
      Button("Delete \(name)", role: .destructive) { log = "deleted \(name)" }
    } message: { name in
      Text(name)
    }
  }
}

// --- a dialog's title is visible if it is requested
// after: tap "More"
// shows: "More", "What now?", "Copy", "Cancel"
struct Example: View {
  @State var isOpen = false
  var body: some View {
    Button("More") { isOpen = true }
      .confirmationDialog("What now?", isPresented: $isOpen, titleVisibility: .visible) {
        Button("Copy") {}
      }
  }
}

// --- an action of the environment dismisses the cover
// after: tap "Open"; tap "Done"
// shows: "Open"
struct Example: View {
  @State var isOpen = false
  var body: some View {
    Button("Open") { isOpen = true }
      .fullScreenCover(isPresented: $isOpen) { Inner() }
  }
}
struct Inner: View {
  @Environment(\.dismiss) var dismiss
  @Environment(\.isPresented) var isPresented
  var body: some View {
    VStack {
      Text(isPresented ? "presented" : "plain")
      Button("Done") { dismiss() }
    }
  }
}

// --- a path of three screens is emptied at once
// after: tap "Deep"; tap "Root"
// shows: "Deep", "Home"
struct Example: View {
  @State var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Deep") { path = [1, 2, 3] }
        .navigationTitle("Home")
        .navigationDestination(for: Int.self) { n in
          Button("Root") { path.removeAll() }.navigationTitle("Level \(n)")
        }
    }
  }
}

// --- a path knows its count
// after: tap "Push"; tap "Push again"
// shows: "2 deep", "Push again", "Back"
struct Example: View {
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("Push") { path.append(1) }
        .navigationDestination(for: Int.self) { n in
          VStack {
            Text("\(path.count) deep")
            Button("Push again") { path.append("s") }
          }
        }
        .navigationDestination(for: String.self) { _ in
          VStack {
            Text("\(path.count) deep")
            Button("Push again") {}
          }
        }
    }
  }
}

// --- a pushed screen appears once at each push
// after: tap "Open"; tap "Back"; tap "Open"
// shows: "appeared 2", "Back"
struct Example: View {
  @State var count = 0
  var body: some View {
    NavigationStack {
      NavigationLink {
        Text("appeared \(count)").onAppear { count += 1 }
      } label: {
        Text("Open")
      }
    }
  }
}

// --- a screen dismisses itself and the screen that presented it
// after: tap "Open"; tap "Deeper"; tap "Close all"
// shows: "closed", "Open"
struct Example: View {
  struct First: View {
    @Environment(\.dismiss) var dismiss
    @State var isDeeper = false
    var body: some View {
      Button("Deeper") { isDeeper = true }.sheet(isPresented: $isDeeper) { Second { dismiss() } }
    }
  }
  struct Second: View {
    @Environment(\.dismiss) var dismiss
    var closeAll: () -> Void
    var body: some View {
      Button("Close all") {
        dismiss()
        closeAll()
      }
    }
  }
  @State var isOpen = false
  @State var isClosed = false
  var body: some View {
    VStack {
      if isClosed { Text("closed") }
      Button("Open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      isClosed = true
    } content: {
      First()
    }
  }
}
