import PlumblineLayout

extension Vocabulary {
  /// Adds the values of navigation and of tabs.
  mutating func addNavigationViews() {
    cases(of: .titleMode)
    cases(of: .pageIndex)
    cases(of: .pageIndexBackground)
  }
}
