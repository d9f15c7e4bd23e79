// Generated from Sources/Views/Controls/TextField.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Controls/TextField.swift`.
  mutating func addTextFieldDeclarations() {
    view(
      "TextField",
      summary: "Creates a text field with a label; while it is empty, its prompt or else its label is shown.",
      example: #"TextField(text: .constant("")) { Text("Name") }"#
    ) {
      .function(
        .named("text", .bound(.string)), .named("prompt", .optional(.text), default: .some(nil)),
        .named("axis", .axis, default: .horizontal), .named("label", .content), returns: .view
      ) { text, prompt, axis, label in .textField(label: label, prompt: prompt, text: text, axis: axis) }
    }
    view(
      "TextField", summary: "Creates a text field with a title, which is shown while it is empty.",
      example: #"TextField("Name", text: .constant(""))"#
    ) {
      .function(
        .unnamed(.title), .named("text", .bound(.string)), .named("axis", .axis, default: .horizontal), returns: .view
      ) { title, text, axis in .textField(title: title, text: text, axis: axis) }
    }
    view(
      "TextField", summary: "Creates a text field with a title and a prompt, which is shown while it is empty.",
      example: ""
    ) {
      .function(
        .unnamed(.title), .named("text", .bound(.string)), .named("prompt", .optional(.text)),
        .named("axis", .axis, default: .horizontal), returns: .view
      ) { title, text, prompt, axis in .textField(title: title, prompt: prompt, text: text, axis: axis) }
    }
    view(
      "TextField", summary: "Creates a text field with a title and actions, in SwiftUI's older spelling.",
      example: #"TextField("Name", text: .constant(""), onEditingChanged: { _ in }, onCommit: {})"#
    ) {
      .placed(
        .unnamed(.title), .named("text", .bound(.string)), .named("onEditingChanged", .action(.bool)),
        .named("onCommit", .action, default: .init()), returns: .view
      ) { place, title, text, onEditingChanged, onCommit in
        .textField(title: title, text: text, commit: onCommit.run, edited: onEditingChanged.run, at: place)
      }
    }
    view(
      "TextField", summary: "Creates a text field with a title and an action, in SwiftUI's older spelling.",
      example: #"TextField("Name", text: .constant(""), onCommit: {})"#
    ) {
      .function(.unnamed(.title), .named("text", .bound(.string)), .named("onCommit", .action), returns: .view) {
        title, text, onCommit in .textField(title: title, text: text, commit: onCommit.run)
      }
    }
    view(
      "SecureField", summary: "Creates a text field with a title and an action, in SwiftUI's older spelling.",
      example: #"SecureField("Password", text: .constant(""), onCommit: {})"#
    ) {
      .function(.unnamed(.title), .named("text", .bound(.string)), .named("onCommit", .action), returns: .view) {
        title, text, onCommit in .textField(title: title, text: text, isSecure: true, commit: onCommit.run)
      }
    }
    view(
      "SecureField",
      summary: "Creates a text field with a label; while it is empty, its prompt or else its label is shown.",
      example: #"SecureField(text: .constant("")) { Text("Password") }"#
    ) {
      .function(
        .named("text", .bound(.string)), .named("prompt", .optional(.text), default: .some(nil)),
        .named("label", .content), returns: .view
      ) { text, prompt, label in .textField(label: label, prompt: prompt, text: text, isSecure: true) }
    }
    view(
      "SecureField", summary: "Creates a text field with a title, which is shown while it is empty.",
      example: #"SecureField("Password", text: .constant("abc"))"#
    ) {
      .function(.unnamed(.title), .named("text", .bound(.string)), returns: .view) { title, text in
        .textField(title: title, text: text, isSecure: true)
      }
    }
    view(
      "SecureField", summary: "Creates a text field with a title and a prompt, which is shown while it is empty.",
      example: ""
    ) {
      .function(.unnamed(.title), .named("text", .bound(.string)), .named("prompt", .optional(.text)), returns: .view) {
        title, text, prompt in .textField(title: title, prompt: prompt, text: text, isSecure: true)
      }
    }
    view(
      "TextEditor", summary: "Creates a control for several lines of text.",
      example: #"TextEditor(text: .constant("Hello"))"#
    ) {
      .function(.named("text", .bound(.string)), returns: .view) { text in .textEditor(text: text) }
    }
    view(
      "TextEditor",
      summary: "Creates a control for several lines of text with a selection, which the figure does not show.",
      example: ""
    ) {
      .function(.named("text", .bound(.string)), .named("selection", .unevaluated), returns: .view) { text, _ in
        .textEditor(text: text)
      }
    }
  }
}
