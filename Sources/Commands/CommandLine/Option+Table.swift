import PlumblineFigures
import PlumblineLayout
import PlumblineRendering
import PlumblineTypesetting
import PlumblineViewSource

// All options of the tool. Subcommands refer to them; parsing, help and messages use this table.
extension Option where Value == String? {
  /// The folder of the outputs.
  static let output = word(
    "-o", "--output", placeholder: "DIR", help: "the output folder; - is standard output",
    completion: .folders)
  /// The one figure to draw.
  static let figure = word(
    "--figure", placeholder: "NAME", help: "only the preview or view type with this name", completion: .figures)
  /// The canvas of previews without a size.
  static let canvas = alternatives(
    "--canvas", placeholder: "WxH|DEVICE,…",
    help: "the screen of previews without a size, as 390x844, with a safe area as 390x844+47-34, or a device "
      + "(default iphone-16); several draw each",
    completion: .list(Device.screens.map(\.name)))
  /// The preferred text size.
  static let typeSize = alternatives(
    "--type-size", placeholder: "SIZE,…",
    help: "the preferred text size: \(FigureVariant.Axis.typeSizeNames.joined(separator: ", ")) (default l); "
      + "several draw each",
    completion: .list(FigureVariant.Axis.typeSizeNames))
  /// The reading direction.
  static let direction = alternatives(
    "--direction", placeholder: "ltr|rtl,…", help: "the reading direction (default that of the locale); both draw each",
    completion: .list(["ltr", "rtl"]))
  /// The contrast between colours.
  static let contrast = alternatives(
    "--contrast", placeholder: "standard|increased,…",
    help: "the contrast between colours (default standard); both draw each",
    completion: .list(FigureVariant.Axis.contrastNames))
  /// The accessibility settings of the device.
  static let accessibility = alternatives(
    "--accessibility", placeholder: "SETTING+SETTING,…",
    help: "the accessibility settings: \(FigureVariant.Axis.accessibilityNames.joined(separator: ", ")) "
      + "(default none); several joined by + act together, several joined by a comma draw each",
    completion: .list(FigureVariant.Axis.accessibilityNames))
  /// The folder in which images and colours are looked up.
  static let assets = word(
    "--assets", placeholder: "DIR", help: "the folder of asset catalogues and images", completion: .folders)
  /// The language and region of texts and formats.
  static let locale = alternatives(
    "--locale", placeholder: "LOCALE,…",
    help:
      "the language of texts and formats, as de or pt_BR; en-XA accents all texts, ar-XB turns them, en-XL doubles them",
    completion: .list(["en_US", "de", "fr", "es", "ar", "he", "ja", "zh_CN", "en-XA", "ar-XB", "en-XL"]))
  /// The time that code reads.
  static let clock = word(
    "--clock", placeholder: "TIME", help: "the value of Date() (default 2026-01-01T13:18:14.812Z)")
}

extension Option where Value == [String] {
  /// Folders of shared types.
  static let include = words(
    "--include", placeholder: "DIR", help: "a folder of files that declare shared types", completion: .folders)
  /// Files that stand in for modules.
  static let stub = words(
    "--stub", placeholder: "FILE",
    help: "a Swift file that stands in for the module of its name; may be given several times", completion: .files)
  /// The steps before figures are drawn.
  static let after = words(
    "--after", placeholder: "STEP",
    help: "take a step before drawing, such as 'tap \"More\"' or 'wait 0.5'; may be repeated")
  /// Folders of fonts.
  static let fonts = words(
    "--fonts", placeholder: "DIR", help: "a folder of fonts for Font.custom", completion: .folders)
  /// Files of folders that are skipped.
  static let exclude = words(
    "--exclude", placeholder: "PATTERN",
    help: "leave matching files out of folders, as 'Legacy/**'; may be given several times", completion: .layoutFiles)
}

extension Option where Value == [Rendering.Format] {
  /// The formats to write.
  static let format = list("--format", of: Rendering.Format.self, default: [.svg, .png], help: "the formats to write")
}

extension Option where Value == Double? {
  /// The maximum width of figures.
  static let width = Option(
    names: ["--width"], placeholder: "POINTS",
    help: "the maximum width of a figure in points: views shrink, lines and labels keep their sizes",
    defaultValue: { nil }, form: .number(40...10_000),
    read: { argument, value throws(UsageError) in
      guard let width = Double(argument), width >= 40, width <= 10_000 else {
        throw UsageError("--width takes a number from 40 to 10000, not '\(argument)'")
      }
      value = width
    })
}

