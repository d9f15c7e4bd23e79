// --- a large sheet with a navigation stack pushes and is dismissed as a whole
// after: tap "Open"; tap "Next"; tap "Close all"
// shows: "Open", "closed"
struct Last: View {
  let close: () -> Void
  var body: some View { Button("Close all") { close() } }
}
struct Example: View {
  @State private var isShown = false
  @State private var log = "-"
  var body: some View {
    VStack {
      Button("Open") { isShown = true }
      Text(log)
    }
    .sheet(isPresented: $isShown, onDismiss: { log = "closed" }) {
      NavigationStack { NavigationLink("Next") { Last { isShown = false } } }
    }
  }
}

// --- an alert of an error shows its description and recovers
// after: tap "Fail"; tap "Retry"
// shows: "2 tries", "Fail"
enum Problem: LocalizedError {
  case offline
  var errorDescription: String? { "You are offline" }
}
struct Example: View {
  @State private var tries = 0
  @State private var problem: Problem?
  @State private var isShown = false
  var body: some View {
    VStack {
      Text("\(tries) tries")
      Button("Fail") { run() }
    }
    .alert(isPresented: $isShown, error: problem) { Button("Retry") { tries += 1 } }
  }
  func run() {
    tries += 1
    problem = .offline
    isShown = true
  }
}

// --- a picker in a form with sections changes what is below it
// after: set "Kind" to "Herb"
// shows: "Kind", "Herb", "basil"
struct Example: View {
  @State private var kind = "Fruit"
  var body: some View {
    Form {
      Picker("Kind", selection: $kind) { ForEach(["Fruit", "Herb"], id: \.self) { Text($0) } }
      Section { Text(kind == "Fruit" ? "apple" : "basil") }
    }
  }
}

// --- a segmented picker is tapped
// after: tap "B"
// shows: "A", "B", "C", "chose B"
struct Example: View {
  @State private var choice = "A"
  var body: some View {
    VStack {
      Picker("Letter", selection: $choice) { ForEach(["A", "B", "C"], id: \.self) { Text($0) } }
        .pickerStyle(.segmented)
      Text("chose \(choice)")
    }
  }
}

// --- a toggle disables a group of controls
// after: tap "Off"; set "Lock" to on; tap "More"
// error: 'More' is disabled
struct Example: View {
  @State private var isLocked = false
  @State private var n = 0
  var body: some View {
    VStack {
      Toggle("Lock", isOn: $isLocked)
      Group {
        Button("More") { n += 1 }
        Button("Off") { n -= 1 }
      }
      .disabled(isLocked)
      Text("\(n)")
    }
  }
}

// --- an overlay that allows no hits lets taps through
// after: tap "Go"
// shows: "Go", "1"
struct Example: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Button("Go") { n += 1 }.padding().overlay { Color.red.opacity(0.3).allowsHitTesting(false) }
      Text("\(n)")
    }
  }
}

// --- a row's whole width is tapped by its content shape
// after: tap at 300,10
// shows: "left", "1"
struct Example: View {
  @State private var n = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("left")
        Spacer()
      }
      .frame(width: 390, height: 20)
      .contentShape(Rectangle())
      .onTapGesture { n += 1 }
      Text("\(n)")
    }
  }
}

// --- two gestures of a view run at the same time
// after: tap "card"
// shows: "card", "a b"
struct Example: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text("card")
        .onTapGesture { log.append("a") }
        .simultaneousGesture(TapGesture().onEnded { log.append("b") })
      Text(log.joined(separator: " "))
    }
  }
}

// --- a drag in a child goes before that of the container
// after: drag "inner" by 30,0
// shows: "inner", "inner 30"
struct Example: View {
  @State private var log = "-"
  var body: some View {
    VStack {
      Text("inner").gesture(DragGesture().onEnded { log = "inner \(Int($0.translation.width))" })
      Text(log)
    }
    .gesture(DragGesture().onEnded { log = "outer \(Int($0.translation.width))" })
  }
}

