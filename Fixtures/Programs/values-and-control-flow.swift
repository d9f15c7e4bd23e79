import SwiftUI

private enum Suit: String, CaseIterable, Identifiable {
  case hearts, spades
  case clubs = "Clubs!"
  var id: String { rawValue }
  var color: Color {
    switch self {
    case .hearts: return .red
    case .spades, .clubs: return .black
    }
  }
  static let first: Suit = .hearts
}

indirect enum Tree {
  case leaf(Int)
  case node(Tree, Tree)
  var sum: Int {
    switch self {
    case .leaf(let value): value
    case let .node(left, right): left.sum + right.sum
    }
  }
}

private struct Item: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var price: Double = 9.5
  var tags: [String] = []
  static let samples = [
    Item(name: "Pen", price: 1.25, tags: ["office", "blue"]),
    Item(name: "Desk", price: 249.99),
  ]
}

private struct Point3 {
  var x, y, z: Double
  static func + (a: Point3, b: Point3) -> Point3 { Point3(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
  mutating func scale(by factor: Double) {
    x *= factor
    y *= factor
    z *= factor
  }
  subscript(axis: Int) -> Double {
    get { axis == 0 ? x : axis == 1 ? y : z }
    set { if axis == 0 { x = newValue } else if axis == 1 { y = newValue } else { z = newValue } }
  }
}

private class Counter: ObservableObject {
  @Published var count = 3
  init(count: Int = 4) { self.count = count }
  func doubled() -> Int { count * 2 }
}

private func fibonacci(_ n: Int) -> Int {
  guard n > 1 else { return n }
  return fibonacci(n - 1) + fibonacci(n - 2)
}

private struct ContentView: View {
  @StateObject private var counter = Counter()
  let tree: Tree = .node(.leaf(2), .node(.leaf(3), .leaf(4)))
  let widths: [CGFloat] = [20, 40, 60]
  var lookup: [String: Int] = ["a": 1, "b": 2]
  var optional: String? = nil

  var total: Double {
    var sum = 0.0
    for item in Item.samples where item.price > 1 {
      sum += item.price
    }
    return sum
  }

  var moved: Point3 {
    var p = Point3(x: 1, y: 2, z: 3) + Point3(x: 1, y: 1, z: 1)
    p.scale(by: 2)
    p[1] = 100
    p[2] += 0.5
    return p
  }

  func label(for value: Int?) -> String {
    if let value, value > 3 {
      return "big \(value)"
    } else if let value {
      return "small \(value)"
    }
    return "none"
  }

  var body: some View {
    let grouped = Dictionary(grouping: [1, 2, 3, 4, 5], by: { $0 % 2 == 0 })
    let (low, high) = (widths.min() ?? 0, widths.max() ?? 0)
    return VStack(alignment: .leading) {
      ForEach(Suit.allCases) { suit in
        Text(suit.rawValue.capitalized).foregroundStyle(suit.color)
      }
      ForEach(Item.samples, id: \.self) { item in
        Text("\(item.name): \(item.price, specifier: "%.2f") \(item.tags.joined(separator: "/"))")
      }
      Text("tree \(tree.sum), fib \(fibonacci(10)), counter \(counter.count) \(counter.doubled())")
      Text(label(for: 5) + " " + label(for: 1) + " " + label(for: nil))
      Text("total \(total) low \(low) high \(high) \(Int(high) / 7) \(Int(high) % 7)")
      Text("\(moved.x) \(moved.y) \(moved.z)")
      Text("grouped \(grouped[true]?.count ?? 0) of \(lookup["a", default: 7] + lookup["zz", default: 7])")
      Text(optional ?? "no value")
      HStack(spacing: 2) {
        ForEach(widths.indices, id: \.self) { i in
          Rectangle().fill(Color.blue.opacity(Double(i + 1) / Double(widths.count))).frame(width: widths[i], height: 10)
        }
      }
      ForEach(0..<3) { i in
        if i == 1 {
          Text("one")
        } else if i == 2 {
          Text("two").font(i > 1 ? .title : .body)
        }
      }
      Text([3, 1, 2].sorted().map { "\($0)" }.joined(separator: ","))
      Text(
        "\([1, 2, 3].reduce(0, +)) \((1...4).map { $0 * $0 }.filter { $0 > 3 }.count) \(stride(from: 0, to: 1, by: 0.25).map { $0 }.count)"
      )
      Text(
        verbatim: """
          several
            lines \(1 + 1)
          """)
    }
  }
}

#Preview("values", traits: .fixedLayout(width: 390, height: 500)) {
  ContentView()
}
