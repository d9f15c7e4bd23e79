import Testing

@Suite struct `States act` {
  @Test(arguments: cases) func `as views and objects change them`(_ example: ActingCase) throws { try expect(example) }

  static let cases: [ActingCase] = [
    ActingCase(
      "a child changes its parent's state through a binding",
      "struct Child: View { @Binding var n: Int; var body: some View { Button(\"Add\") { n += 1 } } }\n---\n@State var n = 0",
      #"VStack { Text("\(n)"); Child(n: $n) }"#, after: #"tap "Add""#, shows: ["1", "Add"]),
    ActingCase(
      "views of one type have states of their own",
      "struct Counter: View { let name: String; @State var n = 0; var body: some View { HStack { Text(\"\\(n)\"); Button(name) { n += 1 } } } }\n---\n",
      #"VStack { Counter(name: "A"); Counter(name: "B") }"#, after: #"tap "B"; tap "B"; tap "A""#,
      shows: ["1", "A", "2", "B"]),
    ActingCase(
      "rows keep their states when the data is reordered",
      "struct Row: View { let name: String; @State var n = 0; var body: some View { HStack { Text(\"\\(name)\\(n)\"); Button(\"Add \" + name) { n += 1 } } } }\n---\n@State var names = [\"a\", \"b\"]",
      #"VStack { ForEach(names, id: \.self) { Row(name: $0) }; Button("Turn") { names.reverse() } }"#,
      after: #"tap "Add a"; tap "Turn""#, shows: ["b0", "Add b", "a1", "Add a", "Turn"]),
    ActingCase(
      "a view that leaves and comes back begins anew",
      "struct Counter: View { @State var n = 0; var body: some View { Button(\"n\\(n)\") { n += 1 } } }\n---\n@State var isShown = true",
      #"VStack { if isShown { Counter() }; Button("Switch") { isShown.toggle() } }"#,
      after: #"tap "n0"; tap "Switch"; tap "Switch""#, shows: ["n0", "Switch"]),
    ActingCase(
      "a view after a condition keeps its state",
      "struct Counter: View { @State var n = 0; var body: some View { Button(\"n\\(n)\") { n += 1 } } }\n---\n@State var isShown = false",
      #"VStack { if isShown { Counter() }; Counter(); Button("Switch") { isShown.toggle() } }"#,
      after: #"tap "n0"; tap "Switch""#, shows: ["n0", "n1", "Switch"]),
    ActingCase(
      "both branches have states of their own",
      "struct Counter: View { @State var n = 0; var body: some View { Button(\"n\\(n)\") { n += 1 } } }\n---\n@State var isFirst = true",
      #"VStack { if isFirst { Counter() } else { Counter() }; Button("Switch") { isFirst.toggle() } }"#,
      after: #"tap "n0"; tap "Switch""#, shows: ["n0", "Switch"]),
    ActingCase(
      "an observable object changes", "@Observable class Model { var n = 0; func add() { n += 1 } }\n---\n@State var model = Model()",
      #"VStack { Text("\(model.n)"); Button("Add") { model.add() } }"#, after: #"tap "Add"; tap "Add""#,
      shows: ["2", "Add"]),
    ActingCase(
      "a bindable object is edited",
      "@Observable class Model { var name = \"\" }\nstruct Field: View { @Bindable var model: Model; var body: some View { TextField(\"Name\", text: $model.name) } }\n---\n@State var model = Model()",
      #"VStack { Field(model: model); Text("Hi \(model.name)") }"#, after: #"set "Name" to "Ada""#,
      shows: ["Ada", "Hi Ada"]),
    ActingCase(
      "a published property changes",
      "class Model: ObservableObject { @Published var n = 0 }\n---\n@StateObject var model = Model()",
      #"VStack { Text("\(model.n)"); Button("Add") { model.n += 1 } }"#, after: #"tap "Add""#, shows: ["1", "Add"]),
    ActingCase(
      "a published property is bound",
      "class Model: ObservableObject { @Published var isOn = false }\n---\n@StateObject var model = Model()",
      #"VStack { Toggle("Wi-Fi", isOn: $model.isOn); Text(model.isOn ? "yes" : "no") }"#, after: #"tap "Wi-Fi""#,
      shows: ["Wi-Fi", "yes"]),
    ActingCase(
      "an observed object is shared",
      "class Model: ObservableObject { @Published var n = 0 }\nstruct Child: View { @ObservedObject var model: Model; var body: some View { Button(\"Add\") { model.n += 1 } } }\n---\n@StateObject var model = Model()",
      #"VStack { Text("\(model.n)"); Child(model: model) }"#, after: #"tap "Add""#, shows: ["1", "Add"]),
    ActingCase(
      "an environment object is shared",
      "class Model: ObservableObject { @Published var n = 0 }\nstruct Child: View { @EnvironmentObject var model: Model; var body: some View { Button(\"Add\") { model.n += 1 } } }\n---\n@StateObject var model = Model()",
      #"VStack { Text("\(model.n)"); Child() }.environmentObject(model)"#, after: #"tap "Add""#, shows: ["1", "Add"]),
    ActingCase(
      "an element is edited through its binding",
      "struct Item: Identifiable { let id: Int; var isDone = false }\n---\n@State var items = [Item(id: 1), Item(id: 2)]",
      #"VStack { ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isDone) }; Text("\(items.filter(\.isDone).count)") }"#,
      after: #"tap "Item 2""#, shows: ["Item 1", "Item 2", "1"]),
    ActingCase(
      "a part of a structure is bound",
      "struct Person { var name = \"\"; var age = 3 }\n---\n@State var person = Person()",
      #"VStack { TextField("Name", text: $person.name); Text("\(person.name) \(person.age)") }"#,
      after: #"set "Name" to "Ada""#, shows: ["Ada", "Ada 3"]),
    ActingCase(
      "an element at an index is bound", "@State var flags = [false, false]",
      #"VStack { Toggle("A", isOn: $flags[0]); Toggle("B", isOn: $flags[1]); Text(flags.map { $0 ? "1" : "0" }.joined()) }"#,
      after: #"tap "B""#, shows: ["A", "B", "01"]),
    ActingCase(
      "a binding of two functions is set", "@State var n = 1",
      #"VStack { Toggle("Even", isOn: Binding(get: { n % 2 == 0 }, set: { n = $0 ? 2 : 1 })); Text("\(n)") }"#,
      after: #"tap "Even""#, shows: ["Even", "2"]),
    ActingCase(
      "a constant binding does not change", "", #"VStack { Toggle("A", isOn: .constant(false)); Text("x") }"#,
      after: #"tap "A""#, shows: ["A", "x"]),
    ActingCase(
      "rows are added and removed", "@State var names = [\"a\"]",
      #"VStack { ForEach(names, id: \.self) { Text($0) }; Button("Add") { names.append("b") }; Button("Clear") { names.removeFirst() } }"#,
      after: #"tap "Add"; tap "Clear""#, shows: ["b", "Add", "Clear"]),
    ActingCase(
      "an optional state is set", "@State var name: String?",
      #"VStack { if let name { Text(name) }; Button("Set") { name = "Ada" } }"#, after: #"tap "Set""#,
      shows: ["Ada", "Set"]),
    ActingCase(
      "a stored value is shared by its key",
      "struct Other: View { @AppStorage(\"n\") var n = 0; var body: some View { Text(\"other \\(n)\") } }\n---\n@AppStorage(\"n\") var n = 0",
      #"VStack { Other(); Button("Add") { n += 1 } }"#, after: #"tap "Add""#, shows: ["other 1", "Add"]),
    ActingCase(
      "onChange reports a new value", "@State var n = 0\n@State var log = \"-\"",
      #"VStack { Text(log); Button("Add") { n += 1 } }.onChange(of: n) { old, new in log = "\(old) to \(new)" }"#,
      after: #"tap "Add""#, shows: ["0 to 1", "Add"]),
    ActingCase(
      "onChange without parameters runs", "@State var n = 0\n@State var log = \"-\"",
      #"VStack { Text(log); Button("Add") { n += 1 } }.onChange(of: n) { log = "now \(n)" }"#, after: #"tap "Add""#,
      shows: ["now 1", "Add"]),
    ActingCase(
      "onChange in its older spelling gets the new value", "@State var n = 0\n@State var log = \"-\"",
      #"VStack { Text(log); Button("Add") { n += 1 } }.onChange(of: n) { value in log = "now \(value)" }"#,
      after: #"tap "Add""#, shows: ["now 1", "Add"]),
    ActingCase(
      "one change leads to another", "@State var a = 0\n@State var b = 0",
      #"VStack { Text("\(a) \(b)"); Button("Add") { a += 1 } }.onChange(of: a) { b = a * 10 }"#, after: #"tap "Add""#,
      shows: ["1 10", "Add"]),
    ActingCase(
      "withAnimation changes the state", "@State var isOn = false",
      #"VStack { Text(isOn ? "yes" : "no"); Button("Go") { withAnimation(.easeInOut) { isOn.toggle() } } }"#,
      after: #"tap "Go""#, shows: ["yes", "Go"]),
    ActingCase(
      "a preview's own state changes", "", #"Text("unused")"#, after: "wait 0", shows: ["unused"]),
  ]
}
