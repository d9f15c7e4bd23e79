/// A text.
public struct TextLeaf: Leaf {
  /// The content as written.
  public var content: TextContent

  /// Creates a text from its content.
  public init(_ content: TextContent) { self.content = content }

  /// A text.
  public var role: ViewRole { .text }

  /// The styles of the pieces; empty if no piece sets a style.
  private var styles: [AnyShapeStyle?] {
    content.segments.contains { $0.foreground != nil } ? content.segments.map(\.foreground) : []
  }

  /// Returns the text with its fonts and styles resolved in an environment.
  public func resolved(in environment: EnvironmentValues, typesetter: any Typesetter) -> any ResolvedLeaf {
    var styled = content.styled(in: environment)
    if environment.isRedacted { styled = styled.redacted(typesetter: typesetter) }
    return ResolvedTextLeaf(
      text: typesetter.typeset(styled), styles: styles,
      spacing: environment.isRedacted ? ViewSpacing() : ViewSpacing(of: styled, typesetter: typesetter),
      environment: environment)
  }
}

/// A text that is ready to be measured and drawn.
///
/// A class, since a struct of this size would be boxed, and copied with its box.
final class ResolvedTextLeaf: ResolvedLeaf {
  private let text: any TypesetText
  private let styles: [AnyShapeStyle?]
  let spacing: ViewSpacing
  private let environment: EnvironmentValues

  /// Creates a text with the styles of its pieces, empty if none sets a style.
  init(text: any TypesetText, styles: [AnyShapeStyle?], spacing: ViewSpacing, environment: EnvironmentValues) {
    self.text = text
    self.styles = styles
    self.spacing = spacing
    self.environment = environment
  }

  var notices: [TextNotice] { text.notices }

  func sizeThatFits(_ proposal: ProposedViewSize) -> Size { text.measure(proposal).size }

  var explicitGuides: [AlignmentKey] {
    guard environment.controls.isInRow else { return AlignmentKey.baselines }
    return AlignmentKey.baselines + [HorizontalAlignment.listRowSeparatorLeading.key]
  }

  func explicitAlignment(of key: AlignmentKey, in size: Size) -> Double? {
    switch key.kind {
    case .firstTextBaseline: text.measure(in: size).firstBaseline
    case .lastTextBaseline: text.measure(in: size).lastBaseline
    // A row's separator begins below the row's leading text.
    case .custom where key == HorizontalAlignment.listRowSeparatorLeading.key: environment.controls.isInRow ? 0 : nil
    default: nil
    }
  }

  private static let primary = AnyShapeStyle.foreground(level: 1)

  func draw(in rect: Rect) -> [DisplayItem] {
    let own = Rect(origin: .zero, size: rect.size)
    let layout = text.layout(in: rect.size) { run in
      guard styles.indices.contains(run) else { return nil }
      return styles[run]?.paint(in: own, environment: environment)
    }
    let paint = Self.primary.paint(in: rect, environment: environment)
    let style = styles.first.flatMap { $0 } ?? Self.primary
    if environment.isRedacted { return layout.redacted(at: rect.origin, paint: paint) }
    let glyphs = DisplayItem.text(layout, at: rect.origin, paint: paint)
    return style.shadowing([clipped(glyphs, of: layout, in: rect)], outline: nil, in: environment)
  }

  /// Returns the glyphs of a text, clipped at the sides of its frame if a line is wider.
  ///
  /// Rule: <doc:TextLayout#Size>.
  private func clipped(_ glyphs: DisplayItem, of layout: TextLayout, in rect: Rect) -> DisplayItem {
    guard layout.runs.contains(where: { $0.leaves(width: rect.width) }) else { return glyphs }
    let clip = Path(Rect(x: rect.minX, y: rect.minY - rect.height, width: rect.width, height: 3 * rect.height))
    return .group(DisplayGroup(items: [glyphs], clip: clip))
  }
}
