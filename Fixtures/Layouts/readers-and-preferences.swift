// Geometry readers, preferences, and views that draw the preferences of others.
import SwiftUI

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value.append(contentsOf: nextValue())
  }
}

private struct Measured: View {
  let text: String

  var body: some View {
    Text(text)
      .padding(8)
      .background(
        GeometryReader { proxy in
          Color.yellow.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
  }
}

#Preview("Readers", traits: .fixedLayout(width: 300, height: 260)) {
  VStack(spacing: 12) {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Color.red.frame(width: proxy.size.width * 0.3)
        Color.green.frame(width: proxy.size.width / 2)
        Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
      }
    }
    .frame(height: 40)
    VStack(alignment: .leading) {
      Measured(text: "short")
      Measured(text: "somewhat longer")
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = proxy[anchors[index]]
          Rectangle()
            .stroke(.red)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    .backgroundPreferenceValue(WidthKey.self) { width in
      Color.blue.opacity(0.2).frame(width: width)
    }
    GeometryReader { proxy in
      let frame = proxy.frame(in: .named("canvas"))
      Text("\(Int(frame.minX)), \(Int(frame.minY))")
    }
  }
  .coordinateSpace(name: "canvas")
}
