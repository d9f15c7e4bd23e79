// --- a button runs its action
// after: tap "Add"
// shows: "1", "Add"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Add") { n += 1 }
    }
  }
}

// --- a button runs its action at each tap
// after: tap "Add"; tap "Add"; tap "Add"
// shows: "3", "Add"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Add") { n += 1 }
    }
  }
}

// --- an action is a method
// after: tap "Add"
// shows: "2", "Add"
struct Example: View {
  @State var n = 0
  func add() { n += 2 }
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Add", action: add)
    }
  }
}

// --- a button with a label view runs its action
// after: tap "Add, one"
// shows: "1", "Add", "one"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")

      Button(action: { n += 1 }) {
        HStack {
          Text("Add")
          Text("one")
        }
      }
    }
  }
}

// --- a button is found by one of its texts
// after: tap "one"
// shows: "1", "Add", "one"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")

      Button {
        n += 1
      } label: {
        HStack {
          Text("Add")
          Text("one")
        }
      }
    }
  }
}

// --- a button with a symbol is found by what VoiceOver reads
// after: tap "Add"
// shows: "1"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")

      Button {
        n += 1
      } label: {
        Image(systemName: "plus")
      }
    }
  }
}

// --- a button with a symbol is found by the symbol's name
// after: tap "plus"
// shows: "1"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")

      Button {
        n += 1
      } label: {
        Image(systemName: "plus")
      }
    }
  }
}

// --- a button is found by its accessibility label
// after: tap "Increase"
// shows: "1", "+"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("+") { n += 1 }.accessibilityLabel("Increase")
    }
  }
}

// --- a button is found by its id
// after: tap id up
// shows: "1", "+"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("+") { n += 1 }.id("up")
    }
  }
}

// --- a button is found by its accessibility identifier
// after: tap id "up"
// shows: "1", "+"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("+") { n += 1 }.accessibilityIdentifier("up")
    }
  }
}

// --- a bordered button runs its action
// after: tap "Add"
// shows: "1", "Add"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Add") { n += 1 }.buttonStyle(.borderedProminent)
    }
  }
}

// --- a button of a declared style runs its action
// after: tap "Add"
// shows: "1", "Add"
struct Wide: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.padding() } }

struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Add") { n += 1 }.buttonStyle(Wide())
    }
  }
}

// --- a button in a list runs its action
// after: tap "Add"
// shows: "1", "Add"
struct Example: View {
  @State var n = 0
  var body: some View {
    List {
      Text("\(n)")
      Button("Add") { n += 1 }
    }
  }
}

// --- a link opens nothing
// after: tap "Site"
// shows: "0", "Site"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Link("Site", destination: URL(string: "https://example.org")!)
    }
  }
}

// --- a toggle switches at a tap
// after: tap "Wi-Fi"
// shows: "Wi-Fi", "yes"
struct Example: View {
  @State var isOn = false
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn)
      Text(isOn ? "yes" : "no")
    }
  }
}

// --- a toggle switches back
// after: tap "Wi-Fi"; tap "Wi-Fi"
// shows: "Wi-Fi", "no"
struct Example: View {
  @State var isOn = false
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn)
      Text(isOn ? "yes" : "no")
    }
  }
}

// --- a toggle is set on
// after: set "Wi-Fi" to on
// shows: "Wi-Fi", "yes"
struct Example: View {
  @State var isOn = false
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn)
      Text(isOn ? "yes" : "no")
    }
  }
}

// --- a toggle that is on stays on
// after: set "Wi-Fi" to on
// shows: "Wi-Fi", "yes"
struct Example: View {
  @State var isOn = true
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn)
      Text(isOn ? "yes" : "no")
    }
  }
}

// --- a toggle with hidden labels keeps its name
// after: tap "Wi-Fi"
// shows: "yes"
struct Example: View {
  @State var isOn = false
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
      Text(isOn ? "yes" : "no")
    }
  }
}

// --- a toggle in button style switches
// after: tap "Bold"
// shows: "Bold", "yes"
struct Example: View {
  @State var isOn = false
  var body: some View {
    VStack {
      Toggle("Bold", isOn: $isOn).toggleStyle(.button)
      Text(isOn ? "yes" : "no")
    }
  }
}

