import SwiftUI

// Custom result builders, whose functions run in the order that the language prescribes.

@resultBuilder private enum Words {
  static func buildExpression(_ word: String) -> [String] { [word] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
  static func buildEither(first part: [String]) -> [String] { ["first"] + part }
  static func buildEither(second part: [String]) -> [String] { ["second"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}

@resultBuilder private enum Sum {
  static func buildBlock(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
}

private func sentence(@Words _ words: () -> String) -> String { words() }

@Words private func choice(_ flag: Bool) -> String {
  "a"
  if flag { "b" } else { "c" }
  for number in 0..<2 { number }
}

private struct Total: View {
  let number: Int
  init(@Sum _ number: () -> Int) { self.number = number() }
  var body: some View { Text("\(number)") }
}

private protocol Page {
  associatedtype Content: View
  @ViewBuilder func content() -> Content
}

private struct Two: Page {
  func content() -> some View {
    Text("1")
    Text("2")
  }
}

struct Builders: View {
  @Words private var list: String {
    "x"
    if false { "y" }
  }
  private var checked: String {
    precondition(choice(true) == "a first b #0 #1")
    precondition(choice(false) == "a second c #0 #1")
    precondition(list == "x none")
    precondition(Total { 1; 2; 3 }.number == 6)
    return sentence { "all"; "right" }
  }
  var body: some View {
    VStack {
      Text(checked)
      Total { 4; 5 }
      Two().content()
    }
  }
}

#Preview { Builders() }
