import PlumblineFigures
import Glibc
import PlumblineLayout
import PlumblineViewSource

/// A figure to draw: one preview, or the previews of a file that its directives join in a sequence.
struct PlannedFigure {
  /// The path below the output folder, without an extension.
  let stem: String
  /// The preview, or the states of the sequence.
  var previews: [Preview]
  /// What the directives ask for.
  var request: FigureRequest
  /// The part of the source that the directives list, or nil.
  var listing: Listing?
  /// What the figure shows, in the sentence that the file begins with.
  var point = ""
  /// What the annotations need that code may ask for; laying out once must tell it, since code that runs twice may have counted.
  var possibleDetails: ResolvedDetails = []

  /// The figures of a program; directives that cannot be read are told in `diagnostics`.
  ///
  /// `texts` holds the files' texts by path, for those that are listed; `annotations` are what the call wants shown.
  static func all(
    of previews: [Preview], in files: [LayoutFile], texts: [String: String], showing annotations: Figures.Annotations,
    diagnostics: DiagnosticLog
  ) -> [PlannedFigure] {
    var sequences: [String: Int] = [:]
    var figures: [PlannedFigure] = []
    var possibleDetails: ResolvedDetails = []
    for text in texts.values where mentions("annotation", text) {
      possibleDetails.insert(.relations)
      if mentions("ideal", text) { possibleDetails.insert(.idealSizes) }
    }
    for (preview, stem) in zip(previews, Program.stems(of: previews, in: files)) {
      let file = preview.source?.file ?? ""
      if let sequence = sequences[file] {
        figures[sequence].previews.append(preview)
        figures[sequence].request.names.append(preview.name ?? "")
        continue
      }
      var (request, faults) = FigureRequest.reading(preview.directives)
      request.show(annotations)
      request.names = [preview.name ?? ""]
      let namesFigure = request.annotations.contains(.caption) && request.sequence == nil
      if namesFigure, request.caption == nil { request.caption = preview.name }
      for fault in faults { diagnostics.add(Diagnostic(fault, in: preview)) }
      let listing = request.listing.map { wanted in
        SourceFile(path: file, text: texts[file] ?? "").listing.part(for: wanted, preview: preview.source)
      }
      let point = point(of: texts[file] ?? "")
      guard request.sequence != nil else {
        figures.append(
          PlannedFigure(
            stem: stem, previews: [preview], request: request, listing: listing, point: point,
            possibleDetails: possibleDetails))
        continue
      }
      sequences[file] = figures.count
      let name = files.first { $0.path == file }?.stem ?? stem
      figures.append(
        PlannedFigure(
          stem: name, previews: [preview], request: request, listing: listing, point: point,
          possibleDetails: possibleDetails))
    }
    return figures
  }

  private static func mentions(_ word: String, _ text: String) -> Bool {
    text.withCString { strstr($0, word) != nil }
  }

  /// The comment that a file begins with, or nothing.
  private static func point(of text: String) -> String {
    guard text.utf8.starts(with: "// ".utf8) else { return "" }
    let comment = text.utf8.dropFirst(3).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: comment, as: UTF8.self)
  }
}

extension PlannedFigure {
  /// The layouts of the figure's previews, which tell what its annotations need, and `details`.
  func layouts(
    environment: EnvironmentValues, typesetter: any Typesetter, canvas: Size?, theme: Theme,
    details: ResolvedDetails = []
  ) -> [ResolvedLayout] {
    var environment = environment
    if theme.isDarkPaper { environment.colorScheme = .dark }
    func resolved(_ details: ResolvedDetails) -> [ResolvedLayout] {
      previews.map {
        $0.resolved(environment: environment, typesetter: typesetter, device: canvas, details: details)
      }
    }
    let expected = details.union(possibleDetails).union(Figures.details(for: request))
    let layouts = resolved(expected)
    let wanted = Figures.details(for: request, in: layouts)
    return expected.isSuperset(of: wanted) ? layouts : resolved(wanted.union(expected))
  }

  /// The figure's drawing, with what its directives and the call ask for.
  func drawing(_ layouts: [ResolvedLayout], settings: DrawingSettings, typesetter: any Typesetter) -> DisplayList {
    var drawing = Figures.figure(
      layouts, request: request, listing: listing, theme: settings.theme, typesetter: typesetter)
    drawing.title = previews.first?.name ?? ""
    drawing.summary = request.caption ?? point
    return drawing
  }

  /// What the figure's picture shows, in the coordinates of its one layout, or nil where it shows others or none.
  func area(of layouts: [ResolvedLayout], settings: DrawingSettings, typesetter: any Typesetter) -> Rect? {
    guard layouts.count == 1 else { return nil }
    let figure = drawing(layouts, settings: settings, typesetter: typesetter)
    return figure.place(of: layouts[0]).map { Rect(origin: Point(x: -$0.x, y: -$0.y), size: figure.size) }
  }
}

extension Diagnostic {
  /// A directive that means nothing.
  init(_ fault: DirectiveFault, in preview: Preview) {
    let place = fault.source ?? preview.source ?? SourceRange(file: "", line: 0, column: 0)
    self.init(.error, fault.message, at: place, hint: fault.hint)
  }
}

extension DiagnosticLog {
  /// Adds what a layout could not do as asked; with `isStrict` as errors.
  func add(_ layout: ResolvedLayout, isStrict: Bool) {
    for warning in layout.warnings where warning.kind == .fault {
      let place = warning.source ?? SourceRange(file: "", line: 0, column: 0)
      add(Diagnostic(isStrict ? .error : .warning, warning.message, at: place))
    }
  }
}
