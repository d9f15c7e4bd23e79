/// The animations of a running preview: the views that it has shown, by identity, and the values that are being
/// animated.
///
/// Each update of the views is prepared: every node gets the number of its position, which is the same in all updates,
/// and changed values begin to move with the transaction that reaches their view. A layout at a point in time has those
/// values in place of the final ones; frames, colours and contents are changed when its views are emitted.
/// Rule: <doc:Animations>.
final class Animator {
  /// The purpose of the layout that is being made.
  enum Mode {
    /// An update of the views, after which they have their final values.
    case updating
    /// The start of an update, whose frames are recorded because changed values move other views.
    case measuring
    /// A point in time at which animations run; endless ones alone, unless it `includesFinite` ones.
    case presenting(includesFinite: Bool)
  }

  /// A kind of animated value of a view.
  enum Kind: Int, Hashable {
    /// The values of a modifier, a shape or a layout.
    case content
    /// The frame, as x and y of the middle of the screen, width and height.
    case frame
    /// The colours.
    case colors
    /// The fraction to which the view is present, from 0 to 1.
    case presence
  }

  /// The identity of a value: the view's number, its index among the views that share the number, and the kind.
  struct Key: Hashable, Comparable {
    var view: Int
    var occurrence = 0
    var kind: Kind

    static func < (first: Self, second: Self) -> Bool {
      (first.view, first.occurrence, first.kind.rawValue) < (second.view, second.occurrence, second.kind.rawValue)
    }
  }

  /// The present purpose.
  private(set) var mode = Mode.updating
  /// The moment, in seconds since the preview began.
  private(set) var time = 0.0
  /// The transaction of the update.
  private(set) var transaction = Transaction()
  /// The number of updates.
  private(set) var update = 0
  /// The numbers of the positions of views.
  var identities = ViewPositions()
  /// The values on their way, and those that rest.
  var values: [Key: AnimatedValue] = [:]
  /// The transaction that reaches a view in the update.
  var scopes: [Int: ScopedTransaction] = [:]
  /// The watched values of animation modifiers, with the update in which each changed last.
  var watched: [Int: (value: AnyHashable, update: Int)] = [:]
  /// The views that may be inserted and removed, in this update and the previous one.
  var members: [Int: ViewTransition] = [:]
  private var earlierMembers: [Int: ViewTransition] = [:]
  /// The views of the update before.
  private var earlierViews: Set<Int> = []
  /// The views as they were laid out in the update.
  private var laidOut: [Key: LaidOutView] = [:]
  private var earlierLaidOut: [Key: LaidOutView] = [:]
  /// The views that were removed and are still seen.
  private(set) var leaving: [LeavingView] = []
  /// The numbers of the presented screens that follow their models.
  var followed: Set<Key> = []
  /// Whether values that move other views began to move in the update.
  var hasMovedOthers = false

  /// A view as a layout shows it.
  struct LaidOutView {
    var frame: Rect
    var colors: [Double]
    var content: String?
    var matched: AnyHashable?
  }

  // MARK: Updates

  /// Begins an update of the views.
  func beginUpdate(_ transaction: Transaction, at time: Double) {
    mode = .updating
    self.transaction = transaction
    self.time = time
    update += 1
    earlierViews = Set(scopes.keys)
    scopes = [:]
    (earlierMembers, members) = (members, [:])
    (earlierLaidOut, laidOut) = (laidOut, [:])
    hasMovedOthers = false
    scopes[ViewPositions.screens] = ScopedTransaction(transaction: transaction)
    leaving.removeAll { !$0.isRunning(at: time, includesFinite: true) }
  }

  /// Returns whether a view existed before the update.
  func isKnown(_ view: Int) -> Bool { earlierViews.contains(view) }
  /// Returns whether a view that may be inserted and removed existed before the update.
  func isKnownMember(_ view: Int) -> Bool { earlierMembers[view] != nil }

  /// Records a view of the layout; the last record counts.
  func record(_ view: ResolvedView, _ key: Key) {
    if case .presenting = mode { return }
    var matched: AnyHashable?
    for placed in view.interactions {
      if case .motion(.matched(let name)) = placed.interaction { matched = name }
    }
    let isContent = view.role == .text || view.role == .image
    laidOut[key] = LaidOutView(
      frame: view.frame, colors: view.items.colors, content: isContent ? view.detail : nil, matched: matched)
  }

