// Generated from Sources/Views/Controls/NavigationLink.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/NavigationLink.swift`.
  mutating func addNavigationLinkDeclarations() {
    view(
      "NavigationLink", summary: "Creates a link with a label to a screen.",
      example: #"NavigationLink { Text("b") } label: { Text("More") }"#
    ) {
      .function(.named("destination", .unevaluated), .named("label", .content), returns: .view) { _, label in
        .navigationLink(label: label)
      }
    }
    view(
      "NavigationLink", summary: "Creates a link with a label to a screen, in SwiftUI's older spelling.",
      example: #"NavigationLink(isActive: .constant(false)) { Text("b") } label: { Text("More") }"#
    ) {
      .function(
        .named("isActive", .unevaluated), .named("destination", .unevaluated), .named("label", .content), returns: .view
      ) { _, _, label in .navigationLink(label: label) }
    }
    view(
      "NavigationLink", summary: "Creates a link with a label to a screen, in SwiftUI's older spelling.",
      example: #"NavigationLink(destination: Text("b"), isActive: .constant(false)) { Text("More") }"#
    ) {
      .function(
        .named("destination", .unevaluated), .named("isActive", .unevaluated), .named("label", .content), returns: .view
      ) { _, _, label in .navigationLink(label: label) }
    }
    view(
      "NavigationLink", summary: "Creates a link with a label to one of several screens, in SwiftUI's older spelling.",
      example: #"NavigationLink(destination: Text("b"), tag: 1, selection: .constant(1)) { Text("More") }"#
    ) {
      .function(
        .named("destination", .unevaluated), .named("tag", .identity), .named("selection", .unevaluated),
        .named("label", .content), returns: .view
      ) { _, _, _, label in .navigationLink(label: label) }
    }
    view(
      "NavigationLink", summary: "Creates a link with a label to the screen of a value.",
      example: #"NavigationLink(value: 1) { Text("More") }"#
    ) {
      .function(.named("value", .optional(.identity)), .named("label", .content), returns: .view) { _, label in
        .navigationLink(label: label)
      }
    }
    view(
      "NavigationLink", summary: "Creates a link with a title to a screen.",
      example: #"NavigationLink("More", destination: Text("b"))"#
    ) {
      .function(.unnamed(.title), .named("destination", .unevaluated), returns: .view) { title, _ in
        .navigationLink(label: [.text(title)])
      }
    }
    view(
      "NavigationLink", summary: "Creates a link with a title to a screen, in SwiftUI's older spelling.",
      example: #"NavigationLink("More", destination: Text("b"), isActive: .constant(false))"#
    ) {
      .function(.unnamed(.title), .named("destination", .unevaluated), .named("isActive", .unevaluated), returns: .view)
      { title, _, _ in .navigationLink(label: [.text(title)]) }
    }
    view(
      "NavigationLink", summary: "Creates a link with a title to one of several screens, in SwiftUI's older spelling.",
      example: #"NavigationLink("More", destination: Text("b"), tag: 1, selection: .constant(1))"#
    ) {
      .function(
        .unnamed(.title), .named("destination", .unevaluated), .named("tag", .identity),
        .named("selection", .unevaluated), returns: .view
      ) { title, _, _, _ in .navigationLink(label: [.text(title)]) }
    }
    view(
      "NavigationLink", summary: "Creates a link with a title to the screen of a value.",
      example: #"NavigationLink("More", value: 1)"#
    ) {
      .function(.unnamed(.title), .named("value", .optional(.identity)), returns: .view) { title, _ in
        .navigationLink(label: [.text(title)])
      }
    }
  }
}
