/// A column of a split view.
public enum NavigationSplitViewColumn: Int, Hashable, Sendable {
  /// The columns from the leading edge; `content` is the middle one of three.
  case sidebar, content, detail
}

/// The columns of a split view that are shown on a wide screen.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// The default of the screen, all columns, the last two, or the last one.
  case automatic, all, doubleColumn, detailOnly
}
