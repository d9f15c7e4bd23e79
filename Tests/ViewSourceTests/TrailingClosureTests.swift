import Testing

@testable import PlumblineViewSource

@Suite struct `Trailing closures` {
  private let row = """
    struct Row<Leading: View, Content: View, Trailing: View>: View {
      let leading: Leading, content: Content, trailing: Trailing
      init(@ViewBuilder leading: () -> Leading, @ViewBuilder content: () -> Content, @ViewBuilder trailing: () -> Trailing) {
        self.leading = leading()
        self.content = content()
        self.trailing = trailing()
      }
      var body: some View { HStack { leading; content; trailing } }
    }
    extension Row where Leading == EmptyView {
      init(@ViewBuilder content: () -> Content, @ViewBuilder trailing: () -> Trailing) {
        self.init(leading: { EmptyView() }, content: content, trailing: trailing)
      }
    }
    extension Row where Trailing == EmptyView {
      init(@ViewBuilder leading: () -> Leading, @ViewBuilder content: () -> Content) {
        self.init(leading: leading, content: content, trailing: { EmptyView() })
      }
    }
    """

  @Test func `the first is matched before the labelled ones`() {
    #expect(
      texts(of: row + #"\#n#Preview { Row { Text("before") } content: { Text("content") } }"#) == ["before", "content"])
    #expect(
      texts(of: row + #"\#n#Preview { Row { Text("content") } trailing: { Text("after") } }"#) == ["content", "after"])
  }

  @Test func `labels must follow the order of the parameters`() {
    let messages = texts(of: row + #"\#n#Preview { Row { Text("a") } trailing: { Text("b") } content: { Text("c") } }"#)
    #expect(messages.first == "no overload of 'Row' accepts the arguments {} trailing: {} content: {}")
  }
}

@Suite struct `Optional tuple elements` {
  private let people = """
    let people: [(name: String, nick: String?)] = [("Ann", "A."), ("Bob", nil)]
    """

  @Test func `are mapped as optionals if the element type is annotated`() {
    let nicks = "people.map { $0.nick.map { \"(\\($0))\" } ?? \"none\" }"
    #expect(texts(of: people + "\n#Preview { Text(verbatim: \(nicks).joined(separator: \" \")) }") == ["(A.) none"])
    let rows = "ForEach(people, id: \\.name) { person in Text(person.nick.map { $0 + \"!\" } ?? person.name) }"
    #expect(texts(of: people + "\n#Preview { \(rows) }") == ["A.!", "Bob"])
    let named = "people.map { name, nick in nick.map { name + $0 } ?? name }"
    #expect(texts(of: people + "\n#Preview { Text(verbatim: \(named).joined(separator: \" \")) }") == ["AnnA. Bob"])
  }
}

@Suite struct `Components of platform colours` {
  private func result(_ question: String, _ parts: String) -> [String] {
    texts(
      of: """
        func parts() -> String {
          var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          UIColor(red: 0.2, green: 0.6, blue: 0.4, alpha: 0.5).\(question)
          return [\(parts)].map { String(format: "%.3f", $0) }.joined(separator: " ")
        }
        #Preview { Text(verbatim: parts()) }
        """)
  }

  @Test func `are returned through inout arguments`() {
    #expect(result("getRed(&a, green: &b, blue: &c, alpha: &d)", "a, b, c, d") == ["0.200 0.600 0.400 0.500"])
    #expect(
      result("getHue(&a, saturation: &b, brightness: &c, alpha: &d)", "a, b, c, d") == ["0.417 0.667 0.600 0.500"])
    #expect(result("getHue(&a, saturation: nil, brightness: &c, alpha: nil)", "a, c") == ["0.417 0.600"])
  }
}

@Suite struct `The main queue` {
  @Test func `runs its actions after layout`() {
    let code = """
      struct Measured: View {
        @State private var width = 0.0
        var body: some View {
          VStack {
            GeometryReader { proxy in noting(proxy.size.width) }
            Text(verbatim: "\\(Int(width))")
          }
        }
        func noting(_ new: CGFloat) -> some View {
          DispatchQueue.main.async { width = new }
          return Color.red
        }
      }
      #Preview { Measured().frame(width: 70) }
      """
    #expect(shown(code) == ["70"])
  }

  @Test func `runs its actions through a variable`() {
    let code = """
      struct Measured: View {
        @State private var word = "before"
        var body: some View {
          let queue = DispatchQueue.main
          let _ = queue.async { word = "after" }
          Text(verbatim: word)
        }
      }
      #Preview { Measured() }
      """
    #expect(shown(code) == ["after"])
  }

  @Test func `skips actions with undeclared names`() {
    let code = """
      struct Loading: View {
        @State private var word = "before"
        var body: some View {
          let _ = DispatchQueue.main.async { Server.shared.ask(word); missing += 1 }
          Text(verbatim: word)
        }
      }
      #Preview { Loading() }
      """
    #expect(shown(code) == ["before"])
  }

  private func shown(_ code: String) -> [String] {
    let file = SourceFile(path: "Queue.swift", text: "import SwiftUI\n\(code)\n")
    let reading = ViewSource.read([file])
    let messages = reading.diagnostics.diagnostics.map(\.message.description)
    return messages
      + reading.previews.flatMap { preview in
        preview.resolved().views.filter { $0.view == "Text" }.compactMap(\.detail)
      }
  }
}
