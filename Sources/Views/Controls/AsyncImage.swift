/// A remote image, which a figure does not load: it shows the placeholder.
public struct AsyncImage<Content: View>: PrimitiveView {
  /// The node of the placeholder.
  public let layoutNode: LayoutNode

  /// Creates an image with a placeholder.
  ///
  /// - Example: `AsyncImage(url: URL(string: "https://example.org/a.png")) { $0.resizable() } placeholder: { Color.gray }`
  public init<Address, Loaded: View, Placeholder: View>(
    url: Address?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == LoweredView {
    layoutNode = .asyncImage(placeholder: placeholder().members)
  }
}

/// The phase of loading an image; a figure loads none.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, if the image could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
  /// Creates the view before the image is loaded.
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
  /// Creates the view if the image could not be loaded.
  public init(
    url: Never?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    layoutNode = .asyncImage(placeholder: content(.empty).members)
  }
}

extension AsyncImage where Content == Image {
  /// Creates the standard placeholder: a grey area.
  ///
  /// - Example: `AsyncImage(url: URL(string: "https://example.org/a.png"))`
  public init<Address>(url: Address?, scale: CGFloat = 1) { layoutNode = .asyncImage() }
}
