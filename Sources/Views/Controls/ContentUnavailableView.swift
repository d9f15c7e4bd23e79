/// A message in the middle of a screen that has nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  /// The message's node.
  public let layoutNode: LayoutNode

  /// A message of views.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    layoutNode = .contentUnavailable(
      label: label().members, description: description().members, actions: actions().members)
  }
}

extension ContentUnavailableView where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A message with a symbol and a sentence.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    layoutNode = .contentUnavailable(
      label: [.label(title.content, systemImage: name)], description: description.map { [.text($0.content)] } ?? [])
  }
}