  /// Ends an update: frames, colours and contents that differ from those of the previous layout begin to move, and the
  /// transitions of removed views begin.
  func finishUpdate(from old: ResolvedLayout, to new: ResolvedLayout) {
    let center = Point(x: new.screen.midX, y: new.screen.midY)
    let oldCenter = Point(x: old.screen.midX, y: old.screen.midY)
    for (key, view) in laidOut {
      let animation = scopes[key.view]?.transaction.animation
      set(
        [view.frame.minX - center.x, view.frame.minY - center.y, view.frame.width, view.frame.height], key, .frame,
        animation)
      set(view.colors, key, .colors, animation)
    }
    guard update > 1 else { return }
    match(in: new, center, oldCenter)
    changeContents(old, oldCenter)
    // Views are removed in the order in which they were inserted, so that every run draws them in the same order.
    for (id, transition) in earlierMembers.sorted(by: { $0.key < $1.key }) where members[id] == nil {
      remove(id, transition, from: old, oldCenter)
    }
  }

  private func set(_ model: [Double], _ key: Key, _ kind: Kind, _ animation: Animation?) {
    var key = key
    key.kind = kind
    if values[key]?.set(model, by: animation, at: time) == nil { values[key] = AnimatedValue(model) }
  }

  /// Starts the movement of views from the frames of removed views with the same name.
  private func match(in layout: ResolvedLayout, _ center: Point, _ oldCenter: Point) {
    var earlier: [AnyHashable: (Key, Rect)] = [:]
    for (key, view) in earlierLaidOut.sorted(by: { $0.key < $1.key }) where laidOut[key] == nil {
      if let name = view.matched { earlier[name] = (key, view.frame) }
    }
    guard !earlier.isEmpty else { return }
    for (index, view) in layout.views.enumerated() where view.identity != 0 {
      let key = Key(view: view.identity, kind: .frame)
      guard earlierLaidOut[key] == nil, let name = laidOut[key]?.matched, let (oldKey, source) = earlier[name],
        let animation = scopes[view.identity]?.transaction.animation
      else { continue }
      let map = FrameMap(
        from: view.frame.offsetBy(dx: -center.x, dy: -center.y), to: source.offsetBy(dx: -oldCenter.x, dy: -oldCenter.y)
      )
      for inner in index..<max(view.end, index + 1) where layout.views[inner].identity != 0 {
        let frame = layout.views[inner].frame.offsetBy(dx: -center.x, dy: -center.y)
        values[Key(view: layout.views[inner].identity, kind: .frame)] = AnimatedValue(
          frame.components, from: map.applied(to: frame).components, by: animation, at: time)
      }
      goals[oldKey.view] = FrameMap(from: map.to, to: map.from)
    }
  }

  /// The movements of removed views to the views that replace them, about the middle of the screen.
  private(set) var goals: [Int: FrameMap] = [:]

  /// Starts the fades of changed texts and images from the old content to the new.
  private func changeContents(_ old: ResolvedLayout, _ oldCenter: Point) {
    let changed = laidOut.filter { key, view in earlierLaidOut[key].map { $0.content != view.content } ?? false }
    for (key, _) in changed.sorted(by: { $0.key < $1.key }) {
      guard let scope = scopes[key.view], let animation = scope.transaction.animation, scope.content == .fade else {
        continue
      }
      var presence = key
      presence.kind = .presence
      values[presence] = AnimatedValue([1], from: [0], by: animation, at: time)
      guard let index = old.views.firstIndex(where: { $0.identity == key.view }) else { continue }
      leave(old, index, .opacity, animation, oldCenter, id: key.view, of: identities.parent(of: key.view))
    }
  }

