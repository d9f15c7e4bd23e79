// --- submit moves the focus along a chain
// after: set "First" to "a"; submit "First"; submit "Last"
// shows: "a", "Last", "Mail", "mail"
struct Example: View {
  enum Field: Hashable { case first, last, mail }
  @State private var first = ""
  @State private var last = ""
  @State private var mail = ""
  @FocusState private var field: Field?
  var body: some View {
    VStack {
      TextField("First", text: $first).focused($field, equals: .first)
      TextField("Last", text: $last).focused($field, equals: .last)
      TextField("Mail", text: $mail).focused($field, equals: .mail)
      Text(field.map { "\($0)" } ?? "none")
    }
    .onSubmit {
      switch field {
      case .first: field = .last
      case .last: field = .mail
      default: field = nil
      }
    }
  }
}

// --- a button ends the focus, and a change of focus validates
// after: set "Age" to "7x"; tap "Done"
// shows: "7x", "invalid", "Done", "no"
struct Example: View {
  @State private var age = ""
  @State private var message = "-"
  @FocusState private var isFocused: Bool
  var body: some View {
    VStack {
      TextField("Age", text: $age).focused($isFocused)
      Text(message)
      Button("Done") { isFocused = false }
      Text(isFocused ? "yes" : "no")
    }
    .onChange(of: isFocused) { old, new in
      if old && !new { message = Int(age) == nil ? "invalid" : "valid" }
    }
  }
}

// --- a search keeps its results when it is cancelled by the program
// after: set "Search" to "ap"; submit "Search"; tap "Cancel"
// shows: "found ap", "apple", "pear", "Search"
struct Example: View {
  @State private var query = ""
  @State private var found = "-"
  let names = ["apple", "pear"]
  var shown: [String] { query.isEmpty ? names : names.filter { $0.hasPrefix(query) } }
  var body: some View {
    NavigationStack {
      List {
        Text(found)
        ForEach(shown, id: \.self) { Text($0) }
      }
      .searchable(text: $query)
      .onSubmit(of: .search) { found = "found \(query)" }
    }
  }
}

// --- tokens filter
// after: tap "Red"; tap "Red"
// shows: "Red", "tokens 1", "rose", "Search"
struct Token: Identifiable, Hashable { let id: String }
struct Example: View {
  @State private var query = ""
  @State private var tokens: [Token] = []
  let plants = [("rose", "red"), ("grass", "green")]
  var body: some View {
    NavigationStack {
      List {
        Button("Red") { if tokens.isEmpty { tokens = [Token(id: "red")] } }
        Text("tokens \(tokens.count)")
        ForEach(plants.filter { plant in tokens.allSatisfy { $0.id == plant.1 } }, id: \.0) { Text($0.0) }
      }
      .searchable(text: $query, tokens: $tokens) { Text($0.id) }
    }
  }
}

// --- scopes filter beside the text
// after: set "Search" to "a"; tap "Herbs"
// shows: "basil", "a", "Cancel", "Fruit", "Herbs"
struct Example: View {
  enum Scope: String, CaseIterable { case fruit = "Fruit", herbs = "Herbs" }
  @State private var query = ""
  @State private var scope = Scope.fruit
  var names: [String] { scope == .fruit ? ["apple", "pear"] : ["basil", "thyme"] }
  var body: some View {
    NavigationStack {
      List(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { Text($0) }
        .searchable(text: $query)
        .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) } }
    }
  }
}

// --- a path pops two of three at once
// after: tap "Deep"; tap "Up two"
// shows: "level 1", "Up two", "Back"
struct Example: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Deep") { path.append(contentsOf: [1, 2, 3]) }
        .navigationDestination(for: Int.self) { n in
          VStack {
            Text("level \(n)")
            Button("Up two") { if path.count > 2 { path.removeLast(2) } }
          }
        }
    }
  }
}

// --- a heterogeneous path goes back by one
// after: tap "Go"; tap "Back"
// shows: "int 3", "count 1", "Back"
struct Example: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") {
        path.append(3)
        path.append("x")
      }
      .navigationDestination(for: Int.self) { n in
        VStack {
          Text("int \(n)")
          Text("count \(path.count)")
        }
      }
      .navigationDestination(for: String.self) { Text("string \($0)") }
    }
  }
}

