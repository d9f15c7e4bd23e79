/// A value that views tell the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view tells any.
  static var defaultValue: Value { get }
  /// Combines a value with that of the next sibling.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension PreferenceIdentity {
  /// The preference of a key.
  init<Key: PreferenceKey>(_ key: Key.Type) {
    self.init(key: .type(ObjectIdentifier(key)), defaultValue: Key.defaultValue) { value, next in
      guard var combined = value as? Key.Value else { return }
      Key.reduce(value: &combined) { next() as? Key.Value ?? Key.defaultValue }
      value = combined
    }
  }
}

extension View {
  /// Tells the views around this one a value.
  ///
  /// - Example: `Text("a").padding()`
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> LoweredView {
    lowered { $0.preference(PreferenceIdentity(key), value: value) }
  }
  /// Changes what this view tells the views around it.
  ///
  /// - Example: `Text("a").padding()`
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> LoweredView {
    lowered {
      $0.transformPreference(PreferenceIdentity(key)) { told in
        guard var value = told as? Key.Value else { return }
        callback(&value)
        told = value
      }
    }
  }
  /// Tells the views around this one a value made of its place.
  ///
  /// - Example: `Text("a").padding()`
  public func anchorPreference<Part, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Part>.Source, transform: @escaping (Anchor<Part>) -> Key.Value
  ) -> LoweredView {
    lowered { $0.anchorPreference(PreferenceIdentity(key), value: value.source) { transform(Anchor(place: $0)) } }
  }
  /// Changes what this view tells the views around it, with its place.
  ///
  /// - Example: `Text("a").padding()`
  public func transformAnchorPreference<Part, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Part>.Source, transform: @escaping (inout Key.Value, Anchor<Part>) -> Void
  ) -> LoweredView {
    lowered {
      $0.transformAnchorPreference(PreferenceIdentity(key), value: value.source) { told, place in
        guard var value = told as? Key.Value else { return }
        transform(&value, Anchor(place: place))
        told = value
      }
    }
  }
  /// Views before this one, made of what it tells.
  ///
  /// - Example: `Text("a").padding()`
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> LoweredView {
    let transform = CurrentEnvironment.captured(transform)
    return lowered {
      $0.overlayPreferenceValue(PreferenceIdentity(key), alignment: alignment) {
        transform($0 as? Key.Value ?? Key.defaultValue).members
      }
    }
  }
  /// Views behind this one, made of what it tells.
  ///
  /// - Example: `Text("a").padding()`
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> LoweredView {
    let transform = CurrentEnvironment.captured(transform)
    return lowered {
      $0.backgroundPreferenceValue(PreferenceIdentity(key), alignment: alignment) {
        transform($0 as? Key.Value ?? Key.defaultValue).members
      }
    }
  }
}
