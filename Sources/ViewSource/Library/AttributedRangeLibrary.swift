import PlumblineLayout

extension Vocabulary {
  /// Adds the ways from Foundation's older ranges to places in an attributed text.
  mutating func addRangesOfAttributedText() {
    for type in [SwiftType.native("NSRange"), .range(.any)] {
      rawInitializer("Range", [.value(nil, type), .value("in", .native("AttributedString"))]) { call throws(Fault) in
        let text = try call.receiver(call.value(1), as: TypeBinding<TextContent>.attributed).string
        let own = call.unitRange(0).map { $0.places(in: text) } ?? call.value(0).places(in: text)
        guard let places = own else { return .none }
        return .native("AttributedStringRange", text.characters(of: places))
      }
    }
  }
}
