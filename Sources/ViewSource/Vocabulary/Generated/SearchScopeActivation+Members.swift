// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `SearchScopeActivation`.
  static func addSearchScopeActivationMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(
      on: "SearchScopeActivation", "automatic", SearchScopeActivation.automatic, as: .searchScopeActivation)
    vocabulary.constant(
      on: "SearchScopeActivation", "onTextEntry", SearchScopeActivation.onTextEntry, as: .searchScopeActivation)
    vocabulary.constant(
      on: "SearchScopeActivation", "onSearchPresentation", SearchScopeActivation.onSearchPresentation,
      as: .searchScopeActivation)
    vocabulary.constant(
      on: "SearchScopeActivation", "allCases", Array(SearchScopeActivation.allCases), as: .array(.searchScopeActivation)
    )
  }

}
