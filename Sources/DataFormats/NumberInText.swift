import Glibc

/// The format of numbers in a localization key: that of the C library's `%lld` and `%lf` in English, with a comma
/// between thousands and six decimals.
///
/// Source: `LocalizedStringKey.StringInterpolation` gives whole numbers the specifier `%lld` and floating ones `%lf`,
/// and a text formats its key in its locale.
public enum NumberInText {
  /// Returns the text of an integer, such as `2,023`.
  public static func text(of int: some BinaryInteger) -> String {
    guard let int = Int(exactly: int) else { return grouped(int.description) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 27) { digits in
      var (rest, start) = (int.magnitude, digits.count)
      repeat {
        // A comma precedes every three digits, counted from the right.
        if (digits.count - start) % 4 == 3 {
          start -= 1
          digits.initializeElement(at: start, to: UInt8(ascii: ","))
        }
        start -= 1
        digits.initializeElement(at: start, to: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      } while rest > 0
      if int < 0 {
        start -= 1
        digits.initializeElement(at: start, to: UInt8(ascii: "-"))
      }
      return String(decoding: UnsafeBufferPointer(rebasing: digits[start...]), as: UTF8.self)
    }
  }

  /// Returns the text of a floating-point number, such as `1.500000`.
  public static func text(of double: Double) -> String {
    guard double.isFinite else { return double.description }
    return grouped(formatted(double, specifier: "%lf"))
  }

  /// Returns the text of a value in a format of the C library.
  public static func formatted(_ value: some CVarArg, specifier: String) -> String {
    withVaList([value]) { arguments in
      var buffer = [CChar](repeating: 0, count: 512)
      let length = Int(vsnprintf(&buffer, buffer.count, specifier, arguments))
      let characters = buffer.prefix(max(min(length, buffer.count - 1), 0))
      return String(decoding: characters.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// Returns digits with a comma before every three that precede the decimal point or the end.
  private static func grouped(_ number: String) -> String {
    let bytes = number.utf8
    let count =
      bytes.firstIndex(of: UInt8(ascii: ".")).map { bytes.distance(from: bytes.startIndex, to: $0) } ?? bytes.count
    guard count > 3 else { return number }
    return String(unsafeUninitializedCapacity: bytes.count + count / 3) { result in
      var (left, length) = (count, 0)
      for byte in bytes {
        result[length] = byte
        (left, length) = (left - 1, length + 1)
        guard left > 0, left % 3 == 0, byte != UInt8(ascii: "-") else { continue }
        result[length] = UInt8(ascii: ",")
        length += 1
      }
      return length
    }
  }
}
