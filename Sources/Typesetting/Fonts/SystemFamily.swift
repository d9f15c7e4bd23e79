import PlumblineLayout

/// A family that Plumbline draws with by default, and the paths of its static files, so that they open without a
/// search.
struct SystemFamily: Sendable {
  /// The family's name.
  var name: String
  /// The Debian package that installs the family.
  var package: String
  /// The path of a file up to the name of the style.
  var prefix: String
  /// The path of a file after the name of the style.
  var suffix: String
  /// The names of the styles by weight, in ascending order.
  var weights: [(weight: Int, style: String)]
  /// Whether each weight has an italic style.
  var hasItalics: Bool

  /// Returns the file whose weight is nearest, by the matching rules of CSS Fonts.
  func file(weight: Int, isItalic: Bool) -> (path: String, weight: Int, isItalic: Bool)? {
    guard let nearest = nearestWeight(to: weight, among: weights.map(\.weight)),
      let style = weights.first(where: { $0.weight == nearest })?.style
    else { return nil }
    let slanted = isItalic && hasItalics
    let name = slanted ? (style == "Regular" ? "Italic" : style + "Italic") : style
    return (prefix + name + suffix, nearest, slanted)
  }

  private static let nine = [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
    (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
  ]

  /// The system font below 20 points.
  static let text = SystemFamily(
    name: "Inter", package: "fonts-inter", prefix: "/usr/share/fonts/opentype/inter/Inter-", suffix: ".otf",
    weights: nine, hasItalics: true)
  /// The system font from 20 points.
  static let display = SystemFamily(
    name: "Inter Display", package: "fonts-inter", prefix: "/usr/share/fonts/opentype/inter/InterDisplay-",
    suffix: ".otf", weights: nine, hasItalics: true)
  /// The monospaced design.
  static let monospaced = SystemFamily(
    name: "JetBrains Mono", package: "fonts-jetbrains-mono",
    prefix: "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-", suffix: ".ttf",
    weights: Array(nine.dropLast()), hasItalics: true)
  /// The serif design.
  static let serif = SystemFamily(
    name: "Noto Serif", package: "fonts-noto-core", prefix: "/usr/share/fonts/truetype/noto/NotoSerif-",
    suffix: ".ttf", weights: [(400, "Regular"), (700, "Bold")], hasItalics: true)
  /// The serif design with the weights that the larger package adds.
  static let serifWeights = SystemFamily(
    name: "Noto Serif", package: "fonts-noto-extra", prefix: "/usr/share/fonts/truetype/noto/NotoSerif-",
    suffix: ".ttf", weights: nine, hasItalics: true)
  /// The rounded design.
  ///
  /// Its weights are lighter than San Francisco's of the same names, so that each replaces the lighter one.
  static let rounded = SystemFamily(
    name: "Quicksand", package: "fonts-quicksand", prefix: "/usr/share/fonts/truetype/quicksand/Quicksand-",
    suffix: ".ttf", weights: [(200, "Light"), (300, "Regular"), (400, "Medium"), (600, "Bold")], hasItalics: false)

  /// Returns the families to try for a design, best first.
  static func families(design: Font.Design, isDisplay: Bool) -> [SystemFamily] {
    switch design {
    case .default: [isDisplay ? .display : .text]
    case .monospaced: [.monospaced]
    case .serif: [.serifWeights, .serif]
    case .rounded: [.rounded]
    }
  }

  /// Returns the package of the family that sets a font.
  static func package(for font: ResolvedFont) -> String {
    guard case .system(let design) = font.family else { return text.package }
    return families(design: design, isDisplay: false)[0].package
  }

  /// One family for each design and optical size.
  static let all = [text, display, monospaced, serif, rounded]
}

/// Returns the weight that CSS Fonts matches: for 400 to 500, the next one up to 500, then lighter, then bolder; for
/// lighter weights, lighter ones first; for bolder weights, bolder ones first.
func nearestWeight(to weight: Int, among weights: [Int]) -> Int? {
  let below = weights.filter { $0 <= weight }.max()
  let above = weights.filter { $0 >= weight }.min()
  switch weight {
  case ..<400: return below ?? above
  case 400...500:
    if let above, above <= 500 { return above }
    return below ?? above
  default: return above ?? below
  }
}
