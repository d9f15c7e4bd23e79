import Synchronization

// A colour of the assets by its name. Compiled code makes its colours before any assets are known, and hands them around as
// plain values: such a colour has a number in the place of its components, far outside of any colour's range, and what it
// stands for is looked up where it becomes paint. Its opacity is its own.
extension Color {
  /// The names by number, in the order in which they were first asked for.
  private static let names = Mutex<[String]>([])
  /// The red component of the first name; those that follow have smaller ones.
  private static let firstCode = -1e9

  /// The colour of the assets with a name.
  public static func named(_ name: String) -> Color {
    let number = names.withLock { names in
      if let known = names.firstIndex(of: name) { return known }
      names.append(name)
      return names.count - 1
    }
    return Color(red: firstCode - Double(number), green: 0, blue: 0)
  }

  /// The name under which the colour is looked up; nil where it is one itself.
  public var assetName: String? {
    guard light.red <= Self.firstCode else { return nil }
    let number = Int(Self.firstCode - light.red)
    return Self.names.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }

  /// The colour as it is drawn in an environment: looked up where it is named, and as the appearance around has it.
  func shown(in environment: EnvironmentValues) -> Color {
    guard light.red <= Self.firstCode, let name = assetName else { return fixed(to: environment.fixedColorScheme) }
    let found: Color
    if let color = environment.assets?.color(named: name) {
      found = color
    } else if name == "AccentColor" {
      found = .blue
    } else {
      environment.missingColors?.note(name)
      found = .standIn(for: name)
    }
    return found.opacity(light.opacity).fixed(to: environment.fixedColorScheme)
  }
}

extension Gradient {
  /// The gradient as it is drawn in an environment.
  func shown(in environment: EnvironmentValues) -> Gradient {
    guard stops.contains(where: { $0.color.assetName != nil }) else {
      return fixed(to: environment.fixedColorScheme)
    }
    return Gradient(stops: stops.map { Stop(color: $0.color.shown(in: environment), location: $0.location) })
  }
}

extension TextAttributes.LineStyle {
  /// The line with its colour as it is drawn in an environment.
  func shown(in environment: EnvironmentValues) -> TextAttributes.LineStyle {
    guard let color, color.assetName != nil else { return self }
    var copy = self
    copy.color = color.shown(in: environment)
    return copy
  }
}

extension ViewEffect {
  /// The effect with its colours as they are drawn in an environment.
  func shown(in environment: EnvironmentValues) -> ViewEffect {
    switch self {
    case .filter(.shadow(let color, let radius, let offset)) where color.assetName != nil:
      .filter(.shadow(color: color.shown(in: environment), radius: radius, offset: offset))
    case .filter(.colorMultiply(let color)) where color.assetName != nil:
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
