extension TextContent {
  /// Creates a title from a string, as it is written.
  init(title: some StringProtocol) { self.init(String(title)) }
}
