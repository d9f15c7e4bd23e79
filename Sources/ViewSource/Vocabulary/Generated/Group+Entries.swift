// Generated from Sources/Views/View/Group.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/View/Group.swift`.
  mutating func addGroupDeclarations() {
    view("Group", summary: "Creates a group of views.", example: #"Group { Text("a"); Text("b") }"#) {
      .function(.named("content", .content), returns: .view) { content in .group([.group(content)]) }
    }
  }
}
