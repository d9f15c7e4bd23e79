import PlumblineLayout

extension Theme {
  /// The themes, by their names on the command line.
  public static let all: [Theme] = [.book, .screen, .blueprint]

  /// The theme for books: white paper, hairlines, small labels, one accent.
  public static let book = Theme(
    name: "book", paper: .hex(0xFFFFFF, dark: 0x16181C),
    frame: Line(color: .hex(0x1F2937, dark: 0xE5E7EB).opacity(0.45), width: 0.5),
    container: Line(color: .hex(0x6B7280, dark: 0x9CA3AF).opacity(0.8), width: 0.5),
    canvas: Line(color: .hex(0x9CA3AF, dark: 0x6B7280).opacity(0.6), width: 0.5),
    guide: Line(color: accent, width: 1, dash: [4, 3], halo: 0.5),
    baseline: Line(color: second, width: 0.5, dash: [1.5, 1.5], halo: 0.5),
    dimension: Line(color: .hex(0x374151, dark: 0xD1D5DB), width: 0.5, halo: 0.5),
    proposal: Line(color: second, width: 0.75, dash: [2, 2], halo: 0.5),
    ideal: Line(color: second, width: 0.75, dash: [0.75, 2.25], halo: 0.5),
    leader: Line(color: .hex(0x6B7280, dark: 0x9CA3AF), width: 0.5, halo: 1),
    grid: Line(color: .hex(0x9CA3AF, dark: 0x6B7280).opacity(0.3), width: 0.5),
    highlight: .hex(0xFFD84D, dark: 0x9A6F00).opacity(0.35), listing: .hex(0xF7F7F8, dark: 0x1E2127),
    guideLabel: Lettering(color: accent, size: 9, weight: 600),
    dimensionLabel: Lettering(color: .hex(0x374151, dark: 0xD1D5DB), size: 8.5, weight: 500),
    viewLabel: Lettering(color: .hex(0x4B5563, dark: 0xC3C8D0), size: 8.5, weight: 500),
    callout: Lettering(color: .hex(0x1F2937, dark: 0xE5E7EB), size: 9.5, weight: 400),
    caption: Lettering(color: .hex(0x4B5563, dark: 0xC3C8D0), size: 10, weight: 400),
    code: Lettering(color: .hex(0x69707A, dark: 0x88909B), size: 10.5, weight: 400, design: .monospaced),
    codeLeading: 1.6, syntax: .quiet, distance: .standard)

  /// The theme for pages on a screen: larger labels, stronger lines.
  public static let screen: Theme = {
    var theme = book
    theme.name = "screen"
    theme.paper = .hex(0xFFFFFF, dark: 0x000000)
    theme.frame.width = 1
    theme.container.width = 1
    theme.canvas.width = 1
    theme.guide = Line(color: accent, width: 1.5, dash: [5, 3.5], halo: 0.75)
    theme.baseline.width = 1
    theme.dimension.width = 1
    theme.proposal.width = 1
    theme.ideal.width = 1
    theme.leader.width = 1
    theme.guideLabel.size = 12
    theme.dimensionLabel.size = 11
    theme.viewLabel.size = 11
    theme.callout.size = 12
    theme.caption.size = 13
    theme.code.size = 13
    theme.distance = .generous
    return theme
  }()

  /// The theme for technical drawings: lines in one colour on blue paper.
  public static let blueprint: Theme = {
    let line = Color.hex(0xEAF2FF, dark: 0xD6E6FF)
    let bright = Color.hex(0xFFE08A, dark: 0xFFD76A)
    var theme = book
    theme.name = "blueprint"
    theme.paper = .hex(0x1D4E89, dark: 0x0C2340)
    theme.frame = Line(color: line.opacity(0.9), width: 0.75)
    theme.container = Line(color: line.opacity(0.6), width: 0.5)
    theme.canvas = Line(color: line.opacity(0.4), width: 0.5)
    theme.guide = Line(color: bright, width: 1, dash: [8, 2, 1.5, 2], halo: 0.5)
    theme.baseline = Line(color: line, width: 0.5, dash: [1.5, 1.5], halo: 0.5)
    theme.dimension = Line(color: line, width: 0.5, halo: 0.5)
    theme.proposal = Line(color: bright.opacity(0.8), width: 0.75, dash: [2, 2], halo: 0.5)
    theme.ideal = Line(color: bright.opacity(0.8), width: 0.75, dash: [0.75, 2.25], halo: 0.5)
    theme.leader = Line(color: line.opacity(0.7), width: 0.5, halo: 1)
    theme.grid = Line(color: line.opacity(0.16), width: 0.5)
    theme.highlight = bright.opacity(0.16)
    theme.listing = .hex(0x1A467C, dark: 0x0A1D36)
    theme.guideLabel = Lettering(color: bright, size: 9, weight: 500, design: .monospaced)
    theme.dimensionLabel = Lettering(color: line, size: 8.5, weight: 400, design: .monospaced)
    theme.viewLabel = Lettering(color: line, size: 8.5, weight: 400, design: .monospaced)
    theme.callout.color = line
    theme.caption.color = line
    theme.code.color = line.opacity(0.7)
    theme.syntax = Syntax(
      keyword: bright, type: line, member: line, plain: line, number: bright, string: .hex(0xBFE3C8, dark: 0xA9D8B5),
      comment: line.opacity(0.85), attribute: bright)
    return theme
  }()

  /// The colour of guides, the subject of most figures.
  private static let accent = Color.hex(0xC2185B, dark: 0xFF6FA3)
  /// The colour of baselines, proposals and ideal sizes.
  private static let second = Color.hex(0x1565C0, dark: 0x7AB8FF)
}

extension Theme.Syntax {
  /// A palette of few colours, close in weight.
  static let quiet = Theme.Syntax(
    keyword: .hex(0x9B2393, dark: 0xFC7FB2), type: .hex(0x1F5F8B, dark: 0x8FC7FF),
    member: .hex(0x326D74, dark: 0x78C2B3),
    plain: .hex(0x1F2328, dark: 0xE6E8EB), number: .hex(0x1C3FAA, dark: 0xD0BF69),
    string: .hex(0xB3261E, dark: 0xFF8A80),
    comment: .hex(0x5F6772, dark: 0xA8AFB9), attribute: .hex(0x643820, dark: 0xFFA86A))
}

extension Theme.Distances {
  /// Distances for small labels and hairlines.
  static let standard = Theme.Distances(
    margin: 16, labelGap: 3, overhang: 8, clearance: 2, labelPadding: 2, tick: 2.5, dotRadius: 2.5, dimensionOffset: 12,
    gutter: 32, gridStep: 10)
  /// Distances for larger labels.
  static let generous = Theme.Distances(
    margin: 20, labelGap: 4, overhang: 10, clearance: 3, labelPadding: 3, tick: 3.5, dotRadius: 3.5,
    dimensionOffset: 16, gutter: 40, gridStep: 10)
}