// --- the state of a press is seen while the finger rests
// after: hold "card"; wait 0.2
// shows: "card", "pressing"
// reader only: compiled code waits in real time
struct Example: View {
  @GestureState private var isPressing = false
  var body: some View {
    VStack {
      Text("card").gesture(LongPressGesture(minimumDuration: 1).updating($isPressing) { value, state, _ in state = value })
      Text(isPressing ? "pressing" : "rests")
    }
  }
}

// --- items are dropped into a list
// after: drag "seed" by 0,100
// shows: "seed", "garden: seed"
struct Example: View {
  @State private var garden: [String] = []
  var body: some View {
    VStack(spacing: 0) {
      Text("seed").frame(width: 200, height: 50).draggable("seed")
      Color.green.frame(width: 200, height: 100)
        .dropDestination(for: String.self) { items, _ in
          garden += items
          return true
        }
      Text("garden: \(garden.joined(separator: ","))")
    }
  }
}

// --- a model within a model refreshes the view by observation
// after: tap "Rename"
// shows: "Bo", "Rename"
@Observable final class Owner { var name = "Ann" }
@Observable final class Pet { var owner = Owner() }
struct Example: View {
  @State private var pet = Pet()
  var body: some View {
    VStack {
      Text(pet.owner.name)
      Button("Rename") { pet.owner.name = "Bo" }
    }
  }
}

// --- an environment object reaches a sheet
// after: tap "Open"; tap "n0"
// shows: "total 1", "Open", "n1"
final class Model: ObservableObject { @Published var n = 0 }
struct Inner: View {
  @EnvironmentObject private var model: Model
  var body: some View { Button("n\(model.n)") { model.n += 1 } }
}
struct Example: View {
  @StateObject private var model = Model()
  @State private var isShown = false
  var body: some View {
    VStack {
      Text("total \(model.n)")
      Button("Open") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Inner().environmentObject(model) }
  }
}

// --- a scene's storage is shared by its key
// after: tap "a0"
// shows: "a1", "1"
struct Left: View {
  @SceneStorage("n") private var n = 0
  var body: some View { Button("a\(n)") { n += 1 } }
}
struct Right: View {
  @SceneStorage("n") private var n = 0
  var body: some View { Text("\(n)") }
}
struct Example: View {
  var body: some View {
    VStack {
      Left()
      Right()
    }
  }
}

// --- one change leads to the next, until it settles
// after: tap "Go"
// shows: "Go", "3"
struct Example: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Button("Go") { n = 1 }
      Text("\(n)")
    }
    .onChange(of: n) { _, new in if new > 0 && new < 3 { n = new + 1 } }
  }
}

// --- a task of an id is cancelled and begins again
// after: tap "Next"; wait 1
// shows: "1 cancelled0 done1", "Next"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var id = 0
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text("\(id) " + log.joined(separator: " "))
      Button("Next") { id += 1 }
    }
    .task(id: id) {
      let own = id
      do {
        try await Task.sleep(for: .seconds(0.5))
        log.append("done\(own)")
      } catch { log.append("cancelled\(own)") }
    }
  }
}

// --- an async button shows progress, and then the result
// after: tap "Load"; wait 0.5; wait 1
// shows: "loaded", "Load"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var isLoading = false
  @State private var text = "-"
  var body: some View {
    VStack {
      if isLoading { ProgressView() } else { Text(text) }
      Button("Load") {
        Task { @MainActor in
          isLoading = true
          defer { isLoading = false }
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          text = "loaded"
        }
      }
      .disabled(isLoading)
    }
  }
}

// --- a spring's completion starts another change
// after: tap "Go"; wait 3
// shows: "done", "Go"
struct Example: View {
  @State private var isOn = false
  @State private var log = "-"
  var body: some View {
    VStack {
      Text(log).offset(x: isOn ? 50 : 0)
      Button("Go") { withAnimation(.bouncy) { isOn = true } completion: { log = "done" } }
    }
  }
}

// --- an inspector is closed by its button
// after: tap "Info"; tap "Done"
// shows: "Info", "closed"
struct Example: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("Info") { isShown = true }
      Text(isShown ? "open" : "closed")
    }
    .inspector(isPresented: $isShown) { Button("Done") { isShown = false } }
  }
}

