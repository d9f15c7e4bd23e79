import Testing

@Suite struct `Time and appearing` {
  @Test(arguments: cases) func `run actions`(_ example: ActingCase) throws { try expect(example) }

  static let cases: [ActingCase] = [
    ActingCase(
      "onAppear runs before anything is seen", "@State var text = \"before\"",
      #"Text(text).onAppear { text = "after" }"#, after: "wait 0", shows: ["after"]),
    ActingCase(
      "onAppear runs once", "@State var n = 0", #"VStack { Text("\(n)"); Button("Go") {} }.onAppear { n += 1 }"#,
      after: #"tap "Go"; tap "Go""#, shows: ["1", "Go"]),
    ActingCase(
      "onAppear runs when a branch is taken", "@State var isShown = false\n@State var log = \"-\"",
      #"VStack { Text(log); if isShown { Text("x").onAppear { log = "came" } }; Button("Show") { isShown = true } }"#,
      after: #"tap "Show""#, shows: ["came", "x", "Show"]),
    ActingCase(
      "onDisappear runs when a view is gone", "@State var isShown = true\n@State var log = \"-\"",
      #"VStack { Text(log); if isShown { Text("x").onDisappear { log = "went" } }; Button("Hide") { isShown = false } }"#,
      after: #"tap "Hide""#, shows: ["went", "Hide"]),
    ActingCase(
      "a task runs to its first wait", "@State var text = \"a\"",
      #"Text(text).task { text = "b"; try? await Task.sleep(for: .seconds(1)); text = "c" }"#, after: "wait 0",
      shows: ["b"]),
    ActingCase(
      "a task goes on after its wait", "@State var text = \"a\"",
      #"Text(text).task { text = "b"; try? await Task.sleep(for: .seconds(1)); text = "c" }"#, after: "wait 1",
      shows: ["c"]),
    ActingCase(
      "a task waits in nanoseconds", "@State var text = \"a\"",
      #"Text(text).task { try? await Task.sleep(nanoseconds: 500_000_000); text = "b" }"#, after: "wait 0.5",
      shows: ["b"]),
    ActingCase(
      "a task in a loop counts seconds", "@State var n = 0",
      #"Text("\(n)").task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); n += 1 } }"#,
      after: "wait 3.5", shows: ["3"]),
    ActingCase(
      "a task ends with its view", "@State var n = 0\n@State var isShown = true",
      #"VStack { Text("\(n)"); if isShown { Text("x").task { do { while true { try await Task.sleep(for: .seconds(1)); n += 1 } } catch {} } }; Button("Hide") { isShown = false } }"#,
      after: #"wait 2; tap "Hide"; wait 5"#, shows: ["2", "Hide"]),
    ActingCase(
      "a task begins again with its id", "@State var id = 0\n@State var log = \"\"",
      #"VStack { Text(log); Button("Next") { id += 1 } }.task(id: id) { log += "\(id)" }"#,
      after: #"tap "Next"; tap "Next""#, shows: ["012", "Next"]),
    ActingCase(
      "a task calls asynchronous functions in order",
      "@State var log = \"\"\nfunc load(_ name: String) async -> String { try? await Task.sleep(for: .seconds(1)); return name }",
      #"Text(log).task { log += await load("a"); log += await load("b") }"#, after: "wait 2", shows: ["ab"]),
    ActingCase(
      "a button starts a task", "@State var text = \"idle\"",
      #"VStack { Text(text); Button("Load") { Task { text = "loading"; try await Task.sleep(for: .seconds(2)); text = "done" } } }"#,
      after: #"tap "Load"; wait 1"#, shows: ["loading", "Load"]),
    ActingCase(
      "a started task ends in time", "@State var text = \"idle\"",
      #"VStack { Text(text); Button("Load") { Task { text = "loading"; try await Task.sleep(for: .seconds(2)); text = "done" } } }"#,
      after: #"tap "Load"; wait 2"#, shows: ["done", "Load"]),
    ActingCase(
      "a task is cancelled", "@State var text = \"idle\"\n@State var task: Task<Void, Never>?",
      #"VStack { Text(text); Button("Load") { task = Task { try? await Task.sleep(for: .seconds(2)); text = Task.isCancelled ? "cancelled" : "done" } }; Button("Stop") { task?.cancel() } }"#,
      after: #"tap "Load"; wait 1; tap "Stop""#, shows: ["cancelled", "Load", "Stop"]),
    ActingCase(
      "the main queue runs later", "@State var log = \"\"",
      #"Text(log).onAppear { DispatchQueue.main.async { log += "b" }; log += "a" }"#, after: "wait 0", shows: ["ab"]),
    ActingCase(
      "asyncAfter waits", "@State var text = \"a\"",
      #"Text(text).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { text = "b" } }"#,
      after: "wait 1.4", shows: ["a"]),
    ActingCase(
      "asyncAfter runs in time", "@State var text = \"a\"",
      #"Text(text).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { text = "b" } }"#,
      after: "wait 1.5", shows: ["b"]),
    ActingCase(
      "events run in the order of their times", "@State var log = \"\"",
      #"Text(log).onAppear { for t in [0.3, 0.1, 0.2] { DispatchQueue.main.asyncAfter(deadline: .now() + t) { log += "\(Int(t * 10))" } } }"#,
      after: "wait 1", shows: ["123"]),
    ActingCase(
      "a timer's publisher ticks",
      "@State var n = 0\nlet timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()",
      #"Text("\(n)").onReceive(timer) { _ in n += 1 }"#, after: "wait 3", shows: ["3"]),
    ActingCase(
      "a scheduled timer repeats until it is invalidated", "@State var n = 0",
      #"Text("\(n)").onAppear { Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in n += 1; if n == 3 { timer.invalidate() } } }"#,
      after: "wait 10", shows: ["3"]),
    ActingCase(
      "a current value subject fires at once",
      "@State var text = \"-\"\nlet subject = CurrentValueSubject<String, Never>(\"now\")",
      #"Text(text).onReceive(subject) { text = $0 }"#, after: "wait 0", shows: ["now"]),
    ActingCase(
      "a published property fires at once",
      "class Model: ObservableObject { @Published var n = 7 }\n---\n@StateObject var model = Model()\n@State var text = \"-\"",
      #"Text(text).onReceive(model.$n) { text = "got \($0)" }"#, after: "wait 0", shows: ["got 7"]),
    ActingCase(
      "a debounced value arrives late",
      "class Model: ObservableObject { @Published var word = \"\" }\n---\n@StateObject var model = Model()\n@State var found = \"-\"",
      #"VStack { TextField("Word", text: $model.word); Text(found) }.onReceive(model.$word.debounce(for: .seconds(1), scheduler: RunLoop.main)) { found = "find \($0)" }"#,
      after: #"set "Word" to "a"; wait 0.5; set "Word" to "ab"; wait 1"#, shows: ["ab", "find ab"]),
    ActingCase(
      "onChange runs at the start if it is told to", "@State var text = \"-\"",
      #"Text(text).onChange(of: 5, initial: true) { text = "initial" }"#, after: "wait 0", shows: ["initial"]),
    ActingCase(
      "the date goes on with virtual time", "@State var start = Date()\n@State var text = \"-\"",
      #"VStack { Text(text); Button("Look") { text = "\(Int(Date().timeIntervalSince(start)))" } }"#,
      after: #"wait 90; tap "Look""#, shows: ["90", "Look"]),
    ActingCase(
      "time stands still without a wait", "@State var n = 0\nlet timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()",
      #"VStack { Text("\(n)"); Button("Go") {} }.onReceive(timer) { _ in n += 1 }"#, after: #"tap "Go""#,
      shows: ["0", "Go"]),
    ActingCase(
      "the focus is set at the start", "@FocusState var isFocused: Bool\n@State var name = \"\"",
      #"VStack { TextField("Name", text: $name).focused($isFocused); Text(isFocused ? "yes" : "no") }.onAppear { isFocused = true }"#,
      after: "wait 0", shows: ["Name", "yes"]),
  ]
}
