import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `The lifetime of a program` {
  /// Code whose declarations refer to each other in cycles after it has run.
  static let programs = [
    "closures in a body": """
    struct Row: View {
      let title: String
      var body: some View { HStack { ForEach(0..<2) { Text("\\(title) \\($0)") } } }
    }
    #Preview { Row(title: "a") }
    """,
    "a guide in a static property": """
    extension VerticalAlignment {
      private enum Title: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
      }
      static let title = VerticalAlignment(Title.self)
    }
    #Preview { HStack(alignment: .title) { Text("a").alignmentGuide(.title) { $0.height / 2 } } }
    """,
    "a type that holds itself": """
    indirect enum Tree { case leaf(String), pair(Tree, Tree) }
    struct TreeView: View {
      let tree: Tree
      var body: some View {
        switch tree {
        case .leaf(let text): Text(text)
        case .pair(let one, let other): VStack { TreeView(tree: one); TreeView(tree: other) }
        }
      }
    }
    #Preview { TreeView(tree: .pair(.leaf("a"), .leaf("b"))) }
    """,
    "types and functions in a body": """
    #Preview {
      struct Mark: View { var body: some View { Text(label()) }; func label() -> String { "a" } }
      func twice(_ count: Int) -> Int { count > 3 ? count : twice(count * 2) }
      return VStack { Mark(); Text("\\(twice(1))") }
    }
    """,
    "generic types with arguments": """
    struct Box<Item> {
      var items: [Item] = []
      func map<New>(_ change: (Item) -> New) -> Box<New> { Box<New>(items: items.map(change)) }
    }
    struct Node<Value> { var value: Value; var boxes: [Box<Node<Value>>] = [] }
    struct Boxes<Content: View>: View {
      let box: Box<Int>
      @ViewBuilder let content: (String) -> Content
      var body: some View { ForEach(box.map { "\\($0)" }.items, id: \\.self) { content($0) } }
    }
    let root = Node(value: 1, boxes: [Box(items: [Node(value: 2)])])
    #Preview { VStack { Boxes(box: Box(items: [root.value, 2])) { Text($0) } } }
    """,
    "properties that are observed": """
    final class Counter {
      var total = 0 { didSet { changes.append { oldValue } } }
      var changes: [() -> Int] = []
    }
    let (counter, step) = (Counter(), 2)
    func counted() -> Int { counter.total += step; return counter.total }
    #Preview { Text("\\(counted())") }
    """,
    "states that follow the layout": """
    struct Measured: View {
      @State private var width = 0.0
      var body: some View {
        Text("\\(width)").onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 }
      }
    }
    #Preview { Measured() }
    """,
    "an object that others observe": """
    final class Model: ObservableObject {
      static let shared = Model()
      @Published var names = ["a", "b"]
      lazy var sorted: () -> [String] = { self.names.sorted(by: >) }
    }
    struct Names: View {
      @StateObject private var model = Model.shared
      var body: some View { ForEach(model.names, id: \\.self) { Text($0) } }
    }
    #Preview { VStack { Names() } }
    """,
  ]

  @Test(arguments: programs.keys.sorted())
  func `ends with its last figure`(name: String) throws {
    weak var program: Program?
    var kept: Preview?
    do {
      let reading = ViewSource.read([SourceFile(path: "a.swift", text: try #require(Self.programs[name]))])
      #expect(!reading.diagnostics.hasErrors)
      program = reading.owner?.evaluator.program
      kept = reading.previews.first
    }
    #expect(kept?.resolved().views.isEmpty == false)
    #expect(program != nil)
    kept = nil
    #expect(program == nil)
  }
}
