import PlumblineLayout

/// One annotation: its request, its drawing, the details of a layout that it needs, and its lines in the documentation.
///
/// A new annotation is a file with such a value and a line in ``table``.
struct AnnotationEntry: Sendable {
  /// A view for which an annotation is requested, with the request's arguments.
  typealias Target = (view: Int, arguments: [String])

  /// The annotation of all views of a figure.
  struct WholeFigure: Sendable {
    /// The value of `--show` and of the `show` directive.
    var word: Figures.Word
    /// A phrase that describes the annotation.
    var summary: String
    /// The layer that the annotation is drawn in.
    var layer = Layer.names
    /// Whether the live page offers the annotation for any figure.
    var isOverlay = true
    /// Whether the sentence that describes a figure names the annotation.
    var isDescribed = true
    /// The annotations to draw.
    var draw: @Sendable (FigureRequest) -> [any FigureAnnotation] = { _ in [] }
    /// The annotated views, if the value requests the annotation of single views for several of them.
    var views: @Sendable (FigureScene) -> [Int] = { _ in [] }
  }

  /// The annotation of a single view.
  struct SingleView: Sendable {
    /// The first argument of the `annotation` modifier, and the second word of the `annotate` directive.
    var kind: String
    /// The annotation's effect, in a sentence.
    var summary: String
    /// Whether a text must follow the kind.
    var needsText = false
    /// The views for which the annotation has an effect, in a phrase, or nil for all.
    var condition: String?
    /// The annotations to draw for the views that request them; numbers and their texts go to the legend.
    var draw: @Sendable ([Target], inout Legend) -> [any FigureAnnotation] = { _, _ in [] }
  }

  /// The layers in which annotations of all views are drawn, the lowest first.
  enum Layer: Int, CaseIterable, Sendable {
    /// Paper.
    case background
    /// Outlines of frames.
    case outlines
    /// Distances between views.
    case distances
    /// Proposed sizes and ideal sizes.
    case sizes
    /// Guides and baselines.
    case lines
    /// Scales beside the views.
    case scales
    /// Names.
    case names
  }

  /// The annotation of all views, or nil if only single views can request it.
  var all: WholeFigure?
  /// The annotation of one view, or nil if only whole figures can request it.
  var one: SingleView?
  /// The details that layouts must resolve for the annotation, beyond the views' positions.
  var details: ResolvedDetails = []
}

extension AnnotationEntry {
  /// All annotations, in the order in which those of single views are drawn; those of all views are drawn before them,
  /// by layer.
  static let table: [AnnotationEntry] = [
    highlights, frames, container, ideal, baselines, guides, values, spacing, padding, safeAreas, device, proposals,
    labels, sizes,
    callouts,
    marks, rulers, grid, caption, pair,
  ]

  /// The annotations of all views.
  static var wholeFigure: [WholeFigure] { table.compactMap(\.all) }
  /// The annotations of single views.
  static var singleView: [SingleView] { table.compactMap(\.one) }

  /// Returns the annotation of one view with a kind, or nil.
  static func singleView(_ kind: String) -> SingleView? { singleView.first { $0.kind == kind } }

  /// Returns the annotations of all views that a request shows, the lowest first.
  static func drawn(by request: FigureRequest) -> [any FigureAnnotation] {
    let shown = wholeFigure.filter { request.annotations.contains($0.word) }
    return Layer.allCases.flatMap { layer in shown.filter { $0.layer == layer }.flatMap { $0.draw(request) } }
  }
}

extension Figures {
  /// A value of `--show` and of the `show` directive: an annotation of a whole figure.
  public struct Word: Hashable, Sendable {
    /// The word.
    public let name: String

    /// Creates a word.
    init(_ name: String) { self.name = name }

    /// Returns the word with a name, or nil.
    public static func named(_ name: String) -> Word? { all.first { $0.name == name } }
    /// All words.
    public static let all = AnnotationEntry.wholeFigure.map(\.word)
    /// The words that the live page offers for any figure.
    public static let overlays = AnnotationEntry.wholeFigure.filter(\.isOverlay).map(\.word)
    /// The words that the sentence that describes a figure names.
    public static let described = Set(AnnotationEntry.wholeFigure.filter(\.isDescribed).map(\.word))
  }

  /// Returns the details that layouts must resolve for a request, beyond the views' positions.
  ///
  /// `viewsMayAnnotate` indicates whether the code of the views can request annotations of any kind.
  public static func details(for request: FigureRequest, viewsMayAnnotate: Bool) -> ResolvedDetails {
    AnnotationEntry.table.reduce(into: []) { details, entry in
      let isOfAll = entry.all.map { request.annotations.contains($0.word) } ?? false
      let isOfOne =
        entry.one.map { one in viewsMayAnnotate || request.views.contains { $0.kind == one.kind } } ?? false
      if isOfAll || isOfOne { details.formUnion(entry.details) }
    }
  }
}
