import SwiftUI

private struct WidthKey: PreferenceKey {
  static let defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
    value.merge(nextValue(), uniquingKeysWith: { max($0, $1) })
  }
}

private struct FrameKey: PreferenceKey {
  static let defaultValue: [CGRect] = []
  static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) { value.append(contentsOf: nextValue()) }
}

private struct EqualWidths: View {
  @State private var widths: [Int: CGFloat] = [:]
  let names = ["Bach", "Palestrina", "Ives"]
  private var widest: CGFloat? { widths.values.max() }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(names.indices, id: \.self) { index in
        Text(names[index])
          .background(GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: [index: proxy.size.width])
          })
          .frame(width: widest, alignment: .leading)
          .border(Color.red)
      }
    }
    .onPreferenceChange(WidthKey.self) { widths = $0 }
  }
}

#Preview("Labels as wide as the widest") {
  EqualWidths()
}

private struct Outlined: View {
  @State private var frames = Array(repeating: CGRect.zero, count: 3)
  let chosen: Int

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 6)
        .stroke(Color.green, lineWidth: 2)
        .frame(width: frames[chosen].width, height: frames[chosen].height)
        .offset(x: frames[chosen].minX, y: frames[chosen].minY)
      HStack {
        ForEach(0..<3) { index in
          Color.orange
            .frame(width: CGFloat(20 + 20 * index), height: 30)
            .background(GeometryReader { proxy in
              Color.clear.preference(key: FrameKey.self, value: [proxy.frame(in: .named("row"))])
            })
        }
      }
    }
    .coordinateSpace(name: "row")
    .onPreferenceChange(FrameKey.self) { frames = $0 }
  }
}

#Preview("An outline around the chosen one") {
  VStack(spacing: 20) {
    Outlined(chosen: 0)
    Outlined(chosen: 2)
  }
}

private final class Measures: ObservableObject {
  @Published var width: CGFloat = 10
}

private struct Measured: View {
  @State private var height: CGFloat = 0
  @ObservedObject var measures: Measures

  var body: some View {
    VStack(spacing: 0) {
      Color.yellow.frame(width: 120, height: 40)
        .onGeometryChange(for: CGSize.self) { proxy in
          proxy.size
        } action: { size in
          height = size.height
          measures.width = size.width
        }
      Color.red.frame(width: 20, height: height)
    }
  }
}

private struct Ruled: View {
  @StateObject private var measures = Measures()

  var body: some View {
    VStack(spacing: 0) {
      Measured(measures: measures)
      Color.blue.frame(width: measures.width, height: 4)
    }
  }
}

#Preview("A bar as wide as what was measured") {
  Ruled()
}

private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct ToldTwice: View {
  @State private var width: CGFloat?
  @State private var steps: [CGFloat] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach([30, 90, 60], id: \.self) { own in
        Color.green.frame(width: own, height: 10)
          .background(GeometryReader { proxy in
            Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
          })
          .onPreferenceChange(WidestKey.self) { width = $0 }
          .frame(width: width)
      }
      ForEach(steps, id: \.self) { step in
        Color.blue.frame(width: step, height: 4)
      }
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.height
    } action: { old, new in
      if steps.count < 4 { steps += [old + 0.5, new + 1] }
    }
  }
}

#Preview("The outer observer has the last word") {
  ToldTwice()
}
