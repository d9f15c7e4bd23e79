// --- a child changes its parent's state through a binding
// after: tap "Add"
// shows: "1", "Add"
struct Child: View {
  @Binding var n: Int
  var body: some View { Button("Add") { n += 1 } }
}

struct Example: View {
  @State var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Child(n: $n)
    }
  }
}

// --- views of one type have states of their own
// after: tap "B"; tap "B"; tap "A"
// shows: "1", "A", "2", "B"
struct Counter: View {
  let name: String
  @State var n = 0

  var body: some View {
    HStack {
      Text("\(n)")
      Button(name) { n += 1 }
    }
  }
}

struct Example: View {
  var body: some View {
    VStack {
      Counter(name: "A")
      Counter(name: "B")
    }
  }
}

// --- rows keep their states when the data is reordered
// after: tap "Add a"; tap "Turn"
// shows: "b0", "Add b", "a1", "Add a", "Turn"
struct Row: View {
  let name: String
  @State var n = 0

  var body: some View {
    HStack {
      Text("\(name)\(n)")
      Button("Add " + name) { n += 1 }
    }
  }
}

struct Example: View {
  @State var names = ["a", "b"]
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Row(name: $0) }
      Button("Turn") { names.reverse() }
    }
  }
}

// --- a view that disappears and appears again has its initial states
// after: tap "n0"; tap "Switch"; tap "Switch"
// shows: "n0", "Switch"
struct Counter: View {
  @State var n = 0
  var body: some View { Button("n\(n)") { n += 1 } }
}

struct Example: View {
  @State var isShown = true
  var body: some View {
    VStack {
      if isShown { Counter() }
      Button("Switch") { isShown.toggle() }
    }
  }
}

// --- a view after a condition keeps its state
// after: tap "n0"; tap "Switch"
// shows: "n0", "n1", "Switch"
struct Counter: View {
  @State var n = 0
  var body: some View { Button("n\(n)") { n += 1 } }
}

struct Example: View {
  @State var isShown = false
  var body: some View {
    VStack {
      if isShown { Counter() }
      Counter()
      Button("Switch") { isShown.toggle() }
    }
  }
}

// --- both branches have states of their own
// after: tap "n0"; tap "Switch"
// shows: "n0", "Switch"
struct Counter: View {
  @State var n = 0
  var body: some View { Button("n\(n)") { n += 1 } }
}

struct Example: View {
  @State var isFirst = true
  var body: some View {
    VStack {
      if isFirst { Counter() } else { Counter() }
      Button("Switch") { isFirst.toggle() }
    }
  }
}

// --- an observable object changes
// after: tap "Add"; tap "Add"
// shows: "2", "Add"
@Observable class Model {
  var n = 0
  func add() { n += 1 }
}

struct Example: View {
  @State var model = Model()
  var body: some View {
    VStack {
      Text("\(model.n)")
      Button("Add") { model.add() }
    }
  }
}

// --- a bindable object is edited
// after: set "Name" to "Ada"
// shows: "Ada", "Hi Ada"
@Observable class Model { var name = "" }
struct Field: View {
  @Bindable var model: Model
  var body: some View { TextField("Name", text: $model.name) }
}

struct Example: View {
  @State var model = Model()
  var body: some View {
    VStack {
      Field(model: model)
      Text("Hi \(model.name)")
    }
  }
}

// --- a published property changes
// after: tap "Add"
// shows: "1", "Add"
class Model: ObservableObject { @Published var n = 0 }

struct Example: View {
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Text("\(model.n)")
      Button("Add") { model.n += 1 }
    }
  }
}

// --- a published property is bound
// after: tap "Wi-Fi"
// shows: "Wi-Fi", "yes"
class Model: ObservableObject { @Published var isOn = false }

struct Example: View {
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Toggle("Wi-Fi", isOn: $model.isOn)
      Text(model.isOn ? "yes" : "no")
    }
  }
}

// --- an observed object is shared
// after: tap "Add"
// shows: "1", "Add"
class Model: ObservableObject { @Published var n = 0 }
struct Child: View {
  @ObservedObject var model: Model
  var body: some View { Button("Add") { model.n += 1 } }
}

struct Example: View {
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Text("\(model.n)")
      Child(model: model)
    }
  }
}

// --- an environment object is shared
// after: tap "Add"
// shows: "1", "Add"
class Model: ObservableObject { @Published var n = 0 }
struct Child: View {
  @EnvironmentObject var model: Model
  var body: some View { Button("Add") { model.n += 1 } }
}

struct Example: View {
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Text("\(model.n)")
      Child()
    }.environmentObject(model)
  }
}

// --- an element is edited through its binding
// after: tap "Item 2"
// shows: "Item 1", "Item 2", "1"
struct Item: Identifiable {
  let id: Int
  var isDone = false
}

struct Example: View {
  @State var items = [Item(id: 1), Item(id: 2)]
  var body: some View {
    VStack {
      ForEach($items) { $item in Toggle("Item \(item.id)", isOn: $item.isDone) }

      Text("\(items.filter(\.isDone).count)")
    }
  }
}

// --- a part of a structure is bound
// after: set "Name" to "Ada"
// shows: "Ada", "Ada 3"
struct Person {
  var name = ""
  var age = 3
}

