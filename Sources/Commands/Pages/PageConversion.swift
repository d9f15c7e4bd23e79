import PlumblineLayout
import PlumblineMarkdown
import PlumblineViewSource

/// The pages of a run after their figures are drawn.
struct PageConversion {
  /// The pages and jobs.
  let run: PageRun
  /// The result of each job.
  let results: [Int: BatchResult]
  /// Whether copies of the pages are made.
  let copies: Bool

  /// Returns the markup of the figures of a page; nil for a fence whose figure could not be drawn.
  func markup(of file: PageFile) -> [FigureMarkup?] {
    var count = 0
    return zip(file.page.fences, file.jobs).map { fence, job in
      guard !fence.onlyDeclares else { return FigureMarkup(pictures: []) }
      let outcome = job.flatMap { results[$0]?.outcome }
      if let outcome, outcome.exitCode == .done, outcome.descriptions.isEmpty { return FigureMarkup(pictures: []) }
      count += 1
      guard let outcome, outcome.exitCode == .done else { return nil }
      return FigureMarkup(
        pictures: outcome.descriptions.map { picture($0, fence, file.settings) }, caption: fence["caption"],
        number: file.settings.isNumbered ? number(count, in: file) : nil)
    }
  }

  private func number(_ count: Int, in file: PageFile) -> String {
    file.page.chapter.map { "\($0).\(count)" } ?? String(count)
  }

  private func picture(
    _ figure: FigureDescription, _ fence: PageFence, _ settings: PageSettings
  ) -> FigureMarkup.Picture {
    let drawing = settings.drawing
    let format = drawing.formats.first ?? .svg
    let scale = format == .png ? drawing.scales.first ?? 1 : 1
    let suffix = DrawingSettings.suffix(format, scale: scale)
    if settings.style == .docc {
      return FigureMarkup.Picture(alternative: fence["alt"] ?? figure.sentence, path: figure.stem)
    }
    let path = Files.join(settings.images, figure.stem)
    let dark = drawing.appearanceFiles.last { !$0.mark.isEmpty }.map { path + $0.mark + suffix }
    return FigureMarkup.Picture(
      alternative: fence["alt"] ?? figure.sentence, path: path + suffix, darkPath: dark,
      width: scale == 1 ? nil : Double(figure.width))
  }

  /// The texts of references by the names of figures, of all pages that number theirs.
  var labels: [String: String] {
    var labels: [String: String] = [:]
    for file in run.pages where file.settings.isNumbered {
      for (fence, markup) in zip(file.page.fences, markup(of: file)) {
        if let number = markup?.number { labels[fence.name] = "Figure \(number)" }
      }
    }
    return labels
  }

  /// Returns the converted text of a page.
  func text(of file: PageFile, labels: [String: String]) -> String {
    let labels = file.settings.isNumbered ? labels : [:]
    let figures = markup(of: file)
    return copies
      ? file.page.converted(figures, labels: labels, style: file.settings.style)
      : file.page.rewritten(figures, labels: labels, style: file.settings.style)
  }

  /// Returns whether the text of a reference is not the number of its figure.
  func areReferencesStale(in file: PageFile, labels: [String: String]) -> Bool {
    guard file.settings.isNumbered else { return false }
    return file.page.hasStaleReferences(labels: labels)
  }

  /// Returns the errors of fences whose words describe a figure and whose code makes none.
  func missingFigures(in file: PageFile) -> [Diagnostic] {
    zip(file.page.fences, file.jobs).compactMap { fence, job in
      guard !fence.onlyDeclares, !fence.words.isEmpty, let outcome = job.flatMap({ results[$0]?.outcome }),
        outcome.exitCode == .done, outcome.descriptions.isEmpty
      else { return nil }
      return Diagnostic(
        .error, "the code of this fence makes no figure", at: fence.source,
        hint: "add a view or a preview, or the word 'declares' if it declares for later fences alone")
    }
  }

  /// Returns the errors of references to figures that no page has.
  func unknownReferences(in file: PageFile, labels: [String: String]) -> [Diagnostic] {
    guard file.settings.isNumbered else { return [] }
    let names = run.pages.flatMap { $0.page.fences.map(\.name) }
    let known = Set(names)
    let inText = file.page.references.map { ($0.name, $0.source) }
    let inCaptions = file.page.fences.flatMap(\.captionReferences).map { ($0.name, $0.source) }
    return (inText + inCaptions).filter { !known.contains($0.0) }.map { name, source in
      Diagnostic(
        .error, "no figure is named '\(name)'", at: source,
        hint: NearNames.closest(to: name, in: names).map { "did you mean '\($0)'?" })
    }
  }
}
