import LayoutCore

extension Evaluator {
  /// The picture with a name, or a placeholder for it.
  func image(named name: String) -> ImageContent { ImageContent(.named(name)) }
}
