extension Color: CustomStringConvertible {
  /// The name of a system colour, such as `red`, or the components in hexadecimal notation, such as `#FF8040FF`.
  ///
  /// Source: observed on iOS; a colour that differs by appearance and has no name is written as in the light one.
  public var description: String {
    if let name = Color.names.first(where: { $0.color == self })?.name { return name }
    let parts = [light.red, light.green, light.blue, light.opacity]
    return parts.reduce(into: "#") { text, part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      let digits = String(byte, radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }

  private static let names: [(name: String, color: Color)] = [
    ("clear", .clear), ("black", .black), ("white", .white), ("red", .red), ("orange", .orange), ("yellow", .yellow),
    ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
    ("purple", .purple), ("pink", .pink), ("brown", .brown), ("gray", .gray), ("primary", .primary),
    ("secondary", .secondary),
  ]
}
