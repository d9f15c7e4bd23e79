// A small program: protocols, generics, nested types, extensions, operators, closures and collections.
import SwiftUI

private protocol Describable {
  var title: String { get }
  var weight: Int { get }
}

extension Describable {
  var summary: String { "\(title) (\(weight))" }
}

private struct Fruit: Describable {
  enum Kind: Int {
    case apple = 1
    case pear
    case plum
  }

  let kind: Kind
  var weight: Int { kind.rawValue * 10 }

  var title: String {
    switch kind {
    case .apple: "Apple"
    case .pear: "Pear"
    case .plum: "Plum"
    }
  }
}

private enum Segment {
  case bar(length: CGFloat, color: Color)
  case gap(CGFloat)
}

private struct Basket<Item: Describable, Row: View>: View {
  let items: [Item]
  let row: (Item) -> Row

  init(_ items: [Item], @ViewBuilder row: @escaping (Item) -> Row) {
    self.items = items
    self.row = row
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(items.indices, id: \.self) { row(items[$0]) }
      Text("Total: \(items.reduce(0) { $0 + $1.weight })")
    }
  }
}

private func scaled(_ values: [Double], by factor: Double = 2) -> [Double] {
  var result: [Double] = []
  for value in values where value > 0 {
    guard value < 100 else { continue }
    result.append(value * factor)
  }
  return result.sorted(by: >)
}

private struct Chart: View {
  static let segments: [Segment] = [.bar(length: 40, color: .red), .gap(10), .bar(length: 60, color: .blue)]
  private let lookup = ["a": 3, "b": 5]

  var body: some View {
    let values = scaled([5, -1, 200, 12.5, 30])
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    return VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 0) {
        ForEach(0..<Chart.segments.count, id: \.self) { index in
          switch Self.segments[index] {
          case .bar(let length, let color): color.frame(width: length, height: 10)
          case .gap(let length): Spacer().frame(width: length)
          }
        }
      }
      HStack(alignment: .bottom, spacing: 3) {
        ForEach(values, id: \.self) { value in
          Rectangle()
            .frame(width: 8, height: 10 + 40 * CGFloat((value - low) / (high - low)))
        }
      }
      Text("a is \(lookup["a"] ?? 0), c is \(lookup["c", default: 9])")
      Text(stride(from: 0, to: 10, by: 3).map { String($0) }.joined(separator: ", "))
      Text(zip(["x", "y"], [1, 2]).map { "\($0)\($1)" }.joined())
      Text(String(repeating: "·", count: 5) + "\(7 / 2) \(7 % 2) \(7.0 / 2)")
    }
  }
}

#Preview("Program") {
  VStack(alignment: .leading, spacing: 12) {
    Basket([Fruit(kind: .apple), Fruit(kind: .pear), Fruit(kind: .plum)]) { fruit in
      HStack {
        Text(fruit.summary)
        Color.green.frame(width: CGFloat(fruit.weight), height: 6)
      }
    }
    Chart()
  }
}
