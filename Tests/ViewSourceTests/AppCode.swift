import PlumblineLayout

@testable import PlumblineViewSource

/// Code of an application in one file, laid out on a screen of 300 by 400 points.
struct AppCode {
  /// The views of all previews.
  let views: [ResolvedView]
  /// The texts of the errors and warnings.
  let messages: [String]

  /// Reads code that imports SwiftUI and other modules, whose names are separated by spaces.
  init(_ code: String, importing imports: String = "") {
    let lines = (["SwiftUI"] + imports.split(separator: " ").map(String.init)).map { "import \($0)\n" }
    let reading = ViewSource.read([SourceFile(path: "App.swift", text: lines.joined() + code + "\n")])
    views = reading.previews.flatMap { $0.view.resolved(in: Size(width: 300, height: 400)).views }
    messages = reading.diagnostics.diagnostics.map(\.message.description)
  }

  /// The texts that are drawn.
  var texts: [String] { views.compactMap { $0.view == "Text" ? $0.detail : nil } }

  /// The texts that code draws, or the texts of its errors and warnings if there are any.
  static func shown(_ code: String, importing imports: String = "") -> [String] {
    let code = AppCode(code, importing: imports)
    return code.messages.isEmpty ? code.texts : code.messages
  }
}
