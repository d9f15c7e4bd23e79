// --- a row is selected
// after: tap "pear"
// shows: "apple", "pear", "pear"
struct Example: View {
  @State var fruit: String?
  var body: some View {
    VStack {
      List(selection: $fruit) {
        Text("apple").tag("apple")
        Text("pear").tag("pear")
      }
      Text(fruit ?? "none")
    }
  }
}

// --- another row is selected
// after: tap "pear"; tap "apple"
// shows: "apple", "pear", "apple"
struct Example: View {
  @State var fruit: String?
  var body: some View {
    VStack {
      List(["apple", "pear"], id: \.self, selection: $fruit) { Text($0) }
      Text(fruit ?? "none")
    }
  }
}

// --- a row of identifiable data is selected by its identity
// after: tap "Pear"
// shows: "Apple", "Pear", "2"
struct Fruit: Identifiable {
  let id: Int
  let name: String
}

struct Example: View {
  @State var chosen: Fruit.ID?
  var body: some View {
    VStack {
      List([Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear")], selection: $chosen) { Text($0.name) }

      Text(chosen.map { "\($0)" } ?? "none")
    }
  }
}

// --- a row that is not selectable does not change the selection
// after: tap "a"; tap id b
// error: nothing responds to a tap on Text "b", the front view there
struct Example: View {
  @State var chosen: String?
  var body: some View {
    List(selection: $chosen) {
      Text("a").tag("a")
      Text("b").tag("b").selectionDisabled().id("b")
    }
  }
}

// --- rows of an edited list are selected together
// after: tap "Edit"; tap "a"; tap "c"
// shows: "a", "b", "c", "ac", "Done"
struct Example: View {
  @State var chosen = Set<String>()
  var body: some View {
    NavigationStack {
      VStack {
        List(["a", "b", "c"], id: \.self, selection: $chosen) { Text($0) }
        Text(chosen.sorted().joined())
      }
      .toolbar { EditButton() }
    }
  }
}

// --- a second tap takes a row out of the selection
// after: tap "Edit"; tap "a"; tap "b"; tap "a"; tap "Done"
// shows: "a", "b", "b", "Edit"
struct Example: View {
  @State var chosen = Set<String>()
  var body: some View {
    NavigationStack {
      VStack {
        List(selection: $chosen) { ForEach(["a", "b"], id: \.self) { Text($0) } }
        Text(chosen.sorted().joined())
      }
      .toolbar { EditButton() }
    }
  }
}

// --- a row is swiped and deleted
// after: swipe "pear" left; tap "Delete"
// shows: "apple", "plum"
struct Example: View {
  @State var fruits = ["apple", "pear", "plum"]
  var body: some View {
    List { ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) } }
  }
}

// --- a swipe reveals the button that deletes
// after: swipe "pear" left
// shows: "apple", "pear", "Delete"
struct Example: View {
  @State var fruits = ["apple", "pear"]
  var body: some View {
    List { ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) } }
  }
}

// --- a swipe back hides the button
// after: swipe "pear" left; swipe "pear" right
// shows: "apple", "pear"
struct Example: View {
  @State var fruits = ["apple", "pear"]
  var body: some View {
    List { ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) } }
  }
}

// --- a tap on the row hides the button
// after: swipe "pear" left; tap "pear"
// shows: "apple", "pear"
struct Example: View {
  @State var fruits = ["apple", "pear"]
  var body: some View {
    List { ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) } }
  }
}

// --- a swipe across the whole row deletes it
// after: drag "pear" by -300,0
// shows: "apple", "plum"
struct Example: View {
  @State var fruits = ["apple", "pear", "plum"]
  var body: some View {
    List { ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) } }
  }
}

// --- a method deletes the elements at its offsets
// after: swipe "2" left; tap "Delete"
// shows: "1", "3"
struct Item: Identifiable { let id: Int }

struct Example: View {
  @State var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
  func delete(at offsets: IndexSet) {
    for index in offsets.sorted(by: >) { items.remove(at: index) }
  }
  var body: some View {
    List { ForEach(items) { Text("\($0.id)") }.onDelete(perform: delete) }
  }
}

// --- an edited row is deleted in two taps
// after: tap "Edit"; tap "Remove pear"; tap "Delete"
// shows: "apple", "Done"
struct Example: View {
  @State var fruits = ["apple", "pear"]
  var body: some View {
    NavigationStack {
      List { ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) } }
        .toolbar { EditButton() }
    }
  }
}

// --- a row that must stay has no button
// after: tap "Edit"; tap "Remove"
// error: no view is labelled 'Remove'
struct Example: View {
  @State var fruits = ["apple"]
  var body: some View {
    NavigationStack {
      List {
        ForEach(fruits, id: \.self) { Text($0).deleteDisabled(true) }.onDelete { fruits.remove(atOffsets: $0) }
      }
      .toolbar { EditButton() }
    }
  }
}

