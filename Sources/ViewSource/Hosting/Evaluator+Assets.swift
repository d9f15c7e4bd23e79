import PlumblineLayout

extension Evaluator {
  /// The picture with a name, or a reference that is looked up when the figure is laid out.
  func image(named name: String) -> ImageContent {
    guard let source = swiftUI.assets?.image(named: name, colorScheme: environment.colorScheme) else {
      return ImageContent(.named(name))
    }
    return ImageContent(.image(source, name: name))
  }

  /// The picture that the member of a catalogue's name stands for: `.myPhoto` is "myPhoto", "MyPhoto", "my-photo" and so on.
  func image(resource member: String) -> ImageContent {
    let known = Self.names(of: member).first {
      swiftUI.assets?.image(named: $0, colorScheme: environment.colorScheme) != nil
    }
    return image(named: known ?? member)
  }

  /// The colour that the member of a catalogue's name stands for.
  func color(resource member: String, at place: Place) -> Color {
    let known = Self.names(of: member).first { swiftUI.assets?.color(named: $0) != nil }
    return color(named: known ?? member, at: place)
  }

  /// Whether a member of a type that colours stand for may be a colour of the assets: Xcode makes a member of each.
  ///
  /// It is one if the assets hold it, or if it is no near miss of a name that is known.
  func isAssetColor(_ member: String, of type: SwiftType) -> Bool {
    guard case .native(let name) = type.unwrapped, ["Color", "ShapeStyle"].contains(name) else { return false }
    if Self.names(of: member).contains(where: { swiftUI.assets?.color(named: $0) != nil }) { return true }
    guard let near = NearNames.closest(to: member, in: staticNames(of: type)) else { return true }
    return Self.words(of: member).contains { $0.lowercased() == near } && near != member.lowercased()
  }

  /// The words that a name in camel case is made of.
  private static func words(of member: String) -> [String] {
    var words: [String] = []
    for character in member {
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// The names of assets that become a member's name.
  private static func names(of member: String) -> [String] {
    let words = words(of: member)
    let capitals = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let small = words.map { $0.lowercased() }
    return [member, capitals.joined()]
      + ["-", "_", " "].flatMap { mark in [small, capitals, words].map { $0.joined(separator: mark) } }
  }

  /// The colour with a name; where there is none a grey stands for it, which is told once.
  ///
  /// The accent colour that every project of Xcode's has is empty at first, and then SwiftUI's own.
  func color(named name: String, at place: Place) -> Color {
    if let color = swiftUI.assets?.color(named: name) { return color }
    if name == "AccentColor" || name == "accent" { return .blue }
    if swiftUI.missingColors.insert(name).inserted {
      log.add(Diagnostic(options.isStrict ? .error : .warning, .missingColor(name), at: range(of: place)))
    }
    return .standIn(for: name)
  }
}
