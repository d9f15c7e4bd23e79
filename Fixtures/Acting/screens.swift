// --- a link pushes its destination
// after: tap "Go"
// shows: "there", "Back"
// reader only: compiled views do not act in this way
struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go") { Text("there") } }
  }
}

// --- a pushed screen has a title and leads back
// after: tap "Go"
// shows: "there", "Here", "There"
// reader only: compiled views do not act in this way
struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go") { Text("there").navigationTitle("There") }.navigationTitle("Here") }
  }
}

// --- the back button leaves a screen
// after: tap "Go"; tap "Here"
// shows: "Go", "Here"
// reader only: compiled views do not act in this way
struct Example: View {
  var body: some View {
    NavigationStack { NavigationLink("Go") { Text("there") }.navigationTitle("Here") }
  }
}

// --- a value finds its destination
// after: tap "Go"
// shows: "detail 7", "Like 0", "Leave", "Back"
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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

// --- a screen that is pushed again begins anew
// after: tap "Go"; tap "Like 0"; tap "Leave"; tap "Go"
// shows: "detail 7", "Like 0", "Leave", "Back"
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: Views does not declare it
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
// reader only: compiled views do not act in this way
struct Example: View {
  @State var isShown = false
  var body: some View {
    NavigationStack { Button("Go") { isShown = true }.navigationDestination(isPresented: $isShown) { Text("there") } }
  }
}

// --- the back button of a presented destination clears its state
// after: tap "Go 0"; tap "Back"
// shows: "Go 0"
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
struct Example: View {
  var body: some View {
    NavigationStack { List(1..<3, id: \.self) { n in NavigationLink("Item \(n)") { Text("at \(n)") } } }
  }
}

// --- a sheet opens
// after: tap "Open"
// shows: "Open", "sheet"
// reader only: compiled views do not act in this way
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
  }
}

// --- a sheet that is presented from the start is drawn
// after: wait 0
// shows: "below", "sheet"
// reader only: compiled views do not act in this way
struct Example: View {
  var body: some View {
    Text("below").sheet(isPresented: .constant(true)) { Text("sheet") }
  }
}

// --- a sheet dismisses itself
// after: tap "Open"; tap "Leave"
// shows: "Open"
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.fullScreenCover(isPresented: $isShown) { Text("cover") }
  }
}

// --- an alert asks
// after: tap "Ask"
// shows: "Ask", "Sure?", "It is final.", "No", "Yes"
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Ask") { isShown = true }.alert("Done", isPresented: $isShown) {}
  }
}

// --- a dialog offers actions
// after: tap "Ask"
// shows: "-", "Ask", "Which?", "A", "B", "Cancel"
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
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
// reader only: compiled views do not act in this way
struct Example: View {
  @State var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet").presentationDetents([.medium]) }
  }
}
