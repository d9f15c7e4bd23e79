import CPlumblineICU

/// ICU, the library of Unicode's rules and of languages, which a text or a format opens when it first needs it.
///
/// Plain Latin text never does, and so does not pay for the start of a library of 35 MB.
package enum ICU {
  /// Whether both of ICU's libraries can be opened.
  package static let isInstalled = icu_characters_problem() == nil && icu_languages_problem() == nil

  /// The Debian package of the libraries.
  package static let package = "libicu\(icu_version())"

  /// Returns what an opening function of ICU returns, or nil if it fails.
  static func opened<Handle>(_ open: (UnsafeMutablePointer<Int32>) -> Handle?) -> Handle? {
    guard isInstalled else { return nil }
    var status = ICU.success
    let handle = open(&status)
    return ICU.isFailure(status) ? nil : handle
  }

  /// Returns the text that a function of ICU writes into a buffer, or nil if it fails.
  static func text(
    capacity: Int = 512, _ write: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> String? {
    var units = [UInt16](repeating: 0, count: capacity)
    var status = ICU.success
    let count = units.withUnsafeMutableBufferPointer {
      write($0.baseAddress.unsafelyUnwrapped, Int32(capacity), &status)
    }
    guard !ICU.isFailure(status), count >= 0, count <= capacity else { return nil }
    return String(decoding: units.prefix(Int(count)), as: UTF16.self)
  }

  /// The status before a call.
  static let success = Int32(ICU_ZERO_ERROR)

  /// Whether a status is an error; negative ones are warnings.
  static func isFailure(_ status: Int32) -> Bool { status > success }
}
