/// A picture that is not loaded in a figure: its placeholder.
public struct AsyncImage<Content: View>: PrimitiveView {
  /// The picture's node.
  public let layoutNode: LayoutNode

  /// A placeholder of views.
  ///
  /// - Example: `AsyncImage(url: URL(string: "https://example.org/a.png")) { $0.resizable() } placeholder: { Color.gray }`
  public init<Address, Loaded: View, Placeholder: View>(
    url: Address?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == LoweredView {
    layoutNode = .asyncImage(placeholder: placeholder().members)
  }
}

/// How far a picture has come; in a figure none is loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is loaded yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// There is no picture.
  case failure(any Error)

  /// The picture, where it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is no picture.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
  /// What is shown before a picture is there.
  ///
  /// - Example: `AsyncImage(url: nil) { phase in if let image = phase.image { image } else { ProgressView() } }`
  public init<Address>(
    url: Address?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    layoutNode = .asyncImage(placeholder: content(.empty).members)
  }
}

extension AsyncImage {
  /// What is shown where there is no picture.
  public init(
    url: Never?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    layoutNode = .asyncImage(placeholder: content(.empty).members)
  }
}

extension AsyncImage where Content == Image {
  /// A plain grey area.
  ///
  /// - Example: `AsyncImage(url: URL(string: "https://example.org/a.png"))`
  public init<Address>(url: Address?, scale: CGFloat = 1) { layoutNode = .asyncImage() }
}