struct Example: View {
  @State var person = Person()
  var body: some View {
    VStack {
      TextField("Name", text: $person.name)
      Text("\(person.name) \(person.age)")
    }
  }
}

// --- an element at an index is bound
// after: tap "B"
// shows: "A", "B", "01"
struct Example: View {
  @State var flags = [false, false]
  var body: some View {
    VStack {
      Toggle("A", isOn: $flags[0])
      Toggle("B", isOn: $flags[1])
      Text(flags.map { $0 ? "1" : "0" }.joined())
    }
  }
}

// --- a binding of two functions is set
// after: tap "Even"
// shows: "Even", "2"
struct Example: View {
  @State var n = 1
  var body: some View {
    VStack {
      Toggle("Even", isOn: Binding(get: { n % 2 == 0 }, set: { n = $0 ? 2 : 1 }))
      Text("\(n)")
    }
  }
}

// --- a constant binding does not change
// after: tap "A"
// shows: "A", "x"
struct Example: View {
  var body: some View {
    VStack {
      Toggle("A", isOn: .constant(false))
      Text("x")
    }
  }
}

// --- rows are added and removed
// after: tap "Add"; tap "Clear"
// shows: "b", "Add", "Clear"
struct Example: View {
  @State var names = ["a"]
  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Text($0) }
      Button("Add") { names.append("b") }

      Button("Clear") { names.removeFirst() }
    }
  }
}

// --- an optional state is set
// after: tap "Set"
// shows: "Ada", "Set"
struct Example: View {
  @State var name: String?
  var body: some View {
    VStack {
      if let name { Text(name) }
      Button("Set") { name = "Ada" }
    }
  }
}

// --- a stored value is shared by its key
// after: tap "Add"
// shows: "other 1", "Add"
struct Other: View {
  @AppStorage("n") var n = 0
  var body: some View { Text("other \(n)") }
}

struct Example: View {
  @AppStorage("n") var n = 0
  var body: some View {
    VStack {
      Other()
      Button("Add") { n += 1 }
    }
  }
}

// --- onChange reports a new value
// after: tap "Add"
// shows: "0 to 1", "Add"
struct Example: View {
  @State var n = 0
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Add") { n += 1 }
    }.onChange(of: n) { old, new in log = "\(old) to \(new)" }
  }
}

// --- onChange without parameters runs
// after: tap "Add"
// shows: "now 1", "Add"
struct Example: View {
  @State var n = 0
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Add") { n += 1 }
    }.onChange(of: n) { log = "now \(n)" }
  }
}

// --- onChange in its older spelling gets the new value
// after: tap "Add"
// shows: "now 1", "Add"
struct Example: View {
  @State var n = 0
  @State var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Button("Add") { n += 1 }
    }.onChange(of: n) { value in log = "now \(value)" }
  }
}

// --- one change leads to another
// after: tap "Add"
// shows: "1 10", "Add"
struct Example: View {
  @State var a = 0
  @State var b = 0
  var body: some View {
    VStack {
      Text("\(a) \(b)")
      Button("Add") { a += 1 }
    }.onChange(of: a) { b = a * 10 }
  }
}

// --- withAnimation changes the state
// after: tap "Go"
// shows: "yes", "Go"
struct Example: View {
  @State var isOn = false
  var body: some View {
    VStack {
      Text(isOn ? "yes" : "no")
      Button("Go") { withAnimation(.easeInOut) { isOn.toggle() } }
    }
  }
}

// --- a preview's own state changes
// after: wait 0
// shows: "unused"
struct Example: View {
  var body: some View {
    Text("unused")
  }
}

// --- a view with a new identity has its initial states
// after: tap "More"; tap "More"; tap "New"
// shows: "0", "More", "New"
struct Counter: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)")
    Button("More") { n += 1 }
  }
}

struct Example: View {
  @State var game = 0
  var body: some View {
    VStack {
      Counter().id(game)
      Button("New") { game += 1 }
    }
  }
}

// --- a view with the same identity keeps its states
// after: tap "More"; tap "Other"
// shows: "1", "More", "b", "Other"
struct Counter: View {
  @State private var n = 0
  var body: some View {
    Text("\(n)")
    Button("More") { n += 1 }
  }
}

struct Example: View {
  @State var name = "a"
  var body: some View {
    VStack {
      VStack { Counter() }.padding().id("counter")
      Text(name)
      Button("Other") { name = "b" }
    }
  }
}

// --- user defaults and stored values are the same
// after: tap "Set"; tap "Read"
// shows: "7", "7", "Set", "Read"
// reader only: compiled code has the process's user defaults
struct Example: View {
  @AppStorage("count") var count = 1
  @State var read = 0
  var body: some View {
    VStack {
      Text("\(count)")
      Text("\(read)")
      Button("Set") { UserDefaults.standard.set(7, forKey: "count") }
      Button("Read") { read = UserDefaults.standard.integer(forKey: "count") }
    }
  }
}

// --- a notification of the program arrives
// after: tap "Post"
// shows: "got 3", "Post"
// reader only: compiled code has the process's notifications
extension Notification.Name {
  static let scored = Notification.Name("scored")
}

