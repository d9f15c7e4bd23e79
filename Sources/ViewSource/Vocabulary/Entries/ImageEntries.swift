import PlumblineLayout

extension Vocabulary {
  /// Adds pictures, symbols and labels.
  mutating func addImages() {
    conversion(from: .image, to: .view) { $0.node }
    initializer(
      "Image", .named("systemName", .string), .named("variableValue", .unevaluated, default: ()), returns: .image,
      summary: "Shows a symbol.", example: #"Image(systemName: "star.fill")"#
    ) { name, _ in ImageContent(.symbol(name)) }
    initializer(
      "Image", .unnamed(.asset), .named("bundle", .unevaluated, default: ()),
      .named("label", .unevaluated, default: ()),
      returns: .image, summary: "Shows a picture.", example: #"Image("photo")"#
    ) { image, _, _ in image }
    initializer(
      "Image", .named("decorative", .asset), .named("bundle", .unevaluated, default: ()), returns: .image,
      summary: "Shows a picture without a meaning of its own.", example: #"Image(decorative: "photo")"#
    ) { image, _ in image }
    for label in ["uiImage", "nsImage"] {
      initializer("Image", .named(label, .image), returns: .image) { $0 }
    }
    for type in ["UIImage", "NSImage"] {
      initializer(type, .named("named", .asset), returns: .image) { $0 }
      initializer(type, .named("systemName", .string), returns: .image) { ImageContent(.symbol($0)) }
    }
    addImageMethods()
    addSymbolModifiers()
    addLabels()
  }

  private mutating func addImageMethods() {
    method(
      on: .image, "resizable", .named("capInsets", .edgeInsets, default: EdgeInsets()),
      .named("resizingMode", .resizingMode, default: .stretch), returns: .image,
      summary: "Lets the picture take the size it is given.", example: #"Image(systemName: "star").resizable()"#
    ) { image, capInsets, mode in
      image.resizable(mode == ResizingMode.tile ? .tile : .stretch(capInsets: capInsets))
    }
    method(
      on: .image, "renderingMode", .unnamed(.optional(.renderingMode)), returns: .image,
      summary: "Sets whether the picture keeps its colours.",
      example: #"Image(systemName: "star").renderingMode(.template)"#
    ) { image, mode in
      var copy = image
      copy.renderingMode = mode
      return copy
    }
    method(
      on: .image, "interpolation", .unnamed(.interpolation), returns: .image,
      summary: "Sets how pixels are smoothed.", example: #"Image(systemName: "star").interpolation(.none)"#
    ) { image, interpolation in
      var copy = image
      copy.isInterpolated = interpolation != .none
      return copy
    }
    method(on: .image, "antialiased", .unnamed(.bool), returns: .image) { image, _ in image }
    method(
      on: .image, "symbolRenderingMode", .unnamed(.optional(.symbolMode)), returns: .image,
      summary: "Sets in how many colours a symbol is drawn.",
      example: #"Image(systemName: "star").symbolRenderingMode(.hierarchical)"#
    ) { image, mode in
      var copy = image
      copy.symbolRenderingMode = mode
      return copy
    }
    cases(of: .renderingMode)
    cases(of: .symbolMode)
    cases(of: .interpolation)
    cases(of: .resizingMode)
    property(on: .image, "size", as: .size) { image in
      if case .image(let source, _) = image.origin { source.size } else { .zero }
    }
  }

  private mutating func addSymbolModifiers() {
    modifier(
      "imageScale", .unnamed(.imageScale), summary: "Sets how large symbols are.",
      example: #"Image(systemName: "star").imageScale(.large)"#
    ) { $0.imageScale($1) }
    cases(of: .imageScale)
    modifier(
      "symbolVariant", .unnamed(.symbolVariants), summary: "Sets the variant of symbols within.",
      example: #"Image(systemName: "star").symbolVariant(.fill)"#
    ) { $1.names.isEmpty ? $0.symbolVariant("none") : $1.names.reduce($0) { $0.symbolVariant($1) } }
    constant(on: "SymbolVariants", "none", SymbolVariants(names: []), as: .symbolVariants)
    for name in ["fill", "circle", "square", "rectangle", "slash"] {
      constant(on: "SymbolVariants", name, SymbolVariants(names: [name]), as: .symbolVariants)
      property(on: .symbolVariants, name, as: .symbolVariants) { SymbolVariants(names: $0.names + [name]) }
    }
    modifier(
      "symbolRenderingMode", .unnamed(.optional(.symbolMode)), summary: "Sets in how many colours symbols are drawn.",
      example: #"Label("a", systemImage: "star.circle").symbolRenderingMode(.palette)"#
    ) { $0.symbolRenderingMode($1) }
  }

