/// A style of labels.
public protocol LabelStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the styled label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Label { get }
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: LoweredView
  /// The icon.
  public let icon: LoweredView

  /// The properties as the layout core has them.
  package var parts: ControlConfiguration {
    ControlConfiguration(label: title.layoutNode, content: icon.layoutNode)
  }
}

extension LabelStyle {
  /// The custom style.
  public var controlStyle: ControlStyle.Label {
    .custom { title, icon in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(configuration: LabelStyleConfiguration(title: LoweredView(title), icon: LoweredView(icon))).layoutNode
      }
    }
  }
}

extension View {
  /// Sets the style of labels within the view.
  ///
  /// - Example: `Label("Star", systemImage: "star").labelStyle(.titleOnly)`
  public func labelStyle(_ style: some LabelStyle) -> LoweredView { lowered { $0.labelStyle(style.controlStyle) } }
}

extension Label {
  /// Creates the label of a custom style's properties, in the standard style.
  public init(_ configuration: LabelStyleConfiguration) where Title == LoweredView, Icon == LoweredView {
    layoutNode = .label(configuration.parts)
  }
}

/// The automatic style of labels.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Label { .automatic }
  /// Returns the title alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The automatic style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The title and icon style of labels.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Label { .titleAndIcon }
  /// Returns the title alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title and icon style.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The title only style of labels.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Label { .titleOnly }
  /// Returns the title alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title only style.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon only style of labels.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Label { .iconOnly }
  /// Returns the title alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon only style.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
