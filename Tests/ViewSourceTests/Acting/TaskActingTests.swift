import Testing

@Suite struct `Tasks of actions` {
  @Test func `the result of a task is a value or an error`() throws {
    let acted = try Acted(
      #"""
      import SwiftUI
      struct Failure: Error { var code: Int }
      func square(_ number: Int) async throws -> Int {
        if number == 13 { throw Failure(code: number) }
        return number * number
      }
      struct Example: View {
        @State var text = "-"
        var body: some View {
          Text(text).task {
            var lines: [String] = []
            for number in [3, 13] {
              switch await Task(operation: { try await square(number) }).result {
              case .success(let value): lines.append("\(value)")
              case .failure(let error): lines.append("failed \((error as? Failure)?.code ?? 0)")
              }
            }
            text = lines.joined(separator: " ")
          }
        }
      }
      #Preview { Example() }
      """#, after: "wait 1")
    #expect(acted.texts == ["9 failed 13"])
  }

  @Test func `operators of asynchronous sequences`() throws {
    let acted = try Acted(
      #"""
      import SwiftUI
      func numbers(_ count: Int) -> AsyncStream<Int> {
        AsyncStream { continuation in
          for number in 0..<count { continuation.yield(number) }
          continuation.finish()
        }
      }
      struct Example: View {
        @State var text = "-"
        var body: some View {
          Text(text).task {
            var parts: [[Int]] = [[], [], [], []]
            for await number in numbers(5).prefix(2) { parts[0].append(number) }
            for await number in numbers(5).dropFirst(3) { parts[1].append(number) }
            for await number in numbers(5).prefix(while: { $0 < 3 }) { parts[2].append(number) }
            for await number in numbers(5).drop(while: { $0 < 2 }) { parts[3].append(number) }
            let contains = await numbers(5).contains(4)
            let all = await numbers(5).allSatisfy { $0 < 4 }
            let total = await numbers(5).map { $0 * 10 }.reduce(into: 0) { $0 += $1 / 10 }
            text = "\(parts[0]) \(parts[1]) \(parts[2]) \(parts[3]) \(contains) \(all) \(total)"
          }
        }
      }
      #Preview { Example() }
      """#, after: "wait 1")
    #expect(acted.texts == ["[0, 1] [3, 4] [0, 1, 2] [2, 3, 4] true false 10"])
  }

  @Test func `a stream keeps as many elements as its policy allows`() throws {
    let acted = try Acted(
      #"""
      import SwiftUI
      func stream(_ limit: Int, isNewest: Bool) -> AsyncStream<Int> {
        let fill: (AsyncStream<Int>.Continuation) -> Void = { continuation in
          for number in 0..<5 { continuation.yield(number) }
          continuation.finish()
        }
        if limit == 0 { return AsyncStream(bufferingPolicy: .unbounded, fill) }
        return isNewest
          ? AsyncStream(bufferingPolicy: .bufferingNewest(limit), fill)
          : AsyncStream(bufferingPolicy: .bufferingOldest(limit), fill)
      }
      struct Example: View {
        @State var text = "-"
        var body: some View {
          Text(text).task {
            var found: [[Int]] = [[], [], []]
            for await number in stream(2, isNewest: true) { found[0].append(number) }
            for await number in stream(2, isNewest: false) { found[1].append(number) }
            for await number in stream(0, isNewest: false) { found[2].append(number) }
            text = "\(found)"
          }
        }
      }
      #Preview { Example() }
      """#, after: "wait 1")
    #expect(acted.texts == ["[[3, 4], [0, 1], [0, 1, 2, 3, 4]]"])
  }
}
