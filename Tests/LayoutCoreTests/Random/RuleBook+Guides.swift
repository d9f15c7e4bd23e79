import PlumblineLayout

// Guides (<doc:AlignmentGuides>).
extension RuleBook {
  func value(_ model: Model, _ guide: Model.Guide, _ axis: Axis, _ p: ProposedViewSize) -> Double {
    explicit(model, guide, axis, p) ?? guide.standard(size(model, p)[axis])
  }

  func explicit(_ model: Model, _ guide: Model.Guide, _ axis: Axis, _ p: ProposedViewSize) -> Double? {
    switch model {
    case .fixed, .shape, .wrapping, .spacer: return nil
    case .guide(let own, let share, let constant, let child):
      let set = size(child, p)[axis] * share + constant
      return own == guide ? set.isFinite ? set : 0 : explicit(child, guide, axis, p)
    case .priority(_, let child), .offset(_, _, let child), .background(_, _, let child, _):
      return explicit(child, guide, axis, p)
    case .reader: return nil
    case .bar:
      let place = inside(model, size(model, p), p)[0]
      return explicit(place.model, guide, axis, place.offer).map { $0 + place.origin[axis] }
    case .stack, .zStack, .lazyStack, .lazyGrid, .grid, .fits, .scroll:
      guard guide == .custom else { return nil }
      let values = inside(model, size(model, p), p).compactMap { place in
        bookFor(model).explicit(place.model, guide, axis, place.offer).map { $0 + place.origin[axis] }
      }
      return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    default:
      let place = inside(model, size(model, p), p)[0]
      return explicit(place.model, guide, axis, place.offer).map { $0 + place.origin[axis] }
    }
  }
}
