/// A control that leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  /// The node of the link.
  public let layoutNode: LayoutNode

  /// Creates a link with a label to a screen.
  ///
  /// - Example: `NavigationLink { Text("b") } label: { Text("More") }`
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    layoutNode = .navigationLink(label: label().members) { destination().members }
  }
  /// Creates a link with a label to a screen, in SwiftUI's older spelling.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    layoutNode = .navigationLink(label: label().members) { destination.members }
  }
  /// Creates a link with a label to a screen, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationLink(isActive: .constant(false)) { Text("b") } label: { Text("More") }`
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .navigationLink(label: label().members) { destination().members }
  }
  /// Creates a link with a label to a screen, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationLink(destination: Text("b"), isActive: .constant(false)) { Text("More") }`
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    layoutNode = .navigationLink(label: label().members) { destination.members }
  }
  /// Creates a link with a label to one of several screens, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationLink(destination: Text("b"), tag: 1, selection: .constant(1)) { Text("More") }`
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .navigationLink(label: label().members) { destination.members }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link with a label to the screen of a value.
  ///
  /// - Example: `NavigationLink(value: 1) { Text("More") }`
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    layoutNode = .navigationLink(label: label().members, value: value)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a screen.
  ///
  /// - Example: `NavigationLink("More", destination: Text("b"))`
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    layoutNode = .navigationLink(label: [.text(title.content)]) { destination().members }
  }
  /// Creates a link with a title to a screen.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
    layoutNode = .navigationLink(label: [.text(TextContent(title: title))]) { destination().members }
  }
  /// Creates a link with a title to a screen, in SwiftUI's older spelling.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    layoutNode = .navigationLink(label: [.text(title.content)]) { destination.members }
  }
  /// Creates a link with a title to a screen, in SwiftUI's older spelling.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    layoutNode = .navigationLink(label: [.text(TextContent(title: title))]) { destination.members }
  }
  /// Creates a link with a title to a screen, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationLink("More", destination: Text("b"), isActive: .constant(false))`
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    layoutNode = .navigationLink(label: [.text(title.content)]) { destination.members }
  }
  /// Creates a link with a title to one of several screens, in SwiftUI's older spelling.
  ///
  /// - Example: `NavigationLink("More", destination: Text("b"), tag: 1, selection: .constant(1))`
  public init<Tag: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    layoutNode = .navigationLink(label: [.text(title.content)]) { destination.members }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the screen of a value.
  ///
  /// - Example: `NavigationLink("More", value: 1)`
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    layoutNode = .navigationLink(label: [.text(title.content)], value: value)
  }
  /// Creates a link with a title to the screen of a value.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    layoutNode = .navigationLink(label: [.text(TextContent(title: title))], value: value)
  }
}
