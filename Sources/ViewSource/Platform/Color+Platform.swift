import PlumblineLayout

extension Color {
  /// The colours of UIKit and AppKit by name.
  ///
  /// Source: Apple's Human Interface Guidelines, "Color".
  package static let platformColors: [(name: String, color: Color)] = [
    ("systemRed", Color.red), ("systemOrange", .orange), ("systemYellow", .yellow), ("systemGreen", .green),
    ("systemMint", .mint), ("systemTeal", .teal), ("systemCyan", .cyan), ("systemBlue", .blue),
    ("systemIndigo", .indigo), ("systemPurple", .purple), ("systemPink", .pink), ("systemBrown", .brown),
    ("systemGray", .gray), ("systemGray2", .hex(0xAEAEB2, dark: 0x636366)),
    ("systemGray3", .hex(0xC7C7CC, dark: 0x48484A)), ("systemGray4", .hex(0xD1D1D6, dark: 0x3A3A3C)),
    ("systemGray5", .hex(0xE5E5EA, dark: 0x2C2C2E)), ("systemGray6", .hex(0xF2F2F7, dark: 0x1C1C1E)),
    ("label", .primary), ("secondaryLabel", .secondary), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .tertiaryLabel), ("link", .blue),
    ("separator", .separator), ("opaqueSeparator", .hex(0xC6C6C8, dark: 0x38383A)), ("systemFill", .fill),
    ("secondarySystemFill", .secondaryFill), ("tertiarySystemFill", .tertiaryFill),
    ("quaternarySystemFill", .tertiaryFill), ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .hex(0xFFFFFF, dark: 0x2C2C2E)),
    ("systemGroupedBackground", .groupedBackground),
    ("secondarySystemGroupedBackground", .groupedContentBackground),
    ("tertiarySystemGroupedBackground", .hex(0xF2F2F7, dark: 0x2C2C2E)),
    ("windowBackgroundColor", .hex(0xECECEC, dark: 0x323232)),
    ("controlBackgroundColor", .systemBackground), ("labelColor", .primary), ("black", .black), ("white", .white),
    ("secondaryLabelColor", .secondary), ("tertiaryLabelColor", .tertiaryLabel),
    ("quaternaryLabelColor", .quaternaryLabel), ("quinaryLabel", .quinaryLabel), ("linkColor", .blue),
    ("placeholderTextColor", .tertiaryLabel), ("separatorColor", .separator), ("textColor", .primary),
    ("textBackgroundColor", .hex(0xFFFFFF, dark: 0x1E1E1E)), ("controlAccentColor", .blue),
    ("controlColor", .hex(0xFFFFFF, dark: 0x656565)), ("controlTextColor", .primary),
    ("disabledControlTextColor", .tertiaryLabel), ("selectedControlTextColor", .primary),
    ("alternateSelectedControlTextColor", .white), ("selectedMenuItemTextColor", .white),
    ("selectedControlColor", .hex(0xB3D7FF, dark: 0x3F638B)),
    ("selectedTextBackgroundColor", .hex(0xB3D7FF, dark: 0x3F638B)), ("selectedTextColor", .primary),
    ("selectedContentBackgroundColor", .hex(0x0064E1, dark: 0x0059D1)),
    ("unemphasizedSelectedContentBackgroundColor", .hex(0xDCDCDC, dark: 0x464646)),
    ("unemphasizedSelectedTextBackgroundColor", .hex(0xDCDCDC, dark: 0x464646)),
    ("underPageBackgroundColor", .hex(0x969696, dark: 0x282828)), ("gridColor", .hex(0xE6E6E6, dark: 0x1A1A1A)),
    ("headerTextColor", .primary), ("windowFrameTextColor", .primary),
    ("findHighlightColor", .hex(0xFFFF00, dark: 0xFFFF00)),
    ("shadowColor", .black), ("highlightColor", .hex(0xFFFFFF, dark: 0xB4B4B4)),
    ("red", Color(red: 1, green: 0, blue: 0)), ("green", Color(red: 0, green: 1, blue: 0)),
    ("blue", Color(red: 0, green: 0, blue: 1)), ("yellow", Color(red: 1, green: 1, blue: 0)),
    ("orange", Color(red: 1, green: 0.5, blue: 0)), ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    ("cyan", Color(red: 0, green: 1, blue: 1)), ("magenta", Color(red: 1, green: 0, blue: 1)),
    ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)), ("gray", Color(white: 0.5)),
    ("lightGray", Color(white: 2 / 3)), ("darkGray", Color(white: 1 / 3)), ("clear", .clear),
  ]

  /// Returns the colour that a colour set of an asset catalogue refers to by a name such as `labelColor`, or nil.
  package static func platform(referredToAs name: String) -> Color? {
    let names = [name, name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    return names.lazy.compactMap { name in platformColors.first { $0.name == name }?.color }.first
  }
}
