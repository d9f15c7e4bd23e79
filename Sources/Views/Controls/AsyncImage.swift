/// A picture that is not loaded in a figure: its placeholder.
public struct AsyncImage<Content: View>: PrimitiveView {
  /// The picture's node.
  public let layoutNode: LayoutNode

  /// A placeholder of views.
  public init<Address, Loaded: View, Placeholder: View>(
    url: Address?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == LoweredView {
    layoutNode = .asyncImage(placeholder: placeholder().members)
  }
}

extension AsyncImage where Content == Image {
  /// A plain grey area.
  public init<Address>(url: Address?, scale: CGFloat = 1) { layoutNode = .asyncImage() }
}
