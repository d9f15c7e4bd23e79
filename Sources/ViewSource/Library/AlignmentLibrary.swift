import PlumblineLayout

extension Vocabulary {
  /// Adds custom alignments and the subscripts of `ViewDimensions`.
  mutating func addAlignmentTypes() {
    rawInitializer("HorizontalAlignment", [.value(nil, .metatype(.any))]) { call throws(Fault) in
      guard case .type(.declared(let type)) = call.value(0) else {
        throw call.mismatch(of: call.value(0), with: .native("AlignmentID.Type"), at: 0)
      }
      let key = call.evaluator.alignmentKey(type, axis: .horizontal)
      return .native("HorizontalAlignment", HorizontalAlignment(key: key))
    }
    rawInitializer("VerticalAlignment", [.value(nil, .metatype(.any))]) { call throws(Fault) in
      guard case .type(.declared(let type)) = call.value(0) else {
        throw call.mismatch(of: call.value(0), with: .native("AlignmentID.Type"), at: 0)
      }
      let key = call.evaluator.alignmentKey(type, axis: .vertical)
      return .native("VerticalAlignment", VerticalAlignment(key: key))
    }
    method(on: .viewDimensions, "subscript", .unnamed(.horizontalAlignment), returns: .double) { $0[$1] }
    method(on: .viewDimensions, "subscript", .unnamed(.verticalAlignment), returns: .double) { $0[$1] }
    method(
      on: .viewDimensions, "subscript", .named("explicit", .horizontalAlignment), returns: .optional(.double)
    ) { $0[explicit: $1] }
    method(
      on: .viewDimensions, "subscript", .named("explicit", .verticalAlignment), returns: .optional(.double)
    ) { $0[explicit: $1] }
  }
}
