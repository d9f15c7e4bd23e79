import PlumblineLayout

extension Vocabulary {
  /// Adds the operations that combine paths.
  mutating func addAlgebra() {
    let operations: [(name: String, operation: PathOperation)] = [
      ("intersection", .intersection),
      ("union", .union),
      ("subtracting", .subtracting),
      ("symmetricDifference", .symmetricDifference),
      ("lineIntersection", .lineIntersection),
      ("lineSubtraction", .lineSubtraction),
    ]
    for (name, operation) in operations {
      method(on: .path, name, .unnamed(.path), .named("eoFill", .bool, default: false), returns: .path) {
        $0.combined(operation, with: $1, eoFill: $2)
      }
    }
    method(on: .path, "normalized", .named("eoFill", .bool, default: true), returns: .path) {
      $0.normalized(eoFill: $1)
    }
  }
}
