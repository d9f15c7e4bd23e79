import LayoutCore

extension Evaluator {
  /// The picture with a name, or a reference that is looked up when the figure is laid out.
  func image(named name: String) -> ImageContent {
    guard let source = options.assets?.image(named: name, colorScheme: environment.colorScheme) else {
      return ImageContent(.named(name))
    }
    return ImageContent(.picture(source, name: name))
  }

  /// The colour with a name, grey where there is none.
  func color(named name: String) -> Color { options.assets?.color(named: name) ?? .gray }
}
