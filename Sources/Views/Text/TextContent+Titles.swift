extension TextContent {
  /// A title exactly as it is.
  init(title: some StringProtocol) { self.init(String(title)) }
}
