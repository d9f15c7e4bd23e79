import PlumblineLayout

extension Vocabulary {
  /// Adds fonts of UIKit and AppKit, their descriptors and their measures.
  mutating func addPlatformFonts() {
    type("CTFont", parents: ["UIFont"])
    aliases["NSFont"] = "UIFont"
    aliases["NSFontDescriptor"] = "UIFontDescriptor"
    aliases["UIFont.Weight"] = "Font.Weight"
    for kind in ["UIFont", "NSFont"] { addPlatformFontInitializers(kind) }
    for style in Font.TextStyle.allCases {
      constant(on: "UIFont.TextStyle", style.rawValue, style, as: .platformTextStyle)
    }
    for (name, style) in [("title1", Font.TextStyle.title), ("caption1", .caption)] {
      constant(on: "UIFont.TextStyle", name, style, as: .platformTextStyle)
    }
    initializer("Font", .unnamed(.platformFont), returns: .font) { $0 }
    method(on: .platformFont, "withSize", .unnamed(.double), returns: .platformFont) { $0.sized($1) }
    for (name, size) in [("labelFontSize", 17.0), ("buttonFontSize", 18), ("systemFontSize", 14)] {
      constant(on: "UIFont", name, size, as: .double)
    }
    constant(on: "UIFont", "smallSystemFontSize", 12, as: .double)
    rawProperty("UIFont", "pointSize") { value, call in .double(value.resolvedFont(call)?.size ?? 17) }
    // Every font has the metrics of San Francisco here.
    let line = FontMetrics.sanFrancisco
    for (name, share) in [
      ("lineHeight", line.ascent + line.descent), ("capHeight", line.capHeight), ("xHeight", line.xHeight),
      ("ascender", line.ascent), ("descender", -line.descent),
    ] {
      rawProperty("UIFont", name) { value, call in .double((value.resolvedFont(call)?.size ?? 17) * share) }
    }
    for name in ["familyName", "fontName"] { property(on: .platformFont, name, as: .string) { $0.platformName } }
    for (kind, all) in [("UIFont", "familyNames"), ("NSFontManager", "availableFontFamilies")] {
      constant(on: kind, all, Self.familyNames, as: .array(.string))
    }
    staticMethod(on: "UIFont", "fontNames", .named("forFamilyName", .string), returns: .array(.string)) { family in
      Self.familyNames.contains(family) ? [family.filter { $0 != " " }] : []
    }
    addFontDescriptors()
    addFontRegistration()
  }

  /// Adds the functions of Core Text and Core Graphics that make a project's font files known; the files are found by
  /// their fonts' names in any case.
  private mutating func addFontRegistration() {
    let scope = TypeBinding<String>.native("CTFontManagerScope")
    for name in ["none", "process", "persistent", "session", "user"] { constant(on: scope.name, name, name, as: scope) }
    rawFunction("CTFontManagerRegisterFontsForURL", [.value(), .value(nil, scope.type), .value()]) { _ in .bool(true) }
    rawFunction("CTFontManagerRegisterGraphicsFont", [.value(), .value()]) { _ in .bool(true) }
    rawFunction("CTFontManagerCreateFontDescriptorsFromURL", [.value()]) { call in
      .array([.native("CTFontDescriptor", "\(call.value(0))")])
    }
    for label in ["url", "data"] {
      rawInitializer("CGDataProvider", [.value(label)]) { _ in .native("CGDataProvider", label) }
    }
    rawInitializer("CGFont", [.value(nil, .native("CGDataProvider"))]) { _ in .native("CGFont", "CGFont") }
  }

  /// The names of the font families of iOS 18 that apps look for; the others are scripts of single languages.
  private static let familyNames = [
    "Academy Engraved LET", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo", "Arial",
    "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville",
    "Bodoni 72", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier New",
    "Damascus", "Didot", "Euphemia UCAS", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN",
    "Helvetica", "Helvetica Neue", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa", "Kefa", "Marker Felt",
    "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang SC", "Rockwell",
    "Savoye LET", "Snell Roundhand", "Symbol", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana",
    "Zapf Dingbats", "Zapfino",
  ]

  private mutating func addPlatformFontInitializers(_ kind: String) {
    staticMethod(
      on: kind, "systemFont", .named("ofSize", .double), .named("weight", .fontWeight, default: .regular),
      returns: .platformFont
    ) { .system(size: $0, weight: $1) }
    staticMethod(on: kind, "boldSystemFont", .named("ofSize", .double), returns: .platformFont) {
      .system(size: $0, weight: .bold)
    }
    staticMethod(on: kind, "italicSystemFont", .named("ofSize", .double), returns: .platformFont) {
      Font.system(size: $0).italic()
    }
    for name in ["monospacedSystemFont", "monospacedDigitSystemFont"] {
      staticMethod(
        on: kind, name, .named("ofSize", .double), .named("weight", .fontWeight, default: .regular),
        returns: .platformFont
      ) { .system(size: $0, weight: $1, design: .monospaced) }
    }
    staticMethod(on: kind, "preferredFont", .named("forTextStyle", .platformTextStyle), returns: .platformFont) {
      Font(.textStyle($0))
    }
    staticMethod(
      on: kind, "preferredFont", .named("forTextStyle", .platformTextStyle), .named("compatibleWith", .unevaluated),
      returns: .platformFont
    ) { style, _ in Font(.textStyle(style)) }
    initializer(kind, .named("name", .string), .named("size", .double), returns: .optional(.platformFont)) {
      Font.custom($0, size: $1)
    }
  }

