/// A field for a line of text.
public struct TextField<Label: View>: PrimitiveView {
  /// The field's node.
  public let layoutNode: LayoutNode

  /// A field whose prompt, or else whose label, is shown while it is empty.
  ///
  /// - Example: `TextField(text: .constant("")) { Text("Name") }`
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
    let title = TextContent(label().members.first?.detail ?? "")
    layoutNode = .textField(prompt: prompt?.content ?? title, text: text.wrappedValue)
  }
}

extension TextField where Label == Text {
  /// A field that shows its title while it is empty.
  ///
  /// - Example: `TextField("Name", text: .constant(""))`
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
    layoutNode = .textField(prompt: title.content, text: text.wrappedValue)
  }
  /// A field that shows its title while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) {
    layoutNode = .textField(prompt: TextContent(title: title), text: text.wrappedValue)
  }
  /// A field that shows a prompt while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    layoutNode = .textField(prompt: prompt?.content ?? title.content, text: text.wrappedValue)
  }
  /// A field that shows a prompt while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    layoutNode = .textField(prompt: prompt?.content ?? TextContent(title: title), text: text.wrappedValue)
  }
}

/// A field for a secret.
public struct SecureField<Label: View>: PrimitiveView {
  /// The field's node.
  public let layoutNode: LayoutNode

  /// A field whose prompt, or else whose label, is shown while it is empty.
  ///
  /// - Example: `SecureField(text: .constant("")) { Text("Password") }`
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let title = TextContent(label().members.first?.detail ?? "")
    layoutNode = .textField(prompt: prompt?.content ?? title, text: text.wrappedValue, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// A field that shows its title while it is empty.
  ///
  /// - Example: `SecureField("Password", text: .constant("abc"))`
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    layoutNode = .textField(prompt: title.content, text: text.wrappedValue, isSecure: true)
  }
  /// A field that shows its title while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    layoutNode = .textField(prompt: TextContent(title: title), text: text.wrappedValue, isSecure: true)
  }
  /// A field that shows a prompt while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    layoutNode = .textField(prompt: prompt?.content ?? title.content, text: text.wrappedValue, isSecure: true)
  }
  /// A field that shows a prompt while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    layoutNode = .textField(
      prompt: prompt?.content ?? TextContent(title: title), text: text.wrappedValue, isSecure: true)
  }
}

/// A field for several lines of text.
public struct TextEditor: PrimitiveView {
  /// The editor's node.
  public let layoutNode: LayoutNode

  /// A field for several lines of text.
  ///
  /// - Example: `TextEditor(text: .constant("Hello"))`
  public init(text: Binding<String>) { layoutNode = .textEditor(text: text.wrappedValue) }
}
