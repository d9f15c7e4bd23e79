import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Modifiers among the traits of a preview` {
  private static let samples = """
    @Observable class Store { var count = 0 }
    struct Samples: PreviewModifier {
      static func makeSharedContext() async throws -> Store {
        let store = Store()
        Task { @MainActor in store.count = 5 }
        return store
      }
      func body(content: Content, context: Store) -> some View { content.environment(context).padding(30) }
    }
    struct Framed: PreviewModifier {
      func body(content: Content, context: Void) -> some View { VStack { content ; Text("below") } }
    }
    extension PreviewTrait where T == Preview.ViewTraits {
      @MainActor static var samples: Self = .modifier(Samples())
    }
    struct Count: View {
      @Environment(Store.self) private var store
      var body: some View { Text("\\(store.count)").onAppear { } }
    }
    """

  private func shown(_ preview: String) -> [String] { AppCode.shown(Self.samples + "\n" + preview) }

  @Test func `surround the preview, and share a context whose tasks have run`() {
    #expect(shown("#Preview(traits: .samples) { Count() }") == ["5"])
    #expect(shown("#Preview(\"A\", traits: .modifier(Samples()), .portrait) { Count() }") == ["5"])
    let padding = AppCode(Self.samples + "\n#Preview(traits: .samples) { Count() }").views.first?.frame.size.height
    #expect(padding == 77)
  }

  @Test func `are applied in order, and need no context`() {
    #expect(
      shown("#Preview(traits: .sizeThatFitsLayout, .samples, .modifier(Framed())) { Count() }") == ["5", "below"])
  }

  @Test func `report an error of the context`() {
    let code = """
      struct Failing: PreviewModifier {
        struct Failure: Error {}
        static func makeSharedContext() throws -> Int { throw Failure() }
        func body(content: Content, context: Int) -> some View { content }
      }
      #Preview(traits: .modifier(Failing())) { Text("a") }
      """
    #expect(AppCode(code).texts == [])
    #expect(AppCode(code).messages.count == 1)
  }
}
