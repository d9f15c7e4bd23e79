// Generated from Sources/Views/Controls/TabView.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/TabView.swift`.
  mutating func addTabViewDeclarations() {
    view(
      "TabView", summary: "Creates a tab view that shows the selected one of several tagged screens.",
      example: #"TabView(selection: .constant(1)) { Text("a").tag(1) }"#
    ) {
      .placed(.named("selection", .optional(.bound(.identity))), .named("content", .content), returns: .view) {
        place, selection, content in .tabView(selection: selection, content: content, at: place)
      }
    }
    view(
      "TabView", summary: "Creates a tab view that shows the first of several screens.",
      example: #"TabView { Text("a").tabItem { Label("A", systemImage: "star") } }"#
    ) {
      .placed(.named("content", .content), returns: .view) { place, content in .tabView(content: content, at: place) }
    }
    view(
      "Tab", summary: "Creates a tab for a value, with a label.",
      example: #"TabView { Tab { Text("a") } label: { Text("A") } }"#
    ) {
      .function(
        .named("value", .identity), .named("role", .optional(.tabRole), default: .some(nil)),
        .named("content", .content), .named("label", .content), returns: .view
      ) { value, _, content, label in .tab(label: .group(label), value: AnyHashable(value), content: content) }
    }
    view(
      "Tab", summary: "Creates a tab for a value.", example: #"TabView { Tab("A", systemImage: "star") { Text("a") } }"#
    ) {
      .function(
        .unnamed(.title), .named("systemImage", .string), .named("value", .identity),
        .named("role", .optional(.tabRole), default: .some(nil)), .named("content", .content), returns: .view
      ) { title, systemImage, value, _, content in
        .tab(label: .label(title, systemImage: systemImage), value: AnyHashable(value), content: content)
      }
    }
    view(
      "Tab", summary: "Creates a tab for a value, with a title and an image.",
      example: #"TabView { Tab("A", image: "a") { Text("a") } }"#
    ) {
      .function(
        .unnamed(.title), .named("image", .asset), .named("value", .identity),
        .named("role", .optional(.tabRole), default: .some(nil)), .named("content", .content), returns: .view
      ) { title, image, value, _, content in
        .tab(label: .label(title, image: image), value: AnyHashable(value), content: content)
      }
    }
    view(
      "Tab", summary: "Creates a tab for a value, without a label.",
      example: #"TabView { Tab(value: 1) { Text("a") } }"#
    ) {
      .function(
        .named("value", .identity), .named("role", .optional(.tabRole), default: .some(nil)),
        .named("content", .content), returns: .view
      ) { value, role, content in .tab(role: role, value: AnyHashable(value), content: content) }
    }
    view("Tab", summary: "Creates a tab with a label.", example: "") {
      .function(
        .named("role", .optional(.tabRole), default: .some(nil)), .named("content", .content),
        .named("label", .content), returns: .view
      ) { _, content, label in .tab(label: .group(label), content: content) }
    }
    view("Tab", summary: "Creates a tab without a label.", example: "") {
      .function(.named("role", .optional(.tabRole), default: .some(nil)), .named("content", .content), returns: .view) {
        role, content in .tab(role: role, content: content)
      }
    }
    view("Tab", summary: "Creates a screen.", example: "") {
      .function(
        .unnamed(.title), .named("systemImage", .string), .named("role", .optional(.tabRole), default: .some(nil)),
        .named("content", .content), returns: .view
      ) { title, systemImage, _, content in .tab(label: .label(title, systemImage: systemImage), content: content) }
    }
    view("Tab", summary: "Creates a tab with a title and an image.", example: "") {
      .function(
        .unnamed(.title), .named("image", .asset), .named("role", .optional(.tabRole), default: .some(nil)),
        .named("content", .content), returns: .view
      ) { title, image, _, content in .tab(label: .label(title, image: image), content: content) }
    }
    view(
      "TabSection", summary: "Creates a section of tabs with a title.",
      example: #"TabView { TabSection("A") { Tab("A", systemImage: "star") { Text("a") } } }"#
    ) {
      .function(.unnamed(.unevaluated), .named("content", .content), returns: .view) { _, content in .group(content) }
    }
    view("TabSection", summary: "Creates a section of tabs with a header.", example: "") {
      .function(.named("content", .content), .named("header", .unevaluated), returns: .view) { content, _ in
        .group(content)
      }
    }
  }
}
