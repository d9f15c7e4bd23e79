import PlumblineLayout
import PlumblineLivePage
import PlumblineRendering
import PlumblineViewSource

extension LiveSession {
  /// Takes a step in a figure, undoes the last one, or starts over.
  func act(_ body: JSON, on page: LivePage) -> Response {
    guard let figure = body["figure"]?.string, let program = program(of: figure) else {
      return Response(409, "the figure is no longer there\n")
    }
    let before = page.steps[figure] ?? []
    let kind = body["kind"]?.string
    var rest = before
    switch kind {
    case "reset": page.steps[figure] = nil
    case "back": page.steps[figure] = Array(before.dropLast())
    default:
      guard let step = step(body, in: figure, on: page) else { return Response(400, "the step is unknown\n") }
      if let last = before.last, step.continues(last) { rest.removeLast() }
      page.steps[figure] = rest + [step]
    }
    let isNew = !["reset", "back"].contains(kind)
    let readings = read(program, for: page, playing: isNew && kind != "hold" ? [figure] : [])
    if isNew, let fault = Self.fault(of: figure, in: readings) {
      page.steps[figure] = rest
      if rest.count < before.count { show(read(program, for: page, playing: []), of: program, on: page) }
      return Response(422, fault + "\n")
    }
    show(readings, of: program, on: page)
    return Response(200, JSON.object(["steps": Self.list(page.steps[figure] ?? [])]).text, type: "application/json")
  }

  private static func list(_ steps: [Step]) -> JSON { .array(steps.map { .string($0.written) }) }

  /// Returns the error of the last step in a figure, or nil.
  private static func fault(of figure: String, in readings: [LiveReading]) -> String? {
    for reading in readings {
      guard let found = reading.figures.first(where: { $0.key == figure }), found.figure == nil else { continue }
      if let error = reading.diagnostics.last(where: { $0.severity == .error }) { return error.message }
    }
    return nil
  }

  /// Takes the steps of an address, by the keys of their figures; those that cannot be read are skipped.
  ///
  /// The figures are drawn when the page requests its looks.
  func takeSteps(_ body: JSON, on page: LivePage) -> Response {
    page.steps = [:]
    var lists: [JSON.Member] = []
    if case .object(let members)? = body["steps"] {
      for member in members {
        guard let steps = member.value.string.flatMap({ try? Step.reading($0) }) else { continue }
        page.steps[member.name] = steps
        lists.append(JSON.Member(name: member.name, value: Self.list(steps)))
      }
    }
    return Response(200, JSON.object(lists).text, type: "application/json")
  }

  /// Reads the value that a control is set to: a number or a text.
  private func newValue(_ json: JSON?) -> Step.NewValue? {
    json?.number.map(Step.NewValue.number) ?? json?.string.map(Step.NewValue.text)
  }

  /// Reads a step; points are those of the drawing.
  private func step(_ body: JSON, in figure: String, on page: LivePage) -> Step? {
    let look = body["look"]?.number.flatMap { Int(exactly: $0) } ?? 0
    func number(_ name: String) -> Double { body[name]?.number.flatMap { $0.isFinite ? $0 : nil } ?? 0 }
    let origin = page.areas[LivePage.place(of: figure, look: look)] ?? .zero
    let target = Step.Target.point(
      Point(x: (number("x") + origin.minX).rounded(), y: (number("y") + origin.minY).rounded()))
    let distance = Size(width: number("dx").rounded(), height: number("dy").rounded())
    return switch body["kind"]?.string {
    case "tap": .tap(target, count: 1)
    case "press": .longPress(target, 1)
    case "drag": .drag(target, distance)
    case "hold": .hold(target, distance)
    case "scroll": .scroll(target, distance)
    case "type": .set(target, .text(body["text"]?.string ?? ""))
    case "set": newValue(body["value"]).map { .set(target, $0) }
    case "submit": .submit(target)
    case "wait": .wait(min(max(number("seconds"), 0), 3_600))
    default: nil
    }
  }

  /// Returns a figure as a file, or its source with a picture as Markdown.
  func export(_ body: JSON, on page: LivePage) -> Response {
    guard let key = body["figure"]?.string, let program = program(of: key) else {
      return Response(409, "the figure is no longer there\n")
    }
    let look = body["look"]?.number.flatMap { Int(exactly: $0) } ?? 0
    guard page.looks.indices.contains(look) else { return Response(409, "the look is no longer there\n") }
    var shown = program.shown(as: page.looks[look])
    shown.unsaved = unsaved.texts
    let reading = LiveReading(of: shown, steps: page.steps, typesetter: calls.typesetter(for: program.settings))
    guard let figure = reading.figures.first(where: { $0.key == key }), let drawn = figure.figure else {
      return Response(409, "the figure has an error\n")
    }
    let name = String(figure.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    if body["format"]?.string == "markdown" {
      let source = Array(text(of: figure.source.file).utf8)
      let range = figure.source.offset..<min(figure.source.offset + figure.source.length, source.count)
      let code = String(decoding: source[range], as: UTF8.self)
      let text = "```swift\n\(code)\n```\n\n![\(drawn.sentence)](\(name).svg)\n"
      return Response(200, JSON.object(["text": .string(text)]).text, type: "application/json")
    }
    guard let format = body["format"]?.string.flatMap(Rendering.Format.init(rawValue:)) else {
      return Response(400, "the format is unknown\n")
    }
    var options = figure.drawing.options
    options.appearance = figure.drawing.appearance == .dark ? .dark : .light
    do {
      let bytes = try Rendering.data(drawn.drawing, as: format, options: options)
      return Response(bytes: bytes, type: format.mediaType, name: "\(name).\(format.rawValue)")
    } catch {
      return Response(500, "\(error)\n")
    }
  }
}

extension Step {
  /// Returns whether the step replaces the previous one: a text replaces one typed earlier, and any step replaces the
  /// movement of a finger on the same view.
  fileprivate func continues(_ last: Step) -> Bool {
    switch (last, self) {
    case (.set(let old, .text), .set(let new, .text)): old == new
    case (.hold(let old, _), _): old == target
    default: false
    }
  }
}
