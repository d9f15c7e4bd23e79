import PlumblineFigures
import PlumblineLayout

/// A figure before it is laid out: one preview, or the previews of a file that its directives join in a sequence.
///
/// Everything that the figure's layouts must resolve is known here, from the request and from the code's reader.
public struct PlannedFigure {
  /// The preview, or the states of the sequence.
  public var previews: [Preview]
  /// The content of the figure beside its views.
  public var request: FigureRequest
  /// The directives that cannot be read.
  public var faults: [DirectiveFault]
  /// The part of the source that the request lists, or nil.
  public var listing: Listing?
  /// The figure's content in a sentence, for readers who do not see it; a caption replaces it.
  public var summary = ""
  /// Whether the code of the views may annotate them.
  public var viewsMayAnnotate: Bool

  /// Creates a figure of a preview, with the annotations of its directives and more for all views.
  public init(_ preview: Preview, showing annotations: Figures.Annotations = [], viewsMayAnnotate: Bool = true) {
    previews = [preview]
    self.viewsMayAnnotate = viewsMayAnnotate
    (request, faults) = FigureRequest.reading(preview.directives)
    request.show(annotations)
    request.names = [preview.name ?? ""]
    if request.annotations.contains(.caption), request.sequence == nil, request.caption == nil {
      request.caption = preview.name
    }
  }

  /// Returns the figures of previews: one of each, or one of all previews of a file whose first one has a directive
  /// that joins them.
  ///
  /// Each has the position of its first preview; `previews` are in the order of their files.
  public static func all(
    of previews: [Preview], showing annotations: Figures.Annotations = [], viewsMayAnnotate: Bool = true
  ) -> [PlannedFigure] {
    var sequences: [String: Int] = [:]
    var figures: [PlannedFigure] = []
    for preview in previews {
      let file = preview.source?.file ?? ""
      if let sequence = sequences[file] {
        figures[sequence].previews.append(preview)
        figures[sequence].request.names.append(preview.name ?? "")
        continue
      }
      let figure = PlannedFigure(preview, showing: annotations, viewsMayAnnotate: viewsMayAnnotate)
      if figure.request.sequence != nil { sequences[file] = figures.count }
      figures.append(figure)
    }
    return figures
  }

  /// The directives above later previews of a sequence, which have no effect: those of the first hold for all of it.
  public var unusedDirectives: [Preview.Directive] {
    let used = Set(previews[0].directives.map(\.source))
    return previews.dropFirst().flatMap(\.directives).filter { directive in
      !used.contains(directive.source) && directive.words.first != "skip"
    }
  }
}
