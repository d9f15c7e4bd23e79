// --- a short drag does not reach its minimum distance
// after: drag "card" by 30,0; drag "card" by 60,0; drag "card" by 0,-20
// shows: "card", "60"
struct Example: View {
  @State private var log = "-"
  var body: some View {
    VStack {
      Text("card").gesture(DragGesture(minimumDistance: 50).onEnded { log = "\(Int($0.translation.width))" })
      Text(log)
    }
  }
}

// --- a press is exclusive before a tap
// after: tap "card"; long-press "card"; tap "card"
// shows: "card", "tlt"
struct Example: View {
  @State private var log = ""
  var body: some View {
    VStack {
      Text("card").gesture(
        LongPressGesture().exclusively(before: TapGesture()).onEnded { value in
          switch value {
          case .first: log += "l"
          case .second: log += "t"
          }
        })
      Text(log)
    }
  }
}

// --- a magnification and a rotation are simultaneous
// after: magnify "photo" by 2; rotate "photo" by 90
// shows: "photo", "2.000000 90"
struct Example: View {
  @State private var scale = 1.0
  @State private var angle = 0.0
  var body: some View {
    VStack {
      Text("photo").gesture(
        MagnifyGesture().onEnded { scale *= $0.magnification }
          .simultaneously(with: RotateGesture().onEnded { angle += $0.rotation.degrees }))
      Text("\(scale) \(Int(angle.rounded()))")
    }
  }
}

// --- the state of a gesture returns to its first value, and the total stays
// after: drag "card" by 50,0; drag "card" by 25,0
// shows: "card", "75 + 0"
struct Example: View {
  @State private var total = 0.0
  @GestureState private var part = 0.0
  var body: some View {
    VStack {
      Text("card").gesture(
        DragGesture()
          .updating($part) { value, state, _ in state = value.translation.width }
          .onEnded { total += $0.translation.width })
      Text("\(Int(total)) + \(Int(part))")
    }
  }
}

// --- a press that is followed by a drag moves a card, and keeps it
// after: drag "card" by 40,20; wait 5
// shows: "card"
// moment: "card 215,192 50x20"
struct Example: View {
  enum DragState {
    case inactive, pressing
    case dragging(CGSize)
    var translation: CGSize { if case .dragging(let size) = self { size } else { .zero } }
  }
  @GestureState private var state = DragState.inactive
  @State private var rest = CGSize.zero
  var body: some View {
    let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
      .updating($state) { value, state, _ in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        rest.width += drag.translation.width
        rest.height += drag.translation.height
      }
    Text("card").frame(width: 50, height: 20).id("card")
      .offset(x: rest.width + state.translation.width, y: rest.height + state.translation.height)
      .gesture(gesture)
      .frame(width: 400, height: 364)
  }
}

// --- a pull refreshes
// after: drag "row" by 0,250
// shows: "row", "fresh"
// reader only: compiled code waits in real time
struct Example: View {
  @State private var log = "old"
  var body: some View {
    List {
      Text("row")
      Text(log)
    }
    .refreshable { log = "fresh" }
  }
}

// --- an option of a menu's picker is chosen
// after: tap "Options"; tap "Large"
// shows: "Options", "large"
struct Example: View {
  enum Size: String, CaseIterable { case small, large }
  @State private var size = Size.small
  var body: some View {
    VStack {
      Menu("Options") {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        Button("Reset") { size = .small }
      }
      Text(size.rawValue)
    }
  }
}

// --- a stepper keeps within its bounds, by its steps
// after: tap "Increment"; tap "Increment"; tap "Increment"; tap "Increment"; tap "Decrement"
// shows: "Count 8", "edits 4"
struct Example: View {
  @State private var n = 2
  @State private var edits = 0
  var body: some View {
    VStack {
      Stepper("Count \(n)", value: $n, in: 0...11, step: 3) { if $0 { edits += 1 } }
      Text("edits \(edits)")
    }
  }
}

// --- a slider reports that it is edited, and keeps to its steps
// after: set "Level" to 0.7
// shows: "0.750000", "began ended"
struct Example: View {
  @State private var level = 0.0
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Slider(value: $level, in: 0...1, step: 0.25) { Text("Level") } onEditingChanged: {
        log.append($0 ? "began" : "ended")
      }
      Text("\(level)")
      Text(log.joined(separator: " "))
    }
  }
}

// --- a date keeps within its range
// after: set "Day" to 2001-03-01
// shows: "Day", "Jan 31, 2001", "31"
struct Example: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 86_400)
  let range = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 30 * 86_400)
  var body: some View {
    VStack {
      DatePicker("Day", selection: $date, in: range, displayedComponents: .date)
      Text("\(Int(date.timeIntervalSinceReferenceDate / 86_400) + 1)")
    }
  }
}

// --- a link of Markdown is opened by the program's own action
// after: tap "site"
// shows: "site", "https://example.com/a"
struct Example: View {
  @State private var log = "-"
  var body: some View {
    VStack {
      Text("[site](https://example.com/a)")
      Text(log)
    }
    .environment(\.openURL, OpenURLAction { url in
      log = url.absoluteString
      return .handled
    })
  }
}

