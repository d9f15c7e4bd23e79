extension Vocabulary {
  /// Adds a style under its short name and under its type's name: `.plain`, `PlainButtonStyle()`.
  mutating func styleName<S: Sendable>(
    _ name: String, _ style: S, as binding: TypeBinding<S>, suffix: String
  ) {
    constant(on: binding.name, name, style, as: binding)
    let base = name == "automatic" ? "Default" : name.prefix(1).uppercased() + String(name.dropFirst())
    initializer(base + suffix, returns: binding) { style }
  }
}
