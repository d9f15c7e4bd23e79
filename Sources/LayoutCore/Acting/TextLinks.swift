/// The links within a text, which open their addresses when they are tapped.
public struct TextLinks {
  /// A link within a text.
  struct Link {
    /// The characters of the link.
    var title: String
    /// The address.
    var address: String
    /// The UTF-8 offsets of the characters in the text.
    var range: Range<Int>
  }

  /// The links, in logical order.
  var links: [Link]
  /// The function that opens an address, for a text at a source range.
  var open: (String, SourceRange?) -> Void

  /// Collects the links of a text; nil if there are none.
  ///
  /// Adjacent pieces with one address are one link.
  init?(in content: TextContent, open: @escaping (String, SourceRange?) -> Void) {
    links = []
    self.open = open
    var offset = 0
    for segment in content.segments {
      let characters = segment.piece.characters ?? "\u{FFFC}"
      let range = offset..<offset + characters.utf8.count
      offset = range.upperBound
      guard let address = segment.attributes.link else { continue }
      if let last = links.last, last.address == address, last.range.upperBound == range.lowerBound {
        links[links.count - 1].title += characters
        links[links.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        links.append(Link(title: characters, address: address, range: range))
      }
    }
    if links.isEmpty { return nil }
  }
}

extension LayoutNode {
  /// Returns a text whose links open their addresses, in a program that acts.
  func opening(linksOf content: TextContent) -> LayoutNode {
    guard content.segments.contains(where: { $0.attributes.link != nil }) else { return self }
    return .deferred("Text", as: .text) { environment in
      guard let open = environment.linkOpener,
        let links = TextLinks(in: content, open: { open($0, environment, $1) })
      else { return self }
      return interacting(.links(links))
    }
  }
}

extension EnvironmentValues {
  /// The action that opens the address of a text's link; nil in a program that does not act.
  var linkOpener: ((String, EnvironmentValues, SourceRange?) -> Void)? {
    get { self[custom: .declared(.min + 14)] as? (String, EnvironmentValues, SourceRange?) -> Void }
    set { self[custom: .declared(.min + 14)] = newValue }
  }
}

extension LayoutNode {
  /// Returns a button with a title that shares content.
  public static func shareButton(_ title: TextContent) -> LayoutNode {
    .shareButton(label: [.label(title: [.text(title)], icon: [.image(systemName: "square.and.arrow.up")])])
  }

  /// Returns a button with a label that shares content; a note reports that the system would show a share sheet.
  public static func shareButton(label: [LayoutNode]) -> LayoutNode {
    let button = LayoutNode.button(label: label)
    return .deferred("Button") { environment in
      guard let note = environment.systemNote else { return button }
      return button.interacting(.system { note("something is shared", $0) })
    }
  }
}

extension EnvironmentValues {
  /// The function that records a request to the system; nil in a program that does not act.
  var systemNote: ((String, SourceRange?) -> Void)? {
    get { self[custom: .declared(.min + 16)] as? (String, SourceRange?) -> Void }
    set { self[custom: .declared(.min + 16)] = newValue }
  }
}

extension ResolvedView {
  /// The links of the text; nil for other views.
  var links: TextLinks? {
    interactions.lazy.compactMap { if case .links(let links) = $0.interaction { links } else { nil } }.first
  }

  /// Returns the areas of a link in the coordinates of the view's frame, one for each line; for a text without glyphs,
  /// its whole area.
  func areas(of link: TextLinks.Link) -> [Rect] {
    items.lazy.compactMap { $0.areas(of: link.range) }.first ?? [frame]
  }
}

extension DisplayItem {
  /// Returns the areas of characters of a text, by their UTF-8 offsets; nil for an item without text.
  fileprivate func areas(of range: Range<Int>) -> [Rect]? {
    switch self {
    case .group(let group): return group.items.lazy.compactMap { $0.areas(of: range) }.first
    case .text(let layout, let corner, _) where !layout.runs.isEmpty: return layout.areas(of: range, at: corner)
    default: return nil
    }
  }
}

extension TextLayout {
  /// Returns the areas of characters, by their UTF-8 offsets, for a text whose top-left corner is at a point.
  fileprivate func areas(of range: Range<Int>, at corner: Point) -> [Rect] {
    let whole = Array(string.utf8)
    var areas: [Rect] = []
    var start = 0
    for run in runs {
      let own = Array(run.text.utf8)
      guard !own.isEmpty, let position = whole.position(of: own, from: start) else { continue }
      start = position + own.count
      let glyphs = run.glyphs.filter { range.contains(position + $0.cluster) }
      guard let left = glyphs.map(\.position.x).min(),
        let right = glyphs.map({ $0.position.x + $0.advance }).max()
      else { continue }
      // The line of the system font is 0.952 em above its baseline and 0.241 em below it.
      areas.append(
        Rect(
          x: corner.x + run.origin.x + left, y: corner.y + run.origin.y - 0.952 * run.fontSize, width: right - left,
          height: 1.193 * run.fontSize))
    }
    return areas
  }
}

extension [UInt8] {
  /// Returns the first position of other bytes from an offset on, or nil.
  fileprivate func position(of other: [UInt8], from start: Int) -> Int? {
    guard count >= other.count, start <= count - other.count else { return nil }
    return (start...(count - other.count)).first { self[$0..<($0 + other.count)].elementsEqual(other) }
  }
}
