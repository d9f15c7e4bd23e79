import PlumblineLayout
import PlumblineLivePage

/// A request of a page.
enum LiveAction: String {
  /// Show figures under other looks.
  case look
  /// Switch between inspecting figures and operating their views.
  case mode
  /// Show information about a view.
  case inspect
  /// Open the code of the selected view in the user's editor.
  case open
  /// Change a value in the source, without saving.
  case change
  /// Undo the last change.
  case undo
  /// Redo the last change that was undone.
  case redo
  /// Writes the changes to the files.
  case write
  /// Take a step in a figure.
  case act
  /// Take the steps that the page's address contains, in place of all others.
  case steps
  /// Returns a figure as a file, or as Markdown.
  case export

  /// Creates the action with a path.
  init?(_ path: String) {
    guard path.hasPrefix("/") else { return nil }
    self.init(rawValue: String(path.dropFirst()))
  }
}

extension LiveSession {
  /// Performs the request of a page.
  func perform(_ action: LiveAction, _ body: JSON) -> Response {
    guard let number = body["page"]?.number.flatMap({ Int(exactly: $0) }), let page = pages[number] else {
      return Response(409, "the page is not connected\n")
    }
    switch action {
    case .look:
      let looks = (body["looks"]?.elements ?? []).prefix(6).map(LiveLook.init)
      show(looks.isEmpty ? [LiveLook()] : Array(looks), on: page)
      return Self.done
    case .mode:
      let isInspecting = body["inspect"]?.bool ?? true
      guard isInspecting != page.isInspecting else { return Self.done }
      page.isInspecting = isInspecting
      (page.inspected, page.boxes) = (nil, nil)
      page.inspections = [:]
      for program in programs { draw(program, on: page, playing: isInspecting ? [] : Set(page.keys(of: program))) }
      return Self.done
    case .inspect: return inspect(body, on: page)
    case .open: return openInEditor(on: page)
    case .change: return change(body, on: page)
    case .undo:
      edit { $0.undo().map { [$0] } ?? [] }
      return Self.done
    case .redo:
      edit { $0.redo().map { [$0] } ?? [] }
      return Self.done
    case .write: return write()
    case .act: return act(body, on: page)
    case .steps: return takeSteps(body, on: page)
    case .export: return export(body, on: page)
    }
  }

  /// The response to a request that needs none.
  static var done: Response { Response(204, "") }

  /// Returns the program that has a figure of a page.
  func program(of figure: String) -> Program? {
    programs.first { $0.hasFigure(figure) }
  }

  /// Selects a view by its key or by a point, and shows information about it.
  private func inspect(_ body: JSON, on page: LivePage) -> Response {
    guard let figure = body["figure"]?.string, let program = program(of: figure) else {
      let before = page.inspected.flatMap { self.program(of: $0.figure) }
      (page.inspected, page.boxes) = (nil, nil)
      if let before { draw(before, on: page) }
      return Self.done
    }
    let look = body["look"]?.number.flatMap { Int(exactly: $0) } ?? 0
    let place = LivePage.place(of: figure, look: look)
    var view = body["view"]?.string ?? ""
    if let x = body["x"]?.number, let y = body["y"]?.number {
      view = page.inspections[place]?.key(at: Point(x: x, y: y)) ?? ""
    }
    page.inspected = LivePage.Selection(figure: figure, look: look, view: view)
    page.boxes = nil
    draw(program, on: page)
    return Self.done
  }

  /// Changes a value that an inspection offered.
  private func change(_ body: JSON, on page: LivePage) -> Response {
    guard let figure = body["figure"]?.string, let id = body["id"]?.string, let value = body["value"]?.string else {
      return Response(400, "a figure, a name and a value are expected\n")
    }
    let look = body["look"]?.number.flatMap { Int(exactly: $0) } ?? 0
    guard let known = page.inspections[LivePage.place(of: figure, look: look)]?.values[id] else {
      return Response(409, "the value is no longer there\n")
    }
    let old = text(of: known.file)
    guard let new = known.replaced(in: old, by: value) else { return Response(422, "this is not a value for it\n") }
    edit { changes in
      changes.change(known.file, from: old, to: new, gesture: body["gesture"]?.string ?? "")
      return [known.file]
    }
    return Self.done
  }

  /// Writes the changes to the files that nothing else has changed in the meantime.
  private func write() -> Response {
    guard call[.write] else { return Response(403, "plumbline serve --write lets the page write files\n") }
    for (file, text) in unsaved.texts.sorted(by: { $0.key < $1.key }) {
      guard let present = try? Files.readText(file), present == unsaved.original(of: file) else {
        return Response(409, "\(file) has changed meanwhile\n")
      }
      do throws(FileError) { try Files.replaceText(of: file, by: text) } catch {
        return Response(500, error.message + "\n")
      }
      edit { changes in
        changes.forget(file)
        return []
      }
    }
    return Self.done
  }
}
