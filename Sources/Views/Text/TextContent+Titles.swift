extension TextContent {
  /// A title from a string, as it is written.
  init(title: some StringProtocol) { self.init(String(title)) }
}
