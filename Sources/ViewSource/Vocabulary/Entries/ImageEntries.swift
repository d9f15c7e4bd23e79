import PlumblineLayout

extension Vocabulary {
  /// Adds images, symbols and labels.
  mutating func addImages() {
    conversion(from: .image, to: .view) { $0.node }
  }
}
