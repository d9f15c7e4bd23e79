import PlumblineLayout

extension Vocabulary {
  /// Adds what is set in the environment by name.
  mutating func addEnvironment() {
    modifier(
      "environment", .unnamed(.environmentPath), .unnamed(.environmentValue),
      summary: "Sets a value that views inherit.",
      example: #"Text("a").environment(\.layoutDirection, .rightToLeft)"#
    ) { view, path, value in EnvironmentProperty.named(path).map { view.setting($0, to: value) } ?? view }
    modifier(
      "environment", .unnamed(.any), summary: "Hands an object to the views within.",
      example: #"Text("a").environment("model")"#
    ) { view, _ in view }
    constant(
      on: "ContentSizeCategory", "accessibilityExtraExtraExtraLarge", DynamicTypeSize.accessibility5,
      as: .dynamicTypeSize)
    for (name, size) in [
      ("extraSmall", DynamicTypeSize.xSmall), ("small", .small), ("medium", .medium), ("large", .large),
      ("extraLarge", .xLarge), ("extraExtraLarge", .xxLarge), ("extraExtraExtraLarge", .xxxLarge),
      ("accessibilityMedium", .accessibility1), ("accessibilityLarge", .accessibility2),
      ("accessibilityExtraLarge", .accessibility3), ("accessibilityExtraExtraLarge", .accessibility4),
    ] { constant(on: "ContentSizeCategory", name, size, as: .dynamicTypeSize) }
    type(
      "EnvironmentValue",
      implicitSources: [
        "LayoutDirection", "ColorScheme", "DynamicTypeSize", "ContentSizeCategory", "TextAlignment", "Font",
        "ControlSize", "Image.Scale", "Text.Case", "Text.TruncationMode", "Color",
      ])
  }
}

/// A property of the environment that interpreted code reads and sets by name.
struct EnvironmentProperty: Sendable {
  /// The present value.
  let get: @Sendable (EnvironmentValues) -> Value
  /// Reads a value; a value of another type is ignored.
  let set: @Sendable (inout EnvironmentValues, Value) -> Void

  /// The property with a name, or nil.
  static func named(_ name: String) -> EnvironmentProperty? { table[name] }
  /// The names of all properties, in order.
  static var names: [String] { table.keys.sorted() }

  private static let table: [String: EnvironmentProperty] = [
    "layoutDirection": property(.layoutDirection, { $0.layoutDirection }) { $0.layoutDirection = $1 },
    "colorScheme": property(.colorScheme, { $0.colorScheme }) { $0.colorScheme = $1 },
    "dynamicTypeSize": property(.dynamicTypeSize, { $0.dynamicTypeSize }) { $0.dynamicTypeSize = $1 },
    "sizeCategory": property(.dynamicTypeSize, { $0.dynamicTypeSize }) { $0.dynamicTypeSize = $1 },
    "isEnabled": property(.bool, { $0.isEnabled }) { $0.isEnabled = $1 },
    "displayScale": property(.double, { $0.displayScale }) { $0.displayScale = $1 },
    "pixelLength": property(.double, { $0.pixelLength }) { _, _ in },
    "imageScale": property(.imageScale, { $0.imageScale }) { $0.imageScale = $1 },
    "controlSize": property(.controlSize, { $0.controlSize }) { $0.controlSize = $1 },
    "multilineTextAlignment": property(.textAlignment, { $0.paragraph.alignment }) { $0.paragraph.alignment = $1 },
    "lineSpacing": property(.double, { $0.paragraph.lineSpacing }) { $0.paragraph.lineSpacing = $1 },
    "minimumScaleFactor": property(.double, { $0.paragraph.minimumScaleFactor }) {
      $0.paragraph.minimumScaleFactor = $1
    },
    "allowsTightening": property(.bool, { $0.paragraph.allowsTightening }) { $0.paragraph.allowsTightening = $1 },
    "truncationMode": property(.truncationMode, { $0.paragraph.truncationMode }) { $0.paragraph.truncationMode = $1 },
    "defaultMinListRowHeight": property(.double, { $0.defaultMinListRowHeight }) { $0.defaultMinListRowHeight = $1 },
    "font": optional(.font, { $0.font }) { $0.font = $1 },
    "textCase": optional(.textCase, { $0.textCase }) { $0.textCase = $1 },
    "lineLimit": optional(.int, { $0.paragraph.lineLimit }) { $0.paragraph.lineLimit = $1 },
    "locale": EnvironmentProperty(
      get: { .native("Locale", $0.localeIdentifier) },
      set: { environment, value in
        if case .native(let native) = value, let locale = native.payload as? String {
          environment.localeIdentifier = locale
        }
        if let locale = value.asString { environment.localeIdentifier = locale }
      }),
  ]

  private static func property<T>(
    _ binding: TypeBinding<T>, _ get: @escaping @Sendable (EnvironmentValues) -> T,
    _ set: @escaping @Sendable (inout EnvironmentValues, T) -> Void
  ) -> EnvironmentProperty {
    EnvironmentProperty(
      get: { binding.write(get($0)) },
      set: { environment, value in if let new = binding.payload(of: value) { set(&environment, new) } })
  }

  private static func optional<T>(
    _ binding: TypeBinding<T>, _ get: @escaping @Sendable (EnvironmentValues) -> T?,
    _ set: @escaping @Sendable (inout EnvironmentValues, T?) -> Void
  ) -> EnvironmentProperty {
    EnvironmentProperty(
      get: { get($0).map(binding.write) ?? .none },
      set: { environment, value in
        if value.isNone {
          set(&environment, nil)
        } else if let new = binding.payload(of: value) {
          set(&environment, new)
        }
      })
  }
}

extension TypeBinding {
  /// The native value of an interpreted value whose conversion needs no evaluator.
  fileprivate func payload(of value: Value) -> T? {
    switch value {
    case .native(let native): native.payload as? T
    case .bool(let bool): bool as? T
    case .int(let int): int as? T ?? Double(int) as? T
    case .literal(let int): T.self == Double.self ? Double(int) as? T : int as? T
    case .double(let double): double as? T
    case .string(let string): string as? T
    default: nil
    }
  }
}

extension LayoutNode {
  /// The view with a property of the environment set.
  fileprivate func setting(_ property: EnvironmentProperty, to value: Value) -> LayoutNode {
    transformEnvironment("environment") { property.set(&$0, value) }
  }
}

extension TypeBinding where T == String {
  /// A key path into the environment, by the name of its property.
  static var environmentPath: TypeBinding {
    TypeBinding(
      type: .native("KeyPath"),
      read: { value, _ in if case .keyPath(let path) = value { path.name } else { nil } }, write: { _ in .void })
  }
}

extension TypeBinding where T == Value {
  /// A value of the environment: what it is depends on the property, so all their types are looked in.
  static var environmentValue: TypeBinding {
    TypeBinding(type: .native("EnvironmentValue"), read: { value, _ in value }, write: { $0 })
  }
}
