// --- a state object is made once, whatever its view's values
// after: tap "Go"; tap "Go"
// shows: "2 of 1", "2 of 2", "2 of 3", "Go"
final class Model: ObservableObject {
  nonisolated(unsafe) static var count = 0
  let number: Int
  init() {
    Model.count += 1
    number = Model.count
  }
}
struct Declared: View {
  let taps: Int
  @StateObject var model = Model()
  var body: some View { Text("\(taps) of \(model.number)") }
}
struct Assigned: View {
  let taps: Int
  @StateObject var model: Model
  init(taps: Int) {
    self.taps = taps
    _model = StateObject(wrappedValue: Model())
  }
  var body: some View { Text("\(taps) of \(model.number)") }
}
struct Handed: View {
  let taps: Int
  @StateObject var model: Model
  var body: some View { Text("\(taps) of \(model.number)") }
}
struct Example: View {
  @State var taps = 0
  var body: some View {
    let _ = { if taps == 0 { Model.count = 0 } }()
    VStack {
      Declared(taps: taps)
      Assigned(taps: taps)
      Handed(taps: taps, model: Model())
      Button("Go") { taps += 1 }
    }
  }
}

// --- the state object of a new view is another one
// after: tap "Add"; tap "n0"; tap "Add"
// shows: "n1", "n0", "n0", "Add"
final class Model: ObservableObject { @Published var n = 0 }
struct Counter: View {
  @StateObject var model = Model()
  var body: some View { Button("n\(model.n)") { model.n += 1 } }
}
struct Example: View {
  @State var count = 1
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { _ in Counter() }
      Button("Add") { count += 1 }
    }
  }
}

// --- the key of a stored value is an expression
// after: tap "Count"; tap "Other"; tap "Own"
// shows: "2", "2", "1", "Count", "Other", "Own"
enum Keys {
  static let prefix = "acting."
  static let count = prefix + "count"
}
struct Counter: View {
  let title: String
  @AppStorage private var count: Int
  init(_ title: String, key: String) {
    self.title = title
    _count = AppStorage(wrappedValue: 0, key)
  }
  var body: some View { Button(title) { count += 1 } }
}
struct Shown: View {
  @AppStorage private var count: Int
  init(key: String) { _count = AppStorage(wrappedValue: 0, key) }
  var body: some View { Text("\(count)") }
}
struct Example: View {
  @AppStorage(Keys.count) private var count = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Shown(key: "acting.count")
      Shown(key: "acting.own")
      Button("Count") { count += 1 }
      Counter("Other", key: Keys.count)
      Counter("Own", key: "acting.own")
    }
  }
}

// --- UserDefaults and AppStorage share keys that are expressions
// after: tap "Launch"; tap "Launch"
// shows: "2 2", "Launch"
// reader only: compiled code has no defaults of its own
enum Keys { static let launches = "launches" }
struct Example: View {
  @AppStorage(Keys.launches) private var launches = 0
  var body: some View {
    VStack {
      Text("\(launches) \(UserDefaults.standard.integer(forKey: "launches"))")
      Button("Launch") { UserDefaults.standard.set(launches + 1, forKey: Keys.launches) }
    }
  }
}

// --- a style of the program decides what triggers a button
// after: tap "Delete"; tap "Export"; long-press "Delete"; tap "Double" twice; tap "Double"
// shows: "1 1 1", "Delete", "Export", "Double"
// reader only: styles of the program are not compiled
struct Hold: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onLongPressGesture(minimumDuration: 0.5) { configuration.trigger() }
  }
}
struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}
struct Plain: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).buttonStyle(.plain) }
}
struct Example: View {
  @State var deleted = 0
  @State var exported = 0
  @State var doubled = 0
  var body: some View {
    VStack {
      Text("\(deleted) \(exported) \(doubled)")
      Button("Delete") { deleted += 1 }.buttonStyle(Hold())
      Button("Export") { exported += 1 }.buttonStyle(Plain())
      Button("Double") { doubled += 1 }.buttonStyle(Twice())
    }
  }
}