// --- a row is moved by its handle
// after: tap "Edit"; drag "Reorder apple" by 0,88
// shows: "pear", "plum", "apple", "Done"
struct Example: View {
  @State var fruits = ["apple", "pear", "plum"]
  var body: some View {
    NavigationStack {
      List {
        ForEach(fruits, id: \.self) { Text($0) }.onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
    }
  }
}

// --- a row is moved up
// after: tap "Edit"; drag "Reorder plum" by 0,-44
// shows: "apple", "plum", "pear", "Done"
struct Example: View {
  @State var fruits = ["apple", "pear", "plum"]
  var body: some View {
    NavigationStack {
      List {
        ForEach(fruits, id: \.self) { Text($0) }.onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
    }
  }
}

// --- a row is dragged without an edit button
// after: drag "plum" by 0,-88
// shows: "plum", "apple", "pear"
struct Example: View {
  @State var fruits = ["apple", "pear", "plum"]
  var body: some View {
    List { ForEach(fruits, id: \.self) { Text($0) }.onMove { fruits.move(fromOffsets: $0, toOffset: $1) } }
  }
}

// --- a state edits a list
// after: tap "Begin"; tap "Remove pear"; tap "Delete"; tap "End"
// shows: "apple", "idle", "Begin", "End"
struct Example: View {
  @State var mode = EditMode.inactive
  @State var fruits = ["apple", "pear"]
  var body: some View {
    VStack {
      List { ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) } }
        .environment(\.editMode, $mode)
      Text(mode.isEditing ? "editing" : "idle")
      Button("Begin") { mode = .active }
      Button("End") { mode = .inactive }
    }
  }
}

// --- a view knows that its list is edited
// after: tap "Edit"
// shows: "editing", "Done"
struct Mark: View {
  @Environment(\.editMode) var mode
  var body: some View {
    Text(mode?.wrappedValue == .active ? "editing" : "idle")
  }
}

struct Example: View {
  var body: some View {
    NavigationStack { Mark().toolbar { EditButton() } }
  }
}

// --- a view ends the editing itself
// after: tap "Edit"; tap "Stop"
// shows: "idle", "Stop", "Edit"
struct Mark: View {
  @Environment(\.editMode) var mode
  var body: some View {
    VStack {
      Text(mode?.wrappedValue.isEditing == true ? "editing" : "idle")
      Button("Stop") { mode?.wrappedValue = .inactive }
    }
  }
}

struct Example: View {
  var body: some View {
    NavigationStack { Mark().toolbar { EditButton() } }
  }
}

// --- a swipe reveals actions at the trailing edge
// after: swipe "letter" left; tap "Archive"
// shows: "archived", "letter"
struct Example: View {
  @State var log = "-"
  var body: some View {
    List {
      Text(log)
      Text("letter").swipeActions { Button("Archive") { log = "archived" } }
    }
  }
}

// --- a swipe reveals actions at the leading edge
// after: swipe "letter" right; tap "Read"
// shows: "read", "letter"
struct Example: View {
  @State var log = "-"
  var body: some View {
    List {
      Text(log)

      Text("letter").swipeActions(edge: .leading) { Button("Read") { log = "read" } }.swipeActions {
        Button("Archive") { log = "archived" }
      }
    }
  }
}

// --- a full swipe runs the first action
// after: drag "letter" by -320,0
// shows: "archived", "letter"
struct Example: View {
  @State var log = "-"
  var body: some View {
    List {
      Text(log)

      Text("letter").swipeActions {
        Button("Archive") { log = "archived" }
        Button("Flag") { log = "flagged" }
      }
    }
  }
}

// --- a full swipe that is not allowed reveals the actions
// after: drag "letter" by -320,0
// shows: "-", "letter", "Archive"
struct Example: View {
  @State var log = "-"
  var body: some View {
    List {
      Text(log)
      Text("letter").swipeActions(allowsFullSwipe: false) { Button("Archive") { log = "archived" } }
    }
  }
}

// --- an action with a symbol is found by its title
// after: swipe "letter" left; tap "Pin"
// shows: "pinned", "letter"
struct Example: View {
  @State var log = "-"
  var body: some View {
    List {
      Text(log)

      Text("letter").swipeActions {
        Button {
          log = "pinned"
        } label: {
          Label("Pin", systemImage: "pin")
        }.tint(.orange)
      }
    }
  }
}

// --- actions of a loop know their element
// after: swipe "b" left; tap "Remove"
// shows: "a", "c"
struct Example: View {
  @State var names = ["a", "b", "c"]
  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name).swipeActions { Button("Remove", role: .destructive) { names.removeAll { $0 == name } } }
      }
    }
  }
}

