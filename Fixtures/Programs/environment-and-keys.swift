import SwiftUI

private struct AccentKey: EnvironmentKey {
  static let defaultValue: Color = .gray
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
  @Entry var gap: CGFloat = 4
}

extension View {
  func accent(_ color: Color) -> some View { environment(\.accent, color) }
}

struct Swatch: View {
  @Environment(\.accent) private var accent
  @Environment(\.gap) var gap
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) var colorScheme

  var body: some View {
    HStack(spacing: gap) {
      accent.frame(width: 20, height: 20)
      Text(direction == .rightToLeft ? "RTL" : "LTR")
      Text(colorScheme == .dark ? "dark" : "light")
    }
  }
}

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

#Preview("environment") {
  VStack {
    Swatch()
    Swatch().accent(.red)
    Swatch().environment(\.gap, 20).environment(\.layoutDirection, .rightToLeft)
    GeometryReader { proxy in
      Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
    }
    .frame(height: 10)
    .onPreferenceChange(WidthKey.self) { print($0) }
  }
}