// --- a binding's setter receives the transaction
// after: tap "Animated"; tap "Plain"; tap "Animated"
// shows: "2 1", "Animated", "Plain"
// reader only: compiled bindings have no such setter
struct Toggling: View {
  let title: String
  @Binding var isOn: Bool
  var body: some View { Button(title) { isOn.toggle() } }
}
struct Example: View {
  @State var isOn = false
  @State var animated = 0
  @State var plain = 0
  var body: some View {
    let binding = Binding(
      get: { isOn },
      set: { new, transaction in
        if transaction.animation == nil { plain += 1 } else { animated += 1 }
        isOn = new
      })
    VStack {
      Text("\(animated) \(plain)")
      Toggling(title: "Animated", isOn: binding.animation(.linear(duration: 0.2)))
      Toggling(title: "Plain", isOn: binding)
    }
  }
}

// --- a typed text that is no number leaves the value alone
// after: set "Target" to "24"; submit "Target"; set "Target" to "warm"; submit "Target"; tap "Less"
// shows: "21", "Heating to 21", "Less"
struct Example: View {
  @State var target = 20
  var body: some View {
    VStack {
      TextField("Target", value: $target, format: .number)
      Text("Heating to \(target)")
      Button("Less") { target -= 3 }
    }
  }
}

// --- a key path leads from a binding to a part
// after: set "Camera" to on; set "Location" to off
// shows: "true false", "Camera", "Location"
struct Permissions {
  var camera = false
  var location = true
}
struct Example: View {
  @State var permissions = Permissions()
  var body: some View {
    VStack {
      Text("\(permissions.camera) \(permissions.location)")
      Toggle("Camera", isOn: $permissions[dynamicMember: \.camera])
      Toggle("Location", isOn: $permissions[dynamicMember: \.location])
    }
  }
}

// --- an equatable view keeps its former value while the new one is equal
// after: tap "Raise"; tap "Raise"; tap "Publish"; tap "Raise"
// shows: "Tag 12 of 2", "13 of 2", "Raise", "Publish"
struct Tag: View, Equatable {
  let price: Int
  let version: Int
  static func == (first: Tag, second: Tag) -> Bool { first.version == second.version }
  var body: some View { Text("Tag \(price) of \(version)") }
}
struct Example: View {
  @State var price = 10
  @State var version = 1
  var body: some View {
    VStack {
      Tag(price: price, version: version).equatable()
      Text("\(price) of \(version)")
      Button("Raise") { price += 1 }
      Button("Publish") { version += 1 }
    }
  }
}

// --- the context menu of a selection is one for the pressed row
// after: long-press "row 2"; tap "Open 2"
// shows: "opened 2", "row 1", "row 2"
struct Example: View {
  @State var selection: Set<Int> = []
  @State var text = "-"
  var body: some View {
    VStack {
      Text(text)
      List([1, 2], id: \.self, selection: $selection) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { items in
          if let first = items.first { Button("Open \(first)") { text = "opened \(items.count + 1)" } }
        }
    }
  }
}

// --- the context menu of selected rows is one for all of them
// after: long-press "row 2"; tap "Open 2"
// shows: "opened 1 2", "row 1", "row 2", "row 3"
struct Example: View {
  @State var selection: Set<Int> = [1, 2]
  @State var text = "-"
  var body: some View {
    VStack {
      Text(text)
      List([1, 2, 3], id: \.self, selection: $selection) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { items in
          Button("Open \(items.count)") { text = "opened " + items.sorted().map(String.init).joined(separator: " ") }
        }
    }
  }
}

