/// A style of disclosure groups.
public protocol DisclosureGroupStyle {
  /// The type of the styled view.
  associatedtype Body: View
  /// The properties of the styled view.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the styled disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The corresponding style of the layout core.
  var controlStyle: ControlStyle.Disclosure { get }
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The content.
  public let content: LoweredView
  /// A Boolean value that indicates whether the content is shown.
  @Binding public var isExpanded: Bool

  /// The properties as the layout core has them.
  package var parts: ControlConfiguration {
    ControlConfiguration(label: label.layoutNode, content: content.layoutNode, isOn: $isExpanded.bound)
  }
}

extension DisclosureGroupStyle {
  /// The custom style.
  public var controlStyle: ControlStyle.Disclosure {
    .custom { label, content, isExpanded in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(
          configuration: DisclosureGroupStyleConfiguration(
            label: LoweredView(label), content: LoweredView(content), isExpanded: Binding(isExpanded))
        ).layoutNode
      }
    }
  }
}

extension View {
  /// Sets the style of disclosure groups within the view.
  ///
  /// - Example: `DisclosureGroup("More") { Text("a") }.disclosureGroupStyle(.automatic)`
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> LoweredView {
    lowered { $0.disclosureGroupStyle(style.controlStyle) }
  }
}

/// The automatic style of disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}
  /// The corresponding style of the layout core.
  public var controlStyle: ControlStyle.Disclosure { .automatic }
  /// Returns the label alone; the layout core draws the style.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroup {
  /// Creates the disclosure group of a custom style's properties, in the standard style.
  public init(_ configuration: DisclosureGroupStyleConfiguration) where Label == LoweredView, Content == LoweredView {
    layoutNode = .disclosureGroup(configuration.parts)
  }
}
