import PlumblineRendering
import PlumblineSnapshots

/// The protocol by which a terminal shows images.
enum ImageProtocol: String, CaseIterable, Sendable {
  /// The one that the terminal understands, or none.
  case auto
  /// The graphics protocol of Kitty, which Ghostty, Konsole and WezTerm understand, too.
  case kitty
  /// The inline images of iTerm2.
  case iterm2
  /// Sixel graphics, of xterm, foot, mlterm and others.
  case sixel
  /// No images.
  case none

  /// Returns the escape sequences that show an image at the cursor, and end the line.
  func text(of image: Bitmap) -> String {
    switch self {
    case .kitty: Self.kittyText(Base64.text(of: image.png))
    case .iterm2:
      "\u{1B}]1337;File=inline=1;preserveAspectRatio=1;width=\(image.width)px:\(Base64.text(of: image.png))\u{7}\n"
    case .sixel: SixelImage(image).text + "\n"
    case .auto, .none: ""
    }
  }

  /// The greatest length of a part of Kitty's protocol, in characters.
  ///
  /// Source: the documentation of Kitty's graphics protocol, "Remote clients".
  private static let kittyLimit = 4_096

  private static func kittyText(_ data: String) -> String {
    var rest = Substring(data)
    var text = ""
    var keys = "f=100,a=T,q=2,"
    repeat {
      let part = rest.prefix(kittyLimit)
      rest = rest.dropFirst(part.count)
      text += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
      keys = ""
    } while !rest.isEmpty
    return text + "\n"
  }

  /// Returns the protocol of a terminal by its environment, or nil if the environment does not name one.
  ///
  /// A terminal multiplexer hides the terminal, whose variables it passes on.
  static func named(by environment: (String) -> String?) -> ImageProtocol? {
    if environment("TMUX") != nil || environment("STY") != nil { return nil }
    let program = environment("TERM_PROGRAM") ?? ""
    if environment("KITTY_WINDOW_ID") != nil || environment("TERM") == "xterm-kitty" { return .kitty }
    if ["ghostty", "WezTerm"].contains(program) || environment("KONSOLE_VERSION") != nil { return .kitty }
    if program == "iTerm.app" || environment("LC_TERMINAL") == "iTerm2" { return .iterm2 }
    return nil
  }
}
