import Synchronization

// Compiled code creates colours before any assets are known and passes them on as plain values. A colour of the asset
// catalogue, and a mix with one, is therefore a placeholder: its red component is a code far below any colour's range,
// and the source behind the code is looked up when the colour becomes paint. The placeholder's opacity is its own.
extension Color {
  /// The source of a placeholder colour, resolved when the colour becomes paint.
  private enum Source: Hashable {
    case name(String)
    case mix(Color, Color, by: Double)
  }

  /// The sources of all placeholders, by code, in the order of their first use.
  private static let sources = Mutex<[Source]>([])
  /// The red component of the first placeholder; each later one is 1 less.
  private static let firstCode = -1e9

  /// Creates a colour of the assets of the environment; a missing one is drawn grey, with a warning.
  public init(_ name: String) { self = .named(name) }

  /// Returns the colour of the asset catalogue with a name.
  package static func named(_ name: String) -> Color { Color(.name(name)) }

  /// Returns a placeholder for the mix of two colours, or nil if neither of them is a placeholder.
  static func placeholderMix(_ one: Color, _ other: Color, by fraction: Double) -> Color? {
    one.isPlaceholder || other.isPlaceholder ? Color(.mix(one, other, by: fraction)) : nil
  }

  private init(_ source: Source) {
    let code = Self.sources.withLock { sources in
      if let known = sources.firstIndex(of: source) { return known }
      sources.append(source)
      return sources.count - 1
    }
    self.init(red: Self.firstCode - Double(code), green: 0, blue: 0)
  }

  private var source: Source? {
    guard isPlaceholder, let code = Int(exactly: Self.firstCode - light.red) else { return nil }
    return Self.sources.withLock { $0.indices.contains(code) ? $0[code] : nil }
  }

  /// Whether the colour is a placeholder, which is resolved when it becomes paint.
  var isPlaceholder: Bool { light.red <= Self.firstCode }

  /// The name of the asset that the colour stands for, or nil if it is not a named colour.
  package var assetName: String? { if case .name(let name) = source { name } else { nil } }

  /// Returns the colour as drawn in an environment: placeholders are resolved, and a fixed appearance is applied.
  package func shown(in environment: EnvironmentValues) -> Color {
    let found: Color
    switch source {
    case nil: return elevated(in: environment).contrasted(in: environment).fixed(to: environment.fixedColorScheme)
    case .name(let name): found = environment.color(named: name)
    case .mix(let one, let other, let fraction):
      found = one.shown(in: environment).mix(with: other.shown(in: environment), by: fraction)
    }
    return found.opacity(light.opacity).contrasted(in: environment).fixed(to: environment.fixedColorScheme)
  }
}

extension EnvironmentValues {
  /// Returns the named colour of the asset catalogue; a missing one is recorded and replaced by a grey.
  fileprivate func color(named name: String) -> Color {
    if let color = assets?.color(named: name) { return color }
    if name == "AccentColor" { return .blue }
    drawingNotes?.addMissingColor(name)
    return .standIn(for: name)
  }
}

extension Gradient {
  /// Returns the gradient with its colours as drawn in an environment.
  func shown(in environment: EnvironmentValues) -> Gradient {
    guard environment.colorSchemeContrast == .increased || stops.contains(where: { $0.color.isPlaceholder }) else {
      return fixed(to: environment.fixedColorScheme)
    }
    return Gradient(stops: stops.map { Stop(color: $0.color.shown(in: environment), location: $0.location) })
  }
}

extension TextAttributes.LineStyle {
  /// Returns the line style with its colour as drawn in an environment.
  func shown(in environment: EnvironmentValues) -> TextAttributes.LineStyle {
    guard let color, color.isPlaceholder || environment.colorSchemeContrast == .increased else { return self }
    var copy = self
    copy.color = color.shown(in: environment)
    return copy
  }
}

extension ViewEffect {
  /// Returns the effect with its colours as drawn in an environment.
  func shown(in environment: EnvironmentValues) -> ViewEffect {
    let increased = environment.colorSchemeContrast == .increased
    return switch self {
    case .filter(.shadow(let color, let radius, let offset)) where color.isPlaceholder || increased:
      .filter(.shadow(color: color.shown(in: environment), radius: radius, offset: offset))
    case .filter(.colorMultiply(let color)) where color.isPlaceholder || increased:
      .filter(.colorMultiply(color.shown(in: environment)))
    default: self
    }
  }
}
