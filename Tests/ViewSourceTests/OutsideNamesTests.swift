import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Names declared outside of layout files` {
  private func read(_ code: String) -> (views: [ResolvedView], messages: [String], isRight: Bool) {
    let reading = ViewSource.read([SourceFile(path: "Outside.swift", text: "import SwiftUI\n\(code)\n")])
    let views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    let found = reading.diagnostics.diagnostics
    return (views, found.map(\.message.description), found.allSatisfy { $0.severity != .error })
  }

  @Test func `an unknown member of Color is an asset colour, grey if it is missing`() {
    let found = read("#Preview { Text(\"a\").foregroundStyle(.brandAccent).background(Color.brandGround) }")
    #expect(found.messages == ["there is no colour named 'brandAccent'", "there is no colour named 'brandGround'"])
    #expect(found.isRight)
  }

  @Test func `a prefixed colour name is an asset, a misspelt one is an error`() {
    #expect(read("#Preview { Color.myBlue }").messages == ["there is no colour named 'myBlue'"])
    #expect(!read("#Preview { Color.bleu }").isRight)
    #expect(!read("#Preview { Text(\"a\").foregroundColor(.orenge) }").isRight)
  }

  @Test func `the initial value of a state of an unknown type is evaluated when it is used`() {
    let state = "struct A: View { @State private var mode: ReadingMode = .paged; var body: some View { "
    #expect(read(state + "Text(\"a\") } }\n#Preview { A() }").isRight)
    #expect(!read(state + "Text(\"\\(mode.rawValue)\") } }\n#Preview { A() }").isRight)
  }

  @Test func `implicit initializers choose the overload with their labels`() {
    let found = read("#Preview { Color.red.padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4)) }")
    #expect(found.messages == [])
    #expect(found.views.first { $0.view == "Color" }?.frame == Rect(x: 2, y: 1, width: 294, height: 396))
  }

  @Test func `image paint without a repeatable image is reported`() {
    func paint(_ image: String) -> [String] { read("#Preview { Circle().fill(ImagePaint(image: \(image))) }").messages }
    #expect(paint("Image(\"tile\")") == ["there is no image named 'tile'"])
    #expect(
      paint("Image(systemName: \"star\")") == ["the symbol 'star' cannot be used as a tile; its colour fills the shape"]
    )
  }

  @Test func `an animation around a change is ignored`() {
    let found = read(
      """
      struct Wide: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
      struct A: View {
        @State private var width: CGFloat = 10
        var body: some View {
          Color.red.frame(width: width, height: 5)
            .background(Color.clear.preference(key: Wide.self, value: 80))
            .onPreferenceChange(Wide.self) { new in
              withAnimation(.spring(response: 0.6, dampingFraction: 0.7, blendDuration: 0)) { width = new }
            }
        }
      }
      #Preview { A() }
      """)
    #expect(found.messages == [])
  }

  @Test func `a declared style may draw the control in the default style`() {
    let found = read(
      """
      struct Framed: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          ProgressView(configuration).padding(10)
        }
      }
      struct Boxed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(5) }
      }
      #Preview {
        VStack(spacing: 0) {
          ProgressView(value: 0.5).progressViewStyle(Framed())
          Toggle("a", isOn: .constant(true)).toggleStyle(Boxed())
        }
      }
      """)
    #expect(found.messages == [])
    #expect(found.views.first { $0.view == "Bar" }?.frame.width == 280)
    #expect(found.views.first { $0.view == "Switch" }?.frame.maxX == 295)
  }
}
