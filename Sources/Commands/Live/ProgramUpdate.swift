import PlumblineLivePage
import PlumblineViewSource

/// The changes of a page with a program: its figures, errors and warnings.
struct ProgramUpdate {
  private let program: Program
  private let page: LivePage
  private let printer: DiagnosticPrinter
  private let texts: [String: String]
  /// The calls of files, which are found once for all figures.
  private let calls: [String: SourceCalls]
  /// The figures by their keys, with the drawing of each look.
  private var figures: [(key: String, head: JSON, looks: [String])] = []
  private var diagnostics: [Diagnostic] = []
  /// The information about earlier drawings, which is freed when the page has its update.
  private var earlier: [Inspection] = []
  private var faults: [JSON] = []

  /// Creates the update of a program on a page.
  init(program: Program, page: LivePage, console: Console) {
    self.program = program
    self.page = page
    var texts: [String: String] = [:]
    for path in program.files.map(\.path) + program.included { texts[path] = try? program.text(of: path) }
    printer = DiagnosticPrinter(texts: texts, console: console)
    self.texts = texts
    calls = page.isInspecting ? texts.mapValues(SourceCalls.init(of:)) : [:]
  }

  /// Whether errors keep the page's other figures as they were: no figure could be drawn.
  private var keepsOthers: Bool { hasErrors && figures.allSatisfy { $0.looks.allSatisfy { $0 == "null" } } }

  /// Discards the drawings that the page removes with this update.
  func forgetRemoved() {
    guard !keepsOthers else { return }
    let looks = Dictionary(figures.map { ($0.key, $0.looks.count) }, uniquingKeysWith: max)
    page.forgetDrawings { figure, look in program.hasFigure(figure) && look >= looks[figure, default: 0] }
  }

  /// Whether a file has an error.
  var hasErrors: Bool { !faults.isEmpty || diagnostics.contains { $0.severity == .error } }

  /// Adds the figures of a reading under a look, and its diagnostics.
  mutating func add(_ reading: LiveReading, look: Int) {
    for diagnostic in reading.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    faults += reading.faults.map { $0.live(in: program.livePath) }.filter { !faults.contains($0) }
    for figure in reading.figures {
      let index = figures.firstIndex { $0.key == figure.key } ?? figures.count
      if index == figures.count { figures.append((figure.key, head(of: figure), [])) }
      let drawn = drawing(of: figure, look: look)
      while figures[index].looks.count < look { figures[index].looks.append("null") }
      figures[index].looks.append(drawn)
    }
  }

  private func head(of figure: LiveFigure) -> JSON {
    .object([
      "key": .string(figure.key), "name": .string(figure.name + figure.variant), "file": .string(figure.source.file),
      "line": .number(Double(figure.source.line)), "column": .number(Double(figure.source.column)),
      "sentence": figure.figure.map { .string($0.sentence) },
      "states": page.isInspecting
        ? nil
        : .array((figure.figure?.states ?? []).map { .array([.string($0.name), .string($0.text)]) }),
    ])
  }

  /// Returns the drawing of a figure, as a whole or as its changes; null if it has an error, so that the page keeps the
  /// last drawing without an error.
  private mutating func drawing(of figure: LiveFigure, look: Int) -> String {
    guard figure.figure != nil else { return "null" }
    let place = LivePage.place(of: figure.key, look: look)
    let more = screen(of: figure) + inspection(of: figure, look: look)
    page.areas[place] = figure.figure?.area
    do {
      var motion: [String] = []
      for moment in page.shown[place] == nil ? [] : figure.motion {
        guard var tree = MarkupTree(try figure.svg(of: moment.drawing, prefix: page.prefix(of: place))) else {
          continue
        }
        guard let changes = page.shown[place].flatMap({ tree.changes(from: $0) }) else { break }
        page.shown[place] = tree
        motion.append("[\(moment.time.dumped),\(changes)]")
      }
      let more = more + (motion.isEmpty ? "" : ",\"motion\":[\(motion.joined(separator: ","))]")
      guard var tree = MarkupTree(try figure.svg(prefix: page.prefix(of: place))) else { return "null" }
      defer { page.shown[place] = tree }
      if let old = page.shown[place], let changes = tree.changes(from: old) { return "{\"changes\":\(changes)\(more)}" }
      return "{\"whole\":\(tree.whole)\(more)}"
    } catch {
      diagnostics.append(Diagnostic(.error, "\(error)", at: figure.source))
      return "null"
    }
  }

  /// Returns the member with the size of the screen for a preview that has none of its own, so that the page may change
  /// it.
  private func screen(of figure: LiveFigure) -> String {
    guard let layout = figure.figure?.layouts.first, figure.figure?.plan.previews.first?.canvas == .fitting else {
      return ""
    }
    let size = layout.device?.size ?? layout.screen.size
    return ",\"screen\":[\(size.width.dumped),\(size.height.dumped)]"
  }

  /// Returns the members that a page shows about the views of a figure: where views can be operated, these; otherwise
  /// the guides of all, and the boxes and details of the figure that is inspected.
  private mutating func inspection(of figure: LiveFigure, look: Int) -> String {
    let place = LivePage.place(of: figure.key, look: look)
    if !page.isInspecting {
      page.inspections[place] = nil
      return figure.figure.map { ",\"controls\":\($0.operableViews.text)" } ?? ""
    }
    guard let drawn = figure.figure, var made = Inspection(of: drawn, texts: texts, calls: calls) else {
      page.inspections[place] = nil
      return ""
    }
    if let known = page.inspections.removeValue(forKey: place) { earlier.append(known) }
    defer { page.inspections[place] = made }
    var text = ""
    if let inspected = page.inspected, inspected.figure == figure.key, inspected.look == look {
      text += made.boxes(&page.boxes)
      if let index = made.index(of: inspected) {
        page.inspected = made.selection(of: index, figure: figure.key, look: look)
        text += ",\"details\":\(made.details(of: index).text)"
      }
    }
    return ",\"guides\":\(made.guideList.text)" + text
  }

  /// The update in JSON.
  var text: String {
    let list = figures.map { figure in
      "{\"head\":\(figure.head.text),\"looks\":[\(figure.looks.joined(separator: ","))]}"
    }
    func found(_ severity: Diagnostic.Severity) -> [JSON] {
      diagnostics.filter { $0.severity == severity }.map { $0.live(printer) }
    }
    let errors = JSON.array(faults + found(.error)).text
    let warnings = JSON.array(found(.warning)).text
    var path = ""
    JSON.quote(program.livePath, to: &path)
    let others = keepsOthers ? ",\"keepsOthers\":true" : ""
    return
      "{\"path\":\(path)\(others),\"figures\":[\(list.joined(separator: ","))],\"errors\":\(errors),\"warnings\":\(warnings)}"
  }
}
