import PlumblineLayout

extension Vocabulary {
  /// Adds the conversions from `NSRange` and ranges of string indices to ranges of attributed strings.
  mutating func addRangesOfAttributedText() {
    for type in [SwiftType.native("NSRange"), .range(.any)] {
      rawInitializer("Range", [.value(nil, type), .value("in", .native("AttributedString"))]) { call throws(Fault) in
        let text = try call.receiver(call.value(1), as: TypeBinding<TextContent>.attributed).string
        let own = call.unitRange(0).map { $0.indexRange(in: text) } ?? call.value(0).indexRange(in: text)
        guard let indices = own else { return .none }
        return .native("AttributedStringRange", text.characters(of: indices))
      }
    }
  }
}