struct Example: View {
  @State var text = "-"
  var body: some View {
    VStack {
      Text(text)
      Button("Post") { NotificationCenter.default.post(name: .scored, object: 3) }
    }
    .onReceive(NotificationCenter.default.publisher(for: .scored)) { notification in
      text = "got \(notification.object as? Int ?? 0)"
    }
  }
}

// --- an action for a published property reads the states of the view
// after: tap "More"
// shows: "01", "More"
final class Model: ObservableObject {
  @Published var n = 0
}

struct Example: View {
  @StateObject var model = Model()
  @State var log = ""
  var body: some View {
    VStack {
      Text(log)
      Button("More") { model.n += 1 }
    }
    .onReceive(model.$n) { log += "\($0)" }
  }
}

// --- elements are removed by a closure that reads another state
// after: tap "Remove"
// shows: "B", "0", "Remove"
struct Example: View {
  @State private var rows = ["A", "B", "C"]
  @State private var selection: Set<String> = ["A", "C"]
  var body: some View {
    VStack {
      ForEach(rows, id: \.self) { Text($0) }
      Text("\(selection.count)")
      Button("Remove") {
        rows.removeAll { selection.contains($0) }
        selection = []
      }
    }
  }
}

// --- elements are sorted by a closure that reads another state
// after: tap "Turn"; tap "Sort"
// shows: "C", "B", "A", "Turn", "Sort"
struct Example: View {
  @State private var rows = ["B", "A", "C"]
  @State private var isAscending = true
  var body: some View {
    VStack {
      ForEach(rows, id: \.self) { Text($0) }
      Button("Turn") { isAscending.toggle() }
      Button("Sort") { rows.sort { isAscending ? $0 < $1 : $0 > $1 } }
    }
  }
}

// --- a method with a closure that reads another state changes its structure
// after: tap "Keep"
// shows: "2", "Keep"
struct Bag {
  var items = [1, 2, 3]
  mutating func keep(_ isKept: (Int) -> Bool) { items = items.filter(isKept) }
}
struct Example: View {
  @State private var bag = Bag()
  @State private var limit = 2
  var body: some View {
    VStack {
      Text("\(bag.items.count)")
      Button("Keep") { bag.keep { $0 <= limit } }
    }
  }
}

// --- a model follows its own property while its connection is stored
// after: tap "Go"; tap "Stop"; tap "Go"
// shows: "go", "Go", "Stop"
final class Model: ObservableObject {
  @Published var text = ""
  @Published var copy = ""
  private var connections = Set<AnyCancellable>()
  init() {
    $text.dropFirst().sink { self.copy += $0 }.store(in: &connections)
    $text.sink { _ in }.store(in: &connections)
  }
  func stop() { connections.removeAll() }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.copy)
      Button("Go") { model.text = "go" }
      Button("Stop") { model.stop() }
    }
  }
}

// --- a subscriber refers weakly to the model that keeps its subscription
// after: tap "Go"; tap "Again"
// shows: "b!", "c?", "Go", "Again"
final class Model: ObservableObject {
  @Published var query = "a"
  @Published var first = ""
  @Published var second = ""
  private var connections = Set<AnyCancellable>()
  init() {
    $query.sink { [weak self] in self?.second = $0 + "?" }.store(in: &connections)
    $query.removeDuplicates().sink { [weak self] value in
      guard let self, value == "b" else { return }
      self.first = value + "!"
    }.store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.first)
      Text(model.second)
      Button("Go") { model.query = "b" }
      Button("Again") { model.query = "c" }
    }
  }
}

// --- an action captures the values of its capture list when it is made
// after: tap "Go"
// shows: "1", "Go"
final class Model: ObservableObject {
  @Published var shown = ""
  let subject = PassthroughSubject<String, Never>()
  private var connections = Set<AnyCancellable>()
  init() {
    var number = 1
    subject.sink { [unowned self, number] _ in shown = "\(number)" }.store(in: &connections)
    number = 2
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.shown)
      Button("Go") { model.subject.send("go") }
    }
  }
}

// --- a subscriber reads the old value of the property that changes
// after: tap "Go"; tap "Same"
// shows: "a>a a>b b>b", "b", "Go", "Same"
final class Model: ObservableObject {
  @Published var name = "a"
  var log: [String] = []
  private var connections = Set<AnyCancellable>()
  init() {
    $name.sink { [unowned self] new in log.append(name + ">" + new) }.store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Text(model.name)
      Button("Go") { model.name = "b" }
      Button("Same") { model.name = "b" }
    }
  }
}

// --- a subscriber that changes another property does not reach the property's other subscribers
// after: tap "Go"
// shows: "1:0 2:0 1:1 other:1 2:1", "1", "Go"
final class Model: ObservableObject {
  @Published var number = 0
  @Published var other = 0
  var log: [String] = []
  private var connections = Set<AnyCancellable>()
  init() {
    $number.sink { [unowned self] new in
      log.append("1:\(new)")
      if new > 0 { other = new }
    }.store(in: &connections)
    $number.sink { [unowned self] new in log.append("2:\(new)") }.store(in: &connections)
    $other.dropFirst().sink { [unowned self] new in log.append("other:\(new)") }.store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Text("\(model.other)")
      Button("Go") { model.number += 1 }
    }
  }
}

