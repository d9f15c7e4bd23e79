import PlumblineSource

extension Vocabulary {
  /// Returns the entries of a type, sorted by name: initializers, static members and members of its values.
  func entries(of type: String) -> [VocabularyEntry] {
    guard let known = types[type] else { return [] }
    let named = known.statics.entries + known.members.entries
    return known.initializers + named.sorted { ($0.name, $0.signature) < ($1.name, $1.signature) }
  }

  /// All entries, type by type, followed by the global functions.
  var entries: [VocabularyEntry] {
    types.keys.sorted().flatMap(entries(of:)) + functions.keys.sorted().flatMap { functions[$0] ?? [] }
  }
}

extension Vocabulary {
  /// The modifiers that are accepted and have no effect, sorted by name.
  var modifiersWithoutEffect: [String] {
    let known = types["View"]?.members
    return ignoredModifiers.filter { known?[$0]?.isEmpty ?? true }.sorted()
  }

  /// The page of the vocabulary, in Markdown.
  static var page: String {
    let vocabulary = Vocabulary.standard
    var lines = [
      "# Supported views and modifiers", "",
      "The views, modifiers and values that layout files can use. Arguments marked with `?` are optional.", "",
      "## Views",
      "",
    ]
    let made = vocabulary.types.keys.sorted().flatMap { vocabulary.types[$0]?.initializers ?? [] }
    lines += made.filter { !$0.example.isEmpty }.map(\.line)
    for (title, type) in [
      ("Modifiers of every view", "View"), ("Modifiers of `Text`", "Text"), ("Modifiers of `Image`", "Image"),
      ("Modifiers and members of shapes", "Shape"),
    ] {
      lines += ["", "## \(title)", ""]
      lines += vocabulary.entries(of: type).filter { $0.kind != .initializer && !$0.summary.isEmpty }.map(\.line)
    }
    lines += ["", "## Values", ""]
    for name in vocabulary.types.keys.sorted() where name != "View" && !name.hasPrefix("_") {
      let statics = vocabulary.types[name]?.statics.keys.sorted() ?? []
      if !statics.isEmpty { lines.append("- `\(name)`: " + statics.map { "`.\($0)`" }.joined(separator: ", ")) }
    }
    lines += ["", "## Modifiers without effect on a first frame", ""]
    lines.append("These modifiers are accepted and have no effect; their arguments are not evaluated:")
    lines.append(vocabulary.modifiersWithoutEffect.map { "`.\($0)`" }.joined(separator: ", ") + ".")
    lines += ["", "## Modifiers ignored with a warning", ""]
    lines.append("These modifiers change the first frame in SwiftUI. Plumbline ignores them and reports a warning:")
    lines.append(vocabulary.undrawnModifiers.sorted().map { "`.\($0)`" }.joined(separator: ", ") + ".")
    lines += ["", "## Not supported", ""]
    lines.append("No view is refused by its name.")
    lines += ["", "## Only in layout files", ""]
    lines.append(
      "The following entries are not available in compiled code, which imports `PlumblineViews`, or `PlumblineFoundationViews` for dates and formats:"
    )
    lines += interpretedAlone.map { "- \($0.names.map { "`\($0)`" }.joined(separator: ", ")): \($0.reason)." }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The entries that are not available in compiled code, with the reasons.
  static let interpretedAlone: [(names: [String], reason: String)] =
    foreignModifiers.map { ($0.names.map { "." + $0 }, $0.reason) } + [
      (standIns, "other frameworks declare them; layout files draw placeholders for them"),
      (
        ["UIColor", "NSColor", "UIFont", "NSFont", "UIScreen", "UIDevice", "UIBezierPath"],
        "they belong to UIKit and AppKit, which are not available on this platform"
      ),
      (["Table", "TableColumn"], "a table is drawn as the list of its first column, as in a compact width"),
      (["Color(_: bundle:)"], "in compiled code, use `Color(_:)`"),
      (
        ["DateFormatter", "MeasurementFormatter", "RelativeDateTimeFormatter"],
        "in compiled code, use Foundation's own types"
      ),
      (
        [".fileExporter", ".focusedValue", ".focusedSceneValue"],
        "in compiled code, they take types that the program declares"
      ),
    ]

  /// The declarations of a program that some examples use: an item, keys of values, and a text renderer.
  static let exampleDeclarations = """

    private struct Day: Identifiable {
      let id = 1
    }

    private struct Width: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Bounds: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
    }

    private struct Receiver: DropDelegate {
      func performDrop(info: DropInfo) -> Bool { true }
    }

    private struct Share: LayoutValueKey {
      static let defaultValue = 1.0
    }

    private struct Marked: ContainerValueKey {
      static let defaultValue = false
    }

    extension ContainerValues {
      fileprivate var isMarked: Bool {
        get { self[Marked.self] }
        set { self[Marked.self] = newValue }
      }
    }

    private struct Plain: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    }

    """

  /// The examples of the page as one layout file with a preview for each, except those that are not available in
  /// compiled code.
  ///
  /// Examples of dates are omitted because they depend on the clock; those of trees and objects because they need
  /// declarations of their own.
  static var exampleFile: String {
    let other =
      standIns + [
        "Color(.", "Color(\"", "Date", "TimelineView", "Widget", "activity", "environmentObject", "environment(\"",
        "children: \\.self", "_approximated", "_drawnLinear",
      ]
    var seen: Set<String> = []
    let examples = (Vocabulary.standard.entries.map(\.example) + examplesWithoutEffect).filter { example in
      !example.isEmpty && seen.insert(example).inserted && !other.contains { example.contains($0) }
    }
    let head =
      "// Every example of the page of supported views and modifiers: plumbline vocabulary --examples\n// swift-format-ignore-file\nimport SwiftUI\n"
    return head + exampleDeclarations + examples.map { "\n#Preview {\n  \($0)\n}\n" }.joined()
  }
}

extension VocabularyEntry {
  /// The entry's line on the page.
  fileprivate var line: String {
    let labels = parameters.map { parameter in
      (parameter.label.map { $0 + ":" } ?? "_:") + (parameter.isOptional ? "?" : "")
    }
    let call = (kind == .initializer ? "" : ".") + name + "(" + labels.joined(separator: " ") + ")"
    return "- `\(call)`: \(summary)" + (example.isEmpty ? "" : " For instance `\(example)`.")
  }
}

extension ViewSource {
  /// The page of the vocabulary that layout files may use, in Markdown.
  public static var supportedPage: String { Vocabulary.page }

  /// The examples of the page that are also available in compiled code, as a layout file with a preview for each.
  public static var exampleFile: String { Vocabulary.exampleFile }
}
