/// A style of disclosure groups.
public protocol DisclosureGroupStyle {
  /// The type of what the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// What the style makes of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The style as the layout core knows it.
  var controlStyle: ControlStyle.Disclosure { get }
}

/// What a style of disclosure groups is given.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public let label: LoweredView
  /// The content.
  public let content: LoweredView
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyle {
  /// The style of one's own.
  public var controlStyle: ControlStyle.Disclosure {
    .custom { label, content, isExpanded in
      .readingEnvironment(of: self, name: "\(Self.self)") {
        makeBody(
          configuration: DisclosureGroupStyleConfiguration(
            label: LoweredView(label), content: LoweredView(content), isExpanded: .constant(isExpanded))
        ).layoutNode
      }
    }
  }
}

extension View {
  /// The style of the disclosure groups within.
  ///
  /// - Example: `DisclosureGroup("More") { Text("a") }.disclosureGroupStyle(.automatic)`
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> LoweredView {
    lowered { $0.disclosureGroupStyle(style.controlStyle) }
  }
}

/// The system's automatic style of disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  public init() {}
  /// The style as the layout core knows it.
  public var controlStyle: ControlStyle.Disclosure { .automatic }
  /// The label alone; the core draws the style itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The system's automatic style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroup {
  /// The group that a style of one's own is given, in the system's style.
  public init(_ configuration: DisclosureGroupStyleConfiguration) where Label == LoweredView, Content == LoweredView {
    layoutNode = LayoutNode.disclosureGroup(
      isExpanded: configuration.isExpanded, label: configuration.label.members, content: configuration.content.members
    ).disclosureGroupStyle(.automatic)
  }
}
