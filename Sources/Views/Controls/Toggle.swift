/// A switch with a label.
public struct Toggle<Label: View>: PrimitiveView {
  /// The toggle's node.
  public let layoutNode: LayoutNode

  /// A switch with a label of views.
  ///
  /// - Example: `Toggle(isOn: .constant(true)) { Text("Wi-Fi") }`
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    layoutNode = .toggle(isOn: isOn.wrappedValue, label: label().members)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title.
  ///
  /// - Example: `Toggle("Wi-Fi", isOn: .constant(true))`
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.wrappedValue, label: [.text(title.content)])
  }
  /// A switch with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.wrappedValue, label: [.text(TextContent(title: title))])
  }
}

extension Toggle where Label == PlumblineViews.Label<Text, Image> {
  /// A switch with a title and a symbol.
  ///
  /// - Example: `Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))`
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.wrappedValue, label: [.label(title.content, systemImage: systemImage)])
  }
  /// A switch with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.wrappedValue, label: [.label(TextContent(title: title), systemImage: systemImage)])
  }
  /// A switch with a title and a picture.
  ///
  /// - Example: `Toggle("Photo", image: "photo", isOn: .constant(true))`
  public init(_ title: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.wrappedValue, label: [.label(title.content, image: image)])
  }
}
