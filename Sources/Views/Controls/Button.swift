/// A control that runs an action.
public struct Button<Label: View>: PrimitiveView {
  /// The node of the button.
  public let layoutNode: LayoutNode

  /// Creates a button with a label.
  ///
  /// - Example: `Button(action: {}) { Text("OK") }`
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    layoutNode = .button(label: label().members, action: action)
  }
  /// Creates a button with a role and a label.
  ///
  /// - Example: `Button(role: .destructive) {} label: { Text("Delete") }`
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    layoutNode = .button(role: role, label: label().members, action: action)
  }
}

extension Button where Label == LoweredView {
  /// Creates a button with a title.
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    layoutNode = .button(title.content, action: action)
  }
  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    layoutNode = .button(TextContent(title: title), action: action)
  }
  /// Creates a button with a title and a role.
  ///
  /// - Example: `Button("OK", role: .cancel) {}`
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    layoutNode = .button(title.content, role: role, action: action)
  }
  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    layoutNode = .button(TextContent(title: title), role: role, action: action)
  }
  /// Creates a button with a title and a symbol.
  ///
  /// - Example: `Button("Add", systemImage: "plus") {}`
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    layoutNode = .button(title.content, systemImage: systemImage, role: role, action: action)
  }
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    layoutNode = .button(TextContent(title: title), systemImage: systemImage, role: role, action: action)
  }
  /// Creates a button with a title and an image.
  ///
  /// - Example: `Button("Photo", image: "photo") {}`
  public init(_ title: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    layoutNode = .button(
      role: role, label: [.label(title.content, image: ImageContent(.named(image)))], action: action)
  }
}

/// The label of a button whose role stands for a label.
public struct DefaultButtonLabel: PrimitiveView {
  /// The node of the label.
  public let layoutNode: LayoutNode
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the standard label of its role.
  ///
  /// - Example: `Button(role: .cancel) {}`
  public init(role: ButtonRole, action: @escaping () -> Void) {
    layoutNode = .button(role: role, action: action)
  }
}

/// A button that opens a menu.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  /// The node of the menu.
  public let layoutNode: LayoutNode
  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .menu(label: label().members, at: ViewIdentity.place) { content().members }
  }
  /// Creates a menu with a label and an action for a tap.
  ///
  /// - Example: `Menu { Button("Copy") {} } label: { Text("More") }`
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    layoutNode = .menu(label: label().members, primaryAction: primaryAction, at: ViewIdentity.place) {
      content().members
    }
  }
  /// Creates a menu with a label, in SwiftUI's older spelling.
  ///
  /// - Example: `Menu(label: Text("More")) { Button("Copy") {} }`
  public init(label: Label, @ViewBuilder content: () -> Content) {
    layoutNode = .menu(label: label.members, at: ViewIdentity.place) { content().members }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .menu(label: [.text(title.content)], at: ViewIdentity.place) { content().members }
  }
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .menu(label: [.text(TextContent(title: title))], at: ViewIdentity.place) { content().members }
  }
  /// Creates a menu with a title and an action for a tap.
  ///
  /// - Example: `Menu("More") { Button("Copy") {} }`
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    layoutNode = .menu(label: [.text(title.content)], primaryAction: primaryAction, at: ViewIdentity.place) {
      content().members
    }
  }
}

extension Menu where Label == PlumblineViews.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  ///
  /// - Example: `Menu("More", systemImage: "ellipsis") { Button("Copy") {} }`
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    layoutNode = .menu(label: [.label(title.content, systemImage: systemImage)], at: ViewIdentity.place) {
      content().members
    }
  }
}

extension View {
  /// Sets the shape of bordered buttons within the view.
  ///
  /// - Example: `Button("OK") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)`
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> LoweredView { lowered { $0.buttonBorderShape(shape) } }
  /// Sets the size of controls within the view.
  ///
  /// - Example: `Button("OK") {}.controlSize(.large)`
  public func controlSize(_ controlSize: ControlSize) -> LoweredView { lowered { $0.controlSize(controlSize) } }
  /// Sets whether the labels of controls within the view are shown.
  ///
  /// - Example: `Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.hidden)`
  public func labelsVisibility(_ visibility: Visibility) -> LoweredView {
    lowered { $0.labelsVisibility(visibility) }
  }
  /// Hides the labels of controls within the view.
  ///
  /// - Example: `Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()`
  public func labelsHidden() -> LoweredView { lowered { $0.labelsHidden() } }
}
