// Preferences, environment values and container values that views set and declare.
import SwiftUI

private struct PinnedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

private struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(subviews: content) { note in
        HStack {
          if note.containerValues.isPinned { Circle().frame(width: 8, height: 8) }
          note
        }
      }
    }
  }
}

private final class Model: ObservableObject {
  @Published var name = "Ada"
}

private struct Name: View {
  @EnvironmentObject private var model: Model
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(sizeClass == .compact ? model.name : "wide") { dismiss() }
  }
}

#Preview("Container values") {
  Board {
    Text("a").containerValue(\.isPinned, true)
    Text("b")
  }
}

#Preview("Environment objects") {
  Name().environmentObject(Model())
}

#Preview("Tabs", traits: .fixedLayout(width: 300, height: 200)) {
  TabView(selection: .constant("b")) {
    Tab("A", systemImage: "star", value: "a") { Text("first") }
    Tab("B", systemImage: "heart", value: "b") {
      Text("second")
      Text("view below")
    }
    TabSection("More") {
      Tab("C", systemImage: "plus", value: "c") { Text("third") }
    }
  }
}

#Preview("Phases") {
  VStack {
    PhaseAnimator([10.0, 20.0]) { size in Color.red.frame(width: size, height: size) }
    Text("a").phaseAnimator([0, 1]) { content, phase in content.padding(phase == 0 ? 4 : 40) }
    Text("b").keyframeAnimator(initialValue: 0.5) { content, value in
      content.opacity(value)
    } keyframes: { _ in
    }
    AsyncImage(url: URL(string: "https://example.org/a.png")) { phase in
      if phase.image == nil { ProgressView() }
    }
  }
}

#Preview("Glass") {
  GlassEffectContainer(spacing: 8) {
    Text("a").padding().glassEffect()
    Text("b").padding().glassEffect(.regular.tint(.orange).interactive(), in: .rect(cornerRadius: 8))
  }
}

#Preview("Outlines", traits: .fixedLayout(width: 300, height: 300)) {
  List([Folder(name: "a", parts: [Folder(name: "b")]), Folder(name: "c")], children: \.parts) { Text($0.name) }
}

private struct Folder: Identifiable {
  let name: String
  var parts: [Folder]?
  var id: String { name }
}

#Preview("Chosen rows", traits: .fixedLayout(width: 300, height: 300)) {
  List {
    ForEach(["a", "b"], id: \.self) { Text($0) }
      .onDelete { _ in }
      .onMove { _, _ in }
  }
  .swipeActions { Button("Flag") {} }
  .scrollDismissesKeyboard(.interactively)
}

private struct Warning: ShapeStyle {
  var strength = 1.0

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.yellow.opacity(strength) : Color.orange.opacity(strength)
  }
}

extension ShapeStyle where Self == Warning {
  fileprivate static var warning: Warning { Warning() }
  fileprivate static func warning(_ strength: Double) -> Warning { Warning(strength: strength) }
}

#Preview("Styles of one's own") {
  VStack {
    Text("a").foregroundStyle(Warning())
    Circle().fill(.warning).frame(width: 20, height: 20)
    Rectangle().stroke(.warning(0.5), lineWidth: 2).frame(width: 20, height: 20)
    Text("b").padding().background(.warning, in: Capsule())
    Text("c").background(Warning(strength: 0.25)).environment(\.colorScheme, .dark)
  }
}
