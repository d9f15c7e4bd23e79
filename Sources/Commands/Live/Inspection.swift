import PlumblineFigureMaking
import PlumblineLayout
import PlumblineViewSource

/// The facts that a page shows about the views of a figure: their boxes, how each came to its place, and what can be changed.
struct Inspection {
  private let layout: ResolvedLayout
  private let area: Rect
  private let names: ViewNames
  private let texts: [String: String]
  private var calls: [String: SourceCalls]
  /// The values that the page may change, by their names.
  private(set) var values: [String: EditableValue] = [:]
  private var guides: [JSON] = []

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
    var known: Set<String> = []
    for (index, view) in layout.views.enumerated() {
      for guide in view.guides where !guide.isTextBaseline {
        let owner: Int
        switch guide.origin {
        case .explicit: owner = index
        case .inherited(let view): owner = view
        case .implicit, .combined: continue
        }
        guard let source = layout.views[owner].source, known.insert("\(owner) \(guide.alignment)").inserted else {
          continue
        }
        let calls = calls(of: source.file)
        guard let call = calls.call(at: source) else { continue }
        let modifier = calls.modifiers(of: call).first { modifier in
          modifier.name == "alignmentGuide" && modifier.arguments.first?.text.hasSuffix(".\(guide.alignment)") ?? false
        }
        let title = "\(guide.alignment) guide of \(names.title(of: owner))"
        guard let modifier,
          let value = EditableValue.guide(modifier, title: title, key: names.keys[owner], file: source.file)
        else { continue }
        values[value.id] = value
        let isHorizontal = guide.axis == .horizontal
        let position =
          isHorizontal
          ? (view.isRightToLeft ? view.frame.maxX - guide.value : view.frame.minX + guide.value)
          : view.frame.minY + guide.value
        let own = layout.views[owner].frame
        let now =
          isHorizontal ? (view.isRightToLeft ? own.maxX - position : position - own.minX) : position - own.minY
        guides.append(
          .object([
            "value": value.json, "vertical": .bool(isHorizontal),
            "position": .number(position - (isHorizontal ? area.minX : area.minY)),
            "from": .number(isHorizontal ? view.frame.minY - area.minY : view.frame.minX - area.minX),
            "to": .number(isHorizontal ? view.frame.maxY - area.minY : view.frame.maxX - area.minX),
            "reversed": .bool(isHorizontal && view.isRightToLeft), "now": .number((now * 1_000).rounded() / 1_000),
          ]))
      }
    }
  }

  /// Returns the key of the innermost view at a point of the drawing, or nil.
  func key(at point: Point) -> String? {
    let (x, y) = (point.x + area.minX, point.y + area.minY)
    let found = layout.views.indices.last { index in
      let frame = layout.views[index].frame
      return frame.minX <= x && x <= frame.maxX && frame.minY <= y && y <= frame.maxY
    }
    return found.map { names.keys[$0] }
  }

  // MARK: JSON

  /// The lines of guides, which are shown while nothing is selected, too.
  var guideList: JSON { .array(guides) }

  /// The boxes of all views, each as `[key, name, x, y, width, height, parent]`, in points of the drawing.
  var boxes: String {
    var text = "["
    for (index, view) in layout.views.enumerated() {
      text += index == 0 ? "[" : ",["
      JSON.quote(names.keys[index], to: &text)
      text += ","
      let name = view.role.isModifier ? view.view : names.title(of: index)
      JSON.quote(name + (view.detail.map { " “\($0.prefix(24))”" } ?? ""), to: &text)
      for length in [view.frame.minX - area.minX, view.frame.minY - area.minY, view.frame.width, view.frame.height] {
        text += "," + (length.isFinite ? length.dumped : "0")
      }
      text += ",\(view.parent ?? -1)]"
    }
    return text + "]"
  }

  /// Returns what the page shows about one view, or nil if there is none with the key.
  mutating func details(of key: String) -> JSON? {
    guard let index = names.keys.firstIndex(of: key) else { return nil }
    let view = layout.views[index]
    var sentences = layout.sentences(about: index)
    if let group = view.group {
      if group.clip != nil { sentences.append("is clipped by a shape") }
      if !group.transform.isIdentity { sentences.append("is drawn displaced: its frame stays where it is") }
      if group.opacity < 1 { sentences.append("is drawn with an opacity of \(group.opacity.dumped)") }
    }
    if let parent = view.parent, !layout.views[parent].frame.contains(view.frame) {
      sentences.append("reaches beyond the frame of \(names.title(of: parent))")
    }
    var fields: [EditableValue] = []
    var place: JSON?
    if let source = view.source {
      let calls = calls(of: source.file)
      if let call = calls.call(at: source) {
        fields = EditableValue.all(in: call, of: view, key: key, file: source.file)
        // Modifiers without a box of their own are changed at the view that they modify.
        for modifier in calls.modifiers(of: call) where ["layoutPriority", "zIndex"].contains(modifier.name) {
          fields += EditableValue.all(in: modifier, of: view, key: key, file: source.file)
        }
      }
      place = self.place(of: source)
    }
    for field in fields { values[field.id] = field }
    let warnings = layout.warnings.filter { warning in
      warning.source.map { $0.line == view.source?.line && $0.file == view.source?.file } ?? false
    }
    return .object([
      "key": .string(key),
      "title": .string((view.role.isModifier ? "\(view.view) of " : "") + names.title(of: index)),
      "sentences": .array(sentences.map(JSON.string)), "warnings": .array(warnings.map { .string($0.message) }),
      "fields": .array(fields.map(\.json)), "source": place,
    ])
  }

  /// The source line of a place, with its neighbours.
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
  /// Returns whether a rectangle lies within this one, give or take a hundredth of a point.
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX - 0.01 && other.minY >= minY - 0.01 && other.maxX <= maxX + 0.01 && other.maxY <= maxY + 0.01
  }
}
