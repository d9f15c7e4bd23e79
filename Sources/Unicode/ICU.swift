import CPlumblineICU

/// The ICU library of Unicode's rules and of locales, which is loaded when a text or a format first needs it.
///
/// Plain Latin text does not need it, and so avoids the cost of loading a library of 35 MB.
package enum ICU {
  /// Whether both of ICU's libraries can be opened.
  package static let isInstalled = icu_characters_problem() == nil && icu_languages_problem() == nil

  /// The Debian package of the libraries.
  package static let package = "libicu\(icu_version())"

  /// Returns the object that a function of ICU opens, or nil if the function fails.
  static func opened<Handle>(_ open: (UnsafeMutablePointer<Int32>) -> Handle?) -> Handle? {
    guard isInstalled else { return nil }
    var status = ICU.success
    let handle = open(&status)
    return ICU.isFailure(status) ? nil : handle
  }

  /// Returns the text that a function of ICU writes to a buffer, or nil if the function fails.
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

  /// The status of success, with which each call starts.
  static let success = Int32(ICU_ZERO_ERROR)

  /// Returns whether a status is an error; negative statuses are warnings.
  static func isFailure(_ status: Int32) -> Bool { status > success }
}
