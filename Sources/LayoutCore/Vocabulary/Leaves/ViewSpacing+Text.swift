extension ViewSpacing {
  /// The distances that a text prefers to its neighbours.
  init(of text: StyledText, typesetter: any Typesetter) { self.init() }
}
