/// A picture.
public struct ImageLeaf: Leaf {
  /// How a picture takes another size than its own.
  public enum Resizing: Hashable, Sendable {
    /// Stretched, but for the caps at its edges, in points.
    case stretch(capInsets: EdgeInsets)
    /// Repeated.
    case tile
  }

  /// Whether a picture keeps its colours.
  public enum RenderingMode: String, Hashable, Sendable, CaseIterable {
    /// The picture's opacity, filled with the foreground style.
    case template
    /// The picture itself.
    case original
  }

  /// The picture.
  public var source: ImageSource
  /// How the picture takes the size it is given; nil keeps its own.
  public var resizing: Resizing?
  /// Whether the picture keeps its colours.
  public var renderingMode: RenderingMode
  /// Whether pixels are smoothed when scaled.
  public var isInterpolated: Bool

  /// A picture of its own size.
  public init(
    _ source: ImageSource, resizing: Resizing? = nil, renderingMode: RenderingMode = .original,
    isInterpolated: Bool = true
  ) {
    self.source = source
    self.resizing = resizing
    self.renderingMode = renderingMode
    self.isInterpolated = isInterpolated
  }

  /// An image.
  public var role: ViewRole { .image }

  /// The picture with its styles known.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(leaf: self, environment: environment)
  }

  private struct Resolved: ResolvedLeaf {
    let leaf: ImageLeaf
    let environment: EnvironmentValues

    var dependence: AxisDependence { leaf.resizing == nil ? [] : .separate }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
      leaf.resizing == nil ? leaf.source.size : proposal.replacingUnspecifiedDimensions(by: leaf.source.size)
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
      return [
        .image(
          ImageDrawing(
            source: leaf.source, rect: rect, resizing: resizing, isInterpolated: leaf.isInterpolated,
            template: template))
      ]
    }

    private var resizing: ImageDrawing.Resizing {
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
