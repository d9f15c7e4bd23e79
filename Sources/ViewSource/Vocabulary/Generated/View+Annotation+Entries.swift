// Generated from Sources/Views/Modifiers/View+Annotation.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Modifiers/View+Annotation.swift`.
  mutating func addViewAnnotationDeclarations() {
    member(
      "View", "annotation",
      summary: #"Requests an annotation of this view in the figure: `.annotation("callout", "The title")`."#,
      example: #"Text("a").annotation("callout", "The title")"#
    ) {
      .modifier(.unnamed(.string), .unnamed(.optional(.string), default: .some(nil))) { node, kind, text in
        node.annotation(kind, text)
      }
    }
  }
}
