// Environment values, custom styles and custom modifiers.
import SwiftUI

private struct AccentKey: EnvironmentKey {
  static let defaultValue: Color = .blue
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct Card: ViewModifier {
  var padding: CGFloat = 12

  func body(content: Content) -> some View {
    content
      .padding(padding)
      .background(RoundedRectangle(cornerRadius: 10).fill(Color.white))
      .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.gray.opacity(0.4), lineWidth: 1))
  }
}

extension View {
  fileprivate func card(padding: CGFloat = 12) -> some View {
    modifier(Card(padding: padding))
  }

  @ViewBuilder
  fileprivate func highlighted(_ isOn: Bool) -> some View {
    if isOn {
      self.background(Color.yellow)
    } else {
      self
    }
  }
}

private struct WarningButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      switch configuration.role {
      case .destructive: Color.red.frame(width: 8, height: 8)
      case .cancel: Color.gray.frame(width: 6, height: 6)
      default: Color.green.frame(width: 4, height: 4)
      }
      if configuration.role != nil { Color.black.frame(width: 2, height: 2) }
    }
  }
}

private struct PillButtonStyle: ButtonStyle {
  var color = Color.green

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(color)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct Swatch: View {
  @Environment(\.accent) private var accent
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack {
      accent.frame(width: isEnabled ? 30 : 10, height: 20)
      Text(direction == .rightToLeft ? "right to left" : "left to right")
    }
  }
}

private struct Counter: View {
  @Binding var count: Int
  var step = 1

  var body: some View {
    Button("Count \(count)") { count += step }
      .buttonStyle(PillButtonStyle(color: .orange))
    VStack {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
      Button("Keep") {}
    }
    .buttonStyle(WarningButtonStyle())
    Toggle("Tinted", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .purple))
  }
}

private struct Screen: View {
  @State private var count = 41

  var body: some View {
    VStack(spacing: 12) {
      Swatch()
      Swatch().environment(\.accent, .red)
      Swatch().environment(\.layoutDirection, .rightToLeft).disabled(true)
      Counter(count: $count)
      Counter(count: .constant(7), step: 2)
      Text("card").card()
      Text("small card").card(padding: 4).highlighted(true)
      Button(action: {}) {
        Label("Label", systemImage: "star.fill")
      }
      .buttonStyle(.bordered)
    }
    .font(.footnote)
    .foregroundStyle(.primary)
  }
}

#Preview("Environments and styles") {
  Screen()
    .padding()
}