// --- a list in a model sends each change of its elements
// after: tap "Add"; tap "Change"
// shows: "0 1 1", "Add", "Change"
final class Model: ObservableObject {
  @Published var items: [String] = []
  var log: [String] = []
  private var connections = Set<AnyCancellable>()
  init() {
    $items.map(\.count).sink { [unowned self] new in log.append("\(new)") }.store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Button("Add") { model.items.append("a") }
      Button("Change") { model.items[0] += "b" }
    }
  }
}

// --- a subject sends its end, and nothing after it
// after: tap "Go"; tap "Late"
// shows: "1 finished late finished", "Go", "Late"
final class Model: ObservableObject {
  @Published var log: [String] = []
  let subject = PassthroughSubject<Int, Never>()
  var connections = Set<AnyCancellable>()
  init() { listen("") }
  func listen(_ name: String) {
    subject.sink(
      receiveCompletion: { [unowned self] _ in log.append(name + "finished") },
      receiveValue: { [unowned self] in log.append(name + "\($0)") }
    )
    .store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Button("Go") {
        model.subject.send(1)
        model.subject.send(completion: .finished)
        model.subject.send(2)
      }
      Button("Late") { model.listen("late ") }
    }
  }
}

// --- an error of an operator ends the values and reaches the subscriber
// after: tap "Go"
// shows: "10 20 odd:3", "0 -1", "Go"
enum Problem: Error { case odd(Int) }
final class Model: ObservableObject {
  @Published var log: [String] = []
  @Published var replaced: [Int] = []
  var connections = Set<AnyCancellable>()
  func go() {
    [1, 2, 3, 4].publisher
      .tryMap { number -> Int in
        if number == 3 { throw Problem.odd(number) }
        return number * 10
      }
      .sink { [unowned self] completion in
        switch completion {
        case .finished: log.append("finished")
        case .failure(let error):
          if case Problem.odd(let number) = error { log.append("odd:\(number)") }
        }
      } receiveValue: { [unowned self] value in
        log.append("\(value)")
      }
      .store(in: &connections)
    Fail<Int, Problem>(error: .odd(1)).catch { _ in Just(0) }.append(Fail(error: Problem.odd(2)).replaceError(with: -1))
      .sink { [unowned self] in replaced.append($0) }.store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Text(model.replaced.map(String.init).joined(separator: " "))
      Button("Go") { model.go() }
    }
  }
}

// --- a future keeps its value for those that come later
// after: tap "Go"; wait 2
// shows: "made 7 finished 7 finished", "Go"
// reader only: publishers are Combine's
final class Model: ObservableObject {
  @Published var log: [String] = []
  var connections = Set<AnyCancellable>()
  func load() -> AnyPublisher<Int, Error> {
    Future<Int, Error> { promise in
      self.log.append("made")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { promise(.success(7)) }
    }
    .eraseToAnyPublisher()
  }
  func go() {
    let future = load()
    for _ in 0..<2 {
      future.receive(on: DispatchQueue.main).sink { [unowned self] in
        if case .finished = $0 { log.append("finished") }
      } receiveValue: { [unowned self] in
        log.append("\($0)")
      }.store(in: &connections)
    }
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Button("Go") { model.go() }
    }
  }
}

// --- publishers are combined, zipped, merged and put one after the other
// after: tap "Go"
// shows: "a1 b1 b2", "a1 b2", "x 3", "1 2 3 4", "6", "[1, 2] [3]", "Go"
final class Model: ObservableObject {
  @Published var lines: [String] = Array(repeating: "", count: 6)
  let letters = PassthroughSubject<String, Never>()
  let numbers = CurrentValueSubject<Int, Never>(1)
  let clock: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 1, on: .main, in: .common)
    .autoconnect()
  let none: AnyPublisher<Int?, Never> = Publishers.Sequence<[Int?], Never>(sequence: []).eraseToAnyPublisher()
  var connections = Set<AnyCancellable>()
  func add(_ text: String, _ index: Int) { lines[index] += lines[index].isEmpty ? text : " " + text }
  func go() {
    Publishers.CombineLatest(letters, numbers).map { $0 + "\($1)" }.sink { [unowned self] in add($0, 0) }.store(
      in: &connections)
    letters.zip(numbers) { $0 + "\($1)" }.sink { [unowned self] in add($0, 1) }.store(in: &connections)
    letters.send("a")
    letters.send("b")
    numbers.value = 2
    Publishers.Merge(Just("x"), Just(3).map { "\($0)" }).sink { [unowned self] in add($0, 2) }.store(in: &connections)
    [2, 3].publisher.prepend(1).append([4]).sink { [unowned self] in add("\($0)", 3) }.store(in: &connections)
    [1, 2, 3].publisher.reduce(0, +).sink { [unowned self] in add("\($0)", 4) }.store(in: &connections)
    [1, 2, 3].publisher.collect(2).sink { [unowned self] in add("\($0)", 5) }.store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      ForEach(0..<6) { Text(model.lines[$0]) }
      Button("Go") { model.go() }
    }
  }
}

