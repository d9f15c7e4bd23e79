import Synchronization

// Compiled code makes its colours before any assets are known, and hands them around as plain values. One of the assets, or one
// mixed with it, has a number in the place of its components, far outside of any colour's range, and what it stands for is looked
// up where it becomes paint. Its opacity is its own.
extension Color {
  /// What a colour stands for that is known only where it becomes paint.
  private enum Source: Hashable {
    case name(String)
    case mix(Color, Color, by: Double)
  }

  /// What the numbers stand for, in the order in which they were first asked for.
  private static let sources = Mutex<[Source]>([])
  /// The red component of the first number; those that follow have smaller ones.
  private static let firstCode = -1e9

  /// The colour of the assets with a name.
  public static func named(_ name: String) -> Color { Color(.name(name)) }

  /// The colour between two of which one is known later; nil where both are known.
  static func laterMix(_ one: Color, _ other: Color, by fraction: Double) -> Color? {
    one.isKnownLater || other.isKnownLater ? Color(.mix(one, other, by: fraction)) : nil
  }

  private init(_ source: Source) {
    let number = Self.sources.withLock { sources in
      if let known = sources.firstIndex(of: source) { return known }
      sources.append(source)
      return sources.count - 1
    }
    self.init(red: Self.firstCode - Double(number), green: 0, blue: 0)
  }

  private var source: Source? {
    guard isKnownLater, let number = Int(exactly: Self.firstCode - light.red) else { return nil }
    return Self.sources.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }

  /// Whether the colour is known only where it becomes paint.
  var isKnownLater: Bool { light.red <= Self.firstCode }

  /// The name under which the colour is looked up; nil where it is not one of the assets.
  public var assetName: String? { if case .name(let name) = source { name } else { nil } }

  /// The colour as it is drawn in an environment: looked up where it is named, and as the appearance around has it.
  func shown(in environment: EnvironmentValues) -> Color {
    let found: Color
    switch source {
    case nil: return fixed(to: environment.fixedColorScheme)
    case .name(let name): found = environment.color(named: name)
    case .mix(let one, let other, let fraction):
      found = one.shown(in: environment).mix(with: other.shown(in: environment), by: fraction)
    }
    return found.opacity(light.opacity).fixed(to: environment.fixedColorScheme)
  }
}

extension EnvironmentValues {
  /// The colour of the assets with a name, or what stands in for it.
  fileprivate func color(named name: String) -> Color {
    if let color = assets?.color(named: name) { return color }
    if name == "AccentColor" { return .blue }
    missingColors?.note(name)
    return .standIn(for: name)
  }
}

extension Gradient {
  /// The gradient as it is drawn in an environment.
  func shown(in environment: EnvironmentValues) -> Gradient {
    guard stops.contains(where: { $0.color.isKnownLater }) else {
      return fixed(to: environment.fixedColorScheme)
    }
    return Gradient(stops: stops.map { Stop(color: $0.color.shown(in: environment), location: $0.location) })
  }
}

extension TextAttributes.LineStyle {
  /// The line with its colour as it is drawn in an environment.
  func shown(in environment: EnvironmentValues) -> TextAttributes.LineStyle {
    guard let color, color.isKnownLater else { return self }
    var copy = self
    copy.color = color.shown(in: environment)
    return copy
  }
}

extension ViewEffect {
  /// The effect with its colours as they are drawn in an environment.
  func shown(in environment: EnvironmentValues) -> ViewEffect {
    switch self {
    case .filter(.shadow(let color, let radius, let offset)) where color.isKnownLater:
      .filter(.shadow(color: color.shown(in: environment), radius: radius, offset: offset))
    case .filter(.colorMultiply(let color)) where color.isKnownLater:
      .filter(.colorMultiply(color.shown(in: environment)))
    default: self
    }
  }
}

/// The names of colours that were looked up and not found, each told once.
final class MissingColors {
  private(set) var names: [String] = []

  /// Notes a name.
  func note(_ name: String) { if !names.contains(name) { names.append(name) } }
}
