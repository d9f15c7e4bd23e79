// --- a copy of nested values is not changed by what follows
// after: tap "Change"
// shows: "[0, 0] copy,y 1,1 0,0 z", "Change"
struct Tag {
  var name: String
  var marks: [Int] = []
}
struct Item: Identifiable {
  let id: Int
  var title: String
  var tags: [Tag] = []
  var counts: [String: [Int]] = [:]
}
struct Document {
  var items: [Item] = []
  var history: [[Item]] = []
  mutating func save() { history.append(items) }
  subscript(id: Int) -> Item {
    get { items.first { $0.id == id }! }
    set { items[items.firstIndex { $0.id == id }!] = newValue }
  }
}
struct Example: View {
  @State var document = Document(items: [Item(id: 1, title: "x"), Item(id: 2, title: "y")])
  @State var text = "-"
  var body: some View {
    VStack {
      Text(text)
      Button("Change") {
        let before = document.items
        var copy = document
        copy.items[0].title = "copy"
        document.items[0].tags.append(Tag(name: "q"))
        document[2].tags.append(Tag(name: "r", marks: [1]))
        document[2].tags[0].marks[0] += 4
        document.save()
        document.items[1].counts["z", default: []] += [1, 2]
        document.items.swapAt(0, 1)
        let titles = copy.items.map { $0.title }.joined(separator: ",")
        let tags = document.items.map { "\($0.tags.count)" }.joined(separator: ",")
        let saved = document.history[0].map { "\($0.counts.count)" }.joined(separator: ",")
        text = "\(before.map { $0.tags.count }) \(titles) \(tags) \(saved) \(document.items[0].counts.keys.first ?? "")"
      }
    }
  }
}

// --- values in an object are copied when they are read
// after: tap "Change"
// shows: "a,b 0 a!,b,local 1 best 2", "Change"
struct Tag {
  var name: String
  var marks: [Int] = []
}
struct Item {
  var title: String
  var tags: [Tag] = []
}
final class Model: ObservableObject {
  @Published var items = [Item(title: "a"), Item(title: "b", tags: [Tag(name: "t")])]
  @Published var best: Item?
  var saved: [Item] = []
  func save() { saved = items }
}
struct Example: View {
  @StateObject var model = Model()
  @State var text = "-"
  var body: some View {
    VStack {
      Text(text)
      Button("Change") {
        let before = model.items
        model.save()
        model.items[0].title += "!"
        model.items[1].tags[0].marks.append(3)
        var local = model.items[1]
        local.title = "local"
        local.tags[0].marks.append(99)
        model.best = local
        model.best?.tags[0].name = "best"
        model.items.append(local)
        let old = before.map { $0.title }.joined(separator: ",")
        let new = model.items.map { $0.title }.joined(separator: ",")
        let counts = "\(model.items[1].tags[0].marks.count) \(model.best!.tags[0].name) \(local.tags[0].marks.count)"
        text = "\(old) \(model.saved[1].tags[0].marks.count) \(new) \(counts)"
      }
    }
  }
}

// --- a binding of a row changes its element alone
// after: tap "mark 2"; tap "mark 2"; tap "mark 1"
// shows: "x 1 1", "mark 1", "y 2 3", "mark 2", "0"
struct Item: Identifiable {
  let id: Int
  var title: String
  var marks: [[Int]] = []
}
struct Row: View {
  @Binding var item: Item
  var body: some View {
    Text("\(item.title) \(item.marks.count) \(item.marks.reduce(0) { $0 + $1.count + $1.reduce(0, +) })")
    Button("mark \(item.id)") {
      item.marks.append([])
      item.marks[0].append(item.marks.count - 1)
    }
  }
}
struct Example: View {
  @State var items = [Item(id: 1, title: "x"), Item(id: 2, title: "y")]
  @State var first: [Item] = [Item(id: 1, title: "x")]
  var body: some View {
    VStack {
      ForEach($items) { $item in Row(item: $item) }
      Text("\(first[0].marks.count)")
    }
  }
}

// --- closures capture values or variables
// after: tap "Change"
// shows: "bind after afterE", "Change"
struct Example: View {
  @State var names = ["x", "y"]
  @State var text = "-"
  var body: some View {
    VStack {
      Text(text)
      Button("Change") {
        $names.wrappedValue[0] = "bind"
        let copy = { [names] in names[0] }
        let live = { names[0] }
        names[0] = "after"
        let seen = live()
        func edit(_ name: inout String) { name += "E" }
        edit(&names[0])
        text = "\(copy()) \(seen) \(names[0])"
      }
    }
  }
}

// --- a field in percent takes a hundredth of the number
// after: set "Rate" to "25%"; set "Share" to "40%"
// shows: "25%", "40%", "0.25 40"
struct Example: View {
  @State var rate = 0.5
  @State var share = 10
  var body: some View {
    VStack {
      TextField("Rate", value: $rate, format: .percent)
      TextField("Share", value: $share, format: .percent)
      Text(verbatim: "\(rate) \(share)")
    }
  }
}