// --- only the latest inner publisher is followed
// after: tap "Go"; wait 3
// shows: "b", "a b", "Go"
final class Model: ObservableObject {
  @Published var latest = ""
  @Published var all: [String] = []
  let queries = PassthroughSubject<String, Never>()
  var connections = Set<AnyCancellable>()
  init() {
    queries.map { Just($0).delay(for: .seconds(1), scheduler: RunLoop.main) }.switchToLatest()
      .sink { [unowned self] in latest += $0 }.store(in: &connections)
    queries.flatMap { Just($0).delay(for: .seconds(1), scheduler: RunLoop.main) }.collect(2)
      .sink { [unowned self] in all += $0 }.store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.latest)
      Text(model.all.joined(separator: " "))
      Button("Go") {
        model.queries.send("a")
        model.queries.send("b")
      }
    }
  }
}

// --- a published property follows a publisher for good
// after: tap "Go"
// shows: "2", "Go"
final class Model: ObservableObject {
  @Published var count = 0
  @Published var text = ""
  init() { $count.map { "\($0)" }.assign(to: &$text) }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.text)
      Button("Go") { model.count = 2 }
    }
  }
}

// --- values are appended after a subject has finished
// after: tap "Go"
// shows: "1 2 3", "Go"
final class Model: ObservableObject {
  @Published var log: [String] = []
  let subject = PassthroughSubject<Int, Never>()
  var connections = Set<AnyCancellable>()
  init() { subject.append(2, 3).sink { [unowned self] in log.append("\($0)") }.store(in: &connections) }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Button("Go") {
        model.subject.send(1)
        model.subject.send(completion: .finished)
      }
    }
  }
}

// --- the subscribers of a shared publisher have one subscription in common
// after: tap "Go"
// shows: "map a1 b1", "Go"
final class Model: ObservableObject {
  @Published var log: [String] = []
  let subject = PassthroughSubject<Int, Never>()
  var connections = Set<AnyCancellable>()
  init() {
    let shared = subject.map { [unowned self] value -> Int in
      log.append("map")
      return value
    }.share()
    shared.sink { [unowned self] in log.append("a\($0)") }.store(in: &connections)
    shared.sink { [unowned self] in log.append("b\($0)") }.store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Button("Go") { model.subject.send(1) }
    }
  }
}

// --- throttled values come at once, and then one in each interval
// after: tap "Go"; wait 5
// shows: "1 3", "1 2", "Go"
final class Model: ObservableObject {
  @Published var latest: [String] = []
  @Published var first: [String] = []
  let subject = PassthroughSubject<Int, Never>()
  var connections = Set<AnyCancellable>()
  init() {
    subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
      .sink { [unowned self] in latest.append("\($0)") }.store(in: &connections)
    subject.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: false)
      .sink { [unowned self] in first.append("\($0)") }.store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.latest.joined(separator: " "))
      Text(model.first.joined(separator: " "))
      Button("Go") { for number in 1...3 { model.subject.send(number) } }
    }
  }
}

// --- an operator that searches ends with the value that decides
// after: tap "Go"
// shows: "contains true end; all false end", "Go"
final class Model: ObservableObject {
  @Published var log: [String] = []
  let subject = PassthroughSubject<Int, Never>()
  var connections = Set<AnyCancellable>()
  init() {
    subject.contains(2).sink(
      receiveCompletion: { [unowned self] _ in log.append("end;") },
      receiveValue: { [unowned self] in log.append("contains \($0)") }
    ).store(in: &connections)
    subject.allSatisfy { $0 < 3 }.sink(
      receiveCompletion: { [unowned self] _ in log.append("end") },
      receiveValue: { [unowned self] in log.append("all \($0)") }
    ).store(in: &connections)
  }
}
struct Example: View {
  @StateObject private var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: " "))
      Button("Go") { for number in 1...4 { model.subject.send(number) } }
    }
  }
}

// --- a transaction has the program's own values
// after: tap "Go"; wait 0.1
// shows: "slow", "Go"
// reader only: compiled transactions have no keys of their own
struct Slowness: TransactionKey { static let defaultValue = false }
extension Transaction {
  var isSlow: Bool {
    get { self[Slowness.self] }
    set { self[Slowness.self] = newValue }
  }
}
struct Example: View {
  @State var count = 0
  @State var seen = "-"
  var body: some View {
    VStack {
      Text(seen)
      Button("Go") { withTransaction(\.isSlow, true) { count += 1 } }
    }
    .transaction(value: count) { if $0.isSlow { DispatchQueue.main.async { seen = "slow" } } }
  }
}

// --- an object announces the changes of its published properties
// after: tap "Go"; tap "Go"
// shows: "2 changes, 1 before the last", "Go"
final class Model: ObservableObject { @Published var count = 0 }
final class Watcher {
  var changes = 0
  var last = 0
  var subscriptions = Set<AnyCancellable>()
  init(_ model: Model) {
    model.objectWillChange.sink { [weak self] _ in
      self?.changes += 1
      self?.last = model.count
    }
    .store(in: &subscriptions)
  }
}
struct Example: View {
  @StateObject var model = Model()
  @State var watcher: Watcher?
  var body: some View {
    VStack {
      Text("\(watcher?.changes ?? 0) changes, \(watcher?.last ?? 0) before the last")
      Button("Go") { model.count += 1 }
    }
    .onAppear { watcher = Watcher(model) }
  }
}

