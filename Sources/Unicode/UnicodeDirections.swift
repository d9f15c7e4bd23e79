import CPlumblineICU

/// The embedding levels of a paragraph by the Unicode bidirectional algorithm (UAX #9), from ICU.
package struct UnicodeDirections {
  /// The level of the paragraph: 0 for left to right, 1 for right to left.
  package let paragraph: UInt8
  /// The level of each UTF-16 code unit.
  package let levels: [UInt8]

  /// Creates the levels of a paragraph in UTF-16, or returns nil if ICU is not installed or fails.
  ///
  /// `fallback` is the direction of a paragraph without strong characters.
  package init?(_ units: [UInt16], isRightToLeft fallback: Bool) {
    guard let bidi = ICU.opened({ _ in icu_ubidi_open() }) else { return nil }
    defer { icu_ubidi_close(bidi) }
    let level = UInt8(fallback ? Int32(ICU_UBIDI_DEFAULT_RTL) : Int32(ICU_UBIDI_DEFAULT_LTR))
    var status = ICU.success
    // ICU reads the text without copying it, until the levels have been read.
    let found = units.withUnsafeBufferPointer { text -> (UInt8, [UInt8])? in
      icu_ubidi_setPara(bidi, text.baseAddress, Int32(clamping: text.count), level, nil, &status)
      guard !ICU.isFailure(status) else { return nil }
      let paragraph = icu_ubidi_getParaLevel(bidi) & 1
      guard let levels = icu_ubidi_getLevels(bidi, &status), !ICU.isFailure(status) else { return (paragraph, []) }
      return (paragraph, Array(UnsafeBufferPointer(start: levels, count: text.count)))
    }
    guard let found else { return nil }
    (paragraph, levels) = found
  }
}
