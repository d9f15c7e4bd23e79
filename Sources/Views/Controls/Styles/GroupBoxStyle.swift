/// A style of group boxes.
public protocol GroupBoxStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GroupBoxStyleConfiguration
  /// What the style makes of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Labeled { get }
}

/// What a style of group boxes is given.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The box's content.
  public let content: LoweredView
}

extension GroupBoxStyle {
  /// The style of one's own.
  public var controlStyle: ControlStyle.Labeled {
    .custom { label, content in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(configuration: GroupBoxStyleConfiguration(label: LoweredView(label), content: LoweredView(content)))
          .layoutNode
      }
    }
  }
}

extension View {
  /// The style of the group boxes within.
  ///
  /// - Example: `GroupBox("Box") { Text("a") }.groupBoxStyle(.automatic)`
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> LoweredView {
    lowered { $0.groupBoxStyle(style.controlStyle) }
  }
}

/// The system's automatic style of group boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's automatic style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
