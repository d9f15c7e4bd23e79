import CPlumblineICU

/// The embedding levels of a paragraph's characters, by ICU's rules (UAX #9).
package struct UnicodeDirections {
  /// The paragraph's own level: 0 left to right, 1 right to left.
  package let paragraph: UInt8
  /// The level of each UTF-16 unit.
  package let levels: [UInt8]

  /// Finds the levels of a paragraph, given in UTF-16; nil where ICU is not installed or has no answer.
  ///
  /// `fallback` is the paragraph's direction where no character decides it.
  package init?(_ units: [UInt16], isRightToLeft fallback: Bool) {
    guard let bidi = ICU.opened({ _ in icu_ubidi_open() }) else { return nil }
    defer { icu_ubidi_close(bidi) }
    let level = UInt8(fallback ? Int32(ICU_UBIDI_DEFAULT_RTL) : Int32(ICU_UBIDI_DEFAULT_LTR))
    var status = ICU.success
    // ICU reads the text in place as long as it is asked for levels.
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