// --- a destination of an item is pushed and cleared
// after: tap "Open"; tap "Back"
// shows: "none", "Open"
struct Place: Identifiable, Hashable { let id: Int }
struct Example: View {
  @State private var place: Place?
  var body: some View {
    NavigationStack {
      VStack {
        Text(place.map { "\($0.id)" } ?? "none")
        Button("Open") { place = Place(id: 5) }
      }
      .navigationDestination(item: $place) { Text("place \($0.id)") }
    }
  }
}

// --- a pushed screen dismisses by the environment and its parent knows
// after: tap "Go"; tap "Save"
// shows: "saved", "Go"
struct Editor: View {
  @Binding var text: String
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Save") {
      text = "saved"
      dismiss()
    }
  }
}
struct Example: View {
  @State private var text = "-"
  var body: some View {
    NavigationStack {
      VStack {
        Text(text)
        NavigationLink("Go") { Editor(text: $text) }
      }
    }
  }
}

// --- a picker that navigates selects and returns
// after: tap "Flavor"; tap "Mint"
// shows: "Flavor", "Mint", "chose mint"
struct Example: View {
  enum Flavor: String { case vanilla, mint }
  @State private var flavor = Flavor.vanilla
  var body: some View {
    NavigationStack {
      Form {
        Picker("Flavor", selection: $flavor) {
          Text("Vanilla").tag(Flavor.vanilla)
          Text("Mint").tag(Flavor.mint)
        }
        .pickerStyle(.navigationLink)
        Text("chose \(flavor.rawValue)")
      }
    }
  }
}

// --- a detail clears the selection and a narrow split view goes back
// after: tap "pear"; tap "Close"
// shows: "apple", "pear", "Fruit"
struct Example: View {
  @State private var chosen: String?
  var body: some View {
    NavigationSplitView {
      List(["apple", "pear"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Fruit")
    } detail: {
      if let chosen {
        VStack {
          Text("detail of \(chosen)")
          Button("Close") { self.chosen = nil }
        }
      } else {
        Text("nothing")
      }
    }
  }
}

// --- a sheet's detent is selected by the program
// after: tap "Open"; tap "Grow"; wait 5
// shows: "Open", "Grow"
// moment: "content 0,444 390x400"
struct Example: View {
  @State private var isShown = false
  @State private var detent = PresentationDetent.height(200)
  var body: some View {
    Button("Open") { isShown = true }
      .sheet(isPresented: $isShown) {
        Color.blue.overlay { Button("Grow") { detent = .height(400) } }
          .id("content")
          .presentationDetents([.height(200), .height(400)], selection: $detent)
      }
  }
}

// --- the inner of two sheets is dismissed
// after: tap "Open"; tap "Next"; tap "Leave"
// shows: "Open", "Next", "back 1"
struct Inner: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Leave") { dismiss() } }
}
struct Example: View {
  @State private var a = false
  @State private var b = false
  @State private var count = 0
  var body: some View {
    Button("Open") { a = true }.sheet(isPresented: $a) {
      VStack {
        Button("Next") { b = true }
        Text("back \(count)")
      }
      .sheet(isPresented: $b, onDismiss: { count += 1 }) { Inner() }
    }
  }
}

// --- a sheet of an item follows another item
// after: tap "Open"; tap "Other"
// shows: "Open", "item b", "Other"
struct Item: Identifiable { let id: String }
struct Example: View {
  @State private var item: Item?
  var body: some View {
    Button("Open") { item = Item(id: "a") }
      .sheet(item: $item) { shown in
        VStack {
          Text("item \(shown.id)")
          Button("Other") { item = Item(id: "b") }
        }
      }
  }
}

// --- an alert's field is saved
// after: tap "Rename"; set "New name" to "Ann"; tap "Save"
// shows: "Ann", "Rename"
struct Example: View {
  @State private var isAsking = false
  @State private var draft = ""
  @State private var name = "-"
  var body: some View {
    VStack {
      Text(name)
      Button("Rename") { isAsking = true }
    }
    .alert("Rename", isPresented: $isAsking) {
      TextField("New name", text: $draft)
      Button("Save") { name = draft }
      Button("Cancel", role: .cancel) {}
    }
  }
}

// --- one alert leads to another
// after: tap "Delete"; tap "Yes"; tap "OK"
// shows: "acknowledged", "Delete"
struct Example: View {
  @State private var asks = false
  @State private var tells = false
  @State private var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Delete") { asks = true }
        .alert("Sure?", isPresented: $asks) {
          Button("Yes", role: .destructive) { tells = true }
          Button("No", role: .cancel) {}
        }
    }
    .alert("Deleted", isPresented: $tells) { Button("OK") { log = "acknowledged" } }
  }
}

