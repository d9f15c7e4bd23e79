import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `A container that a file declares` {
  @Test func `arranges each of its subviews`() {
    let code = """
      struct Numbered<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(subviews: content) { views in
            Text("\\(views.count) of \\(views.isEmpty)")
            ForEach(views) { view in
              view
              Text("after \\(view.id)")
            }
            views[1...]
          }
        }
      }
      #Preview { VStack { Numbered { Text("a"); ForEach(0..<2) { Text("n\\($0)") } } } }
      """
    #expect(texts(of: code) == ["3 of false", "a", "after 0", "n0", "after 1", "n1", "after 2", "n0", "n1"])
  }

  @Test func `reads the sections of its content`() {
    let code = """
      struct Shelf<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          VStack {
            ForEach(sections: content) { section in
              if !section.header.isEmpty { section.header }
              Text("\\(section.content.count)")
              ForEach(subviews: section.content) { $0.padding(1) }
            }
          }
        }
      }
      #Preview { Shelf { Text("x"); Section { Text("y"); Text("z") } header: { Text("H") } } }
      """
    #expect(texts(of: code) == ["1", "x", "H", "2", "y", "z"])
  }

  @Test func `reads the container values of its subviews`() {
    let code = """
      extension ContainerValues { @Entry var mark: String = "none" }
      extension View { func marked(_ mark: String) -> some View { containerValue(\\.mark, mark) } }
      struct Marks<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(subviews: content) { views in
            ForEach(views) { view in Text(view.containerValues.mark) }
          }
        }
      }
      #Preview { VStack { Marks { Text("a"); Text("b").marked("star").padding() } } }
      """
    #expect(texts(of: code) == ["none", "star"])
  }

  @Test func `can be extended as a collection of views`() {
    let code = """
      extension SubviewsCollection {
        func turned(by amount: Int) -> [SubviewsCollection.Element] { Array(self[amount...]) + Array(self[..<amount]) }
      }
      extension [SubviewsCollection.Element] {
        func place(of view: SubviewsCollection.Element) -> Int { firstIndex { $0.id == view.id } ?? -1 }
      }
      struct Turned<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          Group(subviews: content) { views in
            let turned = views.turned(by: 1)
            ForEach(turned) { view in Text("\\(turned.place(of: view))\\(view.id)") }
          }
        }
      }
      #Preview { VStack { Turned { Text("a"); Text("b"); Text("c") } } }
      """
    #expect(texts(of: code) == ["01", "12", "20"])
  }
}

@Suite struct `Values that are not views` {
  private func warnings(_ code: String) -> [String] {
    ViewSource.read([SourceFile(path: "a.swift", text: code)]).diagnostics.diagnostics.map(\.message.description)
  }

  @Test func `an isolated closure returns its value`() {
    #expect(texts(of: #"#Preview { MainActor.assumeIsolated { let a = "x"; return VStack { Text(a) } } }"#) == ["x"])
  }

  @Test func `a value without a view is reported in a view builder`() {
    #expect(
      warnings(#"#Preview { Text("a"); DispatchQueue.main }"#) == [
        "this 'DispatchQueue' is not a view and is not drawn"
      ])
  }

  @Test func `a shader is reported unless it is disabled`() {
    let shader = #"Text("a").layerEffect(ShaderLibrary.wave(.float(1)), maxSampleOffset: .zero"#
    let reading = ViewSource.read([SourceFile(path: "a.swift", text: "#Preview { \(shader)) }")])
    let layout = reading.previews[0].resolved()
    #expect(layout.warnings.map(\.message) == ["'layerEffect' is ignored: Plumbline runs no shaders"])
    let off = ViewSource.read([SourceFile(path: "a.swift", text: "#Preview { \(shader), isEnabled: false) }")])
    #expect(off.previews[0].resolved().warnings.isEmpty)
  }
}

@Suite struct `Wrapped properties` {
  @Test func `may have their initial value in the wrapper's arguments`() {
    let code = """
      @propertyWrapper struct Doubled {
        private var value: Int
        init(wrappedValue: Int) { value = wrappedValue }
        var wrappedValue: Int { get { value * 2 } set { value = newValue } }
      }
      struct A: View {
        @Doubled(wrappedValue: 4) var size: Int
        let name: String
        init(name: String) { self.name = name }
        var body: some View { Text("\\(name) \\(size)") }
      }
      #Preview { A(name: "n") }
      """
    #expect(texts(of: code) == ["n 8"])
  }

  @Test func `a binding to a constant has the property's type`() {
    let code = """
      struct A: View {
        @Binding var value: CGFloat
        let range: ClosedRange<CGFloat>
        var share: CGFloat { (value - range.lowerBound) / (range.upperBound - range.lowerBound) }
        var body: some View { Text("\\(share)") }
      }
      #Preview { A(value: .constant(30), range: 0...40) }
      """
    #expect(texts(of: code) == ["0.750000"])
  }
}
