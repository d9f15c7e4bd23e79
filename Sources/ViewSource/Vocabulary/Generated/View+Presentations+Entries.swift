// Generated from Sources/Views/Behaviour/View+Presentations.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Presentations.swift`.
  mutating func addViewPresentationsDeclarations() {
    member(
      "View", "presentationDragIndicator", summary: "Sets whether the handle of a sheet is shown.",
      example: #"Text("a").presentationDragIndicator(.visible)"#
    ) {
      .modifier(.unnamed(.visibility)) { node, visibility in node.presentationDragIndicator(visibility) }
    }
    member("View", "sheet", summary: "Presents a sheet while there is an item.", example: "") {
      .placedModifier(
        .named("item", .acting(.bound(.optional(.any)))), .named("onDismiss", .action, default: .init()),
        .named("content", .laterContent(.any))
      ) { node, place, item, onDismiss, content in
        node.showing(.sheet, item: item, at: place, dismissed: onDismiss.run) { content($0) }
      }
    }
    member(
      "View", "fullScreenCover", summary: "Presents a screen that covers this one while there is an item.", example: ""
    ) {
      .placedModifier(
        .named("item", .acting(.bound(.optional(.any)))), .named("onDismiss", .action, default: .init()),
        .named("content", .laterContent(.any))
      ) { node, place, item, onDismiss, content in
        node.showing(.cover, item: item, at: place, dismissed: onDismiss.run) { content($0) }
      }
    }
    member("View", "popover", summary: "Presents a popover while there is an item.", example: "") {
      .placedModifier(
        .named("item", .acting(.bound(.optional(.any)))), .named("attachmentAnchor", .unevaluated, default: ()),
        .named("arrowEdge", .acting(.edge), default: .top), .named("content", .laterContent(.any))
      ) { node, place, item, _, _, content in node.showing(.popover, item: item, at: place) { content($0) } }
    }
    member(
      "View", "alert", summary: "Presents a question while a value is true.",
      example: #"Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} }"#
    ) {
      .placedModifier(
        .unnamed(.acting(.title)), .named("isPresented", .acting(.bound(.bool))), .named("actions", .laterContent)
      ) { node, place, title, isPresented, actions in
        node.asking(.alert, title: title, isPresented: isPresented, at: place) { actions() }
      }
    }
    member(
      "View", "confirmationDialog", summary: "Presents a choice of actions while a value is true.",
      example:
        #"Text("a").confirmationDialog("b", isPresented: .constant(false), titleVisibility: .visible) { Button("c") {} }"#
    ) {
      .placedModifier(
        .unnamed(.acting(.title)), .named("isPresented", .acting(.bound(.bool))),
        .named("titleVisibility", .acting(.visibility), default: .automatic), .named("actions", .laterContent)
      ) { node, place, title, isPresented, titleVisibility, actions in
        node.asking(.dialog, title: title, titleVisibility: titleVisibility, isPresented: isPresented, at: place) {
          actions()
        }
      }
    }
    member(
      "View", "alert", summary: "Presents a question with a message while a value is true.",
      example: #"Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} } message: { Text("d") }"#
    ) {
      .placedModifier(
        .unnamed(.acting(.title)), .named("isPresented", .acting(.bound(.bool))), .named("actions", .laterContent),
        .named("message", .laterContent)
      ) { node, place, title, isPresented, actions, message in
        node.asking(.alert, title: title, isPresented: isPresented, at: place) {
          actions()
        } message: {
          message()
        }
      }
    }
    member(
      "View", "confirmationDialog", summary: "Presents a choice of actions with a message while a value is true.",
      example: ""
    ) {
      .placedModifier(
        .unnamed(.acting(.title)), .named("isPresented", .acting(.bound(.bool))),
        .named("titleVisibility", .acting(.visibility), default: .automatic), .named("actions", .laterContent),
        .named("message", .laterContent)
      ) { node, place, title, isPresented, titleVisibility, actions, message in
        node.asking(.dialog, title: title, titleVisibility: titleVisibility, isPresented: isPresented, at: place) {
          actions()
        } message: {
          message()
        }
      }
    }
    member(
      "View", "inspector",
      summary: "Presents the content of an inspector as a sheet, as on a phone, while a value is true.",
      example: #"Text("a").inspector(isPresented: .constant(false)) { Text("b") }"#
    ) {
      .placedModifier(.named("isPresented", .acting(.bound(.bool))), .named("content", .laterContent)) {
        node, place, isPresented, content in node.showing(.sheet, isPresented: isPresented, at: place) { content() }
      }
    }
  }
}
