/// A symbol of the system's set or of the project, with a size set by the font.
public struct SymbolLeaf: Leaf {
  /// The symbol's name.
  public var name: String
  /// Whether the symbol takes the proposed size.
  public var isResizable: Bool

  /// The value that the symbol shows by its parts, from 0 to 1, or nil.
  public var variableValue: Double?

  /// The drawings of a symbol of the project, or nil for one of the system's set.
  public var template: SymbolTemplate?

  /// Creates a symbol of the project.
  public init(template: SymbolTemplate, isResizable: Bool = false) {
    self.init(name: template.name, isResizable: isResizable)
    self.template = template
  }

  /// Creates a symbol of the system's set.
  public init(name: String, isResizable: Bool = false, variableValue: Double? = nil) {
    self.name = name
    self.isResizable = isResizable
    self.variableValue = variableValue
  }

  /// An image.
  public var role: ViewRole { .image }

  /// Returns the symbol with its font and styles resolved in an environment.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    let name = template == nil ? environment.variant(of: name) : name
    var segment = TextContent.Segment(template.map { .template($0) } ?? .symbol(name: name))
    segment.attributes.underline = .some(nil)
    segment.attributes.strikethrough = .some(nil)
    var styled = TextContent(segments: [segment]).styled(in: environment)
    // The alignment of lines does not move a symbol within its frame.
    styled.paragraph.alignment = .leading
    return Resolved(
      name: name, isLayered: template == nil, text: typesetter.typeset(styled), isResizable: isResizable,
      variableValue: variableValue,
      spacing: isResizable || environment.isRedacted ? ViewSpacing() : ViewSpacing(of: styled, typesetter: typesetter),
      environment: environment)
  }

  private struct Resolved: ResolvedLeaf {
    let name: String
    /// Whether the outline has layers that the name describes.
    let isLayered: Bool
    let text: any TypesetText
    let isResizable: Bool
    let variableValue: Double?
    let spacing: ViewSpacing
    let environment: EnvironmentValues

    var notices: [TextNotice] { text.notices }
    private var own: TextMeasurement { text.measure(.unspecified) }

    var dependence: AxisDependence { isResizable ? .separate : [] }
    var explicitGuides: [AlignmentKey] { AlignmentKey.baselines }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
      isResizable ? proposal.replacingUnspecifiedDimensions(by: inkSize ?? own.size) : own.size
    }

    /// The size of the outline, which fills the frame of a resizable symbol; nil without an outline.
    private var inkSize: Size? {
      let size = own.size
      let ink = text.layout(in: size, paint: { _ in nil }).decorations.reduce(nil as Rect?) { bounds, decoration in
        let own = decoration.path.boundingRect
        return own.width > 0 && own.height > 0 ? bounds?.union(own) ?? own : bounds
      }
      return ink.map { Size(width: $0.width, height: $0.height) }
    }

    func explicitAlignment(of key: AlignmentKey, in size: Size) -> Double? {
      let measure = own
      let scale = measure.size.height > 0 ? size.height / measure.size.height : 1
      return switch key {
      case VerticalAlignment.firstTextBaseline.key: measure.firstBaseline * scale
      case VerticalAlignment.lastTextBaseline.key: measure.lastBaseline * scale
      default: nil
      }
    }

    /// Returns the outline in the styles of its layers; the box of an unknown symbol has a single layer.
    private func layered(in rect: Rect) -> TextLayout {
      let layout = text.layout(in: rect.size, paint: { _ in nil })
      if notices.isEmpty, let variableValue {
        return layout.showing(variableValue, as: name, in: rect, environment: environment)
      }
      return notices.isEmpty && isLayered ? layout.layered(as: name, in: rect, environment: environment) : layout
    }

    func draw(in rect: Rect) -> [DisplayItem] {
      let size = own.size
      let paint = AnyShapeStyle.foreground(level: 1).paint(in: rect, environment: environment)
      guard isResizable, size.width > 0, size.height > 0 else {
        if environment.isRedacted { return [.redaction(of: rect, paint: paint)] }
        let own = Rect(origin: .zero, size: size)
        let layout = layered(in: own)
        let item = DisplayItem.text(layout, at: rect.origin, paint: paint)
        return AnyShapeStyle.foreground(level: 1).shadowing([item], outline: nil, in: environment)
      }
      let local = AnyShapeStyle.foreground(level: 1)
        .paint(in: Rect(origin: .zero, size: size), environment: environment)
      if environment.isRedacted { return [.redaction(of: rect, paint: paint)] }
      let own = Rect(origin: .zero, size: size)
      let layout = layered(in: own)
      let ink = layout.decorations.reduce(nil as Rect?) { bounds, decoration in
        let own = decoration.path.boundingRect
        return own.width > 0 && own.height > 0 ? bounds?.union(own) ?? own : bounds
      }
      let drawn = ink ?? own
      let transform = Transform.translation(x: -drawn.minX, y: -drawn.minY)
        .concatenating(.scale(x: rect.width / drawn.width, y: rect.height / drawn.height))
        .concatenating(.translation(x: rect.minX, y: rect.minY))
      let item = DisplayItem.group(DisplayGroup(items: [.text(layout, at: .zero, paint: local)], transform: transform))
      return AnyShapeStyle.foreground(level: 1).shadowing([item], outline: nil, in: environment)
    }
  }
}

extension EnvironmentValues {
  /// Returns the name of a symbol with the environment's variants added, in its reading direction.
  package func variant(of name: String) -> String {
    let parts = name.split(separator: ".")
    let order = ["circle", "square", "rectangle", "fill", "slash"]
    return order.filter { symbolVariants.contains($0) && !parts.contains(Substring($0)) }
      .reduce(turned(parts) ?? name) { $0 + "." + $1 }
  }

  /// Returns the name of the arrow or chevron that points forward or backward from right to left, or nil for another
  /// symbol.
  ///
  /// Rule: <doc:RightToLeft#Symbols>.
  private func turned(_ parts: [Substring]) -> String? {
    guard layoutDirection == .rightToLeft, let first = parts.first, ["arrow", "chevron"].contains(first),
      parts.contains("forward") || parts.contains("backward")
    else { return nil }
    return parts.map { $0 == "forward" ? "left" : $0 == "backward" ? "right" : $0 }.joined(separator: ".")
  }
}