// --- a dialog about a value removes it
// after: tap "Remove b"; tap "Remove"
// shows: "a", "Remove a", "c", "Remove c"
struct Example: View {
  @State private var items = ["a", "b", "c"]
  @State private var victim: String?
  @State private var asks = false
  var body: some View {
    VStack {
      ForEach(items, id: \.self) { item in
        Text(item)
        Button("Remove \(item)") {
          victim = item
          asks = true
        }
      }
    }
    .confirmationDialog("Sure?", isPresented: $asks, presenting: victim) { name in
      Button("Remove", role: .destructive) { items.removeAll { $0 == name } }
    }
  }
}

// --- actions at both edges of a row
// after: swipe "b" right; tap "Pin"; swipe "a" left; tap "Delete"
// shows: "b pinned", "c"
struct Example: View {
  struct Row: Identifiable { let id: String; var isPinned = false }
  @State private var rows = [Row(id: "a"), Row(id: "b"), Row(id: "c")]
  var body: some View {
    List($rows) { $row in
      Text(row.isPinned ? "\(row.id) pinned" : row.id)
        .swipeActions(edge: .leading) { Button("Pin") { row.isPinned.toggle() }.tint(.orange) }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button("Delete", role: .destructive) { rows.removeAll { $0.id == row.id } }
        }
    }
  }
}

// --- rows of the second section are deleted
// after: swipe "y" left; tap "Delete"
// shows: "One", "a", "Two", "x"
struct Example: View {
  @State private var sections = [("One", ["a"]), ("Two", ["x", "y"])]
  var body: some View {
    List {
      ForEach(sections.indices, id: \.self) { index in
        Section {
          ForEach(sections[index].1, id: \.self) { Text($0) }
            .onDelete { sections[index].1.remove(atOffsets: $0) }
        } header: {
          Text(sections[index].0).textCase(nil)
        }
      }
    }
  }
}

// --- rows are moved in an edited list
// after: tap "Edit"; drag "Reorder c" by 0,-88; tap "Done"
// shows: "c", "a", "b", "c a b", "Edit"
struct Example: View {
  @State private var rows = ["a", "b", "c"]
  var body: some View {
    NavigationStack {
      List {
        ForEach(rows, id: \.self) { Text($0) }.onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        Section { Text(rows.joined(separator: " ")) }
      }
      .toolbar { EditButton() }
    }
  }
}

// --- several rows are selected and removed
// after: tap "Edit"; tap "a"; tap "c"; tap "Remove 2"
// shows: "b", "Done", "Remove 0"
struct Example: View {
  @State private var rows = ["a", "b", "c"]
  @State private var chosen: Set<String> = []
  var body: some View {
    NavigationStack {
      List(rows, id: \.self, selection: $chosen) { Text($0) }
        .toolbar {
          EditButton()
          Button("Remove \(chosen.count)") {
            rows.removeAll { chosen.contains($0) }
            chosen = []
          }
        }
    }
  }
}

// --- a table selects a row
// after: tap "Bo"
// shows: "chose 2", "Ann", "Bo"
// reader only: compiled code has no tables
struct Person: Identifiable { let id: Int; let name: String; let age: Int }
struct Example: View {
  let people = [Person(id: 1, name: "Ann", age: 30), Person(id: 2, name: "Bo", age: 40)]
  @State private var chosen: Person.ID?
  var body: some View {
    VStack {
      Text(chosen.map { "chose \($0)" } ?? "none")
      Table(people, selection: $chosen) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
  }
}

// --- a table's rows follow a sort order
// after: tap "Oldest"
// shows: "Oldest", "Bo", "Ann"
// reader only: compiled code has no tables
struct Person: Identifiable { let id: Int; let name: String; let age: Int }
struct Example: View {
  @State private var order = [KeyPathComparator(\Person.name)]
  let people = [Person(id: 1, name: "Ann", age: 30), Person(id: 2, name: "Bo", age: 40)]
  var body: some View {
    VStack {
      Button("Oldest") { order = [KeyPathComparator(\Person.age, order: .reverse)] }
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
      }
    }
  }
}

