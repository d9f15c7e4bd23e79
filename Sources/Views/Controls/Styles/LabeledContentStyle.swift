/// A style of labeled content.
public protocol LabeledContentStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabeledContentStyleConfiguration
  /// What the style makes of a labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Labeled { get }
}

/// What a style of labeled content is given.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The content.
  public let content: LoweredView
}

extension LabeledContentStyle {
  /// The style of one's own.
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
  /// The style of the labeled content within.
  ///
  /// - Example: `LabeledContent("Name", value: "Ada").labeledContentStyle(.automatic)`
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> LoweredView {
    lowered { $0.labeledContentStyle(style.controlStyle) }
  }
}

/// The system's automatic style of labeled content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The system's automatic style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
