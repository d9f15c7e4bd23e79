extension LatinLineBreaks {
  /// Applies the pair rules of UAX #14 at each boundary between characters.
  struct Reader {
    private var classes: [Class] = []
    private var offsets: [Int] = []
    /// The state of a number at each character: 1 within its digits and separators, 2 after a closing bracket, 0
    /// elsewhere.
    private var numbers: [UInt8] = []

    /// Reads the classes of the characters; nil if one lies beyond the Latin blocks.
    init?(_ text: [UInt8]) {
      classes.reserveCapacity(text.count)
      offsets.reserveCapacity(text.count + 1)
      var offset = 0
      var number: UInt8 = 0
      while offset < text.count {
        offsets.append(offset)
        guard let scalar = Self.scalar(in: text, &offset), let found = LatinLineBreaks.class(of: scalar) else {
          return nil
        }
        switch (found, number) {
        case (.numeric, _): number = 1
        case (.infix, 1), (.slash, 1): break
        case (.closing, 1), (.parenthesis, 1): number = 2
        default: number = 0
        }
        classes.append(found)
        numbers.append(number)
      }
      offsets.append(offset)
    }

    /// The line breaks, in order; the last is at the end of the text.
    var opportunities: [LineBreak] {
      guard let last = classes.last else { return [] }
      var opportunities: [LineBreak] = []
      for index in classes.indices.dropFirst() {
        guard let isForced = boundary(before: index) else { continue }
        opportunities.append(LineBreak(offset: offsets[index], isForced: isForced))
      }
      let isForced = [.mandatory, .lineFeed, .carriageReturn].contains(last)
      opportunities.append(LineBreak(offset: offsets[classes.count], isForced: isForced))
      return opportunities
    }

    /// Returns true if a line must end before a character, false if it may, and nil if it must not.
    private func boundary(before index: Int) -> Bool? {
      let current = classes[index]
      switch classes[index - 1] {
      case .mandatory, .lineFeed: return true
      case .carriageReturn: return current == .lineFeed ? nil : true
      default: break
      }
      switch current {
      case .mandatory, .lineFeed, .carriageReturn, .space, .zeroWidthSpace: return nil
      default: break
      }
      var other = index - 1
      while other > 0, classes[other] == .space { other -= 1 }
      if classes[other] == .zeroWidthSpace { return false }
      let isSpaced = other < index - 1 || classes[other] == .space
      return (isSpaced ? joinsOverSpace(other, index) : joins(other, index)) ? nil : false
    }

    /// LB 11 to LB 18: returns whether two characters stay together although spaces separate them.
    private func joinsOverSpace(_ other: Int, _ index: Int) -> Bool {
      switch classes[index] {
      case .closing, .parenthesis, .exclamation, .slash, .joiner: return true
      case .infix: return !(index + 1 < classes.count && classes[index + 1] == .numeric)
      case .finalQuotation where closes(index): return true
      default: break
      }
      switch classes[other] {
      case .opening: return true
      case .initialQuotation: return opens(other)
      case .dash: return classes[index] == .dash
      default: return false
      }
    }

    /// LB 15a: returns whether the mark at an index begins a quotation.
    private func opens(_ index: Int) -> Bool {
      guard index > 0 else { return true }
      switch classes[index - 1] {
      case .opening, .quotation, .initialQuotation, .finalQuotation, .glue, .space, .zeroWidthSpace, .mandatory,
        .lineFeed,
        .carriageReturn:
        return true
      default: return false
      }
    }

    /// LB 15b: returns whether the mark at an index ends a quotation.
    private func closes(_ index: Int) -> Bool {
      guard index + 1 < classes.count else { return true }
      switch classes[index + 1] {
      case .space, .glue, .joiner, .closing, .quotation, .initialQuotation, .finalQuotation, .parenthesis, .exclamation,
        .infix, .slash, .mandatory, .lineFeed, .carriageReturn, .zeroWidthSpace:
        return true
      default: return false
      }
    }

    /// LB 11 to LB 30: returns whether two adjacent characters stay together.
    private func joins(_ other: Int, _ index: Int) -> Bool {
      let (before, current) = (classes[other], classes[index])
      if current == .joiner || before == .joiner || before == .glue { return true }
      if current == .glue { return before != .after && before != .hyphen }
      switch current {
      case .closing, .parenthesis, .exclamation, .infix, .slash, .quotation, .initialQuotation, .finalQuotation, .after,
        .hyphen, .ellipsis:
        return true
      default: break
      }
      switch before {
      case .opening, .quotation, .initialQuotation, .finalQuotation: return true
      case .hyphen where current == .alphabetic: return startsWord(other)
      case .dash where current == .dash: return true
      default: return joinsWords(before, current) || joinsNumbers(other, index)
      }
    }

    /// LB 20a: returns whether the hyphen at an index begins a word.
    private func startsWord(_ index: Int) -> Bool {
      guard index > 0 else { return true }
      switch classes[index - 1] {
      case .space, .zeroWidthSpace, .glue, .mandatory, .lineFeed, .carriageReturn: return true
      default: return false
      }
    }

    private func joinsWords(_ before: Class, _ current: Class) -> Bool {
      switch (before, current) {
      case (.alphabetic, .alphabetic), (.alphabetic, .numeric), (.numeric, .alphabetic): true
      case (.prefix, .alphabetic), (.postfix, .alphabetic), (.alphabetic, .prefix), (.alphabetic, .postfix): true
      case (.infix, .alphabetic), (.parenthesis, .alphabetic), (.parenthesis, .numeric): true
      case (.alphabetic, .opening), (.numeric, .opening): true
      default: false
      }
    }

    /// LB 25: returns whether two adjacent characters belong to the same number.
    private func joinsNumbers(_ other: Int, _ index: Int) -> Bool {
      switch (classes[other], classes[index]) {
      case (.numeric, .numeric), (.hyphen, .numeric), (.prefix, .numeric), (.postfix, .numeric), (.infix, .numeric):
        true
      case (.slash, .numeric): numbers[other] == 1
      case (.prefix, .opening), (.postfix, .opening): startsNumber(after: index)
      case (_, .prefix), (_, .postfix): numbers[other] != 0
      default: false
      }
    }

    /// Returns whether a number, with or without a leading separator, follows the bracket at an index.
    private func startsNumber(after index: Int) -> Bool {
      guard index + 1 < classes.count else { return false }
      if classes[index + 1] == .numeric { return true }
      return classes[index + 1] == .infix && index + 2 < classes.count && classes[index + 2] == .numeric
    }

    /// Returns the character at an offset and advances the offset; nil if the UTF-8 is invalid or beyond the basic
    /// plane.
    private static func scalar(in text: [UInt8], _ offset: inout Int) -> UInt32? {
      let lead = text[offset]
      if lead < 0x80 {
        offset += 1
        return UInt32(lead)
      }
      let length = lead >= 0xE0 ? (lead >= 0xF0 ? 0 : 3) : 2
      guard length > 0, lead >= 0xC2, offset + length <= text.count else { return nil }
      var scalar = UInt32(lead) & (length == 2 ? 0x1F : 0x0F)
      for byte in text[(offset + 1)..<(offset + length)] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
      offset += length
      return scalar
    }
  }
}
