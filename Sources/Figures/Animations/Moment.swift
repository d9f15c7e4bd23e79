import PlumblineLayout

/// A moment of an animation: the state whose frames are shown, and the state whose guides are shown.
struct Moment: Hashable {
  /// The fraction of the duration that has passed, from 0 to 1.
  var time: Double
  /// The state whose frames the views have.
  var views: Int
  /// The state whose guides the views have.
  var guides: Int

  /// Returns the moments of a loop through states: each is held, and then all parts move to the next.
  static func loop(states count: Int) -> [Moment] {
    guard count > 1 else { return [Moment(time: 0, views: 0, guides: 0)] }
    let steps = (0..<count).flatMap { state in
      [0, 0.5].map { Moment(time: (Double(state) + $0) / Double(count), views: state, guides: state) }
    }
    return steps + [Moment(time: 1, views: 0, guides: 0)]
  }

  /// Returns the moments of a loop in which guides move within their views first, and then the views until their guides
  /// meet.
  static func guidesFirstLoop(states count: Int) -> [Moment] {
    guard count > 1 else { return loop(states: count) }
    let steps = (0..<count).flatMap { state in
      let next = (state + 1) % count
      return [(0, state, state), (0.25, state, state), (0.5, state, next), (0.6, state, next), (0.9, next, next)].map {
        Moment(time: (Double(state) + $0.0) / Double(count), views: $0.1, guides: $0.2)
      }
    }
    return steps + [Moment(time: 1, views: 0, guides: 0)]
  }

  /// Returns the moments of a sequence's still images: its states and, between them, the moved guides.
  static func stills(states count: Int, guidesFirst: Bool) -> [Moment] {
    let states = (0..<count).map { Moment(time: 0, views: $0, guides: $0) }
    guard guidesFirst else { return states }
    return states.flatMap { state in
      state.views + 1 < count ? [state, Moment(time: 0, views: state.views, guides: state.views + 1)] : [state]
    }
  }
}
