extension Color {
  /// Returns a grey for a missing colour: light for a background, dark for text, and for any other name one of eight
  /// between them, so that overlapping areas can be distinguished.
  package static func standIn(for name: String) -> Color {
    let lowercased = name.lowercased()
    func grey(_ light: Double, _ dark: Double) -> Color {
      Color(
        light: Components(red: light, green: light, blue: light), dark: Components(red: dark, green: dark, blue: dark))
    }
    if ["background", "surface", "paper", "bg"].contains(where: { lowercased.contains($0) }) {
      return grey(0.93, 0.14)
    }
    if ["text", "foreground", "label", "title", "ink"].contains(where: { lowercased.contains($0) }) {
      return grey(0.2, 0.86)
    }
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let step = Double((hash ^ hash >> 16) % 8)
    return grey(0.46 + 0.05 * step, 0.4 + 0.05 * step)
  }
}
