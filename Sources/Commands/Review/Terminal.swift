import Glibc

/// The terminal of a user who answers questions.
enum Terminal {
  /// Returns the protocol of images that the terminal understands: by the environment, or else by its answer to a
  /// query;
  /// `none` where input or output is no terminal.
  static func imageProtocol() -> ImageProtocol {
    guard isatty(0) == 1, isatty(1) == 1 else { return .none }
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    return ImageProtocol.named(by: variable) ?? (hasSixel(attributes()) ? .sixel : .none)
  }

  /// Returns whether a terminal's answer to the query of its attributes lists Sixel graphics, as `ESC [ ? 62 ; 4 c`
  /// does.
  static func hasSixel(_ answer: String) -> Bool {
    guard let start = answer.firstIndex(of: "?"), let end = answer[start...].firstIndex(of: "c") else { return false }
    return answer[start..<end].dropFirst().split(separator: ";").contains("4")
  }

  /// The time that a terminal has to answer, in milliseconds.
  private static let patience: Int32 = 300

  /// Queries the terminal's attributes; the answer is empty if it gives none in time.
  private static func attributes() -> String {
    var settings = termios()
    guard tcgetattr(0, &settings) == 0 else { return "" }
    var raw = settings
    cfmakeraw(&raw)
    guard tcsetattr(0, TCSANOW, &raw) == 0 else { return "" }
    defer { tcsetattr(0, TCSANOW, &settings) }
    let query = Array("\u{1B}[c".utf8)
    guard write(1, query, query.count) == query.count else { return "" }
    var answer: [UInt8] = []
    while answer.last != UInt8(ascii: "c"), answer.count < 64 {
      var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      var byte: UInt8 = 0
      guard poll(&input, 1, patience) == 1, read(0, &byte, 1) == 1 else { break }
      answer.append(byte)
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