// --- a change of an inner object is passed on
// after: tap "Go"
// shows: "1", "1 announced", "Go"
// reader only: a compiled object without published properties announces nothing
final class Inner: ObservableObject { @Published var count = 0 }
final class Outer: ObservableObject {
  let inner = Inner()
  private var connection: AnyCancellable?
  init() { connection = inner.objectWillChange.sink { [weak self] in self?.objectWillChange.send() } }
}
struct Example: View {
  @StateObject var outer = Outer()
  @State var announced = 0
  var body: some View {
    VStack {
      Text("\(outer.inner.count)")
      Text("\(announced) announced")
      Button("Go") { outer.inner.count += 1 }
    }
    .onReceive(outer.objectWillChange) { _ in announced += 1 }
  }
}

// --- a subject is debounced, and equal values are left out
// after: tap "A"; tap "A"; wait 1; tap "B"; wait 1
// shows: "A,B", "A", "B"
struct Example: View {
  final class Model: ObservableObject {
    let input = PassthroughSubject<String, Never>()
    @Published var log: [String] = []
    var bag = Set<AnyCancellable>()
    init() {
      input.debounce(for: .seconds(0.3), scheduler: RunLoop.main).removeDuplicates()
        .sink { [weak self] in self?.log.append($0) }.store(in: &bag)
    }
  }
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Text(model.log.joined(separator: ","))
      Button("A") { model.input.send("A") }
      Button("B") { model.input.send("B") }
    }
  }
}

// --- values are scanned and filtered
// after: tap "Add"; tap "Add"; tap "Add"
// shows: "6", "Add"
struct Example: View {
  final class Model: ObservableObject {
    let input = PassthroughSubject<Int, Never>()
    @Published var sum = 0
    var n = 0
    init() { input.scan(0, +).map { $0 }.filter { $0 > 1 }.assign(to: &$sum) }
    func add() { n += 1; input.send(n) }
  }
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Text(verbatim: "\(model.sum)")
      Button("Add") { model.add() }
    }
  }
}

// --- the environment's undo manager takes back the last action, and makes it again
// after: tap "Add"; tap "Add"; tap "Undo"; tap "Undo"; tap "Redo"
// shows: "1 more, Undo Adding", "Add", "Undo", "Redo"
// reader only: a preview has no window, whose undo manager the environment has
struct Example: View {
  final class Model: ObservableObject {
    @Published var count = 0
    func set(_ new: Int, _ undo: UndoManager?) {
      let old = count
      undo?.registerUndo(withTarget: self) { $0.set(old, undo) }
      undo?.setActionName("Adding")
      count = new
    }
  }
  @StateObject var model = Model()
  @Environment(\.undoManager) var undo
  var body: some View {
    VStack {
      Text("\(model.count) \(undo?.canRedo == true ? "more" : "last"), \(undo?.undoMenuItemTitle ?? "")")
      Button("Add") { model.set(model.count + 1, undo) }
      Button("Undo") { undo?.undo() }
      Button("Redo") { undo?.redo() }
    }
  }
}

// --- an undo manager forgets the actions of one object alone
// after: tap "Change"; tap "Forget"; tap "Undo"
// shows: "1 0", "Change", "Forget", "Undo"
// reader only: a preview has no window, whose undo manager the environment has
struct Example: View {
  final class Count {
    var value = 0
    func add(_ undo: UndoManager) {
      value += 1
      undo.registerUndo(withTarget: self) { $0.value -= 1 }
    }
  }
  @State var first = Count()
  @State var second = Count()
  @State var undo = UndoManager()
  @State var taps = 0
  var body: some View {
    VStack {
      Text("\(first.value) \(second.value)").id(taps)
      Button("Change") {
        first.add(undo)
        second.add(undo)
        taps += 1
      }
      Button("Forget") { undo.removeAllActions(withTarget: first) }
      Button("Undo") {
        undo.undo()
        taps += 1
      }
    }
  }
}

// --- the actions of one event are undone together
// after: tap "Both"; tap "Undo"
// shows: "", "Both", "Undo"
// reader only: a preview has no window, whose undo manager the environment has
struct Example: View {
  final class Log {
    var text = ""
    let undo = UndoManager()
    func add(_ letter: String) {
      text += letter
      undo.registerUndo(withTarget: self) { $0.text.removeLast() }
    }
  }
  @State var log = Log()
  @State var taps = 0
  var body: some View {
    VStack {
      Text("\(log.text)")
      Button("Both") {
        log.add("a")
        log.add("b")
        taps += 1
      }
      Button("Undo") {
        log.undo.undo()
        taps += 1
      }
    }
  }
}

// --- a change of a class without observation is not seen
// after: tap "More"
// shows: "0", "More"
// reader only: compiled views are evaluated after each step
struct Example: View {
  final class Model { var count = 0 }
  @State var model = Model()
  var body: some View {
    VStack {
      Text("\(model.count)")
      Button("More") { model.count += 1 }
    }
  }
}

