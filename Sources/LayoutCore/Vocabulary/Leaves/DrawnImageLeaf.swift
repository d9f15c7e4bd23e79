import PlumblineDrawing

/// An image that code draws, such as that of a `UIGraphicsImageRenderer`: vectors of a size of their own.
public struct DrawnImage: Hashable, Sendable {
  /// The size of the image, in points.
  public var size: Size
  /// The items in the image's coordinates.
  public var items: [DisplayItem]

  /// Creates an image from its items.
  public init(size: Size, items: [DisplayItem]) { (self.size, self.items) = (size, items) }
}

/// An image of drawn items, which are scaled like pixels.
struct DrawnImageLeaf: Leaf {
  /// The image.
  let image: DrawnImage
  /// The method by which the image is resized, or nil if it keeps its own size.
  let resizing: ImageLeaf.Resizing?
  /// Whether the opaque parts are filled with the foreground style.
  let isTemplate: Bool

  var role: ViewRole { .image }

  func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    Resolved(leaf: self, environment: environment)
  }

  private struct Resolved: ResolvedLeaf {
    let leaf: DrawnImageLeaf
    let environment: EnvironmentValues

    var dependence: AxisDependence { leaf.resizing == nil ? [] : .separate }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
      leaf.resizing == nil ? leaf.image.size : proposal.replacingUnspecifiedDimensions(by: leaf.image.size)
    }

    func draw(in rect: Rect) -> [DisplayItem] {
      let paint = AnyShapeStyle.foreground(level: 1).paint(in: rect, environment: environment)
      if environment.isRedacted { return [.redaction(of: rect, paint: paint)] }
      let own = leaf.image.size
      guard own.width > 0, own.height > 0, rect.width > 0, rect.height > 0 else { return [] }
      let tiles = leaf.resizing == .tile ? Self.tiles(of: own, in: rect) : [rect]
      let items = tiles.map { tile in
        DisplayItem.group(
          DisplayGroup(
            items: leaf.image.items,
            transform: Transform.scale(x: tile.width / own.width, y: tile.height / own.height)
              .concatenating(.translation(x: tile.minX, y: tile.minY)),
            clip: Path(Rect(origin: .zero, size: own))))
      }
      let whole = leaf.resizing == .tile ? [.group(DisplayGroup(items: items, clip: Path(rect)))] : items
      return leaf.isTemplate ? [.group(DisplayGroup(items: [.fill(Path(rect), paint)], mask: whole))] : whole
    }

    /// Returns the rectangles of a repeated image, from the top leading corner.
    private static func tiles(of size: Size, in rect: Rect) -> [Rect] {
      let columns = min(Int((rect.width / size.width).rounded(.up)), 200)
      let rows = min(Int((rect.height / size.height).rounded(.up)), 200)
      return (0..<rows).flatMap { row in
        (0..<columns).map { column in
          Rect(
            x: rect.minX + Double(column) * size.width, y: rect.minY + Double(row) * size.height, width: size.width,
            height: size.height)
        }
      }
    }
  }
}

extension EnvironmentValues {
  /// Returns the drawing of code on a new context, or nil before layout begins and without a typesetter.
  package func drawing(_ draw: (GraphicsContext) -> Void) -> [DisplayItem]? {
    guard let context = drawingContext else { return nil }
    draw(context)
    return context.items
  }

  /// A new context, or nil before layout begins and without a typesetter.
  package var drawingContext: GraphicsContext? {
    typesetter.map { GraphicsContext(environment: self, typesetter: $0, symbols: []) }
  }

  /// Returns the environment with a typesetter, with which code measures and draws text before layout begins.
  package func typeset(by typesetter: any Typesetter) -> EnvironmentValues {
    var copy = self
    copy.typesetter = typesetter
    return copy
  }
}
