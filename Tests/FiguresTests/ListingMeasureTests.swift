import PlumblineLayout
import PlumblineTypesetting
import PlumblineViewSource
import Testing

@testable import PlumblineFigures

/// The texts and lines of a listing, found in what is drawn.
private struct ListingMeasure {
  /// The faults in words.
  private(set) var faults: [String] = []
  private var texts: [(text: TextLayout, rect: Rect)] = []
  /// The filled areas that were drawn so far.
  private var fills: [(path: Path, color: Color)] = []
  /// The colour beneath the listing.
  private let paper: Color
  private var lines: [(start: Point, end: Point)] = []

  init(_ figure: ListingFigure) {
    paper = figure.theme.paper
    for item in figure.block.items { collect(item, .identity) }
    measureTexts()
    measureNumbers(of: figure)
  }

  private mutating func collect(_ item: DisplayItem, _ transform: Transform) {
    switch item {
    case .group(let group):
      for part in group.items { collect(part, group.transform.concatenating(transform)) }
    case .text(let text, let corner, let paint):
      let rect = Rect(origin: transform.apply(corner), size: text.size)
      texts.append((text, rect))
      measureContrast(of: text, paint, in: rect)
    case .fill(let path, .color(let color), _): fills.append((path.applying(transform), color))
    case .stroke(let path, _, _) where !path.isCurved: lines += path.applying(transform).pieces
    default: break
    }
  }

  /// The letters have a contrast of 4.5 to each colour that lies beneath their text, in both appearances.
  private mutating func measureContrast(of text: TextLayout, _ paint: Paint, in rect: Rect) {
    for side in [\Color.light, \Color.dark] {
      // The colours that lie beneath some part of the text, each with the areas that make it; areas apart do not mix.
      var mixtures: [(color: Color.Components, areas: [Rect])] = [(paper[keyPath: side], [])]
      for fill in fills {
        guard let area = fill.path.bounds, area.intersects(rect) else { continue }
        let added = mixtures.filter { $0.areas.allSatisfy(area.intersects) }
          .map { (fill.color[keyPath: side].over($0.color), $0.areas + [area]) }
        mixtures = area.contains(rect) ? added : mixtures + added
      }
      let beneath = mixtures.map(\.color)
      for run in text.runs {
        guard case .color(let letters) = run.paint ?? paint else { continue }
        let least = beneath.map { letters[keyPath: side].over($0).contrast(to: $0) }.min() ?? 21
        guard least < 4.5 else { continue }
        faults.append("contrast \(least) \(side == \Color.light ? "light" : "dark") in \(text.string)")
      }
    }
  }

  private mutating func measureTexts() {
    for (index, one) in texts.enumerated() {
      for other in texts[..<index] where one.rect.insetBy(dx: 0.5, dy: 1).intersects(other.rect.insetBy(dx: 0.5, dy: 1))
      {
        faults.append("\(one.text.string) on \(other.text.string)")
      }
      // Lines between two rows may touch what rises above the letters.
      let letters = one.rect.insetBy(dx: 0.5, dy: one.rect.height / 4)
      if lines.contains(where: { letters.isCrossed(from: $0.start, to: $0.end) }) {
        faults.append("a line through \(one.text.string)")
      }
    }
  }

  /// The numbers are those of the lines, each on the baseline of its own.
  private mutating func measureNumbers(of figure: ListingFigure) {
    guard figure.request.isNumbered else { return }
    let numbered = figure.rows.filter { !$0.isContinuation }
    let numbers = texts.filter { $0.rect.maxX < figure.inset + figure.gutter && Int($0.text.string) != nil }
    if numbers.map(\.text.string) != numbered.map({ String($0.line.number) }) {
      faults.append("numbers \(numbers.map(\.text.string))")
    }
    for number in numbers {
      let baseline = number.rect.minY + (number.text.baselines.first ?? 0)
      let isOnLine = texts.contains { line in
        line.rect.minX >= figure.inset + figure.gutter
          && abs(line.rect.minY + (line.text.baselines.first ?? 0) - baseline) < 0.01
      }
      if !isOnLine { faults.append("number \(number.text.string) is on no line's baseline") }
    }
  }
}

@Suite struct `Measure of listings` {
  private static let fonts = FontTypesetter()

  /// Code with marks in one line and in several, notes, connections and a line that is too long.
  private static let code = """
    struct Card: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 12) {
          Text("Timer").font(.title).bold().alignmentGuide(.leading) { d in d[.leading] + 20 }
          // A comment, "a string", 12
          Circle().frame(width: 20) // A comment
          @State var text = "a string"
        }
      }
    }
    """

  private static var listings: [(name: String, figure: ListingFigure)] {
    Theme.all.flatMap { theme -> [(name: String, figure: ListingFigure)] in
      let fixtures = FigureFile.all.flatMap { file in
        file.compositions(theme: theme, typesetter: fonts).compactMap {
          composition -> (name: String, figure: ListingFigure)? in
          guard let listing = composition.listing, let request = composition.request.listing else { return nil }
          return (
            "\(file.name), \(theme.name)",
            ListingFigure(listing: listing, request: request, theme: theme, typesetter: fonts)
          )
        }
      }
      let plain = [80, 60, 32].map { (columns: Int) -> (name: String, figure: ListingFigure) in
        var request = ListingRequest()
        request.isNumbered = true
        request.columns = columns
        request.marks = [
          .init(text: "spacing: 12", note: "The distance between the text and the circle."),
          .init(text: "alignmentGuide(.leading) { d in d[.leading] + 20 }", note: "The guide moves."),
          .init(text: "Circle()"),
          .init(text: "// A comment, \"a string\", 12"),
          .init(text: "struct Card: View"),
          .init(text: "@State var text = \"a string\""),
        ]
        return (
          "columns \(columns), \(theme.name)",
          ListingFigure(
            listing: SourceFile(path: "card.swift", text: code).listing, request: request, theme: theme,
            typesetter: fonts)
        )
      }
      return fixtures + plain
    }
  }

  @Test
  func `no text lies on another or is hard to read, no line goes through letters, and numbers stand at their lines`() {
    let found = Self.listings.flatMap { name, figure in ListingMeasure(figure).faults.map { "\(name): \($0)" } }
    #expect(Self.listings.count > 12)
    #expect(found == [])
  }
}
