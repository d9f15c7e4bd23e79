/// A style of labeled content.
public protocol LabeledContentStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the styled labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Labeled { get }
}

/// The properties of labeled content.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The content.
  public let content: LoweredView

  /// The properties as the layout core has them.
  package var parts: ControlConfiguration {
    ControlConfiguration(label: label.layoutNode, content: content.layoutNode)
  }
}

extension LabeledContentStyle {
  /// The custom style.
  public var controlStyle: ControlStyle.Labeled {
    .custom { label, content in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(
          configuration: LabeledContentStyleConfiguration(label: LoweredView(label), content: LoweredView(content))
        ).layoutNode
      }
    }
  }
}

extension View {
  /// Sets the style of labeled content within the view.
  ///
  /// - Example: `LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)`
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> LoweredView {
    lowered { $0.labeledContentStyle(style.controlStyle) }
  }
}

extension LabeledContent {
  /// Creates the labeled content of a custom style's properties, in the standard style.
  public init(_ configuration: LabeledContentStyleConfiguration) where Label == LoweredView, Content == LoweredView {
    layoutNode = .labeledContent(configuration.parts)
  }
}

/// The automatic style of labeled content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
