/// A view that is shown where a second one is opaque.
public struct MaskLayout: LayerLayout {
  /// The guides by which the second view stands on the first.
  public var alignment: Alignment
  /// A mask over a view.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// Two children, the second of which is drawn as the mask.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(.layer(isBehind: false), passesPriority: true)
  }
}
