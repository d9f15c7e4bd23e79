// Generated from Sources/Views/Controls/Searchable.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Searchable.swift`.
  mutating func addSearchableDeclarations() {
    member(
      "View", "searchable", summary: "Adds a search field with suggestions to the screen.",
      example: #"NavigationStack { Text("a").searchable(text: .constant("")) { Text("b") } }"#
    ) {
      .placedModifier(
        .named("text", .bound(.string)), .named("placement", .unevaluated, default: ()),
        .named("prompt", .optional(.title), default: .some(nil)), .named("suggestions", .laterContent)
      ) { node, place, text, _, prompt, suggestions in
        node.searchable(text: text, prompt: prompt, at: place) { suggestions() }
      }
    }
    member(
      "View", "searchable", summary: "Adds a search field to the screen.",
      example: #"NavigationStack { Text("a").searchable(text: .constant(""), prompt: "Find") }"#
    ) {
      .placedModifier(
        .named("text", .bound(.string)), .named("placement", .unevaluated, default: ()),
        .named("prompt", .optional(.title), default: .some(nil))
      ) { node, place, text, _, prompt in node.searchable(text: text, prompt: prompt, at: place) }
    }
    member(
      "View", "searchable", summary: "Adds a search field to the screen, active or not.",
      example: #"NavigationStack { Text("a").searchable(text: .constant(""), isPresented: .constant(false)) }"#
    ) {
      .placedModifier(
        .named("text", .bound(.string)), .named("isPresented", .bound(.bool)),
        .named("placement", .unevaluated, default: ()), .named("prompt", .optional(.title), default: .some(nil))
      ) { node, place, text, isPresented, _, prompt in
        node.searchable(text: text, isPresented: isPresented, prompt: prompt, at: place)
      }
    }
    member(
      "View", "searchable", summary: "Adds a search field to the screen; its tokens are not shown.",
      example:
        #"NavigationStack { Text("a").searchable(text: .constant(""), tokens: .constant([1])) { _ in Text("b") } }"#
    ) {
      .placedModifier(
        .named("text", .bound(.string)), .named("tokens", .unevaluated),
        .named("isPresented", .unevaluated, default: ()), .named("placement", .unevaluated, default: ()),
        .named("prompt", .optional(.title), default: .some(nil)), .named("token", .unevaluated)
      ) { node, place, text, _, _, _, prompt, _ in node.searchable(text: text, prompt: prompt, at: place) }
    }
    member(
      "View", "searchable",
      summary: "Adds a search field to the screen; its tokens and suggested tokens are not shown.",
      example:
        #"NavigationStack { Text("a").searchable(text: .constant(""), tokens: .constant([1]), suggestedTokens: .constant([2])) { _ in Text("b") } }"#
    ) {
      .placedModifier(
        .named("text", .bound(.string)), .named("tokens", .unevaluated), .named("suggestedTokens", .unevaluated),
        .named("isPresented", .unevaluated, default: ()), .named("placement", .unevaluated, default: ()),
        .named("prompt", .optional(.title), default: .some(nil)), .named("token", .unevaluated)
      ) { node, place, text, _, _, _, _, prompt, _ in node.searchable(text: text, prompt: prompt, at: place) }
    }
    member(
      "View", "searchable", summary: "Adds a search field to the screen; its editable tokens are not shown.",
      example:
        #"NavigationStack { Text("a").searchable(text: .constant(""), editableTokens: .constant([1])) { _ in Text("b") } }"#
    ) {
      .placedModifier(
        .named("text", .bound(.string)), .named("editableTokens", .unevaluated),
        .named("isPresented", .unevaluated, default: ()), .named("placement", .unevaluated, default: ()),
        .named("prompt", .optional(.title), default: .some(nil)), .named("token", .unevaluated)
      ) { node, place, text, _, _, _, prompt, _ in node.searchable(text: text, prompt: prompt, at: place) }
    }
  }
}
