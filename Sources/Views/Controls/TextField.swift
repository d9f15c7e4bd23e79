/// A control for a line of text.
public struct TextField<Label: View>: PrimitiveView {
  /// The node of the text field.
  public let layoutNode: LayoutNode

  /// Creates a text field from its node.
  package init(layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// Creates a text field with a label; while it is empty, its prompt or else its label is shown.
  ///
  /// - Example: `TextField(text: .constant("")) { Text("Name") }`
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
    layoutNode = .textField(label: label().members, prompt: prompt?.content, text: text.bound, axis: axis)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title, which is shown while it is empty.
  ///
  /// - Example: `TextField("Name", text: .constant(""))`
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal) {
    layoutNode = .textField(title: title.content, text: text.bound, axis: axis)
  }
  /// Creates a text field with a title, which is shown while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) {
    layoutNode = .textField(title: TextContent(title: title), text: text.bound, axis: axis)
  }
  /// Creates a text field with a title and a prompt, which is shown while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    layoutNode = .textField(title: title.content, prompt: prompt?.content, text: text.bound, axis: axis)
  }
  /// Creates a text field with a title and a prompt, which is shown while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis = .horizontal) {
    layoutNode = .textField(title: TextContent(title: title), prompt: prompt?.content, text: text.bound, axis: axis)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title and a selection, which the figure does not show.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    layoutNode = .textField(
      title: title.content, prompt: prompt?.content, text: text.bound, axis: axis ?? .horizontal)
  }
  /// Creates a text field with a title and a selection, which the figure does not show.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    layoutNode = .textField(
      title: TextContent(title: title), prompt: prompt?.content, text: text.bound, axis: axis ?? .horizontal)
  }
}

/// The selected text of a field, or the position at which text is inserted.
public struct TextSelection: Hashable, Sendable {
  /// The selected ranges.
  public enum Indices: Hashable, Sendable {
    /// One range.
    case selection(Range<String.Index>)
  }

  /// The selected ranges.
  public var indices: Indices
  /// Whether text is inserted rather than replaced.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a place where text is inserted.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

extension TextField where Label == Text {
  /// Creates a text field with a title and actions, in SwiftUI's older spelling.
  ///
  /// - Example: `TextField("Name", text: .constant(""), onEditingChanged: { _ in }, onCommit: {})`
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    layoutNode = .textField(
      title: title.content, text: text.bound, commit: onCommit, edited: onEditingChanged, at: ViewIdentity.place)
  }
  /// Creates a text field with a title and an action, in SwiftUI's older spelling.
  ///
  /// - Example: `TextField("Name", text: .constant(""), onCommit: {})`
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    layoutNode = .textField(title: title.content, text: text.bound, commit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Creates a text field with a title and an action, in SwiftUI's older spelling.
  ///
  /// - Example: `SecureField("Password", text: .constant(""), onCommit: {})`
  public init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    layoutNode = .textField(title: title.content, text: text.bound, isSecure: true, commit: onCommit)
  }
}

/// A control for a secret text.
public struct SecureField<Label: View>: PrimitiveView {
  /// The node of the text field.
  public let layoutNode: LayoutNode

  /// Creates a text field with a label; while it is empty, its prompt or else its label is shown.
  ///
  /// - Example: `SecureField(text: .constant("")) { Text("Password") }`
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    layoutNode = .textField(label: label().members, prompt: prompt?.content, text: text.bound, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// Creates a text field with a title, which is shown while it is empty.
  ///
  /// - Example: `SecureField("Password", text: .constant("abc"))`
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    layoutNode = .textField(title: title.content, text: text.bound, isSecure: true)
  }
  /// Creates a text field with a title, which is shown while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    layoutNode = .textField(title: TextContent(title: title), text: text.bound, isSecure: true)
  }
  /// Creates a text field with a title and a prompt, which is shown while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    layoutNode = .textField(title: title.content, prompt: prompt?.content, text: text.bound, isSecure: true)
  }
  /// Creates a text field with a title and a prompt, which is shown while it is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    layoutNode = .textField(
      title: TextContent(title: title), prompt: prompt?.content, text: text.bound, isSecure: true)
  }
}

/// A control for several lines of text.
public struct TextEditor: PrimitiveView {
  /// The node of the text editor.
  public let layoutNode: LayoutNode

  /// Creates a control for several lines of text.
  ///
  /// - Example: `TextEditor(text: .constant("Hello"))`
  public init(text: Binding<String>) { layoutNode = .textEditor(text: text.bound) }
  /// Creates a control for several lines of text with a selection, which the figure does not show.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    layoutNode = .textEditor(text: text.bound)
  }
}
