extension Color {
  /// Creates the colour that a step names: `#rgb`, `#rrggbb` or `#rrggbbaa`, or the name of a system colour.
  init?(step text: String) {
    if let known = Self.system[text.lowercased()] {
      self = known
      return
    }
    guard text.hasPrefix("#") else { return nil }
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let parts = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    self = Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts.count == 4 ? parts[3] : 1)
  }

  private static let system: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal, "cyan": .cyan,
    "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray,
    "black": .black, "white": .white, "clear": .clear,
  ]
}
