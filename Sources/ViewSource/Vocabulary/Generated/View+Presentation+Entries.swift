// Generated from Sources/Views/Behaviour/View+Presentation.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Presentation.swift`.
  mutating func addViewPresentationDeclarations() {
    member(
      "View", "contextMenu", summary: "Opens a menu when the view is pressed for half a second.",
      example: #"Text("a").contextMenu { Button("b") {} }"#
    ) {
      .placedModifier(.named("menuItems", .laterContent)) { node, place, menuItems in
        node.contextMenu(at: place) { menuItems() }
      }
    }
    member(
      "View", "contextMenu", summary: "Opens a menu when the view is pressed for half a second, below a preview.",
      example: #"Text("a").contextMenu { Button("b") {} } preview: { Text("c") }"#
    ) {
      .placedModifier(.named("menuItems", .laterContent), .named("preview", .laterContent)) {
        node, place, menuItems, preview in node.contextMenu(at: place, content: { menuItems() }, preview: { preview() })
      }
    }
    member(
      "View", "sheet", summary: "Presents a sheet while a value is true.",
      example: #"Text("a").sheet(isPresented: .constant(false)) { Text("b") }"#
    ) {
      .placedModifier(
        .named("isPresented", .acting(.bound(.bool))), .named("onDismiss", .action, default: .init()),
        .named("content", .laterContent)
      ) { node, place, isPresented, onDismiss, content in
        node.showing(.sheet, isPresented: isPresented, at: place, dismissed: onDismiss.run) { content() }
      }
    }
    member(
      "View", "fullScreenCover", summary: "Presents a screen that covers this one while a value is true.",
      example: #"Text("a").fullScreenCover(isPresented: .constant(false)) { Text("b") }"#
    ) {
      .placedModifier(
        .named("isPresented", .acting(.bound(.bool))), .named("onDismiss", .action, default: .init()),
        .named("content", .laterContent)
      ) { node, place, isPresented, onDismiss, content in
        node.showing(.cover, isPresented: isPresented, at: place, dismissed: onDismiss.run) { content() }
      }
    }
    member(
      "View", "popover", summary: "Presents a popover, which is a sheet on a phone, while a value is true.",
      example: #"Text("a").popover(isPresented: .constant(false)) { Text("b") }"#
    ) {
      .placedModifier(
        .named("isPresented", .acting(.bound(.bool))), .named("attachmentAnchor", .unevaluated, default: ()),
        .named("arrowEdge", .unevaluated, default: ()), .named("content", .laterContent)
      ) { node, place, isPresented, _, _, content in
        node.showing(.popover, isPresented: isPresented, at: place) { content() }
      }
    }
    member(
      "View", "scrollDisabled", summary: "Sets whether scrolling is disabled in the scroll views within the view.",
      example: #"ScrollView { Text("a") }.scrollDisabled(true)"#
    ) {
      .modifier(.unnamed(.bool)) { node, disabled in node.scrollDisabled(disabled) }
    }
  }
}
