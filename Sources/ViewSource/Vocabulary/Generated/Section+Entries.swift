// Generated from Sources/Views/Controls/Section.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/Section.swift`.
  mutating func addSectionDeclarations() {
    view(
      "Section", summary: "Creates rows with a header and a footer.",
      example: #"List { Section { Text("a") } header: { Text("A") } footer: { Text("z") } }"#
    ) {
      .function(.named("content", .content), .named("header", .content), .named("footer", .content), returns: .view) {
        content, header, footer in .section(header: header, footer: footer, content: content)
      }
    }
    view(
      "Section", summary: "Creates a section with a header and a footer, in SwiftUI's older spelling.",
      example: #"List { Section(header: Text("A"), footer: Text("z")) { Text("a") } }"#
    ) {
      .function(.named("header", .view), .named("footer", .view), .named("content", .content), returns: .view) {
        header, footer, content in .section(header: [header], footer: [footer], content: content)
      }
    }
    view("Section", summary: "Creates a section with a header.", example: "") {
      .function(.named("content", .content), .named("header", .content), returns: .view) { content, header in
        .section(header: header, content: content)
      }
    }
    view(
      "Section", summary: "Creates a section with a header, in SwiftUI's older spelling.",
      example: #"List { Section(header: Text("A")) { Text("a") } }"#
    ) {
      .function(.named("header", .view), .named("content", .content), returns: .view) { header, content in
        .section(header: [header], content: content)
      }
    }
    view(
      "Section", summary: "Creates a section with a header, whose rows are shown while a value is true.",
      example: #"List { Section(isExpanded: .constant(true)) { Text("a") } header: { Text("A") } }"#
    ) {
      .function(
        .named("isExpanded", .bound(.bool)), .named("content", .content), .named("header", .content), returns: .view
      ) { isExpanded, content, header in .section(isExpanded: isExpanded, header: header, content: content) }
    }
    view("Section", summary: "Creates a section with a footer.", example: "") {
      .function(.named("content", .content), .named("footer", .content), returns: .view) { content, footer in
        .section(footer: footer, content: content)
      }
    }
    view(
      "Section", summary: "Creates a section with a footer, in SwiftUI's older spelling.",
      example: #"List { Section(footer: Text("z")) { Text("a") } }"#
    ) {
      .function(.named("footer", .view), .named("content", .content), returns: .view) { footer, content in
        .section(footer: [footer], content: content)
      }
    }
    view("Section", summary: "Creates a section without a header.", example: #"List { Section("A") { Text("a") } }"#) {
      .function(.named("content", .content), returns: .view) { content in .section(content: content) }
    }
    view("Section", summary: "Creates a section with a title.", example: "") {
      .function(.unnamed(.title), .named("content", .content), returns: .view) { title, content in
        .section(header: [.text(title)], content: content)
      }
    }
    view(
      "Section", summary: "Creates a section with a title, whose rows are shown while a value is true.",
      example: #"List { Section("A", isExpanded: .constant(true)) { Text("a") } }"#
    ) {
      .function(.unnamed(.title), .named("isExpanded", .bound(.bool)), .named("content", .content), returns: .view) {
        title, isExpanded, content in .section(isExpanded: isExpanded, header: [.text(title)], content: content)
      }
    }
  }
}