  /// Adds descriptors of fonts, which are the fonts that they describe.
  private mutating func addFontDescriptors() {
    let descriptor = TypeBinding<Font>.native("UIFontDescriptor")
    let traits = TypeBinding<Set<String>>.native("UIFontDescriptor.SymbolicTraits")
    property(on: .platformFont, "fontDescriptor", as: descriptor) { $0 }
    initializer("UIFont", .named("descriptor", descriptor), .named("size", .double), returns: .platformFont) {
      $1 > 0 ? $0.sized($1) : $0
    }
    addFontDescriptorAttributes(of: descriptor)
    rawProperty("UIFontDescriptor", "pointSize") { value, call in .double(value.resolvedFont(call)?.size ?? 17) }
    rawStatic(
      "UIFontDescriptor", "preferredFontDescriptor",
      [.value("withTextStyle", .native("UIFont.TextStyle")), .value("compatibleWith", optional: true)]
    ) { _, call in
      let style: Font.TextStyle = call.payload(0) ?? .body
      let own: PlatformTraits? = call.payload(1)
      guard let size = own?.typeSize else { return descriptor.write(Font(.textStyle(style))) }
      return descriptor.write(Font(.textStyle(style)).sized(style.size(at: size)))
    }
    for name in ["traitBold", "traitItalic", "traitMonoSpace", "bold", "italic", "monoSpace"] {
      constant(on: "UIFontDescriptor.SymbolicTraits", name, [name.lowercased()], as: traits)
    }
    arrayLiteral(of: traits) { $0.reduce(into: []) { $0.formUnion($1) } }
    method(on: descriptor, "withSymbolicTraits", .unnamed(traits), returns: .optional(descriptor)) { $0.with($1) }
    let design = TypeBinding<Font.Design>.native("UIFontDescriptor.SystemDesign")
    for (name, value) in [
      ("default", Font.Design.default), ("monospaced", .monospaced), ("rounded", .rounded), ("serif", .serif),
    ] { constant(on: "UIFontDescriptor.SystemDesign", name, value, as: design) }
    method(on: descriptor, "withDesign", .unnamed(design), returns: .optional(descriptor)) { font, design in
      var font = font
      font.design = design
      return font
    }
  }
}

extension Font {
  /// Returns the font with a fixed size in points.
  func sized(_ size: Double) -> Font {
    var font = self
    switch base {
    case .custom(let name, _, _): font.base = .custom(name: name, size: size, relativeTo: nil)
    case .textStyle(let style):
      font.weight = weight ?? style.weight
      font.base = .system(size: size)
    case .system: font.base = .system(size: size)
    }
    return font
  }

  /// Returns the font of another family in the same size, or the system's if the family is San Francisco.
  func named(_ family: String) -> Font {
    var font = self
    guard !["", "." + ResolvedFont.systemFamilyName, ResolvedFont.systemFamilyName].contains(family) else {
      return self
    }
    switch base {
    case .custom(_, let size, let style): font.base = .custom(name: family, size: size, relativeTo: style)
    case .textStyle(let style): font.base = .custom(name: family, size: style.size(at: .large), relativeTo: style)
    case .system(let size): font.base = .custom(name: family, size: size, relativeTo: nil)
    }
    return font
  }

  /// Returns the font with symbolic traits, which are named in any case: "traitBold", "italic".
  func with(_ symbolicTraits: Set<String>) -> Font {
    var font = self
    for trait in symbolicTraits {
      if trait.hasSuffix("bold") { font.isBold = true }
      if trait.hasSuffix("italic") { font.isItalic = true }
      if trait.hasSuffix("monospace") { font.design = .monospaced }
    }
    return font
  }

  /// The name of the font's family in UIKit.
  fileprivate var platformName: String {
    if case .custom(let name, _, _) = base { name } else { ResolvedFont.systemFamilyName }
  }
}

extension TypeBinding where T == Font {
  /// A font of UIKit, represented by the corresponding SwiftUI font.
  static var platformFont: TypeBinding { .native("UIFont") }
}

extension TypeBinding where T == Font.TextStyle {
  /// A text style by UIKit's names.
  static var platformTextStyle: TypeBinding { .native("UIFont.TextStyle") }
}

extension Value {
  /// Returns the size of a platform font, in the environment of the calling code.
  fileprivate func resolvedFont(_ call: Call) -> ResolvedFont? {
    guard case .native(let native) = self, let font = native.payload as? Font else { return nil }
    return font.resolved(in: call.evaluator.environment)
  }
}
