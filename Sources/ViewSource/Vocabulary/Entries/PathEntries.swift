import PlumblineLayout

extension Vocabulary {
  /// Adds the members of paths that call code, and those that other frameworks name.
  mutating func addPaths() {
    initializer(
      "Path", .unnamed(.drawing), returns: .path, summary: "An outline drawn by a closure.",
      example: "Path { path in path.move(to: .zero); path.addLine(to: CGPoint(x: 10, y: 10)) }"
    ) { $0 }
    raw("Path", "forEach", [.function(of: [.native("Path.Element")])]) { value, call throws(Fault) in
      for element in try call.receiver(value, as: .path).elements {
        _ = try call.apply(0, [TypeBinding.pathElement.write(element)])
      }
      return .void
    }
    method(on: .path, "path", .named("in", .rect), returns: .path) { path, _ in path }
    property(on: .path, "cgPath", as: .path) { $0 }
    initializer("Path", .unnamed(.path), returns: .path) { $0 }
    initializer("Path", .unnamed(.string), returns: .optional(.path)) { Path($0) }
  }
}
