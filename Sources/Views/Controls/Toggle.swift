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

  /// Creates a toggle of several values, with a label; it is on if all of them are true, and sets all of them.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    layoutNode = .toggle(isOn: Binding(all: sources, isOn).bound, label: label().members)
  }
}

extension Binding<Bool> {
  /// Creates a binding that is true if all bindings at a key path of a collection's elements are, and that sets all of
  /// them.
  fileprivate init<C: Collection>(all sources: C, _ path: KeyPath<C.Element, Binding<Bool>>) {
    self.init(
      get: { sources.allSatisfy { $0[keyPath: path].wrappedValue } },
      set: { new in for source in sources { source[keyPath: path].wrappedValue = new } })
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
  /// Creates a toggle of several values, with a title; it is on if all of them are true, and sets all of them.
  public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
  /// Creates a toggle of several values, with a title; it is on if all of them are true, and sets all of them.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ title: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
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