  private mutating func addLabels() {
    view(
      "Label", .unnamed(.title), .named("systemImage", .string), summary: "A title beside a symbol.",
      example: #"Label("Star", systemImage: "star")"#
    ) { .label($0, systemImage: $1) }
    view(
      "Label", .unnamed(.title), .named("image", .asset), summary: "A title beside a picture.",
      example: #"Label("Photo", image: "photo")"#
    ) { .label(title: [.text($0)], icon: [$1.node]) }
    view(
      "Label", .named("title", .content), .named("icon", .content), summary: "A title beside an icon.",
      example: #"Label { Text("Star") } icon: { Image(systemName: "star") }"#
    ) { .label(title: $0, icon: $1) }
    modifier(
      "labelStyle", .unnamed(.labelStyle), summary: "Sets the style of labels.",
      example: #"Label("Star", systemImage: "star").labelStyle(.titleOnly)"#
    ) { $0.labelStyle($1) }
    modifier(
      "labelReservedIconWidth", .unnamed(.double), summary: "Sets the room that labels keep for their icons.",
      example: #"Label("Star", systemImage: "star").labelReservedIconWidth(40)"#
    ) { $0.labelReservedIconWidth($1) }
    modifier(
      "labelIconToTitleSpacing", .unnamed(.double),
      summary: "Sets the distance between the icons and titles of labels.",
      example: #"Label("Star", systemImage: "star").labelIconToTitleSpacing(20)"#
    ) { $0.labelIconToTitleSpacing($1) }
    modifier(
      "listItemTint", .unnamed(.optional(.color)), summary: "Sets the colour of the icons of labels in rows.",
      example: #"List { Label("Star", systemImage: "star").listItemTint(.red) }"#
    ) { $0.listItemTint($1) }
    modifier(
      "navigationLinkIndicatorVisibility", .unnamed(.visibility),
      summary: "Shows or hides what tells that a row leads on.",
      example: #"List { NavigationLink("More", value: 1).navigationLinkIndicatorVisibility(.hidden) }"#
    ) { $0.navigationLinkIndicatorVisibility($1) }
    for (name, style) in [
      ("automatic", ControlStyle.Label.automatic), ("titleAndIcon", .titleAndIcon), ("titleOnly", .titleOnly),
      ("iconOnly", .iconOnly),
    ] { styleName(name, style, as: .labelStyle, suffix: "LabelStyle") }
  }

  /// Adds a style under its short name and under its type's name: `.plain`, `PlainButtonStyle()`.
  mutating func styleName<S: Sendable>(
    _ name: String, _ style: S, as binding: TypeBinding<S>, suffix: String
  ) {
    constant(on: binding.name, name, style, as: binding)
    let base = name == "automatic" ? "Default" : name.prefix(1).uppercased() + String(name.dropFirst())
    initializer(base + suffix, returns: binding) { style }
  }
}

/// How pixels are smoothed when scaled.
enum Interpolation: String, CaseIterable, Sendable {
  /// The amounts that SwiftUI names.
  case none, low, medium, high
}

/// How a picture takes another size.
enum ResizingMode: String, CaseIterable, Sendable {
  /// Repeated, or stretched.
  case tile, stretch
}

extension TypeBinding where T == SymbolRenderingMode {
  /// In how many colours symbols are drawn.
  static var symbolMode: TypeBinding { .native("SymbolRenderingMode") }
}

/// Variants of symbols, such as filled ones in a circle.
struct SymbolVariants: Sendable {
  /// The variants' names.
  let names: [String]
}

extension TypeBinding where T == Interpolation {
  /// How pixels are smoothed.
  static var interpolation: TypeBinding { .native("Image.Interpolation") }
}

extension TypeBinding where T == ResizingMode {
  /// How a picture takes another size.
  static var resizingMode: TypeBinding { .native("Image.ResizingMode") }
}

extension TypeBinding where T == SymbolVariants {
  /// Variants of symbols.
  static var symbolVariants: TypeBinding { .native("SymbolVariants") }
}

extension TypeBinding where T == ImageContent {
  /// The name of a picture among the assets.
  static var asset: TypeBinding {
    TypeBinding(
      type: .string,
      read: { value, evaluator in value.asString.map { evaluator.image(named: $0) } }, write: { _ in .void })
  }
}
