/// A reader of the colour scheme that the views of one layout prefer.
final class PreferredColorScheme {
  /// The colour scheme that the first view with a preference requests, or nil.
  private(set) var colorScheme: ColorScheme?

  /// Returns a root view that records the preferred colour scheme of its views when it is laid out.
  func observing(_ root: LayoutNode) -> LayoutNode {
    root.onPreferenceChange(Self.identity) { [self] in colorScheme = $0 as? ColorScheme }
  }

  /// The preference for a colour scheme; the first view that sets one decides.
  fileprivate static var identity: PreferenceIdentity {
    PreferenceIdentity(key: .preferredColorScheme, defaultValue: ColorScheme?.none as Any) { value, next in
      if value as? ColorScheme == nil { value = next() }
    }
  }
}

extension LayoutNode {
  /// Returns the view with a preferred colour scheme, which applies to the whole preview.
  ///
  /// Source: Apple's documentation of `preferredColorScheme(_:)`.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> LayoutNode {
    guard let scheme else { return self }
    return preference(PreferredColorScheme.identity, value: scheme).containerValue(.preferredColorScheme, scheme)
  }

  /// The colour scheme that the outermost modifiers of the view prefer.
  var preferredColorScheme: ColorScheme? { traits.values[.preferredColorScheme] as? ColorScheme }
}

extension TraitKey {
  /// The colour scheme that a view prefers.
  fileprivate static let preferredColorScheme = TraitKey.named("preferredColorScheme")
}
