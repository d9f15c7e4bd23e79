import Testing

@Suite struct `Code that waits or requests something from outside` {
  @Test func `a semaphore that nothing signals is an error`() throws {
    let acted = try Acted(
      """
      import SwiftUI
      #Preview { Button("Go") { DispatchSemaphore(value: 0).wait() } }
      """, after: #"tap "Go""#)
    #expect(
      acted.log.diagnostics.map(\.message).contains(
        "fatal error: the semaphore waits for a signal that does not come"))
  }

  private func notes(_ acted: Acted) -> [String] {
    acted.log.diagnostics.filter { $0.severity == .note }.map(\.message)
  }

  @Test func `an image of an address is not loaded`() throws {
    let acted = try Acted(
      Acted.source(
        "",
        #"""
        VStack {
          AsyncImage(url: URL(string: "https://example.org/a.png")) { phase in
            if let image = phase.image { image } else { Text("waiting") }
          }
          AsyncImage(url: nil) { _ in Text("nothing") }
        }
        """#))
    #expect(acted.texts == ["waiting", "nothing"])
    #expect(notes(acted) == ["an image is not loaded, as there is no connection"])
    let plain = try Acted(
      Acted.source("", #"AsyncImage(url: URL(string: "a")) { $0.resizable() } placeholder: { Text("waiting") }"#))
    #expect(plain.texts == ["waiting"])
    #expect(notes(plain) == ["an image is not loaded, as there is no connection"])
  }

  @Test(arguments: ["Wait", "Call"]) func `notifications are not allowed`(title: String) throws {
    let acted = try Acted(
      """
      import SwiftUI
      import UserNotifications
      struct Example: View {
        @State var text = "-"
        var center: UNUserNotificationCenter { .current() }
        var body: some View {
          VStack {
            Text(text)
            Button("Wait") {
              Task { text = try await center.requestAuthorization(options: [.alert]) ? "allowed" : "denied" }
            }
            Button("Call") { center.requestAuthorization(options: []) { isAllowed, _ in text = isAllowed ? "allowed" : "denied" } }
          }
        }
      }
      #Preview { Example() }
      """, after: "tap \"\(title)\"")
    #expect(acted.texts.first == "denied")
    #expect(notes(acted) == ["notifications are not allowed"])
  }

  @Test func `files outside of the bundle are not read`() throws {
    let acted = try Acted(
      Acted.source(
        #"@State var text = "-""#,
        #"""
        VStack {
          Text(text)
          Button("Read") {
            do { text = try String(contentsOf: URL(fileURLWithPath: "/etc/passwd"), encoding: .utf8) } catch { text = error.localizedDescription }
          }
        }
        """#), after: #"tap "Read""#)
    #expect(acted.texts.first == "The file “passwd” couldn’t be opened because there is no such file.")
    #expect(notes(acted) == ["a file is not read"])
  }

  @Test func `a text that is no value is noted`() throws {
    let acted = try Acted(
      Acted.source("@State var n = 1", #"TextField("Size", value: $n, format: .number)"#),
      after: #"set "Size" to "big""#)
    #expect(notes(acted) == ["TextField \"Size\" keeps its value, since 'big' is none"])
  }
}
