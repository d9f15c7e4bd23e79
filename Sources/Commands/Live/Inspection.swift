import PlumblineFigureMaking
import PlumblineLayout
import PlumblineViewSource

/// The information that a page shows about the views of a figure: their boxes, the origin of each position, and the
/// values that can be changed.
struct Inspection {
  /// The layout of the figure.
  let layout: ResolvedLayout
  /// The area of the drawing, in points of the layout.
  let area: Rect
  /// The names of the views.
  let names: ViewNames
  private let texts: [String: String]
  private var calls: [String: SourceCalls]
  /// The values that the page may change, by their names.
  private(set) var values: [String: EditableValue] = [:]
  private var guides: [JSON] = []
  private var knownGuides: Set<String> = []
  /// The reasons for which guides of a view cannot be dragged.
  private var fixed: [Int: [String]] = [:]

  /// Inspects a figure, or returns nil for one that shows several layouts.
  ///
  /// `texts` are those of the program's files.
  init?(of figure: DrawnFigure, texts: [String: String], calls: [String: SourceCalls]) {
    guard let layout = figure.layouts.first, let area = figure.area else { return nil }
    (self.layout, self.area, self.texts, self.calls) = (layout, area, texts, calls)
    names = ViewNames(layout)
    findGuides()
  }

  /// Returns the calls of a file, which are found once.
  private mutating func calls(of file: String) -> SourceCalls {
    if let known = calls[file] { return known }
    let found = SourceCalls(of: texts[file] ?? "")
    calls[file] = found
    return found
  }

  // MARK: Guides

  /// Finds the explicit guides that modifiers set, each as a line that can be moved.
  private mutating func findGuides() {
    for index in layout.views.indices where !layout.views[index].guides.isEmpty {
      for guide in layout.views[index].guides where !guide.isTextBaseline || guide.isInForce {
        let owner: Int
        switch guide.origin {
        case .explicit: owner = index
        case .inherited(let view): owner = view
        case .implicit, .combined: continue
        }
        guard knownGuides.insert("\(owner) \(guide.axis) \(guide.alignment)").inserted, let source = guide.source
        else { continue }
        let modifier = calls(of: source.file).call(at: source)
        guard let modifier, modifier.name == "alignmentGuide" else {
          knownGuides.remove("\(owner) \(guide.axis) \(guide.alignment)")
          continue
        }
        let title = "\(guide.alignment) guide of \(names.title(of: owner))"
        if let value = EditableValue.guide(modifier, title: title, key: names.key(of: owner), file: source.file) {
          add(guide, of: owner, seenIn: index, value, isSet: true)
        } else {
          fixed[owner, default: []].append(
            "the \(title) cannot be dragged: the closure that sets it has no single result")
        }
      }
    }
  }

  /// Adds the guides by which a view is aligned and which no modifier sets yet: moving one adds the modifier.
  private mutating func findUnsetGuides(of index: Int) {
    var item = index
    while let parent = layout.views[item].parent, layout.views[parent].role.isModifier { item = parent }
    for guide in layout.views[item].guides where guide.isInForce {
      switch guide.origin {
      case .implicit, .combined: break
      case .explicit, .inherited: guard guide.isTextBaseline else { continue }
      }
      guard !knownGuides.contains("\(item) \(guide.axis) \(guide.alignment)") else { continue }
      let title = "\(guide.alignment) guide of \(names.title(of: item))"
      guard let source = source(of: item), let call = calls(of: source.file).call(at: source) else {
        fixed[index, default: []].append("the \(title) cannot be dragged: no call in the files makes the view")
        continue
      }
      let value = EditableValue.newGuide(
        guide, after: call, title: title, key: names.key(of: item), file: source.file)
      add(guide, of: item, seenIn: item, value, isSet: false)
    }
  }