// --- a tap on a row runs the primary action of its selection
// after: tap "row 2"
// shows: "primary 2", "row 1", "row 2"
struct Example: View {
  @State var selection: Set<Int> = []
  @State var text = "-"
  var body: some View {
    VStack {
      Text(text)
      List([1, 2], id: \.self, selection: $selection) { Text("row \($0)") }
        .contextMenu(forSelectionType: Int.self) { _ in
          Button("Open") {}
        } primaryAction: { items in
          text = "primary \(items.first ?? 0)"
        }
    }
  }
}

// --- a cancelled task ends its stream
// after: set "Sensor" to on; wait 2.5; set "Sensor" to off; wait 3
// shows: "2 ended 1", "Sensor"
// reader only: compiled code waits in real time
struct Reading: View {
  @Binding var last: Int
  @Binding var ended: Int
  var body: some View {
    Color.red.task {
      let stream = AsyncStream<Int> { continuation in
        let producer = Task {
          var value = 0
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            value += 1
            continuation.yield(value)
          }
        }
        continuation.onTermination = { reason in
          producer.cancel()
          if case .cancelled = reason { ended += 1 }
        }
      }
      for await value in stream { last = value }
    }
  }
}
struct Example: View {
  @State var isOn = false
  @State var last = 0
  @State var ended = 0
  var body: some View {
    VStack {
      Text("\(last) ended \(ended)")
      Toggle("Sensor", isOn: $isOn)
      if isOn { Reading(last: $last, ended: $ended) }
    }
  }
}

// --- a finished stream says so
// after: tap "Go"
// shows: "ab finished", "Go"
// reader only: compiled code waits in real time
struct Example: View {
  @State var text = ""
  var body: some View {
    VStack {
      Text(text)
      Button("Go") {
        Task {
          let stream = AsyncStream<String> { continuation in
            continuation.onTermination = { reason in
              switch reason {
              case .finished: text += " finished"
              default: text += " cancelled"
              }
            }
            continuation.yield("a")
            continuation.yield("b")
            Task { continuation.finish() }
          }
          for await part in stream { text += part }
        }
      }
    }
  }
}

// --- a clock of the program sleeps by its instants
// after: wait 150
// shows: "real 3", "fake 0"
// reader only: compiled code waits in real time
final class Immediate: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }
  private(set) var now = Instant()
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws { now = max(now, deadline) }
}
struct Oven: View {
  let title: String
  @State var minutes = 5
  let clock: any Clock<Duration>
  var body: some View {
    Text("\(title) \(minutes)").task {
      while minutes > 0 {
        try? await clock.sleep(for: .seconds(60))
        minutes -= 1
      }
    }
  }
}
struct Example: View {
  var body: some View {
    VStack {
      Oven(title: "real", clock: ContinuousClock())
      Oven(title: "fake", clock: Immediate())
    }
  }
}

// --- what is undone in groups can be redone
// after: tap "Add"; tap "Add"; tap "Undo"; tap "Undo"; tap "Redo"
// shows: "1 true true", "Add", "Undo", "Redo"
// reader only: its undo manager is written in Swift
final class Document: ObservableObject {
  @Published var pages = 0
  let manager = UndoManager()
  init() { manager.groupsByEvent = false }
  func add(_ count: Int) {
    pages += count
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: self) { $0.add(-count) }
    manager.endUndoGrouping()
  }
}
struct Example: View {
  @StateObject var document = Document()
  var body: some View {
    VStack {
      Text("\(document.pages) \(document.manager.canUndo) \(document.manager.canRedo)")
      Button("Add") { document.add(1) }
      Button("Undo") { document.manager.undo() }
      Button("Redo") { document.manager.redo() }
    }
  }
}

