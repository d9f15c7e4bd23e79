import PlumblineSource

/// A step of a DocC tutorial that shows code and, as its image, the code's figure.
struct PageStep: Hashable, Sendable {
  /// The ending of tutorials' names.
  static let ending = ".tutorial"

  /// The path of the tutorial.
  let path: String
  /// The line of the step's `@Code`.
  let line: Int
  /// The name of the code's file.
  let code: String
  /// The name of the picture, without an extension.
  let picture: String
  /// The number of the job that draws the picture.
  private(set) var job = 0

  /// Creates a step with the job of its picture.
  init(_ step: PageStep, job: Int) {
    self = step
    self.job = job
  }

  private init(path: String, line: Int, code: String, picture: String) {
    (self.path, self.line, self.code, self.picture) = (path, line, code, picture)
  }

  /// Returns the steps of a tutorial: each `@Code(name: …, file: "Step.swift") { @Image(source: "picture", alt: …) }`.
  ///
  /// Source: DocC's documentation, `Code` and `Image`.
  static func all(in text: String, path: String) -> [PageStep] {
    var steps: [PageStep] = []
    var open: (line: Int, code: String)?
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if let code = line.firstRange(of: "@Code(") {
        open = argument("file", in: line[code.upperBound...]).map { (index + 1, $0) }
      }
      if let image = line.firstRange(of: "@Image("), let step = open {
        if let picture = argument("source", in: line[image.upperBound...]) {
          let stem = picture.hasSuffix(".png") || picture.hasSuffix(".svg") ? FilePath.stem(of: picture) : picture
          steps.append(PageStep(path: path, line: step.line, code: step.code, picture: stem))
        }
        open = nil
      }
      // An image after the end of the block belongs to the section, not to the code.
      if line.contains("@Step") { open = nil }
      if open?.line != index + 1, line.contains("}") { open = nil }
    }
    return steps
  }

  /// Returns the value of a directive's argument, with or without quotes.
  private static func argument(_ label: String, in text: Substring) -> String? {
    guard let range = text.firstRange(of: label + ":") else { return nil }
    let rest = text[range.upperBound...].drop { $0 == " " }
    if rest.first == "\"" { return String(rest.dropFirst().prefix { $0 != "\"" }) }
    return String(rest.prefix { $0 != "," && $0 != ")" && $0 != " " })
  }
}
