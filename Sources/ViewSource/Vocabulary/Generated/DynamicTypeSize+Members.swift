// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `DynamicTypeSize`.
  static func addDynamicTypeSizeMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "DynamicTypeSize", "xSmall", DynamicTypeSize.xSmall, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "small", DynamicTypeSize.small, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "medium", DynamicTypeSize.medium, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "large", DynamicTypeSize.large, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "xLarge", DynamicTypeSize.xLarge, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "xxLarge", DynamicTypeSize.xxLarge, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "xxxLarge", DynamicTypeSize.xxxLarge, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "accessibility1", DynamicTypeSize.accessibility1, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "accessibility2", DynamicTypeSize.accessibility2, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "accessibility3", DynamicTypeSize.accessibility3, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "accessibility4", DynamicTypeSize.accessibility4, as: .dynamicTypeSize)
    vocabulary.constant(on: "DynamicTypeSize", "accessibility5", DynamicTypeSize.accessibility5, as: .dynamicTypeSize)
    vocabulary.property(on: .dynamicTypeSize, "isAccessibilitySize", as: .bool) { $0.isAccessibilitySize }
    vocabulary.constant(
      on: "DynamicTypeSize", "allCases", Array(DynamicTypeSize.allCases), as: .array(.dynamicTypeSize))
  }

}
