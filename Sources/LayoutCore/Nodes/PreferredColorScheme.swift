/// Reads which appearance the views of one layout ask for.
final class PreferredColorScheme {
  /// The appearance that the first of the views asks for, or nil.
  private(set) var colorScheme: ColorScheme?

  /// A root view whose views are asked.
  func read(of root: LayoutNode) -> LayoutNode {
    root.onPreferenceChange(Self.identity) { [self] in colorScheme = $0 as? ColorScheme }
  }

  /// What the views tell.
  fileprivate static var identity: PreferenceIdentity {
    PreferenceIdentity(key: .preferredColorScheme, defaultValue: ColorScheme?.none as Any) { value, next in
      if value as? ColorScheme == nil { value = next() }
    }
  }
}

extension LayoutNode {
  /// The appearance that the view asks of what it is presented in: the whole preview takes it, not the view alone.
  ///
  /// Source: Apple's documentation of `preferredColorScheme(_:)`.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> LayoutNode {
    guard let scheme else { return self }
    return preference(PreferredColorScheme.identity, value: scheme).containerValue(.preferredColorScheme, scheme)
  }

  /// The appearance that the outermost modifiers of the view ask for.
  var preferredColorScheme: ColorScheme? { traits.values[.preferredColorScheme] as? ColorScheme }
}

extension TraitKey {
  /// The appearance that a view asks for.
  fileprivate static let preferredColorScheme = TraitKey.named("preferredColorScheme")
}
