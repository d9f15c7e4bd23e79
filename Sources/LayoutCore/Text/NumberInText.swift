import Glibc

/// Numbers as they stand in a text that is a key: written as the C library writes `%lld` and `%lf` in English, with commas
/// between thousands and six decimals.
///
/// Source: `LocalizedStringKey.StringInterpolation` gives whole numbers the specifier `%lld` and floating ones `%lf`, and a
/// text formats its key in its locale.
public enum NumberInText {
  /// A whole number, as `2,023`.
  public static func text(of int: some BinaryInteger) -> String {
    guard let int = Int(exactly: int) else { return grouped(int.description) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 27) { digits in
      var (rest, start) = (int.magnitude, digits.count)
      repeat {
        // A comma after each three digits from the right: at every fourth place.
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

  /// A floating number, as `1.500000`.
  public static func text(of double: Double) -> String {
    guard double.isFinite else { return double.description }
    return grouped(formatted(double, specifier: "%lf"))
  }

  /// A value in a format of the C library.
  public static func formatted(_ value: some CVarArg, specifier: String) -> String {
    withVaList([value]) { arguments in
      var buffer = [CChar](repeating: 0, count: 512)
      let length = Int(vsnprintf(&buffer, buffer.count, specifier, arguments))
      let characters = buffer.prefix(max(min(length, buffer.count - 1), 0))
      return String(decoding: characters.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// Digits with a comma before each three that precede the end or a point.
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
