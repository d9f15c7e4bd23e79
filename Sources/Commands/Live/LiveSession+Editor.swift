import Glibc
import PlumblineLayout
import PlumblineLivePage

extension LiveSession {
  /// Opens the code of the view that a page inspects in the user's editor.
  func openInEditor(on page: LivePage) -> Response {
    guard let editor else { return Response(409, "plumbline serve --editor opens code in an editor\n") }
    guard let selected = page.inspected,
      let inspection = page.inspections[LivePage.place(of: selected.figure, look: selected.look)],
      let source = inspection.index(of: selected).flatMap(inspection.source), let path = Self.whole(source.file)
    else { return Response(409, "the view has no position in a file\n") }
    guard editor.open(path, line: source.line, column: source.column, on: console) else {
      return Response(500, "the editor cannot be started\n")
    }
    return Self.done
  }

  /// Selects the view that the code at a position creates on all pages that inspect figures.
  func select(_ place: EditorInput.Place) {
    guard let path = Self.whole(place.path) else { return }
    let files = programs.flatMap { $0.files.map(\.path) + $0.included }
    guard let file = files.first(where: { Self.whole($0) == path }) else { return }
    for page in pages.values {
      for (name, inspection) in page.inspections.sorted(by: { $0.key < $1.key }) {
        let parts = name.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, let look = Int(parts[0]),
          let view = inspection.key(file: file, line: place.line, column: place.column)
        else { continue }
        page.stream.send(
          "select",
          JSON.object([
            "figure": .string(String(parts[1])), "look": .number(Double(look)), "view": .string(view),
          ]).text)
        break
      }
    }
  }

  /// Returns the absolute path of a file without links, or nil if there is none.
  private static func whole(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
