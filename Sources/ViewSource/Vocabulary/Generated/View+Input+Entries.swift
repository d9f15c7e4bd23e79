// Generated from Sources/Views/Behaviour/View+Input.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Input.swift`.
  mutating func addViewInputDeclarations() {
    member(
      "View", "submitScope",
      summary: "Prevents submissions of text fields within the view from running the actions of `onSubmit` around it.",
      example: #"TextField("a", text: .constant("")).submitScope()"#
    ) {
      .modifier(.unnamed(.bool, default: true)) { node, isBlocking in node.submitScope(isBlocking) }
    }
    member(
      "View", "selectionDisabled", summary: "Sets whether the row cannot be selected.",
      example: #"List { Text("a").selectionDisabled() }"#
    ) {
      .modifier(.unnamed(.bool, default: true)) { node, isDisabled in node.selectionDisabled(isDisabled) }
    }
    member(
      "View", "moveDisabled", summary: "Sets whether the row cannot be moved.",
      example: #"List { Text("a").moveDisabled(true) }"#
    ) {
      .modifier(.unnamed(.bool)) { node, isDisabled in node.moveDisabled(isDisabled) }
    }
    member(
      "View", "deleteDisabled", summary: "Sets whether the row cannot be deleted.",
      example: #"List { Text("a").deleteDisabled(true) }"#
    ) {
      .modifier(.unnamed(.bool)) { node, isDisabled in node.deleteDisabled(isDisabled) }
    }
    member(
      "View", "swipeActions", summary: "Adds buttons that a swipe across the row reveals.",
      example: #"List { Text("a").swipeActions(edge: .leading) { Button("b") {} } }"#
    ) {
      .modifier(
        .named("edge", .horizontalEdge, default: .trailing), .named("allowsFullSwipe", .bool, default: true),
        .named("content", .laterContent)
      ) { node, edge, allowsFullSwipe, content in
        node.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { content() }
      }
    }
    member(
      "View", "privacySensitive",
      summary: "Marks the view as sensitive, so that it is hidden where views are redacted for privacy.",
      example: #"Text("a").privacySensitive()"#
    ) {
      .modifier(.unnamed(.bool, default: true)) { node, sensitive in node.privacySensitive(sensitive) }
    }
    member(
      "View", "searchScopes", summary: "Adds scopes to the search of the screen, which appear when text is entered.",
      example: #"Text("a").searchScopes(.constant(1)) { Text("b").tag(1) }"#
    ) {
      .placedModifier(.unnamed(.bound(.identity)), .named("scopes", .laterContent)) { node, place, scope, scopes in
        node.searchScopes(scope, activation: .automatic, at: place) { scopes() }
      }
    }
    member(
      "View", "searchScopes",
      summary: "Adds scopes to the search of the screen, which appear when text is entered or the search begins.",
      example: #"Text("a").searchScopes(.constant(1), activation: .onSearchPresentation) { Text("b").tag(1) }"#
    ) {
      .placedModifier(
        .unnamed(.bound(.identity)), .named("activation", .searchScopeActivation), .named("scopes", .laterContent)
      ) { node, place, scope, activation, scopes in
        node.searchScopes(scope, activation: activation, at: place) { scopes() }
      }
    }
    member(
      "View", "searchSuggestions",
      summary: "Adds suggestions to the search of the screen, which are shown while it is active.",
      example: #"Text("a").searchSuggestions { Text("b") }"#
    ) {
      .modifier(.unnamed(.content)) { node, suggestions in node.searchSuggestions(suggestions) }
    }
  }
}