  private mutating func add(
    _ guide: ResolvedGuide, of owner: Int, seenIn index: Int, _ value: EditableValue, isSet: Bool
  ) {
    values[value.id] = value
    let (frame, own) = (layout.views[index].frame, layout.views[owner].frame)
    let isHorizontal = guide.axis == .horizontal
    let isReversed = isHorizontal && layout.views[index].isRightToLeft
    let position =
      isHorizontal ? (isReversed ? frame.maxX - guide.value : frame.minX + guide.value) : frame.minY + guide.value
    let now = isHorizontal ? (isReversed ? own.maxX - position : position - own.minX) : position - own.minY
    guides.append(
      .object([
        "value": value.json, "vertical": .bool(isHorizontal),
        "position": .number(position - (isHorizontal ? area.minX : area.minY)),
        "from": .number(isHorizontal ? frame.minY - area.minY : frame.minX - area.minX),
        "to": .number(isHorizontal ? frame.maxY - area.minY : frame.maxX - area.minX),
        "reversed": .bool(isReversed), "now": .number((now * 1_000).rounded() / 1_000), "set": .bool(isSet),
      ]))
  }

  /// Returns the displayed name of a view; a modifier's contains that of the view that it modifies.
  func title(of index: Int) -> String {
    let view = layout.views[index]
    return (view.role.isModifier ? "\(view.view) of " : "") + names.title(of: index)
  }

  // MARK: Finding views

  /// Returns the key of the innermost view at a point of the drawing, or nil.
  func key(at point: Point) -> String? {
    let (x, y) = (point.x + area.minX, point.y + area.minY)
    let found = layout.views.indices.last { index in
      let frame = layout.views[index].frame
      return frame.minX <= x && x <= frame.maxX && frame.minY <= y && y <= frame.maxY
    }
    return found.map(names.key)
  }

  /// Returns the view that a selection is about, or nil if there is none any more.
  ///
  /// The code that creates the view identifies it while that code is unchanged, since modifiers that are added around
  /// it change the key.
  func index(of selection: LivePage.Selection) -> Int? {
    let known = names.index(of: selection.view)
    guard let code = selection.code, let text = texts[code.file], let offset = code.offset(in: text) else {
      return known
    }
    func isMade(_ index: Int) -> Bool {
      source(of: index).map { $0.file == code.file && $0.offset == offset } ?? false
    }
    if let known, isMade(known) { return known }
    let kind = selection.view.split(separator: "/").last?.split(separator: ".").first
    return layout.views.indices.first { isMade($0) && layout.views[$0].view == kind ?? "" }
      ?? layout.views.indices.first(where: isMade) ?? known
  }

  /// Returns a selection of a view.
  mutating func selection(of index: Int, figure: String, look: Int) -> LivePage.Selection {
    var selection = LivePage.Selection(figure: figure, look: look, view: names.key(of: index))
    if let source = source(of: index), let call = calls(of: source.file).call(at: source) {
      let range = source.offset..<max(call.range.upperBound, source.offset)
      selection.code = SourceCode(range, of: texts[source.file] ?? "", file: source.file)
    }
    return selection
  }

  /// Returns the key of the view that code at a position creates: the innermost whose call contains the place, or the
  /// first on its line.
  func key(file: String, line: Int, column: Int?) -> String? {
    var inFile: [(index: Int, source: SourceRange)] = []
    for index in layout.views.indices {
      if let source = source(of: index), source.file == file { inFile.append((index, source)) }
    }
    let onLine = inFile.filter { $0.source.line == line }.sorted { $0.source.column < $1.source.column }
    if let column, let last = onLine.last(where: { $0.source.column <= column }) {
      // Views that one piece of code creates are in order.
      let first = onLine.first { $0.source.column == last.source.column }
      return names.key(of: (first ?? last).index)
    }
    if let first = onLine.first { return names.key(of: first.index) }
    // Within a call of several lines, the one that begins last.
    let text = Array((texts[file] ?? "").utf8)
    var (offset, current) = (0, 1)
    while offset < text.count, current < line {
      if text[offset] == UInt8(ascii: "\n") { current += 1 }
      offset += 1
    }
    let calls = calls[file] ?? SourceCalls(of: texts[file] ?? "")
    let around = inFile.filter { calls.call(at: $0.source)?.ownRange.contains(offset) ?? false }
    return around.max { $0.source.offset < $1.source.offset }.map { names.key(of: $0.index) }
  }