// --- a change that is not observed is seen with the next one that is
// after: tap "More"; tap "More"; tap "Other"
// shows: "2 1", "More", "Other"
// reader only: compiled views are evaluated after each step
struct Example: View {
  final class Model { var count = 0 }
  @State var model = Model()
  @State var others = 0
  var body: some View {
    VStack {
      Text("\(model.count) \(others)")
      Button("More") { model.count += 1 }
      Button("Other") { others += 1 }
    }
  }
}

// --- a property that is not published is not seen, and actions read it
// after: tap "Hidden"; tap "Hidden"; tap "Copy"
// shows: "copy 2", "Hidden", "Copy"
// reader only: compiled views are evaluated after each step
struct Example: View {
  final class Model: ObservableObject {
    var hidden = 0
    @Published var copy = 0
  }
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Text("copy \(model.copy)")
      Button("Hidden") { model.hidden += 1 }
      Button("Copy") { model.copy = model.hidden }
    }
  }
}

// --- a property that observation ignores is not seen
// after: tap "Ignored"
// shows: "0 0", "Ignored", "Tracked"
// reader only: compiled views are evaluated after each step
struct Example: View {
  @Observable final class Model {
    @ObservationIgnored var ignored = 0
    var tracked = 0
  }
  @State var model = Model()
  var body: some View {
    VStack {
      Text("\(model.ignored) \(model.tracked)")
      Button("Ignored") { model.ignored += 1 }
      Button("Tracked") { model.tracked += 1 }
    }
  }
}

// --- an object that sends before its own change is seen
// after: tap "More"
// shows: "1", "More"
struct Example: View {
  final class Model: ObservableObject { var count = 0 { willSet { objectWillChange.send() } } }
  @StateObject var model = Model()
  var body: some View {
    VStack {
      Text("\(model.count)")
      Button("More") { model.count += 1 }
    }
  }
}

// --- an observed object within an observed object does not refresh the outer view
// after: tap "More"
// shows: "0", "More"
// reader only: compiled views are evaluated after each step
struct Example: View {
  final class Inner: ObservableObject { @Published var count = 0 }
  final class Outer: ObservableObject { let inner = Inner() }
  @StateObject var model = Outer()
  var body: some View {
    VStack {
      Text("\(model.inner.count)")
      Button("More") { model.inner.count += 1 }
    }
  }
}

// --- an observed object within an observed object refreshes the view that observes it
// after: tap "More"
// shows: "1", "More"
struct Example: View {
  final class Inner: ObservableObject { @Published var count = 0 }
  final class Outer: ObservableObject { let inner = Inner() }
  struct Child: View {
    @ObservedObject var inner: Inner
    var body: some View { Text("\(inner.count)") }
  }
  @StateObject var model = Outer()
  var body: some View {
    VStack {
      Child(inner: model.inner)
      Button("More") { model.inner.count += 1 }
    }
  }
}

// --- an observable object within an observable object refreshes the outer view
// after: tap "More"
// shows: "1", "More"
struct Example: View {
  @Observable final class Inner { var count = 0 }
  @Observable final class Outer { var inner = Inner() }
  @State var model = Outer()
  var body: some View {
    VStack {
      Text("\(model.inner.count)")
      Button("More") { model.inner.count += 1 }
    }
  }
}

// --- a published property of an object in a state is not observed
// after: tap "More"
// shows: "0", "More"
// reader only: compiled views are evaluated after each step
struct Example: View {
  final class Model: ObservableObject { @Published var count = 0 }
  @State var model = Model()
  var body: some View {
    VStack {
      Text("\(model.count)")
      Button("More") { model.count += 1 }
    }
  }
}

// --- a change in onAppear that is not observed is not seen
// after: wait 0
// shows: "2"
// reader only: compiled views are evaluated after each step
struct Example: View {
  final class Model {
    var count = 0
    init() { count += 2 }
  }
  @State var model = Model()
  var body: some View { Text("\(model.count)").onAppear { model.count = 5 } }
}

// --- a change that a control makes by a binding is seen
// after: set "Loud" to on
// shows: "Loud", "true"
struct Example: View {
  final class Model { var loud = false }
  @State var model = Model()
  var body: some View {
    VStack {
      Toggle("Loud", isOn: Binding(get: { model.loud }, set: { model.loud = $0 }))
      Text("\(model.loud)")
    }
  }
}

// --- an object that a body creates lives as long as the body is not evaluated
// after: tap "More"; tap "More"
// shows: "2", "More"
// reader only: compiled views are evaluated after each step
struct Example: View {
  final class Model: ObservableObject { @Published var count = 0 }
  struct Child: View {
    @ObservedObject var model = Model()
    var body: some View {
      Text("\(model.count)")
      Button("More") { model.count += 1 }
    }
  }
  var body: some View { VStack { Child() } }
}

// --- an object that a body creates is replaced when a state of the body changes
// after: tap "More"; tap "Parent 0"
// shows: "0", "More", "Parent 1"
struct Example: View {
  final class Model: ObservableObject { @Published var count = 0 }
  struct Child: View {
    @ObservedObject var model = Model()
    var body: some View {
      Text("\(model.count)")
      Button("More") { model.count += 1 }
    }
  }
  @State var number = 0
  var body: some View {
    VStack {
      Child()
      Button("Parent \(number)") { number += 1 }
    }
  }
}

