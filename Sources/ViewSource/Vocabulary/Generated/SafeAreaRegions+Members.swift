// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `SafeAreaRegions`.
  static func addSafeAreaRegionsMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "SafeAreaRegions", "container", SafeAreaRegions.container, as: .safeAreaRegions)
    vocabulary.constant(on: "SafeAreaRegions", "keyboard", SafeAreaRegions.keyboard, as: .safeAreaRegions)
    vocabulary.constant(on: "SafeAreaRegions", "all", SafeAreaRegions.all, as: .safeAreaRegions)
    vocabulary.arrayLiteral(of: .safeAreaRegions) { $0.reduce(into: []) { $0.formUnion($1) } }
    vocabulary.method(on: .safeAreaRegions, "contains", .unnamed(.safeAreaRegions), returns: .bool) { $0.contains($1) }
    vocabulary.property(on: .safeAreaRegions, "isEmpty", as: .bool) { $0.isEmpty }
    vocabulary.method(on: .safeAreaRegions, "union", .unnamed(.safeAreaRegions), returns: .safeAreaRegions) {
      $0.union($1)
    }
    vocabulary.method(on: .safeAreaRegions, "intersection", .unnamed(.safeAreaRegions), returns: .safeAreaRegions) {
      $0.intersection($1)
    }
    vocabulary.method(on: .safeAreaRegions, "subtracting", .unnamed(.safeAreaRegions), returns: .safeAreaRegions) {
      $0.subtracting($1)
    }
    vocabulary.changes(ofOptionSet: .safeAreaRegions)
  }

}