// --- a branch of an outline opens
// after: tap "fruit"
// shows: "fruit", "apple", "pear"
struct Node: Identifiable {
  let id: String
  var parts: [Node]?
}

struct Example: View {
  let nodes = [Node(id: "fruit", parts: [Node(id: "apple"), Node(id: "pear")])]
  var body: some View {
    List { OutlineGroup(nodes, children: \.parts) { Text($0.id) } }
  }
}

// --- a branch within a branch opens
// after: tap "food"; tap "fruit"
// shows: "food", "fruit", "apple"
struct Node: Identifiable {
  let id: String
  var parts: [Node]?
}

struct Example: View {
  let nodes = [Node(id: "food", parts: [Node(id: "fruit", parts: [Node(id: "apple")])])]
  var body: some View {
    List(nodes, children: \.parts) { Text($0.id) }
  }
}

// --- a branch closes
// after: tap "fruit"; tap "fruit"
// shows: "fruit", "herb"
struct Node: Identifiable {
  let id: String
  var parts: [Node]?
}

struct Example: View {
  let nodes = [Node(id: "fruit", parts: [Node(id: "apple")]), Node(id: "herb")]
  var body: some View {
    List(nodes, children: \.parts) { Text($0.id) }
  }
}

// --- rows of a binding are deleted and moved
// after: drag "c" by 0,-88; swipe "a" left; tap "Delete"
// shows: "c", "b", "cb"
struct Example: View {
  @State var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      List($names, id: \.self, editActions: .all) { $name in Text(name) }
      Text(names.joined())
    }
  }
}

// --- a loop over a binding lets rows be deleted
// after: swipe "2" left; tap "Delete"
// shows: "1", "3"
struct Item: Identifiable { let id: Int }

struct Example: View {
  @State var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
  var body: some View {
    List { ForEach($items, editActions: .delete) { $item in Text("\(item.id)") } }
  }
}

// --- a list is scrolled by a drag
// after: drag "Row 3" by 0,-400
// shows: "0", "Row 0", "Row 1", "Row 2", "Row 3", "Row 4", "Row 5", "Row 6", "Row 7", "Row 8", "Row 9", "Row 10", "Row 11", "Row 12", "Row 13", "Row 14", "Row 15", "Row 16", "Row 17", "Row 18", "Row 19", "Row 20", "Row 21", "Row 22", "Row 23", "Row 24", "Row 25", "Row 26", "Row 27", "Row 28", "Row 29"
struct Example: View {
  @State private var last = 0
  var body: some View {
    VStack(spacing: 0) {
      Text("\(last)")
      List(0..<30, id: \.self) { row in Button("Row \(row)") { last = row } }.listStyle(.plain)
    }
  }
}

// --- a row's button acts when the row is tapped beside it
// after: tap at 300,62
// shows: "last 0", "Row 0", "Row 1"
struct Example: View {
  @State private var last = -1
  var body: some View {
    VStack(spacing: 0) {
      Text("last \(last)").frame(height: 40)
      List(0..<2, id: \.self) { row in
        Button("Row \(row)") { last = row }
      }
      .listStyle(.plain)
    }
    .frame(width: 390, height: 400)
  }
}

// --- a bordered button of a row acts only where it is
// after: tap at 300,62
// error: nothing responds to a tap on ListRow "Row 0", the front view there
struct Example: View {
  @State private var last = -1
  var body: some View {
    VStack(spacing: 0) {
      Text("last \(last)").frame(height: 40)
      List(0..<2, id: \.self) { row in
        Button("Row \(row)") { last = row }.buttonStyle(.bordered)
      }
      .listStyle(.plain)
    }
    .frame(width: 390, height: 400)
  }
}

// --- a row is deleted by its swipe action, after a confirmation
// after: swipe "b" left; tap "Delete"; tap "Yes"
// shows: "a", "c"
struct Example: View {
  @State var items = ["a", "b", "c"]
  @State var doomed: String?
  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Text(item).swipeActions {
          Button("Delete", role: .destructive) { doomed = item }
        }
      }
    }
    .alert("Sure?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })) {
      Button("Yes") { items.removeAll { $0 == doomed } }
    }
  }
}

// --- a selection of several rows counts while the list is edited
// after: tap "a"; tap "c"
// shows: "2 selected", "a", "b", "c"
struct Example: View {
  @State var selection = Set<String>()
  @State var mode = EditMode.active
  var body: some View {
    VStack {
      Text("\(selection.count) selected")
      List(["a", "b", "c"], id: \.self, selection: $selection) { Text($0) }
    }
    .environment(\.editMode, $mode)
  }
}
