/// An image.
public struct ImageLeaf: Leaf {
  /// A method of resizing an image.
  public enum Resizing: Hashable, Sendable {
    /// Stretches the image, except for the caps at its edges, in points.
    case stretch(capInsets: EdgeInsets)
    /// Repeats the image.
    case tile
  }

  /// A rule for the colours of an image.
  public enum RenderingMode: String, Hashable, Sendable {
    /// Fills the opaque parts of the image with the foreground style.
    case template
    /// Draws the image in its own colours.
    case original
  }

  /// The pixels or vectors of the image.
  public var source: ImageSource
  /// The method by which the image is resized, or nil if it keeps its own size.
  public var resizing: Resizing?
  /// The rule for the image's colours.
  public var renderingMode: RenderingMode
  /// Whether pixels are interpolated when the image is scaled.
  public var isInterpolated: Bool
  /// The way in which the pixels are turned and mirrored before they are shown.
  public var orientation: ImageContent.Orientation

  /// Creates an image.
  public init(
    _ source: ImageSource, resizing: Resizing? = nil, renderingMode: RenderingMode = .original,
    isInterpolated: Bool = true, orientation: ImageContent.Orientation = .up
  ) {
    self.source = source
    self.resizing = resizing
    self.renderingMode = renderingMode
    self.isInterpolated = isInterpolated
    self.orientation = orientation
  }

  /// An image.
  public var role: ViewRole { .image }

  /// Returns the image with its styles resolved in an environment.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(leaf: self, environment: environment)
  }

  private struct Resolved: ResolvedLeaf {
    let leaf: ImageLeaf
    let environment: EnvironmentValues

    var dependence: AxisDependence { leaf.resizing == nil ? [] : .separate }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
      let own = leaf.orientation.shown(leaf.source.layoutSize)
      return leaf.resizing == nil ? own : proposal.replacingUnspecifiedDimensions(by: own)
    }

    func draw(in rect: Rect) -> [DisplayItem] {
      if environment.isRedacted {
        return [
          .redaction(of: rect, paint: AnyShapeStyle.foreground(level: 1).paint(in: rect, environment: environment))
        ]
      }
      let template =
        leaf.renderingMode == .template
        ? AnyShapeStyle.foreground(level: 1).paint(in: rect, environment: environment) : nil
      return leaf.orientation.turned(in: rect) { rect in
        [
          .image(
            ImageDrawing(
              source: leaf.source, rect: drawnRect(around: rect), resizing: resizing,
              isInterpolated: leaf.isInterpolated, template: template))
        ]
      }
    }

    /// Returns the rectangle of the image in a frame: larger by the alignment insets, which grow with the image.
    private func drawnRect(around frame: Rect) -> Rect {
      let (insets, own) = (leaf.source.alignmentInsets, leaf.source.layoutSize)
      guard insets != ImageEdges(), own.width > 0, own.height > 0 else { return frame }
      let (x, y) = (frame.width / own.width, frame.height / own.height)
      return Rect(
        x: frame.minX - insets.left * x, y: frame.minY - insets.top * y,
        width: frame.width + (insets.left + insets.right) * x, height: frame.height + (insets.top + insets.bottom) * y)
    }

    private var resizing: ImageDrawing.Resizing {
      if let slices = leaf.source.slices {
        if leaf.resizing == nil || leaf.resizing == .stretch(capInsets: EdgeInsets()) { return .slices(slices) }
      }
      switch leaf.resizing {
      case .tile: return .tile
      case .stretch(let caps):
        let isMirrored = environment.layoutDirection == .rightToLeft
        return .stretch(
          top: caps.top, left: isMirrored ? caps.trailing : caps.leading, bottom: caps.bottom,
          right: isMirrored ? caps.leading : caps.trailing)
      case nil: return .stretch(top: 0, left: 0, bottom: 0, right: 0)
      }
    }
  }
}
