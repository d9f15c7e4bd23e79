import PlumblineFigures
import PlumblineLayout
import PlumblineRendering
import PlumblineViewSource

// Every option of the tool, once. Subcommands list those that they know; parsing, help and messages come from here.
extension Option where Value == String? {
  /// The folder of the outputs.
  static let output = word(
    "-o", "--output", placeholder: "DIR", help: "the folder that outputs go to; - is standard output",
    completion: .folders)
  /// The one figure to draw.
  static let figure = word(
    "--figure", placeholder: "NAME", help: "only the preview or view type with this name", completion: .figures)
  /// The canvas of previews without a size.
  static let canvas = word(
    "--canvas", placeholder: "WxH|DEVICE",
    help: "the canvas of previews without a size that fill it, as 390x844 or a device (default iphone-16)",
    completion: .words(Device.sizes.map(\.name)))
  /// The folder in which images and colours are looked up.
  static let assets = word(
    "--assets", placeholder: "DIR", help: "the folder of asset catalogues and pictures", completion: .folders)
  /// The time that code sees.
  static let clock = word(
    "--clock", placeholder: "TIME", help: "what Date() is, as 2026-01-01T13:18:14.812Z (the default)")
}

extension Option where Value == [String] {
  /// Folders of shared types.
  static let include = words(
    "--include", placeholder: "DIR", help: "a folder of files that declare shared types", completion: .folders)
  /// The steps before figures are drawn.
  static let after = words(
    "--after", placeholder: "STEP",
    help: "take a step before drawing, such as 'tap \"More\"' or 'wait 0.5'; may be repeated")
  /// Folders of fonts.
  static let fonts = words(
    "--fonts", placeholder: "DIR", help: "a folder of fonts for Font.custom", completion: .folders)
  /// Files that are left out of folders.
  static let exclude = words(
    "--exclude", placeholder: "PATTERN",
    help: "leave matching files out of folders, as 'Legacy/**'; may be given several times", completion: .layoutFiles)
}

extension Option where Value == [Rendering.Format] {
  /// The formats to write.
  static let format = list("--format", of: Rendering.Format.self, default: [.svg, .png], help: "the formats to write")
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
      value = scales
    })
}

extension Option where Value == Int {
  /// The number of files that are worked on at once.
  static let jobs = number(
    "-j", "--jobs", in: 0...256, default: 0, help: "how many files are worked on at once (default: all processors)")
}

extension Option where Value == Int {
  private static var standard: ReadingOptions { ReadingOptions() }

  /// The limit of steps of a preview's code.
  static let stepLimit = number(
    "--step-limit", in: 1...1_000_000_000_000, default: standard.stepLimit,
    help: "the most steps that a preview's code may take (default \(standard.stepLimit))")
  /// The limit of nested calls.
  static let depthLimit = number(
    "--depth-limit", in: 1...10_000, default: standard.depthLimit,
    help: "the deepest that calls may nest (default \(standard.depthLimit))")
  /// The limit of views.
  static let viewLimit = number(
    "--view-limit", in: 1...1_000_000_000, default: standard.viewLimit,
    help: "the most views that a figure may have (default \(standard.viewLimit))")
  /// The limit of a text's length.
  static let textLimit = number(
    "--text-limit", in: 1...1_000_000_000, default: standard.textLimit,
    help: "the longest text that a file's code may make, in bytes (default \(standard.textLimit))")
}

extension Option where Value == Bool {
  /// Whether the inputs are one program.
  static let together = flag("--together", help: "read all inputs as one program")
  /// Whether missing assets are errors.
  static let strict = flag("--strict", help: "a missing picture or colour is an error instead of a placeholder")
  /// Whether to print JSON.
  static let json = flag("--json", help: "print JSON instead of text")
  /// Whether to explain the layout.
  static let explain = flag("--explain", help: "tell how every size and place came about, and what has no effect")
  /// Whether to print the examples of the vocabulary alone.
  static let examples = flag("--examples", help: "print the page's examples as a layout file")
  /// Whether the background is left out.
  static let transparent = flag("--transparent", help: "leave the background out")
}

extension Option where Value == AppearanceChoice {
  /// Light or dark.
  static let appearance = choice(
    "--appearance", of: AppearanceChoice.self, default: .light,
    help: "light or dark; both writes NAME-dark too, adaptive one SVG that follows its reader")
}

extension Option where Value == Rendering.SVGText {
  /// The way in which an SVG holds text.
  static let svgText = choice(
    "--svg-text", of: Rendering.SVGText.self, default: .embedded, help: "how an SVG holds text")
}

extension Option where Value == Rendering.SVGEngine {
  /// The writer of SVG files.
  static let svgEngine = choice(
    "--svg-engine", of: Rendering.SVGEngine.self, default: .structured, help: "who writes an SVG")
}

extension Option where Value == Figures.Annotations {
  /// The annotations of all figures.
  static let show = Option(
    names: ["--show"], placeholder: "frames,guides,…", help: "what to show: \(words.joined(separator: ", "))",
    defaultValue: { [] }, completion: .list(words), form: .list(words),
    read: { argument, value throws(UsageError) in
      for word in argument.split(separator: ",").map(String.init) {
        guard let known = Figures.Word.named(word) else {
          throw UsageError("--show knows no '\(word)'", hint: "choose from \(words.joined(separator: ", "))")
        }
        value.insert(known)
      }
    })

  private static let words = Figures.Word.all.map(\.name)
}

extension Option where Value == Theme {
  /// The look of annotations.
  static let theme = Option(
    names: ["--theme"], placeholder: names.joined(separator: "|"), help: "the look of annotations (default book)",
    defaultValue: { .book }, completion: .words(names), form: .choice(names), defaultText: "book",
    read: { argument, value throws(UsageError) in
      guard let theme = Theme.all.first(where: { $0.name == argument }) else {
        throw UsageError("--theme knows no '\(argument)'", hint: "choose from \(names.joined(separator: ", "))")
      }
      value = theme
    })

  private static let names = Theme.all.map(\.name)
}