// --- a slider is set
// after: set "Level" to 2.5
// shows: "2.5"
struct Example: View {
  @State var level = 0.5
  var body: some View {
    VStack {
      Slider(value: $level, in: 0...10) { Text("Level") }
      Text("\(level, specifier: "%.1f")")
    }
  }
}

// --- a slider stays within its range
// after: set "Level" to 99
// shows: "10.0"
struct Example: View {
  @State var level = 5.0
  var body: some View {
    VStack {
      Slider(value: $level, in: 0...10) { Text("Level") }
      Text("\(level, specifier: "%.1f")")
    }
  }
}

// --- a slider moves by its step
// after: set "Level" to 4.9
// shows: "4.0"
struct Example: View {
  @State var level = 0.0
  var body: some View {
    VStack {
      Slider(value: $level, in: 0...10, step: 2) { Text("Level") }
      Text("\(level, specifier: "%.1f")")
    }
  }
}

// --- a slider reports that it is edited
// after: set "Level" to 1
// shows: "begin end"
struct Example: View {
  @State var level = 0.0
  @State var log = ""
  var body: some View {
    VStack {
      Slider(value: $level, in: 0...1, onEditingChanged: { log += $0 ? "begin " : "end" }).accessibilityLabel("Level")

      Text(log)
    }
  }
}

// --- a slider is dragged
// after: drag "Level" by 25,0
// shows: "25"
struct Example: View {
  @State var level = 0.0
  var body: some View {
    VStack {
      Slider(value: $level, in: 0...100).frame(width: 127).accessibilityLabel("Level")
      Text("\(Int(level))")
    }
  }
}

// --- a stepper counts up
// after: tap "Increment"
// shows: "Count", "4"
struct Example: View {
  @State var n = 3
  var body: some View {
    VStack {
      Stepper("Count", value: $n)
      Text("\(n)")
    }
  }
}

// --- a stepper counts down
// after: tap "Decrement"
// shows: "Count", "2"
struct Example: View {
  @State var n = 3
  var body: some View {
    VStack {
      Stepper("Count", value: $n)
      Text("\(n)")
    }
  }
}

// --- a stepper stops at its limit
// after: tap "Increment"; tap "Increment"
// shows: "Count", "5"
struct Example: View {
  @State var n = 4
  var body: some View {
    VStack {
      Stepper("Count", value: $n, in: 0...5)
      Text("\(n)")
    }
  }
}

// --- a stepper counts by its step
// after: tap "Increment"; tap "Increment"
// shows: "Count", "20"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Stepper("Count", value: $n, in: 0...100, step: 10)
      Text("\(n)")
    }
  }
}

// --- a stepper is set
// after: set "Count" to 7
// shows: "Count", "7"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Stepper("Count", value: $n, in: 0...9)
      Text("\(n)")
    }
  }
}

// --- a stepper runs its own actions
// after: tap "Increment"; tap "Decrement"; tap "Increment"
// shows: "Count", "+-+"
struct Example: View {
  @State var log = ""
  var body: some View {
    VStack {
      Stepper("Count", onIncrement: { log += "+" }, onDecrement: { log += "-" })
      Text(log)
    }
  }
}

// --- a segment is selected
// after: tap "Large"
// shows: "Small", "Large", "L"
struct Example: View {
  @State var size = "S"
  var body: some View {
    VStack {
      Picker("Size", selection: $size) {
        Text("Small").tag("S")
        Text("Large").tag("L")
      }.pickerStyle(.segmented)
      Text(size)
    }
  }
}

// --- a picker is set to an option
// after: set "Size" to "Large"
// shows: "Small", "Large", "L"
struct Example: View {
  @State var size = "S"
  var body: some View {
    VStack {
      Picker("Size", selection: $size) {
        Text("Small").tag("S")
        Text("Large").tag("L")
      }.pickerStyle(.segmented)
      Text(size)
    }
  }
}

// --- a picker's menu selects
// after: tap "Size"; tap "Large"
// shows: "Large", "L"
struct Example: View {
  @State var size = "S"
  var body: some View {
    VStack {
      Picker("Size", selection: $size) {
        Text("Small").tag("S")
        Text("Large").tag("L")
      }
      Text(size)
    }
  }
}

// --- a wheel is set
// after: set "Number" to "No. 2"
// shows: "No. 1", "No. 2", "No. 3", "2"
struct Example: View {
  @State var n = 1
  var body: some View {
    VStack {
      Picker("Number", selection: $n) { ForEach(1..<4) { Text("No. \($0)") } }.pickerStyle(.wheel)
      Text("\(n)")
    }
  }
}

