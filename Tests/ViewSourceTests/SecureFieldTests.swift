import PlumblineLayout
import PlumblineViewSource
import Testing

@Suite struct `Secure fields` {
  /// Rule: <doc:Controls#Text-fields>.
  @Test func `bullets are 10,3 points apart in text of 17 points`() throws {
    func width(_ count: Int) throws -> Double {
      let secret = String(repeating: "x", count: count)
      let reading = ViewSource.read([
        SourceFile(
          path: "a.swift",
          text: "import SwiftUI\n#Preview { SecureField(\"a\", text: .constant(\"\(secret)\")).frame(width: 300) }\n")
      ])
      let layout = try #require(reading.previews.first).resolved()
      return try #require(layout.views.first { $0.view == "Text" }).frame.width
    }
    let pitch = try (width(12) - width(2)) / 10
    #expect(abs(pitch - 10.3) < 0.1)
  }
}
