import PlumblineFigures
import PlumblineLayout
import PlumblineViewSource

/// The conditions under which a figure is drawn: one value of each axis of a matrix.
struct FigureVariant: Hashable, Sendable {
  /// The canvas of previews without a size.
  var canvas = Device.standard
  /// The appearance in which the views are laid out and drawn, or nil for that of the format's settings.
  var appearance: ColorScheme?
  /// The preferred text size.
  var typeSize: DynamicTypeSize?
  /// The locale of texts and formats.
  var locale = "en_US"
  /// The reading direction, or nil for that of the locale.
  var direction: LayoutDirection?
  /// The contrast between colours.
  var contrast = ColorSchemeContrast.standard
  /// The accessibility settings of the device.
  var accessibility: AccessibilitySettings = []
  /// The addition to the figure's name; empty for the first value of each axis.
  var suffix = ""

  /// Returns the environment that views inherit.
  func environment(_ base: EnvironmentValues, _ localization: Localization) -> EnvironmentValues {
    var environment = base
    environment.localeIdentifier = localization.locale
    if localization.isRightToLeft { environment.layoutDirection = .rightToLeft }
    if let direction { environment.layoutDirection = direction }
    if let typeSize { environment.dynamicTypeSize = typeSize }
    if canvas.hasSmallTitles { environment.hasSmallTitles = true }
    environment.horizontalSizeClass = canvas.isWide ? .regular : .compact
    environment.verticalSizeClass = canvas.isLandscape && !canvas.isPad ? .compact : .regular
    if appearance == .dark { environment.colorScheme = .dark }
    if contrast == .increased { environment._colorSchemeContrast = contrast }
    if accessibility.contains(.boldText) { environment.legibilityWeight = .bold }
    if !accessibility.isEmpty { environment.accessibility = accessibility }
    return environment
  }
}

extension FigureVariant {
  /// The axes of a matrix, in the order of their values in names.
  enum Axis: String, CaseIterable, Sendable {
    case canvas, appearance
    case typeSize = "type-size"
    case locale, direction, contrast, accessibility

    /// Sets a value, or returns an error with a suggestion for correcting it.
    func set(_ word: String, in variant: inout FigureVariant) -> (message: String, hint: String?)? {
      switch self {
      case .canvas:
        do throws(UsageError) { variant.canvas = try Device.canvas(word) } catch {
          return ("there is no canvas '\(word)'", error.hint)
        }
      case .appearance:
        guard let scheme = ColorScheme(rawValue: word) else { return unknown(word, ["light", "dark"]) }
        variant.appearance = scheme
      case .typeSize:
        guard let size = Self.typeSizes[word] else { return unknown(word, Self.typeSizeNames) }
        variant.typeSize = size
      case .locale:
        do throws(UsageError) { variant.locale = try ReadingSettings.locale(word) } catch {
          return ("there is no language '\(word)'", "write a language as de, or with its region as pt_BR")
        }
      case .direction:
        guard let direction = Self.directions[word] else { return unknown(word, ["ltr", "rtl"]) }
        variant.direction = direction
      case .contrast:
        guard let contrast = ColorSchemeContrast(rawValue: word) else { return unknown(word, Self.contrastNames) }
        variant.contrast = contrast
      case .accessibility:
        variant.accessibility = []
        for part in word.split(separator: "+").map(String.init) where word != "none" {
          guard let setting = Self.accessibilitySettings.first(where: { $0.name == part }) else {
            return unknown(part, Self.accessibilityNames)
          }
          variant.accessibility.insert(setting.setting)
        }
      }
      return nil
    }

    /// Returns the values of an option, which are separated by commas.
    func words(in text: String) throws(UsageError) -> [String] {
      let words = text.split(separator: ",").map(String.init).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      for word in words {
        var variant = FigureVariant()
        if let fault = set(word, in: &variant) { throw UsageError(fault.message, hint: fault.hint) }
      }
      guard !words.isEmpty else { throw UsageError("--\(rawValue) needs a value") }
      return words
    }

    private func unknown(_ word: String, _ known: [String]) -> (message: String, hint: String?) {
      let near = NearNames.closest(to: word, in: known).map { "did you mean '\($0)'?" }
      return ("'\(word)' is not a value of \(rawValue)", near ?? "choose from \(known.joined(separator: ", "))")
    }

    private static let directions: [String: LayoutDirection] = ["ltr": .leftToRight, "rtl": .rightToLeft]

    /// The names of the text sizes, from small to large, as Xcode's previews and `simctl` abbreviate them.
    static let typeSizeNames = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]

    /// The names of the contrasts.
    static let contrastNames = ColorSchemeContrast.allCases.map(\.rawValue)

    /// The names of the accessibility settings, and that of none; several are joined by `+`.
    static let accessibilityNames = ["none"] + accessibilitySettings.map(\.name)

    private static let accessibilitySettings: [(name: String, setting: AccessibilitySettings)] = [
      ("bold-text", .boldText), ("reduce-motion", .reduceMotion), ("reduce-transparency", .reduceTransparency),
      ("differentiate-without-color", .differentiateWithoutColor), ("button-shapes", .buttonShapes),
      ("voice-over", .voiceOver),
    ]

    private static let typeSizes = Dictionary(uniqueKeysWithValues: zip(typeSizeNames, DynamicTypeSize.allCases))
  }

  /// The values of each axis that has any, as words.
  typealias Matrix = [Axis: [String]]

  /// All combinations of the values of a matrix, with the first value of each axis first.
  ///
  /// A name gets `~VALUE` for each axis whose value is not the first, so that the name of a figure stays when values
  /// are added.
  static func all(of matrix: Matrix, from base: FigureVariant) -> [FigureVariant] {
    var variants = [base]
    for axis in Axis.allCases {
      guard let words = matrix[axis], !words.isEmpty else { continue }
      variants = variants.flatMap { variant in
        words.enumerated().map { index, word in
          var next = variant
          _ = axis.set(word, in: &next)
          if index > 0 { next.suffix += "~" + word }
          return next
        }
      }
    }
    return variants
  }

  /// Returns the matrix of a call.
  static func matrix(of call: Invocation) throws(UsageError) -> Matrix {
    var matrix: Matrix = [:]
    let options: [(Axis, String?)] = [
      (.canvas, call[.canvas]), (.typeSize, call[.typeSize]), (.locale, call[.locale]), (.direction, call[.direction]),
      (.contrast, call[.contrast]), (.accessibility, call[.accessibility]),
    ]
    for (axis, text) in options {
      guard let text else { continue }
      matrix[axis] = try axis.words(in: text)
    }
    if call[.appearance] == .variants { matrix[.appearance] = ["light", "dark"] }
    return matrix
  }
}
