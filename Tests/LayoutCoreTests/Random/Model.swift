import PlumblineLayout

/// A small tree that both the engine and the rule book can lay out.
indirect enum Model: CustomStringConvertible {
  case fixed(Double, Double)
  case shape
  case wrapping(ideal: Double)
  case spacer(Double?)
  case stack(Axis, guide: Guide, spacing: Double?, [Model])
  case zStack(Guide, Guide, [Model])
  case frame(Double?, Double?, Guide, Guide, Model)
  case limits(Limits, Limits, Guide, Guide, Model)
  case padding(EdgeInsets, Model)
  case fixedSize(Bool, Bool, Model)
  case aspect(Double?, ContentMode, Model)
  case offset(Double, Double, Model)
  case position(Double, Double, Model)
  case background(Guide, Guide, Model, Model)
  case guide(Guide, share: Double, constant: Double, Model)
  case priority(Double, Model)
  case lazyStack(Axis, guide: Guide, spacing: Double?, [Model])
  case lazyGrid(Axis, [Track], spacing: Double?, [Model])
  case grid(Guide, Guide, spacing: Double?, [[Cell]])
  case fits(Bool, Bool, [Model])
  case scroll(Bool, Bool, Model)
  case reader(Model)
  case bar(Edge, Guide, spacing: Double?, Model, Model)

  /// A guide of either axis; `custom` defaults to a third.
  enum Guide: String, CaseIterable {
    case start, center, end, custom
  }

  /// A column of a lazy grid.
  enum Track {
    case fixed(Double)
    case flexible(least: Double, most: Double)
    case adaptive(least: Double)
  }

  /// A cell of a grid with what it asks for.
  struct Cell {
    var model: Model
    var span = 1
    var unsized: (width: Bool, height: Bool) = (false, false)
    var anchor: UnitPoint?
  }

  /// Least, ideal and greatest length.
  struct Limits {
    var least: Double?
    var ideal: Double?
    var most: Double?
  }

  var description: String { String(reflecting: self.node).isEmpty ? "" : text(0) }

  /// The models within.
  var children: [Model] {
    switch self {
    case .fixed, .shape, .wrapping, .spacer: []
    case .stack(_, _, _, let children), .zStack(_, _, let children), .lazyStack(_, _, _, let children),
      .lazyGrid(_, _, _, let children), .fits(_, _, let children):
      children
    case .grid(_, _, _, let rows): rows.flatMap { $0.map(\.model) }
    case .background(_, _, let a, let b), .bar(_, _, _, let a, let b): [a, b]
    case .frame(_, _, _, _, let child), .limits(_, _, _, _, let child), .padding(_, let child),
      .fixedSize(_, _, let child), .aspect(_, _, let child), .offset(_, _, let child), .position(_, _, let child),
      .guide(_, _, _, let child), .priority(_, let child), .scroll(_, _, let child), .reader(let child):
      [child]
    }
  }

  /// The same model around other models.
  func replacing(_ new: [Model]) -> Model {
    switch self {
    case .fixed, .shape, .wrapping, .spacer: self
    case .stack(let axis, let guide, let spacing, _): .stack(axis, guide: guide, spacing: spacing, new)
    case .zStack(let x, let y, _): .zStack(x, y, new)
    case .background(let x, let y, _, _): .background(x, y, new[0], new[1])
    case .frame(let w, let h, let x, let y, _): .frame(w, h, x, y, new[0])
    case .limits(let w, let h, let x, let y, _): .limits(w, h, x, y, new[0])
    case .padding(let insets, _): .padding(insets, new[0])
    case .fixedSize(let w, let h, _): .fixedSize(w, h, new[0])
    case .aspect(let ratio, let mode, _): .aspect(ratio, mode, new[0])
    case .offset(let x, let y, _): .offset(x, y, new[0])
    case .position(let x, let y, _): .position(x, y, new[0])
    case .guide(let guide, let share, let constant, _): .guide(guide, share: share, constant: constant, new[0])
    case .priority(let value, _): .priority(value, new[0])
    case .lazyStack(let axis, let guide, let spacing, _): .lazyStack(axis, guide: guide, spacing: spacing, new)
    case .lazyGrid(let axis, let tracks, let spacing, _): .lazyGrid(axis, tracks, spacing: spacing, new)
    case .fits(let w, let h, _): .fits(w, h, new)
    case .scroll(let w, let h, _): .scroll(w, h, new[0])
    case .reader: .reader(new[0])
    case .bar(let edge, let guide, let spacing, _, _): .bar(edge, guide, spacing: spacing, new[0], new[1])
    case .grid(let x, let y, let spacing, let rows): .grid(x, y, spacing: spacing, rows.refilled(with: new))
    }
  }

  /// Models that are a little simpler, for shrinking.
  var simpler: [Model] {
    var result = children
    let children = self.children
    for (index, child) in children.enumerated() {
      switch self {
      case .stack, .zStack, .lazyStack, .lazyGrid, .fits:
        var fewer = children
        fewer.remove(at: index)
        result.append(replacing(fewer))
      default: break
      }
      for smaller in child.simpler {
        var changed = children
        changed[index] = smaller
        result.append(replacing(changed))
      }
    }
    return result
  }

  private func text(_ depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let head = String(
      "\(Mirror(reflecting: self).children.first.map { "\($0.label ?? "") \($0.value)" } ?? "shape")".prefix(160))
    return indent + head + children.map { "\n" + $0.text(depth + 1) }.joined()
  }
}

extension [[Model.Cell]] {
  /// The same rows with other models in their cells.
  fileprivate func refilled(with models: [Model]) -> Self {
    var rest = models[...]
    return map { row in
      row.map { cell in
        var cell = cell
        cell.model = rest.removeFirst()
        return cell
      }
    }
  }
}