// --- options of a ForEach are selected by their identity
// after: set "Fruit" to "pear"
// shows: "apple", "pear", "pear"
enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear
  var id: Self { self }
}

struct Example: View {
  @State var fruit = Fruit.apple
  var body: some View {
    VStack {
      Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }.pickerStyle(.segmented)

      Text(fruit.rawValue)
    }
  }
}

// --- a text field is set
// after: set "Name" to "Ada"
// shows: "Ada", "Hello Ada"
struct Example: View {
  @State var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("Hello \(name)")
    }
  }
}

// --- a text field keeps its name when it has text
// after: set "Name" to "Ada"; set "Name" to "Grace"
// shows: "Grace", "Hello Grace"
struct Example: View {
  @State var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("Hello \(name)")
    }
  }
}

// --- a text field with a number takes digits
// after: set "Number" to "21"
// shows: "21", "42"
struct Example: View {
  @State var n = 1
  var body: some View {
    VStack {
      TextField("Number", value: $n, format: .number)
      Text("\(n * 2)")
    }
  }
}

// --- a secure field shows dots
// after: set "Password" to "abc"
// shows: "•••", "3"
struct Example: View {
  @State var word = ""
  var body: some View {
    VStack {
      SecureField("Password", text: $word)
      Text("\(word.count)")
    }
  }
}

// --- a submission runs onSubmit
// after: set "Name" to "Ada"; submit "Name"
// shows: "Ada", "sent Ada"
struct Example: View {
  @State var name = ""
  @State var log = "-"
  var body: some View {
    VStack {
      TextField("Name", text: $name).onSubmit { log = "sent \(name)" }
      Text(log)
    }
  }
}

// --- a submission runs onSubmit of a container
// after: submit "Name"
// shows: "Name", "sent"
struct Example: View {
  @State var name = ""
  @State var log = "-"
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(log)
    }.onSubmit { log = "sent" }
  }
}

// --- a tap on a field gives it the focus
// after: tap "Name"
// shows: "Name", "focused"
struct Example: View {
  @State var name = ""
  @FocusState var isFocused: Bool
  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($isFocused)
      Text(isFocused ? "focused" : "not")
    }
  }
}

// --- the focus moves between fields
// after: tap "A"; tap "B"
// shows: "A", "B", "b"
enum Field { case a, b }

struct Example: View {
  @State var x = ""
  @State var y = ""
  @FocusState var field: Field?
  var body: some View {
    VStack {
      TextField("A", text: $x).focused($field, equals: .a)
      TextField("B", text: $y).focused($field, equals: .b)

      Text(field == .b ? "b" : field == .a ? "a" : "none")
    }
  }
}

// --- a disclosure group opens
// after: tap "More"
// shows: "More", "inside"
struct Example: View {
  var body: some View {
    DisclosureGroup("More") { Text("inside") }
  }
}

// --- a disclosure group closes
// after: tap "More"
// shows: "More"
struct Example: View {
  @State var isOpen = true
  var body: some View {
    DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
  }
}

// --- a tab is selected
// after: tap "Two"
// shows: "second", "One", "Two"
struct Example: View {
  var body: some View {
    TabView {
      Text("first").tabItem { Text("One") }
      Text("second").tabItem { Text("Two") }
    }
  }
}

// --- a tab sets the selection
// after: tap "Two"
// shows: "second 2", "One", "Two"
struct Example: View {
  @State var tab = 1
  var body: some View {
    TabView(selection: $tab) {
      Text("first \(tab)").tabItem { Text("One") }.tag(1)
      Text("second \(tab)").tabItem { Text("Two") }.tag(2)
    }
  }
}

// --- a button selects a tab
// after: tap "Go"
// shows: "second", "One", "Two"
struct Example: View {
  @State var tab = 1
  var body: some View {
    TabView(selection: $tab) {
      Button("Go") { tab = 2 }.tabItem { Text("One") }.tag(1)
      Text("second").tabItem { Text("Two") }.tag(2)
    }
  }
}

// --- a page is swiped
// after: swipe "first" left
// shows: "second"
struct Example: View {
  var body: some View {
    TabView {
      Text("first")
      Text("second")
    }.tabViewStyle(.page)
  }
}