// --- a timer of a dispatch source ticks until it is cancelled
// after: tap "Go"; wait 2.5; tap "Stop"; wait 3
// shows: "2 ended", "Go", "Stop"
// reader only: compiled code waits in real time
final class Ticker: ObservableObject {
  @Published var text = ""
  private var count = 0
  private var source: DispatchSourceTimer?
  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: .seconds(1))
    source.setEventHandler { [weak self] in
      self?.count += 1
      self?.text = "\(self?.count ?? 0)"
    }
    source.setCancelHandler { [weak self] in self?.text += " ended" }
    source.resume()
    self.source = source
  }
  func stop() { source?.cancel() }
}
struct Example: View {
  @StateObject var ticker = Ticker()
  var body: some View {
    VStack {
      Text(ticker.text)
      Button("Go") { ticker.start() }
      Button("Stop") { ticker.stop() }
    }
  }
}

// --- a dispatch source that nobody holds ends
// after: tap "Go"; wait 2.2; tap "Drop"; wait 3
// shows: "5", "Go", "Drop"
// reader only: compiled code waits in real time
final class Ticker: ObservableObject {
  @Published var count = 0
  private var source: DispatchSourceTimer?
  func start() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now(), repeating: 0.5)
    source.setEventHandler { [weak self] in self?.count += 1 }
    source.activate()
    self.source = source
  }
  func drop() { source = nil }
}
struct Example: View {
  @StateObject var ticker = Ticker()
  var body: some View {
    VStack {
      Text("\(ticker.count)")
      Button("Go") { ticker.start() }
      Button("Drop") { ticker.drop() }
    }
  }
}

// --- observation tracking calls once, before the change
// after: tap "Other"; tap "More"; tap "More"
// shows: "2", "was 0 is 1 was 1 is 2", "More", "Other"
// reader only: compiled views do not observe
@Observable final class Model {
  var count = 0
  var other = 0
  var text = ""
  func watch() {
    withObservationTracking {
      _ = count
    } onChange: {
      self.text += "was \(self.count) "
      Task {
        self.text += "is \(self.count) "
        self.watch()
      }
    }
  }
}
struct Example: View {
  @State var model = Model()
  var body: some View {
    VStack {
      Text("\(model.count)")
      Text(model.text.trimmingCharacters(in: .whitespaces))
      Button("More") { model.count += 1 }
      Button("Other") { model.other += 1 }
    }
    .onAppear { model.watch() }
  }
}

// --- a binding to an element of a value that declares the subscript
// after: set "Red" to 80; set "Green" to 40
// shows: "80 40 2"
enum Channel: String, CaseIterable { case red, green }
struct Palette: Equatable {
  var red = 0.0
  var green = 0.0
  subscript(channel: Channel) -> Double {
    get { channel == .red ? red : green }
    set { if channel == .red { red = newValue } else { green = newValue } }
  }
}
struct ChannelSlider: View {
  let channel: Channel
  @Binding var palette: Palette
  var body: some View {
    Slider(value: $palette[channel], in: 0...100, step: 5) { Text(channel.rawValue.capitalized) }
  }
}
struct Example: View {
  @State var palette = Palette()
  @State var changes = 0
  var body: some View {
    VStack {
      Text(verbatim: "\(Int(palette.red)) \(Int(palette.green)) \(changes)")
      ForEach(Channel.allCases, id: \.self) { ChannelSlider(channel: $0, palette: $palette) }
    }
    .onChange(of: palette) { changes += 1 }
  }
}

// --- a screen below another one follows changes
// after: tap "Go"; tap "Change"; tap "Leave"
// shows: "Go", "0>2 2>3 3>0"
struct Detail: View {
  @Binding var item: Int?
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Button("Change") { item = 3 }
      Button("Leave") { dismiss() }
    }
  }
}
struct Example: View {
  @State private var item: Int?
  @State private var log: [String] = []
  var body: some View {
    NavigationStack {
      VStack {
        Button("Go") { item = 2 }
        Text(verbatim: log.joined(separator: " "))
      }
      .navigationDestination(item: $item) { _ in Detail(item: $item) }
      .onChange(of: item) { old, new in log.append("\(old ?? 0)>\(new ?? 0)") }
    }
  }
}
