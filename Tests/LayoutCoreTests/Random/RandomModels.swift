import PlumblineLayout

/// A generator of small random models.
struct RandomModels {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func length() -> Double { Double(next(120)) / 2 }
  private mutating func maybe() -> Double? { next(2) == 0 ? nil : length() }
  private mutating func guide() -> Model.Guide { Model.Guide.allCases[next(4)] }
  mutating func proposal() -> ProposedViewSize {
    ProposedViewSize(width: next(4) == 0 ? nil : Double(next(300)), height: next(4) == 0 ? nil : Double(next(300)))
  }

  private mutating func limits() -> Model.Limits {
    Model.Limits(least: maybe(), ideal: maybe(), most: next(3) == 0 ? .infinity : maybe())
  }

  /// Returns a model of up to `depth` levels.
  mutating func model(_ depth: Int) -> Model {
    if depth == 0 || next(5) == 0 {
      switch next(4) {
      case 0: return .fixed(length(), length())
      case 1: return .shape
      case 2: return .wrapping(ideal: 10 + length())
      default: return .spacer(maybe())
      }
    }
    switch next(20) {
    case 14: return .lazyStack(axis(), guide: guide(), spacing: maybe(), models(depth))
    case 15: return .lazyGrid(axis(), (0..<1 + next(3)).map { _ in track() }, spacing: maybe(), models(depth))
    case 16, 17:
      return .grid(
        guide(), guide(), spacing: maybe(), (0..<next(3)).map { _ in (0..<next(3)).map { _ in cell(depth) } })
    case 18:
      return next(2) == 0
        ? .fits(next(2) == 0, next(2) == 0, models(depth)) : .scroll(next(2) == 0, next(2) == 0, model(depth - 1))
    case 19:
      return next(2) == 0
        ? .reader(model(depth - 1))
        : .bar(Edge.allCases[next(4)], guide(), spacing: maybe(), model(depth - 1), model(depth - 1))
    case 0, 1, 2: return .stack(.horizontal, guide: guide(), spacing: maybe(), models(depth))
    case 3, 4: return .stack(.vertical, guide: guide(), spacing: maybe(), models(depth))
    case 5: return .zStack(guide(), guide(), models(depth))
    case 6: return .frame(maybe(), maybe(), guide(), guide(), model(depth - 1))
    case 7: return .limits(limits(), limits(), guide(), guide(), model(depth - 1))
    case 8:
      let insets = EdgeInsets(top: length() - 10, leading: length() - 10, bottom: length(), trailing: length())
      return .padding(insets, model(depth - 1))
    case 9: return .fixedSize(next(2) == 0, next(2) == 0, model(depth - 1))
    case 10:
      return next(2) == 0
        ? .aspect(next(2) == 0 ? nil : 0.5 + Double(next(4)), next(2) == 0 ? .fit : .fill, model(depth - 1))
        : .position(length(), length(), model(depth - 1))
    case 11: return .background(guide(), guide(), model(depth - 1), model(depth - 1))
    case 12:
      return .guide(guide(), share: Double(next(5)) / 2 - 1, constant: length() - 30, model(depth - 1))
    default:
      return next(2) == 0
        ? .priority(Double(next(3)) - 1, model(depth - 1)) : .offset(length(), length(), model(depth - 1))
    }
  }

  private mutating func axis() -> Axis { next(2) == 0 ? .horizontal : .vertical }

  private mutating func track() -> Model.Track {
    switch next(3) {
    case 0: .fixed(length())
    case 1: .flexible(least: length(), most: next(2) == 0 ? .infinity : 60 + length())
    default: .adaptive(least: 5 + length())
    }
  }

  private mutating func cell(_ depth: Int) -> Model.Cell {
    Model.Cell(
      model: model(depth - 1), span: next(4) == 0 ? 2 : 1, unsized: (next(5) == 0, next(5) == 0),
      anchor: next(5) == 0 ? UnitPoint(x: Double(next(3)) / 2, y: Double(next(5)) / 4) : nil)
  }

  private mutating func models(_ depth: Int) -> [Model] { (0..<next(4)).map { _ in model(depth - 1) } }
}
