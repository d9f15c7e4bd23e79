/// A style of group boxes.
public protocol GroupBoxStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the styled group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Labeled { get }
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The content of the box.
  public let content: LoweredView

  /// The properties as the layout core has them.
  package var parts: ControlConfiguration {
    ControlConfiguration(label: label.layoutNode, content: content.layoutNode)
  }
}

extension GroupBoxStyle {
  /// The custom style.
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
  /// Sets the style of group boxes within the view.
  ///
  /// - Example: `GroupBox("Box") { Text("a") }.groupBoxStyle(.automatic)`
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> LoweredView {
    lowered { $0.groupBoxStyle(style.controlStyle) }
  }
}

extension GroupBox {
  /// Creates the group box of a custom style's properties, in the standard style.
  public init(_ configuration: GroupBoxStyleConfiguration) where Label == LoweredView, Content == LoweredView {
    layoutNode = .groupBox(configuration.parts)
  }
}

/// The automatic style of group boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Labeled { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
