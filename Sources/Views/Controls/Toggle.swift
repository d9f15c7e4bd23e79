/// A control that is on or off.
public struct Toggle<Label: View>: PrimitiveView {
  /// The node of the toggle.
  public let layoutNode: LayoutNode

  /// Creates a toggle with a label.
  ///
  /// - Example: `Toggle(isOn: .constant(true)) { Text("Wi-Fi") }`
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    layoutNode = .toggle(isOn: isOn.bound, label: label().members)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  ///
  /// - Example: `Toggle("Wi-Fi", isOn: .constant(true))`
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.bound, label: [.text(title.content)])
  }
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.bound, label: [.text(TextContent(title: title))])
  }
}

extension Toggle where Label == PlumblineViews.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  ///
  /// - Example: `Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true))`
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.bound, label: [.label(title.content, systemImage: systemImage)])
  }
  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.bound, label: [.label(TextContent(title: title), systemImage: systemImage)])
  }
  /// Creates a toggle with a title and an image.
  ///
  /// - Example: `Toggle("Photo", image: "photo", isOn: .constant(true))`
  public init(_ title: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    layoutNode = .toggle(isOn: isOn.bound, label: [.label(title.content, image: ImageContent(.named(image)))])
  }
}
