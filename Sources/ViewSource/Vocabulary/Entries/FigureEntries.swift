import PlumblineLayout

extension Vocabulary {
  /// Adds what only figures know.
  mutating func addFigures() {
    modifier(
      "annotation", .unnamed(.string), .unnamed(.optional(.string), default: .some(nil)),
      summary: "Asks the figure to annotate the view.", example: #"Text("a").annotation("callout", "The title")"#
    ) { $0.annotation(Annotation(kind: $1, arguments: $2.map { [$0] } ?? [])) }
  }
}
