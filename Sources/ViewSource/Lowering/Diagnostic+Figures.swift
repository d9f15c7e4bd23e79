extension Diagnostic.Message {
  /// The value is not a view, but a view is expected.
  static func notAView(_ type: String) -> Self { Self("\(described(type)) is not a view") }
  /// The preview of a widget provides no timeline entry.
  static let noWidgetEntry = Self("the preview of a widget has no timeline entry")
  /// The preview shows a live activity.
  static let liveActivity = Self("the Dynamic Island is not drawn")
  /// Events at one moment that cause each other without end.
  static let endlessEvents = Self(
    "events at one moment do not end", hint: "let time pass between them, as with asyncAfter")
  /// The file has nothing to draw.
  static let nothingToDraw = Self(
    "the file has no preview, and no view that can be created without arguments",
    hint: "add #Preview { … } or give every property a default value")
  /// The file has unit tests and nothing to draw.
  static let onlyTests = Self("the file has unit tests and no preview: it is left out")
  /// The file declares no view and has nothing to draw.
  static let noViews = Self("the file has no view and no preview: it is left out")
  /// No figure of the file has the requested name.
  static func noFigure(_ name: String, closest: String?) -> Self {
    Self("there is no preview or view named '\(name)'", hint: closest.map { "did you mean '\($0)'?" })
  }
  /// No asset has the image's name.
  static func missingImage(_ name: String) -> Self { Self("there is no image named '\(name)'") }
  /// A symbol is used as a tiled paint.
  static func symbolAsPaint(_ name: String) -> Self {
    Self("the symbol '\(name)' cannot be used as a tile; its colour fills the shape", hint: "use an image instead")
  }
  /// No asset has the colour's name.
  static func missingColor(_ name: String) -> Self { Self("there is no colour named '\(name)'") }
  /// A key without a text in the language of the run.
  static func missingText(_ key: String, language: String) -> Self {
    Self("no text in '\(language)' for the key '\(key)'")
  }
}