// --- a menu opens
// after: tap "More"
// shows: "More", "Copy", "Paste"
struct Example: View {
  var body: some View {
    Menu("More") {
      Button("Copy") {}
      Button("Paste") {}
    }
  }
}

// --- a menu's button acts and closes it
// after: tap "More"; tap "Copy"
// shows: "copied", "More"
struct Example: View {
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Menu("More") { Button("Copy") { log = "copied" } }
    }
  }
}

// --- a date picker is set
// after: set "Day" to 2001-01-03
// shows: "Day", "Jan 3, 2001", "172,800"
struct Example: View {
  @State var day = Date(timeIntervalSinceReferenceDate: 0)
  var body: some View {
    VStack {
      DatePicker("Day", selection: $day, displayedComponents: .date)
      Text("\(Int(day.timeIntervalSinceReferenceDate))")
    }
  }
}

// --- a date picker stays within its range
// after: set "Day" to 2001-01-09
// shows: "Day", "Jan 2, 2001"
struct Example: View {
  @State var day = Date(timeIntervalSinceReferenceDate: 0)
  var body: some View {
    DatePicker(
      "Day", selection: $day, in: ...Date(timeIntervalSinceReferenceDate: 86_400), displayedComponents: .date)
  }
}

// --- a search field filters
// after: set "Search" to "b"
// shows: "bean", "b", "Cancel"
struct Example: View {
  @State var query = ""
  var body: some View {
    NavigationStack {
      List(["apple", "bean"].filter { query.isEmpty || $0.hasPrefix(query) }, id: \.self) { Text($0) }
        .searchable(text: $query)
        .navigationTitle("Food")
    }
  }
}

// --- a toggle of a declared style switches by its own button
// after: tap id box
// shows: "[x]", "Wi-Fi", "yes"
struct Box: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration.isOn ? "[x]" : "[ ]") { configuration.isOn.toggle() }.id("box")
      configuration.label
    }
  }
}

struct Example: View {
  @State var isOn = false
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(Box())
      Text(isOn ? "yes" : "no")
    }
  }
}

// --- a disclosure group of a declared style opens by its own button
// after: tap "Show"
// shows: "Hide", "More", "inside"
struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button(configuration.isExpanded ? "Hide" : "Show") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct Example: View {
  var body: some View {
    DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Fold())
  }
}

// --- a colour is set
// after: set "Tint" to "#ff0000"
// shows: "Tint", "red"
struct Example: View {
  @State var color = Color.blue
  var body: some View {
    VStack {
      ColorPicker("Tint", selection: $color)
      Text(color == Color(red: 1, green: 0, blue: 0) ? "red" : "other")
    }
  }
}

// --- a colour is set by its name
// after: set "Tint" to "green"
// shows: "Tint", "green"
struct Example: View {
  @State var color = Color.blue
  var body: some View {
    VStack {
      ColorPicker("Tint", selection: $color)
      Text(color == .green ? "green" : "other")
    }
  }
}

// --- a colour that is none is refused
// after: set "Tint" to "greenish"
// error: 'greenish' is not a colour
struct Example: View {
  @State var color = Color.blue
  var body: some View {
    ColorPicker("Tint", selection: $color)
  }
}

// --- a tap on a picker's value opens its menu
// after: tap "Small"; tap "Large"
// shows: "Large", "L"
struct Example: View {
  @State var size = "S"
  var body: some View {
    VStack {
      Picker("Size", selection: $size) {
        Text("Small").tag("S")
        Text("Large").tag("L")
      }
      Text(size)
    }
  }
}

// --- a picker within a menu shows its options
// after: tap "Sort"; tap "Date"
// shows: "Sort", "date"
struct Example: View {
  @State var order = "name"
  var body: some View {
    VStack {
      Menu("Sort") {
        Picker("Order", selection: $order) {
          Text("Name").tag("name")
          Text("Date").tag("date")
        }
      }
      Text(order)
    }
  }
}

// --- a button is found by the number of its id
// after: tap id 2
// shows: "2", "one", "two"
struct Example: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("one") { n = 1 }.id(1)
      Button("two") { n = 2 }.id(2)
    }
  }
}

// --- a button is found by the case of its id
// after: tap id second
// shows: "2", "one", "two"
struct Example: View {
  enum Key { case first, second }
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("one") { n = 1 }.id(Key.first)
      Button("two") { n = 2 }.id(Key.second)
    }
  }
}

