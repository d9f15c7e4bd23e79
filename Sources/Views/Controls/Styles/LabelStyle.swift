/// A style of labels.
public protocol LabelStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabelStyleConfiguration
  /// What the style makes of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Label { get }
}

/// What a style of labels is given.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: LoweredView
  /// The label's icon.
  public let icon: LoweredView
}

extension LabelStyle {
  /// The style of one's own.
  public var controlStyle: ControlStyle.Label {
    .custom { title, icon in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(configuration: LabelStyleConfiguration(title: LoweredView(title), icon: LoweredView(icon))).layoutNode
      }
    }
  }
}

extension View {
  /// The style of the labels within.
  ///
  /// - Example: `Label("Star", systemImage: "star").labelStyle(.titleOnly)`
  public func labelStyle(_ style: some LabelStyle) -> LoweredView { lowered { $0.labelStyle(style.controlStyle) } }
}

/// The system's automatic style of labels.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Label { .automatic }
  /// The title alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The system's automatic style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The system's title and icon style of labels.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Label { .titleAndIcon }
  /// The title alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The system's title and icon style.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The system's title only style of labels.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Label { .titleOnly }
  /// The title alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The system's title only style.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The system's icon only style of labels.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Label { .iconOnly }
  /// The title alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The system's icon only style.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
