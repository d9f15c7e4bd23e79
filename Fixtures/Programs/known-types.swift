import SwiftUI

// Types known before evaluation: optionals, elements, results, protocols of type parameters.

private func expect<T: Equatable>(_ found: T, _ wanted: T) {
  precondition(found == wanted, "\(found) is not \(wanted)")
}

private protocol BadgeStyle {
  typealias Configuration = BadgeConfiguration
  func color(_ configuration: Configuration) -> Color
}

private struct BadgeConfiguration {
  struct Level { var number: Int }
  var level: Level
}

private struct PlainStyle: BadgeStyle {
  var base = Color.red
  func color(_ configuration: Configuration) -> Color { base.opacity(Double(configuration.level.number)) }
}

extension BadgeStyle where Self == PlainStyle {
  static var plain: PlainStyle { .init() }
  static func plain(_ color: Color) -> Self { PlainStyle(base: color) }
}

private func shade<S: BadgeStyle>(_ style: S) -> Color { style.color(.init(level: .init(number: 1))) }

private struct Row: Equatable {
  var range: Range<Int>
  var height: CGFloat
}

private enum Size: Hashable { case small, large }

private struct Measures {
  var name: String? = "Ann"
  var nobody: String?
  let sizes = [CGSize(width: 10, height: 20), .init(width: 5, height: 60)]
  var largest: CGSize {
    sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
  }
  var rows: [Row] {
    var result: [Row] = []
    result.append(.init(range: 0..<2, height: 3))
    result.insert(.init(range: 2..<4, height: 4), at: 0)
    return result
  }
}

private func optionals() {
  let measures = Measures()
  expect(measures.name.map { $0 + "!" }, "Ann!")
  expect(measures.name?.map { String($0) }, ["A", "n", "n"])
  expect((measures.name?.uppercased()).map { $0.count }, 3)
  expect(measures.nobody.map { $0 + "!" } ?? "nobody", "nobody")
  expect(measures.name.flatMap { $0.isEmpty ? nil : $0.count }, 3)
  expect(["a", "bc"].last.map { $0.count }, 2)
  expect(["a", "bc"].first { $0.count > 1 }.map { $0 + "?" }, "bc?")
  let table = ["a": "x"]
  expect(table["a"].map { "<\($0)>" }, "<x>")
  if let name = measures.name { expect(name.map { $0.uppercased() }.joined(), "ANN") }
}

private func elements() {
  let measures = Measures()
  expect(measures.largest, CGSize(width: 10, height: 60))
  expect(measures.rows.map(\.height), [4, 3])
  let made: [Row] = (0..<2).map { .init(range: $0..<9, height: 1) }
  expect(made[1].range, 1..<9)
  let same: [Row] = Array(repeating: .init(range: 0..<1, height: 2), count: 2)
  expect(same[0], same[1])
  var chosen: Set<Size> = []
  chosen.insert(.large)
  expect(chosen.contains(.large), true)
  expect(chosen.contains(.small), false)
  var counts: [Size: Int] = [.small: 1]
  counts[.small, default: 0] += 1
  expect(counts[.small], 2)
  expect([Size.small, .large].firstIndex(of: .large), 1)
}

private func numbers() {
  let proposed: Double? = nil
  let width = max(proposed ?? 10, 1)
  expect(5 / width, 0.5)
  let share: Double = 0.25
  let clamped = share > 1 ? 1 : (share < 0 ? 0 : share)
  let whole = share > 1 ? share : 0
  expect(clamped, 0.25)
  expect(whole / 2, 0.0)
  let half: (Double) -> Double = { $0 / 2 }
  expect(half(3), 1.5)
}

struct KnownTypes: View {
  var color: Color {
    optionals()
    elements()
    numbers()
    expect(shade(.plain), Color.red.opacity(1))
    return shade(.plain(.orange))
  }
  var body: some View {
    VStack {
      Measures().name.map { Text($0) }
      Text("x").font(.system(size: 20).bold()).foregroundColor(color)
    }
  }
}

#Preview { KnownTypes() }
