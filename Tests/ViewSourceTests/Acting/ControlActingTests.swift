import Testing

@Suite struct `Controls act` {
  @Test(arguments: cases) func `as a person operates them`(_ example: ActingCase) throws { try expect(example) }

  static let cases: [ActingCase] = [
    ActingCase(
      "a button runs its action", "@State var n = 0", #"VStack { Text("\(n)"); Button("Add") { n += 1 } }"#,
      after: #"tap "Add""#, shows: ["1", "Add"]),
    ActingCase(
      "a button runs its action at each tap", "@State var n = 0",
      #"VStack { Text("\(n)"); Button("Add") { n += 1 } }"#, after: #"tap "Add"; tap "Add"; tap "Add""#,
      shows: ["3", "Add"]),
    ActingCase(
      "an action is a method", "@State var n = 0\nfunc add() { n += 2 }",
      #"VStack { Text("\(n)"); Button("Add", action: add) }"#, after: #"tap "Add""#, shows: ["2", "Add"]),
    ActingCase(
      "a button with a label view runs its action", "@State var n = 0",
      #"VStack { Text("\(n)"); Button(action: { n += 1 }) { HStack { Text("Add"); Text("one") } } }"#,
      after: #"tap "Add, one""#, shows: ["1", "Add", "one"]),
    ActingCase(
      "a button is found by one of its texts", "@State var n = 0",
      #"VStack { Text("\(n)"); Button { n += 1 } label: { HStack { Text("Add"); Text("one") } } }"#,
      after: #"tap "one""#, shows: ["1", "Add", "one"]),
    ActingCase(
      "a button with a symbol is found by what VoiceOver reads", "@State var n = 0",
      #"VStack { Text("\(n)"); Button { n += 1 } label: { Image(systemName: "plus") } }"#, after: #"tap "Add""#,
      shows: ["1"]),
    ActingCase(
      "a button with a symbol is found by the symbol's name", "@State var n = 0",
      #"VStack { Text("\(n)"); Button { n += 1 } label: { Image(systemName: "plus") } }"#, after: #"tap "plus""#,
      shows: ["1"]),
    ActingCase(
      "a button is found by its accessibility label", "@State var n = 0",
      #"VStack { Text("\(n)"); Button("+") { n += 1 }.accessibilityLabel("Increase") }"#, after: #"tap "Increase""#,
      shows: ["1", "+"]),
    ActingCase(
      "a button is found by its id", "@State var n = 0",
      #"VStack { Text("\(n)"); Button("+") { n += 1 }.id("up") }"#, after: "tap id up", shows: ["1", "+"]),
    ActingCase(
      "a button is found by its accessibility identifier", "@State var n = 0",
      #"VStack { Text("\(n)"); Button("+") { n += 1 }.accessibilityIdentifier("up") }"#, after: #"tap id "up""#,
      shows: ["1", "+"]),
    ActingCase(
      "a bordered button runs its action", "@State var n = 0",
      #"VStack { Text("\(n)"); Button("Add") { n += 1 }.buttonStyle(.borderedProminent) }"#, after: #"tap "Add""#,
      shows: ["1", "Add"]),
    ActingCase(
      "a button of a declared style runs its action",
      """
      struct Wide: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.padding() } }
      ---
      @State var n = 0
      """, #"VStack { Text("\(n)"); Button("Add") { n += 1 }.buttonStyle(Wide()) }"#, after: #"tap "Add""#,
      shows: ["1", "Add"]),
    ActingCase(
      "a button in a list runs its action", "@State var n = 0",
      #"List { Text("\(n)"); Button("Add") { n += 1 } }"#, after: #"tap "Add""#, shows: ["1", "Add"]),
    ActingCase(
      "a link opens nothing", "@State var n = 0",
      #"VStack { Text("\(n)"); Link("Site", destination: URL(string: "https://example.org")!) }"#,
      after: #"tap "Site""#, shows: ["0", "Site"]),
    ActingCase(
      "a toggle switches at a tap", "@State var isOn = false",
      #"VStack { Toggle("Wi-Fi", isOn: $isOn); Text(isOn ? "yes" : "no") }"#, after: #"tap "Wi-Fi""#,
      shows: ["Wi-Fi", "yes"]),
    ActingCase(
      "a toggle switches back", "@State var isOn = false",
      #"VStack { Toggle("Wi-Fi", isOn: $isOn); Text(isOn ? "yes" : "no") }"#, after: #"tap "Wi-Fi"; tap "Wi-Fi""#,
      shows: ["Wi-Fi", "no"]),
    ActingCase(
      "a toggle is set on", "@State var isOn = false",
      #"VStack { Toggle("Wi-Fi", isOn: $isOn); Text(isOn ? "yes" : "no") }"#, after: #"set "Wi-Fi" to on"#,
      shows: ["Wi-Fi", "yes"]),
    ActingCase(
      "a toggle that is on stays on", "@State var isOn = true",
      #"VStack { Toggle("Wi-Fi", isOn: $isOn); Text(isOn ? "yes" : "no") }"#, after: #"set "Wi-Fi" to on"#,
      shows: ["Wi-Fi", "yes"]),
    ActingCase(
      "a toggle with hidden labels keeps its name", "@State var isOn = false",
      #"VStack { Toggle("Wi-Fi", isOn: $isOn).labelsHidden(); Text(isOn ? "yes" : "no") }"#,
      after: #"tap "Wi-Fi""#, shows: ["yes"]),
    ActingCase(
      "a toggle in button style switches", "@State var isOn = false",
      #"VStack { Toggle("Bold", isOn: $isOn).toggleStyle(.button); Text(isOn ? "yes" : "no") }"#,
      after: #"tap "Bold""#, shows: ["Bold", "yes"]),
    ActingCase(
      "a slider is set", "@State var level = 0.5",
      #"VStack { Slider(value: $level, in: 0...10) { Text("Level") }; Text("\(level, specifier: "%.1f")") }"#,
      after: #"set "Level" to 2.5"#, shows: ["2.5"]),
    ActingCase(
      "a slider stays within its range", "@State var level = 5.0",
      #"VStack { Slider(value: $level, in: 0...10) { Text("Level") }; Text("\(level, specifier: "%.1f")") }"#,
      after: #"set "Level" to 99"#, shows: ["10.0"]),
    ActingCase(
      "a slider moves by its step", "@State var level = 0.0",
      #"VStack { Slider(value: $level, in: 0...10, step: 2) { Text("Level") }; Text("\(level, specifier: "%.1f")") }"#,
      after: #"set "Level" to 4.9"#, shows: ["4.0"]),
    ActingCase(
      "a slider reports that it is edited", "@State var level = 0.0\n@State var log = \"\"",
      #"VStack { Slider(value: $level, in: 0...1, onEditingChanged: { log += $0 ? "begin " : "end" }).accessibilityLabel("Level"); Text(log) }"#,
      after: #"set "Level" to 1"#, shows: ["begin end"]),
    ActingCase(
      "a slider is dragged", "@State var level = 0.0",
      #"VStack { Slider(value: $level, in: 0...100).frame(width: 127).accessibilityLabel("Level"); Text("\(Int(level))") }"#,
      after: #"drag "Level" by 25,0"#, shows: ["25"]),
    ActingCase(
      "a stepper counts up", "@State var n = 3", #"VStack { Stepper("Count", value: $n); Text("\(n)") }"#,
      after: #"tap "Increment""#, shows: ["Count", "4"]),
    ActingCase(
      "a stepper counts down", "@State var n = 3", #"VStack { Stepper("Count", value: $n); Text("\(n)") }"#,
      after: #"tap "Decrement""#, shows: ["Count", "2"]),
    ActingCase(
      "a stepper stops at its limit", "@State var n = 4",
      #"VStack { Stepper("Count", value: $n, in: 0...5); Text("\(n)") }"#,
      after: #"tap "Increment"; tap "Increment""#, shows: ["Count", "5"]),
    ActingCase(
      "a stepper counts by its step", "@State var n = 0",
      #"VStack { Stepper("Count", value: $n, in: 0...100, step: 10); Text("\(n)") }"#,
      after: #"tap "Increment"; tap "Increment""#, shows: ["Count", "20"]),
    ActingCase(
      "a stepper is set", "@State var n = 0", #"VStack { Stepper("Count", value: $n, in: 0...9); Text("\(n)") }"#,
      after: #"set "Count" to 7"#, shows: ["Count", "7"]),
    ActingCase(
      "a stepper runs its own actions", "@State var log = \"\"",
      #"VStack { Stepper("Count", onIncrement: { log += "+" }, onDecrement: { log += "-" }); Text(log) }"#,
      after: #"tap "Increment"; tap "Decrement"; tap "Increment""#, shows: ["Count", "+-+"]),
    ActingCase(
      "a segment is selected", "@State var size = \"S\"",
      #"VStack { Picker("Size", selection: $size) { Text("Small").tag("S"); Text("Large").tag("L") }.pickerStyle(.segmented); Text(size) }"#,
      after: #"tap "Large""#, shows: ["Small", "Large", "L"]),
    ActingCase(
      "a picker is set to an option", "@State var size = \"S\"",
      #"VStack { Picker("Size", selection: $size) { Text("Small").tag("S"); Text("Large").tag("L") }.pickerStyle(.segmented); Text(size) }"#,
      after: #"set "Size" to "Large""#, shows: ["Small", "Large", "L"]),
    ActingCase(
      "a picker's menu selects", "@State var size = \"S\"",
      #"VStack { Picker("Size", selection: $size) { Text("Small").tag("S"); Text("Large").tag("L") }; Text(size) }"#,
      after: #"tap "Size"; tap "Large""#, shows: ["Large", "L"]),
    ActingCase(
      "a wheel is set", "@State var n = 1",
      #"VStack { Picker("Number", selection: $n) { ForEach(1..<4) { Text("No. \($0)") } }.pickerStyle(.wheel); Text("\(n)") }"#,
      after: #"set "Number" to "No. 2""#, shows: ["No. 1", "No. 2", "No. 3", "2"]),
    ActingCase(
      "options of a ForEach are selected by their identity",
      "enum Fruit: String, CaseIterable, Identifiable { case apple, pear; var id: Self { self } }\n---\n@State var fruit = Fruit.apple",
      #"VStack { Picker("Fruit", selection: $fruit) { ForEach(Fruit.allCases) { Text($0.rawValue) } }.pickerStyle(.segmented); Text(fruit.rawValue) }"#,
      after: #"set "Fruit" to "pear""#, shows: ["apple", "pear", "pear"]),
    ActingCase(
      "a text field is set", "@State var name = \"\"",
      #"VStack { TextField("Name", text: $name); Text("Hello \(name)") }"#, after: #"set "Name" to "Ada""#,
      shows: ["Ada", "Hello Ada"]),
    ActingCase(
      "a text field keeps its name when it has text", "@State var name = \"\"",
      #"VStack { TextField("Name", text: $name); Text("Hello \(name)") }"#,
      after: #"set "Name" to "Ada"; set "Name" to "Grace""#, shows: ["Grace", "Hello Grace"]),
    ActingCase(
      "a text field with a number takes digits", "@State var n = 1",
      #"VStack { TextField("Number", value: $n, format: .number); Text("\(n * 2)") }"#,
      after: #"set "Number" to "21""#, shows: ["21", "42"]),
    ActingCase(
      "a secure field shows dots", "@State var word = \"\"",
      #"VStack { SecureField("Password", text: $word); Text("\(word.count)") }"#,
      after: #"set "Password" to "abc""#, shows: ["•••", "3"]),
    ActingCase(
      "a submission runs onSubmit", "@State var name = \"\"\n@State var log = \"-\"",
      #"VStack { TextField("Name", text: $name).onSubmit { log = "sent \(name)" }; Text(log) }"#,
      after: #"set "Name" to "Ada"; submit "Name""#, shows: ["Ada", "sent Ada"]),
    ActingCase(
      "a submission runs onSubmit of a container", "@State var name = \"\"\n@State var log = \"-\"",
      #"VStack { TextField("Name", text: $name); Text(log) }.onSubmit { log = "sent" }"#, after: #"submit "Name""#,
      shows: ["Name", "sent"]),
    ActingCase(
      "a tap on a field gives it the focus", "@State var name = \"\"\n@FocusState var isFocused: Bool",
      #"VStack { TextField("Name", text: $name).focused($isFocused); Text(isFocused ? "focused" : "not") }"#,
      after: #"tap "Name""#, shows: ["Name", "focused"]),
    ActingCase(
      "the focus moves between fields",
      "enum Field { case a, b }\n---\n@State var x = \"\"\n@State var y = \"\"\n@FocusState var field: Field?",
      #"VStack { TextField("A", text: $x).focused($field, equals: .a); TextField("B", text: $y).focused($field, equals: .b); Text(field == .b ? "b" : field == .a ? "a" : "none") }"#,
      after: #"tap "A"; tap "B""#, shows: ["A", "B", "b"]),
    ActingCase(
      "a disclosure group opens", "", #"DisclosureGroup("More") { Text("inside") }"#, after: #"tap "More""#,
      shows: ["More", "inside"]),
    ActingCase(
      "a disclosure group closes", "@State var isOpen = true",
      #"DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }"#, after: #"tap "More""#, shows: ["More"]),
    ActingCase(
      "a tab is selected", "",
      #"TabView { Text("first").tabItem { Text("One") }; Text("second").tabItem { Text("Two") } }"#,
      after: #"tap "Two""#, shows: ["second", "One", "Two"]),
    ActingCase(
      "a tab sets the selection", "@State var tab = 1",
      #"TabView(selection: $tab) { Text("first \(tab)").tabItem { Text("One") }.tag(1); Text("second \(tab)").tabItem { Text("Two") }.tag(2) }"#,
      after: #"tap "Two""#, shows: ["second 2", "One", "Two"]),
    ActingCase(
      "a button selects a tab", "@State var tab = 1",
      #"TabView(selection: $tab) { Button("Go") { tab = 2 }.tabItem { Text("One") }.tag(1); Text("second").tabItem { Text("Two") }.tag(2) }"#,
      after: #"tap "Go""#, shows: ["second", "One", "Two"]),
    ActingCase(
      "a page is swiped", "",
      #"TabView { Text("first"); Text("second") }.tabViewStyle(.page)"#, after: #"swipe "first" left"#,
      shows: ["second"]),
    ActingCase(
      "a menu opens", "", #"Menu("More") { Button("Copy") {}; Button("Paste") {} }"#, after: #"tap "More""#,
      shows: ["More", "Copy", "Paste"]),
    ActingCase(
      "a menu's button acts and closes it", "@State var log = \"-\"",
      #"VStack { Text(log); Menu("More") { Button("Copy") { log = "copied" } } }"#,
      after: #"tap "More"; tap "Copy""#, shows: ["copied", "More"]),
  ]
}