extension Option where Value == [Double] {
  /// The scales of PNG files.
  static let scale = Option(
    names: ["--scale"], placeholder: "1,2", help: "device pixels per point, for PNG (default 2)", defaultValue: { [2] },
    form: .numbers, defaultText: "2",
    read: { argument, value throws(UsageError) in
      let scales = argument.split(separator: ",").map { Double($0) ?? .nan }
      guard !scales.isEmpty, scales.allSatisfy({ $0 > 0 && $0 <= 16 }) else {
        throw UsageError("--scale takes numbers above 0 and up to 16, not '\(argument)'")
      }
      value = scales.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    })
}

extension Option where Value == Int {
  /// The number of files that are worked on at once.
  static let jobs = number(
    "-j", "--jobs", in: 0...256, default: 0, meaning: "one per processor", help: "how many files to process at once")
}

extension Option where Value == Int {
  private static var standard: ReadingOptions { ReadingOptions() }

  /// The limit of steps of a preview's code.
  static let stepLimit = number(
    "--step-limit", in: 1...1_000_000_000_000, default: standard.stepLimit,
    help: "the maximum number of steps that a preview's code may run")
  /// The limit of nested calls.
  static let depthLimit = number(
    "--depth-limit", in: 1...10_000, default: standard.depthLimit,
    help: "the maximum depth of nested calls")
  /// The limit of views.
  static let viewLimit = number(
    "--view-limit", in: 1...1_000_000_000, default: standard.viewLimit,
    help: "the maximum number of views in a figure")
  /// The limit of a text's length.
  static let textLimit = number(
    "--text-limit", in: 1...1_000_000_000, default: standard.textLimit,
    help: "the maximum length of a string in a file's code, in bytes")
}

extension Option where Value == Bool {
  /// Whether the inputs are one program.
  static let together = flag("--together", help: "read all inputs as one program")
  /// Whether missing assets are errors.
  static let strict = flag(
    "--strict", help: "report a missing image or colour as an error instead of drawing a placeholder")
  /// Whether to print JSON.
  static let json = flag("--json", help: "print JSON instead of text")
  /// Whether to explain the layout.
  static let explain = flag(
    "--explain", help: "explain the size and position of every view, and list modifiers without an effect")
  /// Whether to print the examples of the vocabulary alone.
  static let examples = flag("--examples", help: "print the page's examples as a layout file")
  /// Whether the status bar is drawn.
  static let statusBar = flag("--status-bar", help: "draw the status bar and home indicator of full screens")
  /// Whether figures have no background.
  static let transparent = flag("--transparent", help: "draw no background")
}

extension Option where Value == SystemFontMetrics {
  /// The metrics of the system font.
  static let fontMetrics = choice(
    "--font-metrics", of: SystemFontMetrics.self, default: .system,
    help: "the lines and widths of the system font: San Francisco's, those of iOS 16 and earlier, or its "
      + "stand-in's own")
}

extension Option where Value == AppearanceChoice {
  /// Light or dark.
  static let appearance = choice(
    "--appearance", of: AppearanceChoice.self, default: .light,
    help: "light or dark; both also writes NAME-dark; adaptive writes one SVG that follows the reader's appearance; "
      + "light,dark lays out each")
}

extension Option where Value == Rendering.SVGText {
  /// The representation of text in an SVG.
  static let svgText = choice(
    "--svg-text", of: Rendering.SVGText.self, default: .embedded, help: "how text is stored in an SVG")
}

extension Option where Value == Rendering.SVGEngine {
  /// The writer of SVG files.
  static let svgEngine = choice(
    "--svg-engine", of: Rendering.SVGEngine.self, default: .structured, help: "the renderer that writes SVG files")
}

extension Option where Value == Figures.Annotations {
  /// The annotations of all figures.
  static let show = Option(
    names: ["--show"], placeholder: "frames,guides,…",
    help: "the annotations to draw: \(words.joined(separator: ", "))",
    defaultValue: { [] }, completion: .list(words), form: .list(words),
    read: { argument, value throws(UsageError) in
      for word in argument.split(separator: ",").map(String.init) {
        guard let known = Figures.Word.named(word) else {
          throw UsageError("'\(word)' is not a value of --show", hint: UsageError.hint(for: word, among: words))
        }
        value.insert(known)
      }
    })

  private static let words = Figures.Word.all.map(\.name)
}

extension Option where Value == Theme {
  /// The theme of annotations.
  static let theme = Option(
    names: ["--theme"], placeholder: names.joined(separator: "|"),
    help: "the style of annotations (default \(Theme.book.name))",
    defaultValue: { .book }, completion: .words(names), form: .choice(names), defaultText: Theme.book.name,
    read: { argument, value throws(UsageError) in
      guard let theme = Theme.all.first(where: { $0.name == argument }) else {
        throw UsageError(
          "'\(argument)' is not a value of --theme", hint: UsageError.hint(for: argument, among: names))
      }
      value = theme
    })

  private static let names = Theme.all.map(\.name)
}
