import PlumblineLayout

extension Evaluator {
  /// Returns the image with a name, or a reference that is resolved during layout.
  func image(named name: String) -> ImageContent {
    guard let source = swiftUI.assets?.image(named: name, colorScheme: environment.colorScheme) else {
      if let template = swiftUI.assets?.symbol(named: name) { return ImageContent(.template(template)) }
      return ImageContent(swiftUI.assets?.isSymbol(named: name) == true ? .symbol(name) : .named(name))
    }
    // An image of another size in the other appearance is looked up during layout, where the appearance is known.
    let other = swiftUI.assets?.image(named: name, colorScheme: environment.colorScheme == .dark ? .light : .dark)
    if let other, other.size != source.size { return ImageContent(.named(name)) }
    let image = ImageContent(.image(source, name: name))
    return swiftUI.assets?.isTemplate(named: name) == true ? image.renderingMode(.template) : image
  }

  /// Returns the image for a generated asset symbol: `.myPhoto` refers to "myPhoto", "MyPhoto", "my-photo" and so on.
  func image(resource member: String) -> ImageContent { image(named: imageName(ofSymbol: member) ?? member) }

  /// Returns the name of the image for which a symbol is generated, or nil if there is none.
  func imageName(ofSymbol symbol: String) -> String? {
    let known = Self.names(of: symbol).first {
      swiftUI.assets?.image(named: $0, colorScheme: environment.colorScheme) != nil
        || swiftUI.assets?.isSymbol(named: $0) == true
    }
    return known ?? swiftUI.assets?.name(ofSymbol: symbol, isColor: false)
  }

  /// Returns whether a member of a class of platform images is a generated symbol of an image in the assets.
  func isAssetImage(_ member: String, of type: SwiftType) -> Bool {
    guard case .native(let name) = type.unwrapped, name == "UIImage" || name == "NSImage" else { return false }
    return imageName(ofSymbol: member) != nil
  }

  /// Returns the colour for a generated asset symbol.
  func color(resource member: String, at location: SourceLocation) -> Color {
    color(named: colorName(ofSymbol: member) ?? member, at: location)
  }

  /// Returns the name of the colour for which a symbol is generated, or nil if there is none.
  func colorName(ofSymbol symbol: String) -> String? {
    Self.names(of: symbol).first { swiftUI.assets?.color(named: $0) != nil }
      ?? swiftUI.assets?.name(ofSymbol: symbol, isColor: true)
  }

  /// Returns whether a member of a colour type may be a generated asset symbol.
  ///
  /// This is the case if the assets contain the colour, or if the name is not a misspelling of a known one.
  func isAssetColor(_ member: String, of type: SwiftType) -> Bool {
    guard case .native(let name) = type.unwrapped else { return false }
    if ["ColorResource", "UIColor", "NSColor"].contains(name) { return colorName(ofSymbol: member) != nil }
    guard ["Color", "ShapeStyle"].contains(name) else { return false }
    if colorName(ofSymbol: member) != nil { return true }
    // A symbol begins with a small letter; a group that provides a namespace is a type.
    if member.first?.isUppercase ?? false { return false }
    guard let near = NearNames.closest(to: member, in: staticNames(of: type)) else { return true }
    return Self.words(of: member).contains { $0.lowercased() == near } && near != member.lowercased()
  }

  /// Returns the words of a name in camel case.
  private static func words(of member: String) -> [String] {
    var words: [String] = []
    for character in member {
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// Returns the asset names for which Xcode generates a symbol.
  private static func names(of member: String) -> [String] {
    let words = words(of: member)
    let capitals = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let small = words.map { $0.lowercased() }
    return [member, capitals.joined()]
      + ["-", "_", " "].flatMap { mark in [small, capitals, words].map { $0.joined(separator: mark) } }
  }

  /// Returns whether the assets have colours, but not one with a name, which a call at a location names.
  func lacksColor(named name: String, at location: SourceLocation) -> Bool {
    guard let assets = swiftUI.assets, assets.hasColors, assets.color(named: name) == nil else { return false }
    swiftUI.lastMissingColor = (name, location)
    return true
  }

  /// Returns the colour with a name, or a placeholder grey if it is missing, which is reported once.
  ///
  /// The accent colour of a new Xcode project is empty, and SwiftUI's own is used instead.
  func color(named name: String, at location: SourceLocation) -> Color {
    if let color = swiftUI.assets?.color(named: name) { return color }
    if name == "AccentColor" || name == "accent" { return .blue }
    var diagnostic = Diagnostic(options.isStrict ? .error : .warning, .missingColor(name), at: range(of: location))
    diagnostic.isStandIn = true
    diagnostic = swiftUI.missingColors[name] ?? diagnostic
    swiftUI.missingColors[name] = diagnostic
    log.add(diagnostic)
    return .standIn(for: name)
  }
}
