/// An error that prevented a drawing from being written.
public enum RenderingError: Error, Hashable {
  /// Cairo reported an error.
  case library(String)
  /// The drawing is too large for the format, with its size in pixels.
  case tooLarge(width: Double, height: Double)
  /// A font or image file cannot be read.
  case unreadable(path: String)
  /// The format or the system lacks a feature that the drawing needs.
  case unsupported(String)
}

extension RenderingError: CustomStringConvertible {
  /// The error message.
  public var description: String {
    switch self {
    case .library(let message): "the drawing library failed: \(message)"
    case .tooLarge(let width, let height):
      "the drawing is too large: \(Self.whole(width))×\(Self.whole(height)) pixels"
    case .unreadable(let path): "cannot read '\(path)'"
    case .unsupported(let message): message
    }
  }

  /// Returns a size in pixels without its fraction.
  private static func whole(_ number: Double) -> String {
    Int(exactly: number.rounded(.up)).map { "\($0)" } ?? "\(number)"
  }
}
