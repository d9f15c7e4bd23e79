/// Why a drawing could not be written.
public enum RenderingError: Error, Hashable {
  /// The library that draws reported a fault.
  case library(String)
  /// The drawing is too large for the format, in pixels.
  case tooLarge(width: Double, height: Double)
  /// A font or picture file could not be read.
  case unreadable(path: String)
  /// The format cannot hold what is asked.
  case unsupported(String)
}

extension RenderingError: CustomStringConvertible {
  /// The fault in a sentence.
  public var description: String {
    switch self {
    case .library(let message): "the drawing library failed: \(message)"
    case .tooLarge(let width, let height): "the drawing is too large: \(width)×\(height) pixels"
    case .unreadable(let path): "cannot read '\(path)'"
    case .unsupported(let what): what
    }
  }
}