// --- a field reports that it is edited
// after: tap "Name"; set "Name" to "Bo"; submit "Name"
// shows: "+-!", "Bo"
struct Example: View {
  @State private var name = ""
  @State private var log = ""
  var body: some View {
    VStack {
      Text(log)
      TextField("Name", text: $name, onEditingChanged: { log += $0 ? "+" : "-" }, onCommit: { log += "!" })
    }
  }
}

// --- a control within a disabled view is disabled
// after: tap "Save"
// error: 'Save' is disabled
struct Example: View {
  var body: some View {
    VStack { Button("Save") {} }.disabled(true)
  }
}

// --- a tap on a day of a calendar chooses the same time of that day
// after: tap "20"; tap "Read"
// shows: "457", "Read"
struct Example: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 9 * 86_400 + 3_600)
  @State private var isOpen = true
  var body: some View {
    VStack {
      if isOpen { DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical) }
      Text("\(Int(date.timeIntervalSinceReferenceDate) / 3_600)")
      Button("Read") { isOpen = false }
    }
  }
}

// --- days beyond the limits of a calendar are not chosen
// after: tap "20"
// error: '20' does not respond to a tap
struct Example: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 9 * 86_400 + 3_600)
  var body: some View {
    DatePicker(
      "Day", selection: $date, in: ...Date(timeIntervalSinceReferenceDate: 12 * 86_400), displayedComponents: .date
    )
    .datePickerStyle(.graphical)
  }
}

// --- the default focus is that of the field when the view appears
// after: tap "Go"
// shows: "A", "B", "1", "Go"
struct Example: View {
  @FocusState private var field: Int?
  @State private var first = ""
  @State private var second = ""
  @State private var seen = 0
  var body: some View {
    VStack {
      TextField("A", text: $first).focused($field, equals: 1)
      TextField("B", text: $second).focused($field, equals: 2)
      Text("\(seen)")
      Button("Go") { seen = field ?? 0 }
    }
    .defaultFocus($field, 1)
  }
}

// --- a submitted field has the focus, which its action may move
// after: submit "A"; submit "B"; submit "A"
// shows: "A", "B", "1 to 2, 2 to 1, 1 to 2"
struct Example: View {
  @FocusState private var field: Int?
  @State private var first = ""
  @State private var second = ""
  @State private var log: [String] = []
  private func move(to next: Int) {
    log.append("\(field ?? 0) to \(next)")
    field = next
  }
  var body: some View {
    VStack {
      TextField("A", text: $first).focused($field, equals: 1).onSubmit { move(to: 2) }
      TextField("B", text: $second).focused($field, equals: 2).onSubmit { move(to: 1) }
      Text(log.joined(separator: ", "))
    }
  }
}

// --- a stepper counts both ways
// after: tap "Increment"; tap "Increment"; tap "Decrement"
// shows: "Count: 1"
struct Example: View {
  @State var n = 0
  var body: some View {
    Stepper("Count: \(n)", value: $n)
  }
}

// --- a stepper beyond its range stays at the bound
// after: tap "Increment"; tap "Increment"; tap "Increment"
// shows: "Level 4"
struct Example: View {
  @State var n = 0
  var body: some View {
    Stepper("Level \(n)", value: $n, in: 0...4, step: 2)
  }
}

// --- a slider with a closure reports both edges of the edit
// after: set "Volume" to 7
// shows: "7.000000", "edits 2"
struct Example: View {
  @State var v = 0.0
  @State var edits = 0
  var body: some View {
    VStack {
      Text("\(v)")
      Text("edits \(edits)")
      Slider(value: $v, in: 0...10) {
        Text("Volume")
      } onEditingChanged: { _ in
        edits += 1
      }
    }
  }
}

// --- a picker of an optional selects none
// after: set "Choice" to "None"
// shows: "nothing", "None"
struct Example: View {
  @State var choice: Int? = 1
  var body: some View {
    VStack {
      Text(choice.map { "\($0)" } ?? "nothing")
      Picker("Choice", selection: $choice) {
        Text("None").tag(Int?.none)
        Text("One").tag(Int?.some(1))
      }
      .pickerStyle(.menu)
    }
  }
}