  private func remove(_ id: Int, _ transition: ViewTransition, from old: ResolvedLayout, _ oldCenter: Point) {
    values[Key(view: id, kind: .presence)] = nil
    let parent = identities.parent(of: id)
    guard let scope = scopes[parent] else { return }
    let own = scope.transaction.disablesAnimations ? nil : transition.animation(isInsertion: false)
    guard let animation = own ?? scope.transaction.animation, !transition.isAbsent(isInsertion: false) else { return }
    var index = 0
    while index < old.views.count {
      if identities.isView(old.views[index].identity, within: id) {
        leave(old, index, transition, animation, oldCenter, id: id, of: parent)
        index = max(old.views[index].end, index + 1)
      } else {
        index += 1
      }
    }
  }

  private func leave(
    _ old: ResolvedLayout, _ index: Int, _ transition: ViewTransition, _ animation: Animation, _ center: Point,
    id: Int, of parent: Int
  ) {
    let moving = transition.fades ? matchedViews(within: index, of: id, in: old) : []
    var rest = old
    for (index, _) in moving {
      for inner in index..<max(old.views[index].end, index + 1) {
        (rest.views[inner].items, rest.views[inner].id) = ([], nil)
      }
    }
    var part = LeavingView(rest, index, transition, animation, at: time, center: center, id: id, parent: parent)
    if moving.isEmpty {
      let goal = goals.filter { identities.isView($0.key, within: id) || identities.isView(id, within: $0.key) }
        .min { $0.key < $1.key }
      if let goal { part.move(by: goal.value, animation, at: time) }
    }
    if moving.isEmpty || !part.items.isEmpty { leaving.append(part) }
    for (index, map) in moving {
      var part = LeavingView(old, index, transition, animation, at: time, center: center, id: id, parent: parent)
      part.move(by: map, animation, at: time)
      leaving.append(part)
    }
  }

  /// Ends the movements of presented screens, before the next step on one of them.
  func endScreens() {
    for (id, transition) in members where transition.isOfScreen { values[Key(view: id, kind: .presence)]?.end() }
    for key in followed { values[key]?.end() }
    leaving.removeAll { $0.transition.isOfScreen }
  }

  /// Finishes all animations that are not endless.
  func endFinite() {
    for key in values.keys where values[key]?.isRunning(at: time, includesFinite: false) == false {
      values[key]?.end()
    }
    leaving.removeAll { !$0.isRunning(at: time, includesFinite: false) }
  }

  // MARK: Moments

  /// Returns whether something moves at a time.
  func isRunning(at time: Double, includesFinite: Bool) -> Bool {
    values.values.contains { $0.isRunning(at: time, includesFinite: includesFinite) }
      || leaving.contains { $0.isRunning(at: time, includesFinite: includesFinite) }
  }

  /// Returns the time at which the last animation ends, or nil if none runs but endless ones.
  func end(after time: Double) -> Double? {
    let ends = values.values.compactMap(\.endTime) + leaving.compactMap(\.presence.endTime)
    return ends.filter { $0 > time }.max()
  }

  /// Calls a function that lays the views out as they are at the start of the update.
  func measuring(_ body: () -> Void) {
    mode = .measuring
    laidOut = [:]
    body()
    mode = .updating
  }

  /// Calls a function that lays the views out as they are at a time.
  func presenting<T>(at time: Double, includesFinite: Bool, _ body: () -> T) -> T {
    let outer = (mode, self.time)
    mode = .presenting(includesFinite: includesFinite)
    self.time = time
    defer { (mode, self.time) = outer }
    return body()
  }

  /// Returns the value of a view at the animator's time, or nil if it rests.
  func presented(_ key: Key) -> [Double]? {
    let includesFinite: Bool
    switch mode {
    case .updating: return nil
    case .measuring:
      guard key.kind == .content else { return nil }
      includesFinite = true
    case .presenting(let isIncluded): includesFinite = isIncluded
    }
    guard let value = values[key], value.isRunning(at: time, includesFinite: includesFinite) else { return nil }
    return value.value(at: time, includesFinite: includesFinite)
  }

  /// Returns the difference between a view's value and its model at the animator's time, or nil if the value rests.
  func displacement(_ key: Key) -> [Double]? {
    guard let now = presented(key), let model = values[key]?.model else { return nil }
    return zip(now, model).map { $0 - $1 }
  }
}
