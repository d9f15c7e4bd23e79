/// Names of symbols that have another name: older and newer ones, and those for both reading directions.
extension SymbolLibrary {
  /// Returns other names of the symbol, the likeliest first.
  ///
  /// A symbol with `forward`, `leading` or `trailing` in its name points to the right or the left in a language that is
  /// read from the left, and is drawn as the symbol of that name.
  static func otherNames(of name: String) -> [String] {
    let isFilled = name.hasSuffix(".fill")
    let plain = name.removingSuffix(".fill") ?? name
    let ending = isFilled ? ".fill" : ""
    var names: [String] = []
    if let other = renamed[Substring(plain)] { names.append(other + ending) }
    let parts = plain.split(separator: ".").map(String.init)
    if let usual = usual(parts, isFilled: isFilled) { names.append(usual) }
    let sided = parts.map { sides[$0] ?? $0 }
    if sided != parts { names.append(sided.joined(separator: ".") + ending) }
    let percents = parts.map { $0.first?.isNumber == true ? $0.removingSuffix("percent") ?? $0 : $0 }
    if percents != parts { names.append(percents.joined(separator: ".") + ending) }
    if isFilled { names.append(plain + ".filled") }
    return names
  }

  /// Returns the older or more common name by the parts of a name, or nil if there is none.
  private static func usual(_ plain: [String], isFilled: Bool) -> String? {
    var parts = plain.map {
      switch $0 {
      case "document": "doc"
      case "trianglebadge": "badge"
      case "exclam": "exclamationmark"
      case "sheqelsign": "shekelsign"
      default: $0
      }
    }
    if parts.starts(with: ["arrow", "trianglehead"]), parts.count > 2 { parts.remove(at: 1) }
    if parts == ["text", "page"] { parts = ["doc", "text"] }
    if parts == ["bubble"] { parts = ["bubble", "left"] }
    if parts == ["text"] { parts = ["text", "alignleft"] }
    if parts.count > 2, let index = parts.dropFirst().firstIndex(of: "fill") {
      parts.remove(at: index)
      return parts.joined(separator: ".") + ".fill"
    }
    if parts.count > 2, parts[parts.count - 2] == "crop" { parts.remove(at: parts.count - 2) }
    return parts == plain ? nil : parts.joined(separator: ".") + (isFilled ? ".fill" : "")
  }

  /// The sides of the reading directions in text from left to right.
  private static let sides = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right", "topleading": "topleft",
    "toptrailing": "topright", "bottomleading": "bottomleft", "bottomtrailing": "bottomright",
  ]

  /// The names by which symbols are drawn, by their other names.
  private static let renamed: [Substring: String] = {
    var names: [Substring: String] = [:]
    for line in renamedList.split(separator: "\n") {
      let pair = line.split(separator: " ")
      if pair.count == 2 { names[pair[0]] = String(pair[1]) }
    }
    return names
  }()

  /// Pairs of names of one symbol.
  ///
  /// Source: the deprecations in lists of Apple's symbol names, which name the successors.
  private static let renamedList = """
    a.book.closed character.book.closed
    arrow.down.to.line.compact arrow.down.to.line
    arrow.merge arrow.triangle.merge
    arrow.swap arrow.triangle.swap
    arrow.up.to.line.compact arrow.up.to.line
    bin.xmark xmark.bin
    checkerboard.shield shield.checkered
    chevron.left.slash.chevron.right chevron.left.forwardslash.chevron.right
    circles.hexagongrid circle.hexagongrid
    clear xmark.square
    cursor.rays cursorarrow.rays
    dial dial.min
    dial.max dial.high
    ellipses.bubble ellipsis.bubble
    exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.circlepath
    hand.app hand.raised.app
    hearingaid.ear hearingdevice.ear
    lasso.sparkles lasso.and.sparkles
    leaf.arrow.triangle.circlepath leaf.arrow.circlepath
    lock.rotation.open lock.open.rotation
    music.house music.note.house
    music.note.tv tv.music.note
    paragraph paragraphsign
    phone.bubble.left phone.bubble
    point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath
    pointer.arrow cursorarrow
    radiowaves.left wave.3.left
    radiowaves.right wave.3.right
    rectangle.3.group.bubble.left rectangle.3.group.bubble
    rectangle.dock dock.rectangle
    rectangle.lefthalf.inset.fill.arrow.left rectangle.lefthalf.inset.filled.arrow.left
    rectangle.righthalf.inset.fill.arrow.right rectangle.righthalf.inset.filled.arrow.right
    smallcircle.fill.circle smallcircle.filled.circle
    sparkles.square.fill.on.square sparkles.square.filled.on.square
    speaker.wave.2.bubble.left speaker.wave.2.bubble
    square.filled.on.square square.fill.on.square
    t.bubble character.bubble
    table tablecells
    textbox character.textbox
    character.cursor.ibeam text.cursor
    text.justifyleft text.justify.left
    text.justifyright text.justify.right
    video.bubble.left video.bubble
    waveform.and.magnifyingglass waveform.badge.magnifyingglass
    """
}
