/// A secret of 128 bits, which is part of the printed address.
package struct Token: Sendable {
  /// The secret in hexadecimal digits.
  package let text: String

  /// Creates a new secret from the system's random numbers.
  package init() {
    var system = SystemRandomNumberGenerator()
    text = (0..<16).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &system)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Returns whether a text is the secret, in a time that does not depend on how much of it is right.
  func matches(_ other: String?) -> Bool {
    guard let other = other.map({ Array($0.utf8) }), other.count == text.utf8.count else { return false }
    return zip(text.utf8, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
