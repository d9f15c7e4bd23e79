// Generated from Sources/Views/Behaviour/View+Presentations.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Behaviour/View+Presentations.swift`.
  mutating func addViewPresentationsDeclarations() {
    member(
      "View", "presentationDetents",
      summary: "Sets the possible heights of a sheet, which has the least of them at first.",
      example: #"Text("a").presentationDetents([.medium, .height(200)])"#
    ) {
      .modifier(.unnamed(.set(.detent))) { node, detents in node.presentationDetents(detents) }
    }
    member(
      "View", "presentationDetents", summary: "Sets the possible heights of a sheet, of which one is selected.",
      example: #"Text("a").presentationDetents([.medium, .large], selection: .constant(.large))"#
    ) {
      .modifier(.unnamed(.set(.detent)), .named("selection", .bound(.detent))) { node, detents, selection in
        node.presentationDetents(detents, selection: selection)
      }
    }
    member(
      "View", "presentationDragIndicator", summary: "Sets whether the handle of a sheet is shown.",
      example: #"Text("a").presentationDragIndicator(.visible)"#
    ) {
      .modifier(.unnamed(.visibility)) { node, visibility in node.presentationDragIndicator(visibility) }
    }
    member(
      "View", "presentationCornerRadius", summary: "Sets the corner radius of a sheet.",
      example: #"Text("a").presentationCornerRadius(8)"#
    ) {
      .modifier(.unnamed(.optional(.double))) { node, radius in node.presentationCornerRadius(radius) }
    }
    member(
      "View", "presentationBackground", summary: "Sets the background of a sheet to a style.",
      example: #"Text("a").presentationBackground(.thinMaterial)"#
    ) {
      .modifier(.unnamed(.shapeStyle)) { node, style in node.presentationBackground(style) }
    }
    member(
      "View", "presentationBackground", summary: "Sets the background of a sheet to a view.",
      example: #"Text("a").presentationBackground { Color.red }"#
    ) {
      .modifier(.named("alignment", .alignment, default: .center), .named("content", .content)) {
        node, alignment, content in node.presentationBackground(alignment: alignment, content: content)
      }
    }
    member(
      "View", "interactiveDismissDisabled",
      summary: "Sets whether dragging cannot dismiss the sheet whose content the view is.",
      example: #"Text("a").interactiveDismissDisabled()"#
    ) {
      .modifier(.unnamed(.bool, default: true)) { node, isDisabled in node.interactiveDismissDisabled(isDisabled) }
    }
    member(
      "View", "sheet", summary: "Presents a sheet while there is an item.",
      example: #"Text("a").sheet(item: .constant(Day?.none)) { _ in Text("b") }"#
    ) {
      .placedModifier(
        .named("item", .acting(.bound(.optional(.any)))), .named("onDismiss", .action, default: .init()),
        .named("content", .laterContent(.any))
      ) { node, place, item, onDismiss, content in
        node.showing(.sheet, item: item, at: place, dismissed: onDismiss.run) { content($0) }
      }
    }
    member(
      "View", "fullScreenCover", summary: "Presents a screen that covers this one while there is an item.",
      example: #"Text("a").fullScreenCover(item: .constant(Day?.none)) { _ in Text("b") }"#
    ) {
      .placedModifier(
        .named("item", .acting(.bound(.optional(.any)))), .named("onDismiss", .action, default: .init()),
        .named("content", .laterContent(.any))
      ) { node, place, item, onDismiss, content in
        node.showing(.cover, item: item, at: place, dismissed: onDismiss.run) { content($0) }
      }
    }
    member(
      "View", "popover", summary: "Presents a popover while there is an item.",
      example: #"Text("a").popover(item: .constant(Day?.none)) { _ in Text("b") }"#
    ) {
      .placedModifier(
        .named("item", .acting(.bound(.optional(.any)))), .named("attachmentAnchor", .unevaluated, default: ()),
        .named("arrowEdge", .unevaluated, default: ()), .named("content", .laterContent(.any))
      ) { node, place, item, _, _, content in node.showing(.popover, item: item, at: place) { content($0) } }
    }
    member(
      "View", "alert", summary: "Presents an alert while a value is true.",
      example: #"Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} }"#
    ) {
      .placedModifier(
        .unnamed(.acting(.title)), .named("isPresented", .acting(.bound(.bool))), .named("actions", .laterContent)
      ) { node, place, title, isPresented, actions in
        node.asking(.alert, title: title, isPresented: isPresented, at: place) { actions() }
      }
    }
    member(
      "View", "confirmationDialog", summary: "Presents a confirmation dialog while a value is true.",
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
      "View", "alert", summary: "Presents an alert with a message while a value is true.",
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
      "View", "confirmationDialog", summary: "Presents a confirmation dialog with a message while a value is true.",
      example:
        #"Text("a").confirmationDialog("b", isPresented: .constant(false)) { Button("c") {} } message: { Text("d") }"#
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
      "View", "alert", summary: "Presents an alert about data while a value is true.",
      example: #"Text("a").alert("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} }"#
    ) {
      .placedModifier(
        .unnamed(.acting(.title)), .named("isPresented", .acting(.bound(.bool))),
        .named("presenting", .actingOptional(.any)), .named("actions", .laterContent(.any))
      ) { node, place, title, isPresented, data, actions in
        node.asking(.alert, title: title, isPresented: isPresented, presenting: data, at: place) { actions($0) }
      }
    }
    member(
      "View", "confirmationDialog", summary: "Presents a confirmation dialog about data while a value is true.",
      example:
        #"Text("a").confirmationDialog("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} }"#
    ) {
      .placedModifier(
        .unnamed(.acting(.title)), .named("isPresented", .acting(.bound(.bool))),
        .named("titleVisibility", .acting(.visibility), default: .automatic),
        .named("presenting", .actingOptional(.any)), .named("actions", .laterContent(.any))
      ) { node, place, title, isPresented, titleVisibility, data, actions in
        node.asking(
          .dialog, title: title, titleVisibility: titleVisibility, isPresented: isPresented, presenting: data, at: place
        ) { actions($0) }
      }
    }
    member(
      "View", "alert", summary: "Presents an alert about data with a message while a value is true.",
      example:
        #"Text("a").alert("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} } message: { Text($0) }"#
    ) {
      .placedModifier(
        .unnamed(.acting(.title)), .named("isPresented", .acting(.bound(.bool))),
        .named("presenting", .actingOptional(.any)), .named("actions", .laterContent(.any)),
        .named("message", .laterContent(.any))
      ) { node, place, title, isPresented, data, actions, message in
        node.asking(.alert, title: title, isPresented: isPresented, presenting: data, at: place) {
          actions($0)
        } message: {
          message($0)
        }
      }
    }
    member(
      "View", "confirmationDialog",
      summary: "Presents a confirmation dialog about data with a message while a value is true.",
      example:
        #"Text("a").confirmationDialog("b", isPresented: .constant(false), presenting: "c") { _ in Button("d") {} } message: { Text($0) }"#
    ) {
      .placedModifier(
        .unnamed(.acting(.title)), .named("isPresented", .acting(.bound(.bool))),
        .named("titleVisibility", .acting(.visibility), default: .automatic),
        .named("presenting", .actingOptional(.any)), .named("actions", .laterContent(.any)),
        .named("message", .laterContent(.any))
      ) { node, place, title, isPresented, titleVisibility, data, actions, message in
        node.asking(
          .dialog, title: title, titleVisibility: titleVisibility, isPresented: isPresented, presenting: data, at: place
        ) {
          actions($0)
        } message: {
          message($0)
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
