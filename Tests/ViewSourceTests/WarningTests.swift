import PlumblineLayout
import Testing

@testable import PlumblineViewSource

@Suite struct `Warnings of layouts` {
  private func warnings(of code: String) -> [LayoutWarning] {
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\n" + code)
    return ViewSource.read([file]).previews.flatMap { $0.resolved().warnings }
  }

  @Test(arguments: [
    ".sheet(isPresented: .constant(true)) { Text(\"b\") }", ".alert(\"b\", isPresented: $shows) {}",
    ".popover(item: .constant(1 as Int?)) { Text(\"\\($0)\") }",
    ".fullScreenCover(isPresented: $shows) { Text(\"b\") }",
    ".confirmationDialog(\"b\", isPresented: $shows) {}",
  ])
  func `a presentation on the first frame is drawn without a warning`(modifier: String) throws {
    let code = "struct A: View { @State private var shows = true; var body: some View { Text(\"a\")\(modifier) } }"
    #expect(warnings(of: code) == [])
    let reading = ViewSource.read([SourceFile(path: "A.swift", text: code)])
    let layout = try #require(reading.previews.first).resolved()
    #expect(layout.canvas == Device.standard.size)
  }

  @Test(arguments: [
    ".sheet(isPresented: .constant(false)) { Text(\"b\") }", ".alert(\"b\", isPresented: $hidden) {}",
    ".popover(item: $item) { Text(\"\\($0)\") }", ".sheet(isPresented: $store.shows) { Text(\"b\") }",
  ])
  func `a presentation that is off or unknown is not reported`(modifier: String) {
    let code = """
      struct A: View {
        @State private var hidden = false
        @State private var item: Int?
        var body: some View { Text("a")\(modifier) }
      }
      """
    #expect(warnings(of: code).map(\.message) == [])
  }

  @Test func `an image that a button lacks is reported at the button, also where buttons act`() {
    let code = """
      #Preview {
        Button("Photo", image: "photo") {}
      }
      """
    let file = SourceFile(path: "A.swift", text: code)
    for acts in [false, true] {
      var options = ReadingOptions()
      options.acts = acts
      let warnings = ViewSource.read([file], options: options).previews.flatMap { $0.resolved().warnings }
      #expect(warnings.map(\.message) == ["there is no image named 'photo'"])
      #expect(warnings.map { $0.source?.line } == [2])
    }
  }

  @Test func `an alignment without effect is reported once for all rows of a loop`() {
    let code = """
      #Preview { VStack { ForEach(0..<20) { Text("\\($0)").frame(minWidth: 1, alignment: .leading) } } }
      """
    let found = warnings(of: code).filter { $0.kind == .ineffective }
    #expect(found.map(\.message) == ["the alignment 'leading' of the frame has no effect: Text \"0\" fills it"])
  }

  @Test func `an alignment that has an effect on one row is not reported`() {
    let code = """
      #Preview { VStack { ForEach(["a", "bbbbbbbb"], id: \\.self) { Text($0).frame(minWidth: 40, alignment: .leading) } } }
      """
    #expect(warnings(of: code).filter { $0.kind == .ineffective }.map(\.message) == [])
  }
}

@Suite struct `Custom styles` {
  private let declaration = """
    struct Pale: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.black : Color.white
      }
    }
    extension ShapeStyle where Self == Pale { static var pale: Pale { Pale() } }

    """

  private func fills(_ view: String) throws -> [Paint] {
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\n" + declaration + "#Preview { \(view) }\n")
    let reading = ViewSource.read([file])
    #expect(reading.diagnostics.diagnostics.map(\.message) == [])
    return try #require(reading.previews.first).resolved().views.flatMap(\.fills)
  }

  @Test(arguments: ["Pale()", ".pale"]) func `are resolved in the environment of the drawn view`(style: String) throws {
    #expect(try fills("Rectangle().fill(\(style))") == [.color(.white)])
    #expect(try fills("Rectangle().fill(\(style)).environment(\\.colorScheme, .dark)") == [.color(.black)])
    #expect(try fills("Rectangle().foregroundStyle(\(style))") == [.color(.white)])
    #expect(try fills("Color.clear.background(\(style), in: Circle())").contains(.color(.white)))
  }

  @Test func `that refer to themselves endlessly draw nothing`() throws {
    let file = SourceFile(
      path: "A.swift",
      text: """
        struct Loop: ShapeStyle { func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Loop() } }
        #Preview { Rectangle().fill(Loop()) }
        """)
    #expect(ViewSource.read([file]).previews.first?.resolved().views.flatMap(\.fills) == [.color(.clear)])
  }
}

extension ResolvedView {
  /// The paints of the view's filled areas.
  fileprivate var fills: [Paint] {
    items.compactMap { if case .fill(_, let paint, _) = $0 { paint } else { nil } }
  }
}
