/// A key of a value that views provide to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view provides one.
  static var defaultValue: Value { get }
  /// Combines a value with that of the next sibling.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, the default of optional values.
  public static var defaultValue: Value { nil }
}

extension PreferenceIdentity {
  /// Creates the preference of the key.
  init<Key: PreferenceKey>(_ key: Key.Type) {
    self.init(key: .type(ObjectIdentifier(key)), defaultValue: Key.defaultValue) { value, next in
      guard var combined = value as? Key.Value else { return }
      Key.reduce(value: &combined) { next() as? Key.Value ?? Key.defaultValue }
      value = combined
    }
  }
}

extension View {
  /// Sets the value of a preference.
  ///
  /// - Example: `Text("a").preference(key: Width.self, value: 8)`
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> LoweredView {
    lowered { $0.preference(PreferenceIdentity(key), value: value) }
  }
  /// Changes the value of a preference.
  ///
  /// - Example: `Text("a").transformPreference(Width.self) { $0 += 8 }`
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> LoweredView {
    lowered {
      $0.transformPreference(PreferenceIdentity(key)) { current in
        guard var value = current as? Key.Value else { return }
        callback(&value)
        current = value
      }
    }
  }
  /// Sets the value of a preference from an anchor of the view.
  ///
  /// - Example: `Text("a").anchorPreference(key: Bounds.self, value: .bounds) { $0 }`
  public func anchorPreference<Part, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Part>.Source, transform: @escaping (Anchor<Part>) -> Key.Value
  ) -> LoweredView {
    lowered { $0.anchorPreference(PreferenceIdentity(key), value: value.source) { transform(Anchor(bounds: $0)) } }
  }
  /// Changes the value of a preference with an anchor of the view.
  ///
  /// - Example: `Text("a").transformAnchorPreference(key: Bounds.self, value: .bounds) { $0 = $1 }`
  public func transformAnchorPreference<Part, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Part>.Source, transform: @escaping (inout Key.Value, Anchor<Part>) -> Void
  ) -> LoweredView {
    lowered {
      $0.transformAnchorPreference(PreferenceIdentity(key), value: value.source) { current, bounds in
        guard var value = current as? Key.Value else { return }
        transform(&value, Anchor(bounds: bounds))
        current = value
      }
    }
  }
  /// Layers views in front of this one that depend on the value of a preference.
  ///
  /// - Example: `Text("a").overlayPreferenceValue(Width.self) { Text("\($0)") }`
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
  /// Layers views behind this one that depend on the value of a preference.
  ///
  /// - Example: `Text("a").backgroundPreferenceValue(Width.self) { Text("\($0)") }`
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
