/// A control that does something; in a figure its action is never run.
public struct Button<Label: View>: PrimitiveView {
  /// The button's node.
  public let layoutNode: LayoutNode

  /// A button with a label of views.
  ///
  /// - Example: `Button(action: {}) { Text("OK") }`
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    layoutNode = .button(label: label().members)
  }
  /// A button with a purpose and a label of views.
  ///
  /// - Example: `Button(role: .destructive) {} label: { Text("Delete") }`
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    layoutNode = .button(role: role, label: label().members)
  }
}

extension Button where Label == LoweredView {
  /// A button with a title.
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    layoutNode = .button(title.content)
  }
  /// A button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    layoutNode = .button(TextContent(String(title)))
  }
  /// A button with a title and a purpose.
  ///
  /// - Example: `Button("OK", role: .cancel) {}`
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    layoutNode = .button(title.content, role: role)
  }
  /// A button with a title and a purpose.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void) {
    layoutNode = .button(TextContent(String(title)), role: role)
  }
  /// A button with a title and a symbol.
  ///
  /// - Example: `Button("Add", systemImage: "plus") {}`
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    layoutNode = .button(title.content, systemImage: systemImage, role: role)
  }
  /// A button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    layoutNode = .button(TextContent(String(title)), systemImage: systemImage, role: role)
  }
  /// A button with a title and a picture.
  ///
  /// - Example: `Button("Photo", image: "photo") {}`
  public init(_ title: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    layoutNode = .button(role: role, label: [.label(title.content, image: image)])
  }
}

/// The button that opens a menu.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  /// The menu's node.
  public let layoutNode: LayoutNode
  /// A menu with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    layoutNode = .menu(label: label().members)
  }
  /// A menu with a label of views, which does something when it is tapped.
  ///
  /// - Example: `Menu { Button("Copy") {} } label: { Text("More") }`
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    layoutNode = .menu(label: label().members)
  }
  /// A menu with a label, by an older spelling.
  ///
  /// - Example: `Menu(label: Text("More")) { Button("Copy") {} }`
  public init(label: Label, @ViewBuilder content: () -> Content) { layoutNode = .menu(label: label.members) }
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    layoutNode = .menu(label: [.text(title.content)])
  }
  /// A menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    layoutNode = .menu(label: [.text(TextContent(String(title)))])
  }
  /// A menu with a title, which does something when it is tapped.
  ///
  /// - Example: `Menu("More") { Button("Copy") {} }`
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) {
    layoutNode = .menu(label: [.text(title.content)])
  }
}

extension Menu where Label == PlumblineViews.Label<Text, Image> {
  /// A menu with a title and a symbol.
  ///
  /// - Example: `Menu("More", systemImage: "ellipsis") { Button("Copy") {} }`
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    layoutNode = .menu(label: [.label(title.content, systemImage: systemImage)])
  }
}

extension View {
  /// The outline of bordered buttons within.
  ///
  /// - Example: `Button("OK") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)`
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> LoweredView { lowered { $0.buttonBorderShape(shape) } }
  /// How large the controls within are.
  ///
  /// - Example: `Button("OK") {}.controlSize(.large)`
  public func controlSize(_ controlSize: ControlSize) -> LoweredView { lowered { $0.controlSize(controlSize) } }
  /// Whether the labels of the controls within are shown.
  ///
  /// - Example: `Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.hidden)`
  public func labelsVisibility(_ visibility: Visibility) -> LoweredView {
    lowered { $0.labelsVisibility(visibility) }
  }
  /// Hides the labels of the controls within.
  ///
  /// - Example: `Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()`
  public func labelsHidden() -> LoweredView { lowered { $0.labelsHidden() } }
}

extension ButtonBorderShape {
  /// A rectangle with rounded corners of the control's own radius.
  public static var roundedRectangle: ButtonBorderShape { .roundedRectangle(radius: nil) }
}