// --- a menu of a long press has a preview
// after: long-press "photo"
// shows: "photo", "Copy", "large photo"
struct Example: View {
  @State private var log = "-"
  var body: some View {
    Text("photo").contextMenu {
      Button("Copy") { log = "copied" }
    } preview: {
      Text("large photo").frame(width: 200, height: 150)
    }
  }
}

// --- the area beside a popover dismisses it
// after: tap "Info"; tap "dismiss popup"
// shows: "Info", "closed"
struct Example: View {
  @State private var isShown = false
  @State private var log = "-"
  var body: some View {
    VStack {
      Button("Info") { isShown = true }
        .popover(isPresented: $isShown) { Text("inside").padding().presentationCompactAdaptation(.popover) }
      Text(log)
    }
    .onChange(of: isShown) { if !isShown { log = "closed" } }
  }
}

// --- a toggle of several sources is mixed, and sets all
// after: set "All" to on
// shows: "All", "A", "B", "2"
struct Example: View {
  struct Item: Identifiable { let id: String; var isOn: Bool }
  @State private var items = [Item(id: "A", isOn: true), Item(id: "B", isOn: false)]
  var body: some View {
    VStack {
      Toggle("All", sources: $items, isOn: \.isOn)
      ForEach($items) { $item in Toggle(item.id, isOn: $item.isOn) }
      Text("\(items.filter(\.isOn).count)")
    }
  }
}

// --- an optional is edited through an unwrapped binding
// after: tap "Begin"; set "Note" to "hi"; tap "Drop"
// shows: "Begin", "Drop", "none, was hi"
struct Example: View {
  @State private var note: String?
  @State private var last = "-"
  var body: some View {
    VStack {
      if let text = Binding($note) { TextField("Note", text: text) }
      Button("Begin") { note = "" }
      Button("Drop") {
        last = note ?? "?"
        note = nil
      }
      Text("\(note ?? "none"), was \(last)")
    }
  }
}

// --- a number field refuses letters and formats what it takes
// after: set "Amount" to "1234"; submit "Amount"
// shows: "1,234", "1234"
struct Example: View {
  @State private var amount = 5
  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number)
      Text(verbatim: "\(amount)")
    }
  }
}

// --- two views share a stored value
// after: set "A" to on; tap "n0"
// shows: "A", "on", "n1", "1"
struct Left: View {
  @AppStorage("isOn") private var isOn = false
  @AppStorage("n") private var n = 0
  var body: some View {
    Toggle("A", isOn: $isOn)
    Text(isOn ? "on" : "off")
    Button("n\(n)") { n += 1 }
  }
}
struct Right: View {
  @AppStorage("n") private var count = 0
  var body: some View { Text("\(count)") }
}
struct Example: View {
  var body: some View {
    VStack {
      Left()
      Right()
    }
  }
}

// --- an element of an observable object is bound
// after: set "b" to on; set "Title" to "List"
// shows: "List", "a", "b", "1 of List"
@Observable final class Task2: Identifiable {
  let id: String
  var isDone = false
  init(_ id: String) { self.id = id }
}
@Observable final class Store {
  var title = ""
  var tasks = [Task2("a"), Task2("b")]
  var done: Int { tasks.filter(\.isDone).count }
}
struct Row: View {
  @Bindable var task: Task2
  var body: some View { Toggle(task.id, isOn: $task.isDone) }
}
struct Example: View {
  @State private var store = Store()
  var body: some View {
    @Bindable var store = store
    VStack {
      TextField("Title", text: $store.title)
      ForEach(store.tasks) { Row(task: $0) }
      Text("\(store.done) of \(store.title)")
    }
  }
}

// --- a slider ends at its last whole step
// after: set "Level" to 1
// shows: "0.800000"
struct Example: View {
  @State private var level = 0.0
  var body: some View {
    VStack {
      Slider(value: $level, in: 0...1, step: 0.4) { Text("Level") }
      Text("\(level)")
    }
  }
}

// --- the track of a slider ends at its last whole step
// after: drag "Level" by 200,0
// shows: "9.0"
struct Example: View {
  @State private var level = 1.0
  var body: some View {
    VStack {
      Slider(value: $level, in: 1...10, step: 2) { Text("Level") }.frame(width: 227)
      Text(verbatim: "\(level)")
    }
  }
}

// --- a second link of a text is opened
// after: tap "terms"
// shows: "Read our policy and terms.", "https://example.com/terms"
struct Example: View {
  @State private var log = "-"
  var body: some View {
    VStack {
      Text("Read our [policy](https://example.com/policy) and [terms](https://example.com/terms).")
      Text(log)
    }
    .environment(\.openURL, OpenURLAction { url in
      log = url.absoluteString
      return .handled
    })
  }
}

// --- a button that shares leaves the screen as it is
// after: tap "Share…"
// shows: "Share…"
struct Example: View {
  var body: some View { ShareLink(item: "text") }
}
