import PlumblineFigures
import PlumblineViewSource

/// The conditions and annotations under which a page shows figures, in addition to those of their files.
struct LiveLook: Hashable, Sendable {
  /// The value of each axis that the page chose, as a word.
  var words: [FigureVariant.Axis: String] = [:]
  /// The annotations of all views, by their words.
  var annotations: Set<String> = []
  /// Whether figures are shown without the annotations that their files request.
  var isPlain = false

  /// Creates the conditions of the files themselves.
  init() {}

  /// Reads conditions from a page; unknown values are ignored.
  init(_ json: JSON) {
    for axis in FigureVariant.Axis.allCases {
      guard let word = json[axis.rawValue]?.string, !word.isEmpty else { continue }
      var probe = FigureVariant()
      if axis.set(word, in: &probe) == nil { words[axis] = word }
    }
    annotations = Set((json["show"]?.elements ?? []).compactMap(\.string).filter { Figures.Word.named($0) != nil })
    isPlain = json["plain"]?.bool ?? false
  }
}

extension Program {
  /// Returns the program under the conditions of a page; `acts` indicates whether its states are shown and may change.
  func shown(as look: LiveLook, acts: Bool = false) -> Program {
    var reading = settings.reading
    reading.acts = acts
    reading.keepsViews = !acts
    for (axis, word) in look.words { reading.matrix[axis] = [word] }
    var drawing = settings.drawing
    drawing.formats = [.svg]
    for name in look.annotations { if let word = Figures.Word.named(name) { drawing.annotations.insert(word) } }
    var program = self
    program.settings = FileSettings(settings, reading: reading, drawing: drawing)
    return program
  }

  /// Returns whether a key names a figure of one of the program's files.
  func hasFigure(_ key: String) -> Bool { files.contains { key.hasPrefix($0.path + "#") } }

  /// The path that names the program to a page: its project's, or that of its first file.
  var livePath: String { project?.path ?? files.first?.path ?? "" }
}
