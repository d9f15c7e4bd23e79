/// A view that shows only where another one is opaque.
public struct MaskLayout: LayerLayout {
  /// The guides that align the mask with the view.
  public var alignment: Alignment
  /// Creates a mask over a view.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The properties of a modifier whose second child is drawn as the mask.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.layer(isBehind: false), passesPriority: true)
  }
}
