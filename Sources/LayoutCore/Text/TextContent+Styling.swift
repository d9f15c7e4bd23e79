extension TextContent {
  /// Returns the text with its own attributes and, where it sets none, those of the environment.
  public func styled(in environment: EnvironmentValues) -> StyledText {
    var paragraph = environment.paragraph
    paragraph.layoutDirection = environment.layoutDirection
    paragraph.locale = environment.localeIdentifier
    paragraph.displayScale = environment.displayScale
    return StyledText(runs: segments.map { $0.run(in: environment) }, paragraph: paragraph)
  }
}

extension TextContent.Segment {
  /// Returns the piece with all attributes resolved.
  func run(in environment: EnvironmentValues) -> StyledText.Run {
    let own = attributes
    let inherited = environment.text
    var font = own.font ?? inherited.font ?? environment.font ?? .body
    font.weight = own.weight ?? inherited.weight ?? font.weight
    font.design = own.design ?? inherited.design ?? font.design
    font.width = own.width ?? inherited.width ?? font.width
    font.isBold = own.isBold ?? inherited.isBold ?? font.isBold
    font.isItalic = own.isItalic ?? inherited.isItalic ?? font.isItalic
    font.hasMonospacedDigits = own.hasMonospacedDigits ?? inherited.hasMonospacedDigits ?? font.hasMonospacedDigits
    font.scale *= own.scale ?? inherited.scale ?? 1

    var run = StyledText.Run(
      piece.cased(environment.textCase).resolvingAsset(in: environment), font: font.resolved(in: environment),
      imageScale: environment.imageScale)
    run.kerning = (own.kerning ?? inherited.kerning ?? 0).finite
    run.tracking = (own.tracking ?? inherited.tracking ?? 0).finite
    run.baselineOffset = (own.baselineOffset ?? inherited.baselineOffset ?? 0).finite
    run.underline = (own.underline ?? inherited.underline ?? nil)?.shown(in: environment)
    run.strikethrough = (own.strikethrough ?? inherited.strikethrough ?? nil)?.shown(in: environment)
    run.background = (own.background ?? inherited.background)?.shown(in: environment)
    return run
  }
}

extension TextContent.Piece {
  /// Returns the piece in a letter case.
  func cased(_ textCase: TextCase?) -> TextContent.Piece {
    guard case .string(let string) = self, let textCase else { return self }
    return .string(textCase == .uppercase ? string.uppercased() : string.lowercased())
  }
}

extension TextContent.Piece {
  /// Returns the image that a piece refers to by name, or the piece itself if it is of another kind or the image is
  /// missing.
  func resolvingAsset(in environment: EnvironmentValues) -> TextContent.Piece {
    guard case .asset(let name) = self,
      let source = environment.assets?.image(named: name, colorScheme: environment.colorScheme)
    else { return self }
    return .image(source)
  }
}

extension Double {
  /// The value, or 0 if it is not finite.
  var finite: Double { isFinite ? self : 0 }
}
