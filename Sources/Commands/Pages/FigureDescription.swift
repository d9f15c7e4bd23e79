import PlumblineFigureMaking
import PlumblineLayout

/// The description of a figure, from which a page makes its markup.
struct FigureDescription: Hashable, Sendable {
  /// The path of the figure below the output folder, without an extension.
  var stem: String
  /// The figure in one sentence.
  var sentence: String
  /// The width of the figure, in points.
  var width: Int
  /// The scale of the figure's views, in thousandths, rounded down.
  var scale: Int

  /// Creates the description of a drawn figure.
  init(of figure: DrawnFigure, stem: String) {
    self.stem = stem
    sentence = figure.sentence
    width = Int(figure.drawing.size.width.rounded())
    scale = Int((figure.scale * 1_000).rounded(.down))
  }

  /// The description as a JSON object.
  var json: JSON {
    .object([
      "stem": .string(stem), "sentence": .string(sentence), "width": .number(Double(width)),
      "scale": .number(Double(scale)),
    ])
  }

  /// Creates the description in a JSON object, or nil if it holds none.
  init?(json: JSON) {
    guard let stem = json["stem"]?.string, let sentence = json["sentence"]?.string,
      let width = json["width"]?.number.flatMap({ Int(exactly: $0) }),
      let scale = json["scale"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    (self.stem, self.sentence, self.width, self.scale) = (stem, sentence, width, scale)
  }

  /// The description as the fields of a message.
  var fields: [String] { [stem, sentence, String(width), String(scale)] }

  /// Returns the descriptions in the fields of a message.
  static func all(in fields: [String]) -> [FigureDescription] {
    stride(from: 0, to: fields.count - 3, by: 4).map { FigureDescription(fields: Array(fields[$0..<($0 + 4)])) }
  }

  private init(fields: [String]) {
    (stem, sentence, width, scale) = (fields[0], fields[1], Int(fields[2]) ?? 0, Int(fields[3]) ?? 1_000)
  }
}
