import PlumblineRendering

extension Option where Value == String? {
  /// The folder of a page's images.
  static let images = word(
    "--images", placeholder: "DIR", help: "the folder of images, relative to that of their page (default images)")
  /// The path of the page on standard input.
  static let page = word(
    "--page", placeholder: "PATH", help: "the path of the page on standard input, for its images and for messages")
  /// The folder of converted pages.
  static let pagesOutput = word(
    "-o", "--output", placeholder: "DIR", help: "write converted copies of the pages there, and leave the pages alone",
    completion: .folders)
}

extension Option where Value == [Rendering.Format] {
  /// The formats of a page's images; a page in a catalogue of DocC takes the same.
  static let pageFormats = list(
    "--format", of: Rendering.Format.self, default: [.svg], help: "the formats to write; pages show the first")
}

extension Option where Value == Bool {
  /// Whether figures are numbered.
  static let number = flag(
    "--number", help: "number the figures, and make [](#fig:NAME) a reference such as Figure 3.2")
  /// Whether the figures of a page have one scale.
  static let sameScale = flag(
    "--same-scale", help: "give the figures of a page the scale of the one that shrinks most to its width")
  /// Whether nothing is written.
  static let checkPages = flag(
    "--check", help: "write nothing; list figures that are stale, missing or orphaned, with exit status 3")
  /// Whether pages are converted again when they change.
  static let watch = flag("--watch", help: "keep running, and convert again whenever a page or its code changes")
  /// Whether images without a page are removed.
  static let prune = flag("--prune", help: "remove images of figures that no page uses any more")
  /// Whether a worker compares figures with their golden files.
  static let checks = flag("--checks", help: "compare figures with their golden files")
  /// Whether a worker draws figures of pages.
  static let pages = flag("--pages", help: "draw the figures of pages")
}
