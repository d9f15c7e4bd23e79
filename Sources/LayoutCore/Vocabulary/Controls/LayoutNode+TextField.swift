extension LayoutNode {
  /// Returns a field with a line of text, or with its prompt, or else its title, if the text is empty.
  ///
  /// A field with a vertical axis grows with its lines. `commit` runs when the text is submitted.
  public static func textField(
    title: TextContent, prompt: TextContent? = nil, text: BoundValue<String>, axis: Axis = .horizontal,
    isSecure: Bool = false, commit: (() -> Void)? = nil, edited: ((Bool) -> Void)? = nil,
    at place: (any ViewPlace)? = nil
  ) -> LayoutNode {
    .textField(
      prompt: prompt ?? title, text: text.value, axis: axis, isSecure: isSecure,
      input: text.input(commit, edited: edited, at: place), title: title)
  }

  /// Returns a field with a line of text, or with its prompt, or else the text of its label, if the text is empty.
  public static func textField(
    label: [LayoutNode], prompt: TextContent?, text: BoundValue<String>, axis: Axis = .horizontal,
    isSecure: Bool = false
  ) -> LayoutNode {
    .textField(
      title: TextContent(label.first?.detail ?? ""), prompt: prompt, text: text, axis: axis, isSecure: isSecure)
  }

  /// Returns a field with a line of text, or with its prompt if the text is empty, that takes input under a title.
  public static func textField(
    prompt: TextContent, text: String, axis: Axis = .horizontal, isSecure: Bool = false, input: Interaction?,
    title: TextContent
  ) -> LayoutNode {
    let field = LayoutNode.textField(prompt: prompt, text: text, axis: axis, isSecure: isSecure)
    guard let input else { return field }
    return field.interacting(input).interacting(.label(title.string))
  }

  /// Returns a field with a line of text, or with its prompt if the text is empty.
  ///
  /// With a vertical axis the text has several lines, as many as the line limits of its environment allow.
  /// Rule: <doc:Controls#Text-fields>.
  public static func textField(
    prompt: TextContent, text: String, axis: Axis = .horizontal, isSecure: Bool = false
  ) -> LayoutNode {
    .deferred(isSecure ? "SecureField" : "TextField") { environment in
      let line =
        if text.isEmpty {
          LayoutNode.text(prompt).foregroundStyle(.color(.tertiaryLabel))
        } else {
          isSecure ? bullets(text.count, in: environment) : .text(text)
        }
      let field = (axis == .vertical ? line : line.lineLimit(1))
        .frame(
          maxWidth: .infinity, minHeight: 22,
          alignment: Alignment(horizontal: environment.multilineTextAlignment.horizontal, vertical: .center))
      // A separator begins at the field, wherever its text does.
      let placed =
        environment.controls.isInRow
        ? field.alignmentGuide(HorizontalAlignment.listRowSeparatorLeading) { $0[HorizontalAlignment.leading] } : field
      return environment.controls.textField.body(placed).named(isSecure ? "SecureField" : "TextField", as: .control)
    }
    .containerValue(.isTextField, true)
  }

  /// Returns the bullets in place of a password's characters: 7.5 points wide, 10.3 from one to the next in text of 17
  /// points, in a line of the text's height.
  ///
  /// Rule: <doc:Controls#Text-fields>.
  private static func bullets(_ count: Int, in environment: EnvironmentValues) -> LayoutNode {
    let size = (environment.font ?? .body).resolved(in: environment).size
    return LayoutNode.text(String(repeating: "•", count: count)).font(.system(size: size * 1.39))
      .frame(height: size * 1.2)
  }

  /// Returns a field with several lines of text, of which it shows those that fit; the others can be reached by
  /// scrolling.
  ///
  /// Rule: <doc:Controls#Text-editors>.
  public static func textEditor(text: BoundValue<String>) -> LayoutNode {
    textEditor(text: text.value).interacting(text.input(nil))
  }

  private static func textEditor(text: String) -> LayoutNode {
    .deferred("TextEditor") { environment in
      let editor = LayoutNode.text(text).lineLimit(nil).fixedSize(horizontal: false, vertical: true)
        .padding(EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5))
        .frame(
          maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
          alignment: Alignment(horizontal: environment.multilineTextAlignment.horizontal, vertical: .top)
        )
        .clipped()
        .controls("editor") { $0.isInRow = false }
      let isPlain = environment.controls.isScrollBackgroundHidden
      return (isPlain ? editor : editor.background(LayoutNode.color(.systemBackground))).named(
        "TextEditor", as: .control)
    }
  }
}

extension TextAlignment {
  /// The alignment of a field's text, which is as wide as its line, in the field.
  ///
  /// Rule: <doc:Controls#Text-fields>.
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension ControlStyle.TextField {
  /// Returns the field in this style.
  fileprivate func body(_ field: LayoutNode) -> LayoutNode {
    switch self {
    case .automatic, .plain: return field
    case .custom(let make): return make(field).within(\.textField, .automatic).modifiedOnce()
    case .roundedBorder, .squareBorder:
      var radius = 6.0
      if case .squareBorder = self { radius = 0 }
      let shape = AnyShape.roundedRectangle(cornerRadius: radius)
      let line = ShapeLeaf.Layer.strokeBorder(.color(.separator), StrokeStyle(lineWidth: 0.5))
      return field.padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
        .background(.shape(shape, layers: [.fill(.color(.systemBackground)), line]))
    }
  }
}