// --- an object that a body puts into the environment lives on
// after: tap "More"; tap "More"
// shows: "2", "More"
// reader only: compiled views are evaluated after each step
struct Example: View {
  @Observable final class Model { var count = 0 }
  struct Child: View {
    @Environment(Model.self) var model
    var body: some View {
      Text("\(model.count)")
      Button("More") { model.count += 1 }
    }
  }
  var body: some View { VStack { Child() }.environment(Model()) }
}

// --- an object is changed once by the body that creates it
// after: tap "More"
// shows: "2", "More"
// reader only: compiled views are evaluated after each step
struct Example: View {
  final class Model: ObservableObject {
    @Published var count = 0
    func more() -> Model {
      count += 1
      return self
    }
  }
  struct Child: View {
    @ObservedObject var model: Model
    @State var taps = 0
    var body: some View {
      Text("\(model.count + taps)")
      Button("More") { taps += 1 }
    }
  }
  var body: some View { VStack { Child(model: Model().more()) } }
}

// --- a state's observers run when code sets it, and not through its binding
// after: tap "Add"; tap "Add"; tap "Bound"
// shows: "3", "0<1 1<2 ", "Add", "Bound"
struct Example: View {
  @State private var count = 0 {
    willSet { log += "\(count)<" }
    didSet { log += "\(oldValue + 1) " }
  }
  @State private var log = ""
  var body: some View {
    VStack {
      Text("\(count)")
      Text(log)
      Button("Add") { count += 1 }
      Button("Bound") { $count.wrappedValue += 1 }
    }
  }
}

// --- a stored value's and a binding's observers run
// after: tap "Add"; tap "Add"
// shows: "2 3", "Add"
struct Inner: View {
  @Binding var count: Int {
    didSet { if oldValue == 1 { wasOne += 1 } }
  }
  @AppStorage("wasOne") private var wasOne = 0 {
    didSet { if wasOne < 3 { wasOne += 1 } }
  }
  var body: some View {
    VStack {
      Text("\(count) \(wasOne)")
      Button("Add") { count += 1 }
    }
  }
}
struct Example: View {
  @State private var count = 0
  var body: some View { Inner(count: $count) }
}

// --- a dynamic property of the program keeps its state
// after: tap "Add"; tap "Add"; set "On" to on
// shows: "2", "Add", "On", "on"
@propertyWrapper struct Counted: DynamicProperty {
  @State private var value = 0
  var wrappedValue: Int {
    get { value }
    nonmutating set { value = newValue }
  }
}
@propertyWrapper struct Flag: DynamicProperty {
  @State private var value: Bool
  init(wrappedValue: Bool) { _value = State(initialValue: wrappedValue) }
  var wrappedValue: Bool {
    get { value }
    nonmutating set { value = newValue }
  }
  var projectedValue: Binding<Bool> { $value }
}
struct Example: View {
  @Counted private var count
  @Flag private var isOn = false
  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
      Toggle("On", isOn: $isOn)
      Text(isOn ? "on" : "off")
    }
  }
}

// --- a dynamic property is updated before each body
// after: tap "Add"; tap "Add"
// shows: "2 twice 4, 10", "Add"
struct Logic: DynamicProperty {
  @State var count = 0
  @Environment(\.lineLimit) private var limit
  private(set) var twice = 0
  private(set) var lines = 0
  mutating func update() {
    twice = count * 2
    lines = limit ?? 0
  }
}
struct Counter: View {
  var logic = Logic()
  var body: some View {
    VStack {
      Text("\(logic.count) twice \(logic.twice), \(logic.lines)")
      Button("Add") { logic.count += 1 }
    }
  }
}
struct Example: View {
  var body: some View { Counter().lineLimit(10) }
}

// --- a dynamic property of a modifier keeps its state
// after: tap "Add"
// shows: "1", "Add"
@propertyWrapper struct Counted: DynamicProperty {
  @State private var value = 0
  var wrappedValue: Int {
    get { value }
    nonmutating set { value = newValue }
  }
}
struct Counting: ViewModifier {
  @Counted private var count
  func body(content: Content) -> some View {
    VStack {
      Text("\(count)")
      content.onTapGesture { count += 1 }
    }
  }
}
struct Example: View {
  var body: some View { Text("Add").modifier(Counting()) }
}

// --- a switch turns the whole app dark, and back
// after: tap "Dark"; tap "Dark"; tap "Dark"
// shows: "light dark light ", "dark", "Dark"
struct Appearance: View {
  @Environment(\.colorScheme) private var scheme
  @Binding var log: String
  var body: some View {
    Text(scheme == .dark ? "dark" : "light")
      .onChange(of: scheme) { old, _ in log += old == .dark ? "dark " : "light " }
  }
}
struct Example: View {
  @State private var isDark = false
  @State private var log = ""
  var body: some View {
    VStack {
      Text(log)
      Appearance(log: $log)
      Button("Dark") { isDark.toggle() }
    }
    .preferredColorScheme(isDark ? .dark : nil)
  }
}
