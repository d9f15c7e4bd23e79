import PlumblineLayout
import Testing

@testable import PlumblineViewSource

/// Source: UIKit's and SwiftUI's documentation.
@Suite struct `Controls, styles and attributes of known apps` {
  private func read(_ code: String) -> AppCode { AppCode(code) }

  @Test func `a closure that takes a value is an action, and no label`() {
    let code = """
      struct A: View {
        @State var value = 0.5
        var body: some View {
          Slider(value: $value) { isEditing in if !isEditing { print(value) } }
          Slider(value: $value, in: 0...2, step: 0.5) { isEditing in if !isEditing { print(value) } }
          Slider(value: $value, in: 0...2) { Text("label") }
        }
      }
      #Preview { A() }
      """
    let found = read(code)
    #expect(found.messages == [])
    #expect(found.views.filter { $0.view == "Slider" }.count == 3)
  }

  @Test func `a style made by 'init' is a colour`() {
    let found = read("#Preview { Text(\"a\").foregroundStyle(.init(red: 1, green: 0, blue: 0)) }")
    #expect(found.messages == [])
    #expect(found.views.filter { $0.view == "Text" }.count == 1)
  }

  @Test func `a generic view takes its argument from a binding`() {
    let code = """
      enum Fruit: String, CaseIterable { case apple, pear }
      struct Choice<Value: CaseIterable & Hashable & RawRepresentable>: View where Value.RawValue == String {
        @Binding var value: Value
        var body: some View { ForEach(Array(Value.allCases), id: \\.self) { Text($0.rawValue) } }
      }
      struct A: View {
        @State var fruit = Fruit.pear
        var body: some View { Choice(value: $fruit) }
      }
      #Preview { A() }
      """
    let found = read(code)
    #expect(found.messages == [])
    #expect(found.views.compactMap { $0.view == "Text" ? $0.detail : nil } == ["apple", "pear"])
  }

  @Test func `a container of attributes changes those of a text that it states`() {
    let code = """
      func text() -> AttributedString {
        var text = AttributedString("a", attributes: AttributeContainer().font(.title).kern(2))
        var added = AttributeContainer()
        added.foregroundColor = .red
        added.kern = 3
        text.mergeAttributes(added)
        return text
      }
      func rest() -> AttributedString {
        var text = AttributedString("ab")
        text.foregroundColor = .red
        text.setAttributes(AttributeContainer().kern(1))
        return text
      }
      let (one, two) = (text(), rest())
      #Preview {
        Text("\\(one.font == .title) \\(one.foregroundColor == .red) \\(one.kern ?? 0)")
        Text("\\(two.foregroundColor == nil) \\(two.kern ?? 0)")
      }
      """
    let found = read(code)
    #expect(found.messages == [])
    #expect(found.views.compactMap { $0.view == "Text" ? $0.detail : nil } == ["true true 3.0", "true 1.0"])
  }

  @Test func `a symbol of UIKit has the size of its configuration`() {
    let code = """
      let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
      #Preview { Image(uiImage: UIImage(systemName: "square.fill", withConfiguration: large)!) }
      #Preview { Image(systemName: "square.fill").font(.system(size: 40, weight: .bold)) }
      #Preview { Image(uiImage: UIImage(systemName: "square.fill")!.applyingSymbolConfiguration(.init(textStyle: .largeTitle))!) }
      #Preview { Image(systemName: "square.fill").font(.largeTitle) }
      #Preview { Image(uiImage: UIImage(systemName: "square.fill")!).font(.system(size: 90)) }
      """
    let found = read(code)
    #expect(found.messages == [])
    let sizes = found.views.filter { $0.view == "Image" }.map(\.frame.size)
    #expect(sizes.count == 5)
    #expect(sizes[0] == sizes[1])
    #expect(sizes[2] == sizes[3])
    #expect(sizes[0].width > sizes[2].width && sizes[4].width > sizes[0].width)
  }
}