// --- a button with a role runs its action
// after: tap "Remove"
// shows: "0 left", "Remove"
struct Example: View {
  @State var n = 1
  var body: some View {
    VStack {
      Text("\(n) left")
      Button("Remove", role: .destructive) { n -= 1 }
    }
  }
}

// --- a submit scope keeps submissions from the actions around it
// after: set "Name" to "Ada"; submit "Name"
// shows: "inner", "Ada"
struct Example: View {
  @State var name = ""
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      VStack { TextField("Name", text: $name).submitLabel(.done) }
        .onSubmit { log = "inner" }
        .submitScope()
    }
    .onSubmit { log += " outer" }
  }
}

// --- both actions of nested submissions run, the inner first
// after: submit "Name"
// shows: "-io", "Name"
struct Example: View {
  @State var name = ""
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      TextField("Name", text: $name).onSubmit { log += "i" }
    }
    .onSubmit { log += "o" }
  }
}

// --- the focus of an enumeration moves on with a submission
// after: tap "First"; submit "First"
// shows: "second", "First", "Second"
struct Example: View {
  enum Field: String { case first, second }
  @State var a = ""
  @State var b = ""
  @FocusState var focus: Field?
  var body: some View {
    VStack {
      Text(focus?.rawValue ?? "none")
      TextField("First", text: $a).focused($focus, equals: .first).onSubmit { focus = .second }
      TextField("Second", text: $b).focused($focus, equals: .second)
    }
  }
}

// --- a focus that is set to nil is no more
// after: tap "Name"; tap "Done"
// shows: "false", "Name", "Done"
struct Example: View {
  @State var a = ""
  @FocusState var isFocused: Bool
  var body: some View {
    VStack {
      Text("\(isFocused)")
      TextField("Name", text: $a).focused($isFocused)
      Button("Done") { isFocused = false }
    }
  }
}

// --- a menu's picker selects
// after: tap "Sort"; tap "By date"
// shows: "date", "Sort"
struct Example: View {
  @State var sort = "name"
  var body: some View {
    VStack {
      Text(sort)
      Menu("Sort") {
        Picker("Sort by", selection: $sort) {
          Text("By name").tag("name")
          Text("By date").tag("date")
        }
      }
    }
  }
}

// --- a binding may refuse a value
// after: tap "On"
// shows: "0", "On"
struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text(verbatim: "\(n)")
      Toggle("On", isOn: Binding(get: { n > 2 }, set: { _ in }))
    }
  }
}

// --- a toggle of several values sets them all
// after: set "All" to on
// shows: "All", "on", "on"
struct Alarm: Identifiable {
  let id: Int
  var isOn: Bool
}
struct Example: View {
  @State var alarms = [Alarm(id: 1, isOn: false), Alarm(id: 2, isOn: true)]
  var body: some View {
    VStack {
      Toggle("All", sources: $alarms, isOn: \.isOn)
      ForEach(alarms) { Text($0.isOn ? "on" : "off") }
    }
  }
}

// --- a field with a selection takes text
// after: set "Name" to "Bo"
// shows: "Bo", "Hi Bo"
struct Example: View {
  @State var name = ""
  @State var selection: TextSelection?
  var body: some View {
    VStack {
      TextField("Name", text: $name, selection: $selection)
      Text("Hi \(name)")
    }
  }
}

// --- a toggle of values that are all on is on
// after: set "All" to off
// shows: "All", "off", "off"
struct Alarm: Identifiable {
  let id: Int
  var isOn: Bool
}
struct Example: View {
  @State var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: true)]
  var body: some View {
    VStack {
      Toggle(sources: $alarms, isOn: \.isOn) { Text("All") }
      ForEach(alarms) { Text($0.isOn ? "on" : "off") }
    }
  }
}

// --- a stepper's bounds are integers that are computed
// after: set "Most" to 4; tap "Increment"; tap "Increment"
// shows: "4"
struct Example: View {
  @State private var most = 10.0
  @State private var count = 3
  var body: some View {
    VStack {
      Slider(value: $most, in: 1...10, step: 1) { Text("Most") }
      Stepper("\(count)", value: $count, in: 0...Int(most))
    }
  }
}

// --- a text of several lines is entered
// after: set "Notes" to "one\ntwo"
// shows: "one\ntwo", "2 lines"
struct Example: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Notes", text: $text, axis: .vertical)
      Text("\(text.split(separator: "\n").count) lines")
    }
  }
}
