// Generated from Sources/Views/Controls/NavigationLink.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/NavigationLink.swift`.
  mutating func addNavigationLinkDeclarations() {
    view(
      "NavigationLink", summary: "Creates a link with a label to a screen.",
      example: #"NavigationLink { Text("b") } label: { Text("More") }"#
    ) {
      .function(.named("destination", .laterContent), .named("label", .content), returns: .view) { destination, label in
        .navigationLink(label: label) { destination() }
      }
    }
    view(
      "NavigationLink", summary: "Creates a link with a label to a screen, in SwiftUI's older spelling.", example: ""
    ) {
      .function(.named("destination", .laterContent), .named("label", .content), returns: .view) { destination, label in
        .navigationLink(label: label) { destination() }
      }
    }
    view(
      "NavigationLink", summary: "Creates a link with a label to a screen, in SwiftUI's older spelling.",
      example: #"NavigationLink(isActive: .constant(false)) { Text("b") } label: { Text("More") }"#
    ) {
      .function(
        .named("isActive", .unevaluated), .named("destination", .laterContent), .named("label", .content),
        returns: .view
      ) { _, destination, label in .navigationLink(label: label) { destination() } }
    }
    view(
      "NavigationLink", summary: "Creates a link with a label to a screen, in SwiftUI's older spelling.",
      example: #"NavigationLink(destination: Text("b"), isActive: .constant(false)) { Text("More") }"#
    ) {
      .function(
        .named("destination", .laterContent), .named("isActive", .unevaluated), .named("label", .content),
        returns: .view
      ) { destination, _, label in .navigationLink(label: label) { destination() } }
    }
    view(
      "NavigationLink", summary: "Creates a link with a label to one of several screens, in SwiftUI's older spelling.",
      example: #"NavigationLink(destination: Text("b"), tag: 1, selection: .constant(1)) { Text("More") }"#
    ) {
      .function(
        .named("destination", .laterContent), .named("tag", .identity), .named("selection", .unevaluated),
        .named("label", .content), returns: .view
      ) { destination, _, _, label in .navigationLink(label: label) { destination() } }
    }
    view(
      "NavigationLink", summary: "Creates a link with a label to the screen of a value.",
      example: #"NavigationLink(value: 1) { Text("More") }"#
    ) {
      .function(.named("value", .optional(.identity)), .named("label", .content), returns: .view) { value, label in
        .navigationLink(label: label, value: value)
      }
    }
    view(
      "NavigationLink", summary: "Creates a link with a title to a screen.",
      example: #"NavigationLink("More", destination: Text("b"))"#
    ) {
      .function(.unnamed(.title), .named("destination", .laterContent), returns: .view) { title, destination in
        .navigationLink(label: [.text(title)]) { destination() }
      }
    }
    view(
      "NavigationLink", summary: "Creates a link with a title to a screen, in SwiftUI's older spelling.", example: ""
    ) {
      .function(.unnamed(.title), .named("destination", .laterContent), returns: .view) { title, destination in
        .navigationLink(label: [.text(title)]) { destination() }
      }
    }
    view(
      "NavigationLink", summary: "Creates a link with a title to a screen, in SwiftUI's older spelling.",
      example: #"NavigationLink("More", destination: Text("b"), isActive: .constant(false))"#
    ) {
      .function(
        .unnamed(.title), .named("destination", .laterContent), .named("isActive", .unevaluated), returns: .view
      ) { title, destination, _ in .navigationLink(label: [.text(title)]) { destination() } }
    }
    view(
      "NavigationLink", summary: "Creates a link with a title to one of several screens, in SwiftUI's older spelling.",
      example: #"NavigationLink("More", destination: Text("b"), tag: 1, selection: .constant(1))"#
    ) {
      .function(
        .unnamed(.title), .named("destination", .laterContent), .named("tag", .identity),
        .named("selection", .unevaluated), returns: .view
      ) { title, destination, _, _ in .navigationLink(label: [.text(title)]) { destination() } }
    }
    view(
      "NavigationLink", summary: "Creates a link with a title to the screen of a value.",
      example: #"NavigationLink("More", value: 1)"#
    ) {
      .function(.unnamed(.title), .named("value", .optional(.identity)), returns: .view) { title, value in
        .navigationLink(label: [.text(title)], value: value)
      }
    }
  }
}
