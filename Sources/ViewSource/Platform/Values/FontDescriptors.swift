import PlumblineLayout

extension Vocabulary {
  /// Adds the font descriptors that are created from a dictionary of attributes.
  mutating func addFontDescriptorAttributes(of descriptor: TypeBinding<Font>) {
    let attributes = TypeBinding.fontDescriptorAttributes
    for name in FontDescriptorAttributes.Name.allCases {
      constant(on: "UIFontDescriptor.AttributeName", name.rawValue, name, as: .native("UIFontDescriptor.AttributeName"))
    }
    for trait in FontDescriptorAttributes.Trait.allCases {
      constant(on: "UIFontDescriptor.TraitKey", trait.rawValue, trait, as: .native("UIFontDescriptor.TraitKey"))
    }
    initializer("UIFontDescriptor", .named("fontAttributes", attributes), returns: descriptor) {
      $0.applied(to: Font(.system(size: 12)))
    }
    method(on: descriptor, "addingAttributes", .unnamed(attributes), returns: descriptor) { $1.applied(to: $0) }
  }
}

/// The attributes of a font's descriptor in UIKit.
struct FontDescriptorAttributes: Sendable {
  /// The attributes that describe a font; features and matrices are not among them, since they are not drawn.
  enum Name: String, CaseIterable, Sendable { case family, name, size, textStyle, traits }
  /// The traits that describe a font.
  enum Trait: String, CaseIterable, Sendable { case weight, symbolic }

  /// The name of a family or of a font.
  var family: String?
  /// The size in points.
  var size: Double?
  /// The text style.
  var style: Font.TextStyle?
  /// The weight of the strokes.
  var weight: Font.Weight?
  /// The names of symbolic traits, such as "traitBold".
  var symbolicTraits: Set<String> = []

  /// Returns a font with the attributes.
  func applied(to font: Font) -> Font {
    var font = style.map { Font(.textStyle($0)) } ?? font
    if let size { font = font.sized(size) }
    if let family { font = font.named(family) }
    if let weight { font.weight = weight }
    return font.with(symbolicTraits)
  }
}

extension TypeBinding where T == FontDescriptorAttributes {
  /// A dictionary of a descriptor's attributes.
  fileprivate static var fontDescriptorAttributes: TypeBinding {
    TypeBinding(
      type: .dictionary(.native("UIFontDescriptor.AttributeName"), .any),
      read: { value, evaluator throws(Fault) in
        guard case .dictionary(let dictionary) = value else { return nil }
        var attributes = FontDescriptorAttributes()
        for entry in dictionary.entries {
          guard case .native(let key) = entry.key, let name = key.payload as? FontDescriptorAttributes.Name else {
            return nil
          }
          switch name {
          case .family, .name: attributes.family = entry.value.asString
          case .size: attributes.size = entry.value.asNumber
          case .textStyle:
            attributes.style = try TypeBinding<Font.TextStyle>.platformTextStyle.read(entry.value, evaluator)
          case .traits: try attributes.readTraits(entry.value, evaluator)
          }
        }
        return attributes
      }, write: { _ in .void })
  }
}

extension FontDescriptorAttributes {
  fileprivate mutating func readTraits(_ value: Value, _ evaluator: Evaluator) throws(Fault) {
    guard case .dictionary(let dictionary) = value else { return }
    for entry in dictionary.entries {
      guard case .native(let key) = entry.key, let trait = key.payload as? Trait else { continue }
      switch trait {
      case .weight: weight = try TypeBinding<Font.Weight>.fontWeight.read(entry.value, evaluator)
      case .symbolic:
        let binding = TypeBinding<Set<String>>.native("UIFontDescriptor.SymbolicTraits")
        symbolicTraits = try binding.read(entry.value, evaluator) ?? []
      }
    }
  }
}