// --- a disclosure group is opened by its binding, and an inner one by its label
// after: tap "Toggle"; tap "Inner"
// shows: "Toggle", "Outer", "Inner", "leaf"
struct Example: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      Button("Toggle") { isOpen.toggle() }
      DisclosureGroup("Outer", isExpanded: $isOpen) {
        DisclosureGroup("Inner") { Text("leaf") }
      }
    }
  }
}

// --- an outline group opens level after level
// after: tap "root"; tap "branch"
// shows: "root", "branch", "leaf"
struct Node: Identifiable { let id: String; var children: [Node]? }
struct Example: View {
  let tree = [Node(id: "root", children: [Node(id: "branch", children: [Node(id: "leaf")])])]
  var body: some View {
    List { OutlineGroup(tree, children: \.children) { Text($0.id) } }
  }
}

// --- pages are turned by a swipe, and back by the program
// after: swipe "one" left; swipe "two" left; tap "First 2"
// shows: "one", "First 0"
struct Example: View {
  @State private var page = 0
  var body: some View {
    VStack {
      TabView(selection: $page) {
        Text("one").tag(0)
        Text("two").tag(1)
        Text("three").tag(2)
      }
      .tabViewStyle(.page)
      Button("First \(page)") { page = 0 }
    }
  }
}

// --- a tab keeps its state while another is shown
// after: tap "n0"; tap "n1"; tap "Other"; tap "Home"
// shows: "n2", "Home", "Other"
struct Counter: View {
  @State private var n = 0
  var body: some View { Button("n\(n)") { n += 1 } }
}
struct Example: View {
  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { Counter() }
      Tab("Other", systemImage: "star") { Text("other") }
    }
  }
}

// --- a tab is selected by the program
// after: tap "Go"
// shows: "settings here", "Home", "Settings"
struct Example: View {
  enum Page: Hashable { case home, settings }
  @State private var page = Page.home
  var body: some View {
    TabView(selection: $page) {
      Tab("Home", systemImage: "house", value: Page.home) { Button("Go") { page = .settings } }
      Tab("Settings", systemImage: "gear", value: Page.settings) { Text("settings here") }
    }
  }
}

// --- the preview of a menu is over the view, and the menu below it
// after: long-press "photo"
// shows: "photo", "Copy", "large photo"
// moment: "copy 86,518.5 34x17 · large 95,347 200x150"
struct Example: View {
  var body: some View {
    Text("photo").contextMenu {
      Button {} label: { Text("Copy").id("copy") }
    } preview: {
      Text("large photo").frame(width: 200, height: 150).id("large")
    }
  }
}

// --- the preview of a menu at the lower edge leaves space for the menu
// after: long-press "photo"
// shows: "photo", "Copy", "large photo"
// moment: "large 95,634 200x150"
struct Example: View {
  var body: some View {
    Text("photo").contextMenu {
      Button("Copy") {}
    } preview: {
      Text("large photo").frame(width: 200, height: 150).id("large")
    }
    .frame(maxHeight: .infinity, alignment: .bottom)
  }
}

// --- a tap on the preview ends a menu
// after: long-press "photo"; tap "large photo"
// shows: "photo"
struct Example: View {
  var body: some View {
    Text("photo").contextMenu {
      Button("Copy") {}
    } preview: {
      Text("large photo").frame(width: 200, height: 150)
    }
  }
}

// --- the dimmed area ends a menu of a long press
// after: long-press "photo"; tap "dismiss popup"
// shows: "photo"
struct Example: View {
  var body: some View { Text("photo").contextMenu { Button("Copy") {} } }
}

// --- a tap beside an open menu closes it and reaches nothing else
// after: tap "More"; tap at 30,30
// shows: "More", "0"
struct Example: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      Menu("More") { Button("A") {} }
      Text(verbatim: "\(taps)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture { taps += 1 }
  }
}

// --- the dimmed area dismisses a sheet, the front one first
// after: tap "Open"; tap "Next"; tap "dismiss popup"
// shows: "Open", "Next"
struct Example: View {
  @State private var a = false
  @State private var b = false
  var body: some View {
    Button("Open") { a = true }.sheet(isPresented: $a) {
      Button("Next") { b = true }.sheet(isPresented: $b) { Text("second") }
    }
  }
}

// --- a sheet that the user cannot dismiss has no area that dismisses it
// after: tap "Open"; tap "dismiss popup"
// error: no view is labelled 'dismiss popup'
struct Example: View {
  @State private var isShown = false
  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet").interactiveDismissDisabled() }
  }
}
