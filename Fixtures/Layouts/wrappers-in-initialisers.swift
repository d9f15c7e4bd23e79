import SwiftUI

private final class Counter: ObservableObject {
  @Published var count: Int
  @Published private(set) var names: [String]
  @Published var isOpen = false

  init(count: Int) {
    _count = Published(initialValue: count)
    self._names = Published(wrappedValue: ["a", "b"])
    _isOpen = .init(initialValue: true)
  }
}

private struct States: View {
  @State private var width: Double
  @State private var title: String
  @State private var note: String?
  @State private var sizes: [CGFloat]
  @Binding private var isOpen: Bool
  @StateObject private var counter: Counter
  @ObservedObject private var other: Counter
  @AppStorage private var kept: Int
  @ScaledMetric private var gap: CGFloat

  init(width: Double, isOpen: Binding<Bool>) {
    _width = State(initialValue: width * 2)
    _title = .init(wrappedValue: "title")
    self._note = State(wrappedValue: nil)
    _sizes = State(initialValue: [10, 20])
    _isOpen = isOpen
    _counter = StateObject(wrappedValue: Counter(count: 4))
    _other = ObservedObject(wrappedValue: Counter(count: 5))
    _kept = AppStorage(wrappedValue: 9, "kept")
    _gap = ScaledMetric(wrappedValue: 12, relativeTo: .body)
  }

  var body: some View {
    Text(verbatim: "\(title) \(note ?? "-") \(counter.names.joined()) \(other.count) \(kept)")
      .frame(width: width, height: sizes[1] / 2)
    Color.red.frame(width: gap, height: isOpen && counter.isOpen ? CGFloat(counter.count) : 1)
  }
}

@propertyWrapper private struct Clamped<Bound: Comparable> {
  private var value: Bound
  let range: ClosedRange<Bound>

  init(wrappedValue: Bound, _ range: ClosedRange<Bound>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Bound {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<Bound> { range }
}

private struct Level: View {
  @Clamped private var level: Double

  init(_ level: Double) { _level = Clamped(wrappedValue: level, 0...10) }

  var body: some View { Color.blue.frame(width: level, height: $level.upperBound) }
}

#Preview("what wrappers begin with") {
  VStack {
    States(width: 100, isOpen: .constant(true))
    Level(40)
    Level(-3)
  }
}

#Preview("methods by their names") {
  VStack {
    Text("a").font(.italic(.largeTitle)())
    Text("b").font(.weight(.title)(.bold))
    Text("c").font(Font.italic(.title)()).foregroundColor(.opacity(.blue)(0.5))
    Text(["a", "b"].map(String.uppercased).map { $0() }.joined())
  }
}
