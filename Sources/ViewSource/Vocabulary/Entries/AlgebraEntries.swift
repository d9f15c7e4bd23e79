import PlumblineLayout

extension Vocabulary {
  /// Adds what puts paths and shapes together.
  mutating func addAlgebra() {
    let operations: [(name: String, operation: PathOperation, summary: String)] = [
      ("intersection", .intersection, "The points in both shapes."),
      ("union", .union, "The points in one of two shapes."),
      ("subtracting", .subtracting, "The points in this shape alone."),
      ("symmetricDifference", .symmetricDifference, "The points in one of two shapes alone."),
      ("lineIntersection", .lineIntersection, "The outline as far as it lies in another shape."),
      ("lineSubtraction", .lineSubtraction, "The outline as far as it lies outside of another shape."),
    ]
    for (name, operation, summary) in operations {
      method(on: .path, name, .unnamed(.path), .named("eoFill", .bool, default: false), returns: .path) {
        $0.combined(operation, with: $1, eoFill: $2)
      }
      let paint = name.hasPrefix("line") ? "stroke" : "fill"
      method(
        on: .shape, name, .unnamed(.shape), .named("eoFill", .bool, default: false), returns: .shape, summary: summary,
        example: "Circle().\(name)(Rectangle().offset(x: 5)).\(paint)(.red)"
      ) { $0.combined(operation, with: $1, eoFill: $2) }
    }
    method(on: .path, "normalized", .named("eoFill", .bool, default: true), returns: .path) {
      $0.normalized(eoFill: $1)
    }
  }
}