  /// Returns the position of the code that creates a view.
  ///
  /// It is known unless modifiers follow the view. Then it is that of the call which they modify, or that of the
  /// statement in the container's closure, if there is one for each view.
  func source(of index: Int) -> SourceRange? {
    if let known = layout.views[index].source { return known }
    guard let parent = layout.views[index].parent, let outer = source(of: parent), let calls = calls[outer.file],
      let around = calls.call(at: outer)
    else { return nil }
    var start = around.range.lowerBound
    if !layout.views[parent].role.isModifier {
      let siblings = layout.children(of: parent)
      guard siblings.count == around.statements.count, let number = siblings.firstIndex(of: index) else { return nil }
      start = around.statements[number].lowerBound
    }
    guard let call = calls.calls.first(where: { $0.range.lowerBound == start }), call.name == layout.views[index].view
    else { return nil }
    return calls.place(of: call.nameStart, in: outer.file)
  }

  // MARK: JSON

  /// The lines of guides, which are shown while nothing is selected, too.
  var guideList: JSON { .array(guides) }

  /// Returns the information that the page shows about one view.
  mutating func details(of index: Int) -> JSON {
    findUnsetGuides(of: index)
    let (view, key) = (layout.views[index], names.key(of: index))
    var sentences = layout.sentences(about: index)
    if let group = view.group {
      if group.clip != nil { sentences.append("is clipped by a shape") }
      if !group.transform.isIdentity { sentences.append("is drawn displaced: its frame stays where it is") }
      if group.opacity < 1 { sentences.append("is drawn with an opacity of \(group.opacity.dumped)") }
    }
    if let parent = view.parent, !layout.views[parent].frame.contains(view.frame) {
      let (outer, isModifier) = (layout.views[parent].frame, layout.views[parent].role.isModifier)
      let (dx, dy) = (view.frame.minX - outer.minX, view.frame.minY - outer.minY)
      if isModifier, view.frame.size == outer.size {
        sentences.append("is displaced by \(dx.dumped), \(dy.dumped) from its frame, that of the \(title(of: parent))")
      } else {
        sentences.append("reaches beyond the \(isModifier ? "" : "frame of ")\(title(of: parent))")
      }
    }
    var fields: [EditableValue] = []
    var place: JSON?
    if let source = source(of: index) {
      let calls = calls(of: source.file)
      if let call = calls.call(at: source) {
        fields = EditableValue.all(in: call, of: view, file: source.file)
        // Modifiers without a box of their own are changed at the view that they modify.
        for modifier in calls.modifiers(of: call) where ["layoutPriority", "zIndex"].contains(modifier.name) {
          fields += EditableValue.all(in: modifier, of: view, file: source.file)
        }
        // A call of several views, such as a modifier's, has no proposal of its own.
        if view.role.isModifier == false {
          let text = texts[source.file] ?? ""
          fields += ProposedLengths(to: call, in: calls, text: text).values(file: source.file)
        }
      }
      place = self.place(of: source)
    }
    for field in fields { values[field.id] = field }
    let warnings = layout.warnings.filter { warning in
      warning.source.map { $0.line == place?["line"]?.number.map { Int($0) } && $0.file == place?["file"]?.string }
        ?? false
    }
    return .object([
      "key": .string(key),
      "title": .string(title(of: index)),
      "sentences": .array(sentences.map(JSON.string)), "warnings": .array(warnings.map { .string($0.message) }),
      "fixed": .array((fixed[index] ?? []).map(JSON.string)),
      "fields": .array(fields.map(\.json)), "source": place,
    ])
  }

  /// Returns the source line of a position, with its neighbours.
  private func place(of source: SourceRange) -> JSON {
    let lines = (texts[source.file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let first = max(source.line - 3, 1)
    let last = min(source.line + 3, lines.count)
    return .object([
      "file": .string(source.file), "line": .number(Double(source.line)), "column": .number(Double(source.column)),
      "first": .number(Double(first)),
      "lines": .array(first <= last ? lines[(first - 1)..<last].map { .string(String($0)) } : []),
    ])
  }
}

extension Rect {
  /// Returns whether a rectangle lies within this one, with a tolerance of a hundredth of a point.
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
  }
}
