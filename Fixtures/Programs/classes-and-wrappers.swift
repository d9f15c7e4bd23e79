import SwiftUI

// Declarations of a program: inheritance, property wrappers, operators, dynamic members, mirrors.

private func expect<T: Equatable>(_ found: T, _ wanted: T) {
  precondition(found == wanted, "\(found) is not \(wanted)")
}

private class Animal {
  var name: String
  init(name: String) { self.name = name }
  func speak() -> String { "…" }
  var legs: Int { 4 }
}

private class Dog: Animal {
  override func speak() -> String { "woof" + super.speak() + name }
  override var legs: Int { super.legs + 1 }
  convenience init() { self.init(name: "Rex") }
}

private final class Puppy: Dog {
  override func speak() -> String { super.speak() + "!" }
}

@propertyWrapper private struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: String { "≤\(range.upperBound)" }
}

@dynamicMemberLookup private struct Table {
  let entries: [String: Int]
  subscript(dynamicMember key: String) -> Int { entries[key] ?? -1 }
}

infix operator ** : MultiplicationPrecedence
private func ** (a: Double, b: Double) -> Double { pow(a, b) }
prefix operator √
private prefix func √ (x: Double) -> Double { x.squareRoot() }

private enum Flavor: String, CaseIterable {
  case vanilla, chocolate = "Choc"
  var title: String { rawValue.uppercased() }
  static var count: Int { allCases.count }
}

private struct Point {
  var x = 1
  var y = 2
}

private extension Color {
  init(hex: String) {
    let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var number: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&number)
    let (r, g, b) = (number >> 16, number >> 8 & 0xFF, number & 0xFF)
    self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: 1)
  }
  init?(code: String) {
    guard let value = Int(code, radix: 16) else { return nil }
    self.init(red: Double(value >> 16) / 255, green: 0, blue: 0)
  }
}

private enum Problem: LocalizedError {
  case empty
  var errorDescription: String? { "nothing there" }
}

struct Own: View {
  @Clamped(0...5) private var level = 9

  private func check() -> String {
    expect(Dog().speak(), "woof…Rex")
    expect(Puppy(name: "P").speak(), "woof…P!")
    expect(Dog().legs, 5)
    expect(level, 5)
    expect($level, "≤5")
    expect(Table(entries: ["a": 1]).a, 1)
    expect(2 ** 3, 8.0)
    expect(√9, 3.0)
    expect(Flavor.allCases.map(\.title), ["VANILLA", "CHOC"])
    expect(Flavor.count, 2)
    expect(Mirror(reflecting: Point()).children.compactMap(\.label), ["x", "y"])
    expect(Color(hex: "#FF8000"), Color(.sRGB, red: 1, green: 128 / 255, blue: 0, opacity: 1))
    expect(Color(code: "zz") == nil, true)
    expect(Swift.max(1, 2), 2)
    let outcome: Result<Int, Problem> = .failure(.empty)
    if case .failure(let problem) = outcome { expect(problem.localizedDescription, "nothing there") }
    expect((try? Result<Int, Problem>.success(3).get()) ?? 0, 3)
    expect(zip(1..., ["a", "b"]).map { "\($0)\($1)" }, ["1a", "2b"])
    return "right"
  }

  var body: some View { SwiftUI.Text(check()) }
}

#Preview { Own() }