// --- a cover of an item is dismissed, and its item is nil
// after: tap "Play"; tap "Close"
// shows: "nothing", "Play"
struct Song: Identifiable { let id: Int }
struct Player: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
struct Example: View {
  @State private var song: Song?
  var body: some View {
    VStack {
      Text(song == nil ? "nothing" : "song")
      Button("Play") { song = Song(id: 1) }
    }
    .fullScreenCover(item: $song) { _ in Player() }
  }
}

// --- a menu's destructive button requests a confirmation
// after: tap "More"; tap "Delete"; tap "Really delete"
// shows: "deleted", "More"
struct Example: View {
  @State private var asks = false
  @State private var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Menu("More") { Button("Delete", role: .destructive) { asks = true } }
    }
    .confirmationDialog("Sure?", isPresented: $asks) {
      Button("Really delete", role: .destructive) { log = "deleted" }
    }
  }
}

// --- a text editor counts its lines
// after: set "notes" to "a b c"
// shows: "a b c", "5 characters"
struct Example: View {
  @State private var text = ""
  var body: some View {
    VStack {
      TextEditor(text: $text).frame(height: 100).accessibilityLabel("notes")
      Text("\(text.count) characters")
    }
  }
}

// --- a hidden password is shown
// after: set "Password" to "abc"; tap "Show"
// shows: "abc", "Show"
struct Example: View {
  @State private var password = ""
  @State private var isShown = false
  var body: some View {
    VStack {
      if isShown { TextField("Password", text: $password) } else { SecureField("Password", text: $password) }
      Button("Show") { isShown = true }
    }
  }
}

// --- a card is flicked away by its predicted end
// after: swipe "card" left
// shows: "gone"
struct Example: View {
  @State private var isGone = false
  var body: some View {
    VStack {
      if isGone {
        Text("gone")
      } else {
        Text("card").gesture(
          DragGesture().onEnded { value in
            if value.predictedEndTranslation.width < -300 { isGone = true }
          })
      }
    }
  }
}

// --- a color well sets a color
// after: set "Tint" to "blue"
// shows: "Tint", "blue"
struct Example: View {
  @State private var color = Color.red
  var body: some View {
    VStack {
      ColorPicker("Tint", selection: $color)
      Text(color == .blue ? "blue" : "other")
    }
  }
}

// --- pages of a scroll view are turned by the program
// after: tap "Next"; tap "Next"
// shows: "p0", "p1", "p2", "p3", "Next", "at 2"
struct Example: View {
  @State private var page: Int? = 0
  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<4) { Text("p\($0)").frame(width: 200, height: 100).id($0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $page)
      .frame(width: 200, height: 100)
      Button("Next") { withAnimation { page = (page ?? 0) + 1 } }
      Text("at \(page ?? -1)")
    }
  }
}

// --- rows become visible as they are scrolled
// after: scroll id list by 0,-250
// shows: "3 visible"
struct Example: View {
  @State private var seen = 0
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { n in
            Color.blue.frame(width: 100, height: 100).onScrollVisibilityChange(threshold: 0.9) { isVisible in if n == 3 { seen = isVisible ? 3 : -3 } }
          }
        }
      }
      .frame(height: 200)
      .id("list")
      Text("\(seen) visible")
    }
  }
}

// --- undo takes back a registered change
// after: tap "Add"; tap "Undo"
// shows: "0", "Add", "Undo"
// reader only: a preview has no window
struct Example: View {
  @Environment(\.undoManager) private var undo
  @State private var model = Model()
  final class Model { var n = 0 }
  @State private var shown = 0
  var body: some View {
    VStack {
      Text("\(shown)")
      Button("Add") {
        model.n += 1
        shown = model.n
        undo?.registerUndo(withTarget: model) { model in
          model.n -= 1
          shown = model.n
        }
      }
      Button("Undo") { undo?.undo() }
    }
  }
}

// --- a button with a shortcut and feedback acts by a tap
// after: tap "Save"; tap "Save"
// shows: "2", "Save"
struct Example: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Button("Save") { n += 1 }.keyboardShortcut("s", modifiers: .command).sensoryFeedback(.success, trigger: n).onHover { _ in n = 100 }
    }
  }
}

// --- a keyframe animator repeats without a trigger
// after: wait 1.25
// shows: 
// moment: "a 215,190 20x20"
struct Example: View {
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a")
        .keyframeAnimator(initialValue: 0.0) { $0.offset(x: $1) } keyframes: { _ in
          LinearKeyframe(100.0, duration: 1)
        }
    }
    .frame(width: 400, height: 400)
  }
}

// --- a phase animator without a trigger goes on
// after: wait 2.5
// shows: 
// moment: "a 240,190 20x20"
struct Example: View {
  var body: some View {
    ZStack {
      Color.red.frame(width: 20, height: 20).id("a")
        .phaseAnimator([false, true]) { $0.offset(x: $1 ? 100 : 0) } animation: { _ in .linear(duration: 1) }
    }
    .frame(width: 400, height: 400)
  }
}

// --- an explicit timeline shows each of its dates
// after: wait 2.5
// shows: "2"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var start = Date()
  var body: some View {
    TimelineView(.explicit([1.0, 2.0, 3.0].map { start.addingTimeInterval($0) })) { context in
      Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
    }
  }
}

// --- a push moves the old out as the new comes
// after: tap "Go"; wait 0.5
// shows: "Go"
// moment: "b 100,0 200x200 · a 100,200 200x200"
struct Example: View {
  @State private var isOn = false
  var body: some View {
    ZStack {
      if isOn {
        Color.red.frame(width: 200, height: 200).id("b").transition(.push(from: .top))
      } else {
        Color.blue.frame(width: 200, height: 200).id("a").transition(.push(from: .top))
      }
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
    .frame(width: 400, height: 400)
  }
}

// --- sections of a sidebar are closed by their headers
// after: tap "Fruit"
// shows: "Fruit", "Herbs", "basil"
struct Example: View {
  @State private var isOpen = true
  var body: some View {
    List {
      Section("Fruit", isExpanded: $isOpen) { Text("apple") }
      Section("Herbs") { Text("basil") }
    }
    .listStyle(.sidebar)
  }
}

// --- a swipe action with a toggle keeps the row
// after: swipe "mail" right; tap "Unread"; swipe "mail" right
// shows: "mail", "unread", "Read"
struct Example: View {
  @State private var isRead = true
  var body: some View {
    List {
      HStack {
        Text("mail")
        Text(isRead ? "read" : "unread")
      }
      .swipeActions(edge: .leading) { Button(isRead ? "Unread" : "Read") { isRead.toggle() } }
    }
  }
}

// --- a pushed screen is still there when its tab is shown again
// after: tap "Go"; tap "Other"; tap "First"
// shows: "deep", "Back", "First", "Other"
struct Example: View {
  var body: some View {
    TabView {
      NavigationStack { NavigationLink("Go") { Text("deep") } }.tabItem { Text("First") }
      Text("two").tabItem { Text("Other") }
    }
  }
}

// --- a form of several value fields computes a sum
// after: set "A" to "2"; set "B" to "3.5"; submit "B"
// shows: "2", "3.5", "sum 5.5"
struct Example: View {
  @State private var a = 0.0
  @State private var b = 0.0
  var body: some View {
    Form {
      TextField("A", value: $a, format: .number)
      TextField("B", value: $b, format: .number)
      Text("sum \((a + b).formatted())")
    }
  }
}

// --- an observed sequence of a subject's values is awaited
// after: tap "Send"; tap "Send"
// shows: "1 2", "Send"
// reader only: compiled code waits in real time
final class Model: ObservableObject {
  let subject = PassthroughSubject<Int, Never>()
  var n = 0
}
struct Example: View {
  @StateObject private var model = Model()
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: " "))
      Button("Send") {
        model.n += 1
        model.subject.send(model.n)
      }
    }
    .task { for await value in model.subject.values { log.append("\(value)") } }
  }
}
