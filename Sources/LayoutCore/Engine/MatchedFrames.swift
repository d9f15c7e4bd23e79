/// Where the sources of matched geometry stand in one layout, for the views that take their frames.
///
/// Views are written down in order, so that a view may ask for a source that comes after it; then everything is written down
/// once more.
final class MatchedFrames {
  /// How often a layout is written down at most.
  static let greatestPassCount = 8

  private var known: [AnyHashable: [Rect]] = [:]
  private var noted: [AnyHashable: [Rect]] = [:]
  private var asked: Set<AnyHashable> = []

  /// Notes the frame of a source.
  func note(_ name: AnyHashable, at frame: Rect) { noted[name, default: []].append(frame) }

  /// The frame of the source with a name that is nearest to a view, or nil if there is none.
  ///
  /// Namespaces of several views of one type are not told apart; what belongs together stands together.
  func frame(of name: AnyHashable, near frame: Rect) -> Rect? {
    asked.insert(name)
    func distance(_ source: Rect) -> Double {
      let (x, y) = (source.midX - frame.midX, source.midY - frame.midY)
      return x * x + y * y
    }
    return (known[name] ?? noted[name])?.min { distance($0) < distance($1) }
  }

  /// Begins the next pass, if a view asked for what another frame was told of later.
  func needsAnotherPass() -> Bool {
    let isSettled = asked.allSatisfy { known[$0] == noted[$0] }
    (known, noted, asked) = (noted, [:], [])
    return !isSettled
  }
}

/// What a view takes of the frame of its source.
public enum MatchedGeometryProperties: String, Hashable, Sendable, CaseIterable {
  /// The whole frame, the place alone, or the size alone.
  case frame, position, size
}

extension LayoutNode {
  /// Makes the view's frame the one of its group, or lets the view be drawn in the frame of the group's source; the view's
  /// own place in its container stays as it is.
  ///
  /// Source: Apple's documentation of `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
  public func matchedGeometryEffect(
    id: AnyHashable, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> LayoutNode {
    guard !isSource else {
      return LayoutNode(
        view: "matchedGeometryEffect", .geometryObserver { $0.matched?.note(id, at: $0.frame(in: .global)) },
        children: [self])
    }
    let content = self
    return hidden().overlay(
      .geometryReader { proxy in
        let own = proxy.frame(in: .global)
        let source = proxy.matched?.frame(of: id, near: own) ?? own
        let size = properties == .position ? own.size : source.size
        let goal = properties == .size ? own : source
        return content.frame(width: size.width, height: size.height)
          .offset(
            x: goal.minX + (goal.width - size.width) * anchor.x - own.minX,
            y: goal.minY + (goal.height - size.height) * anchor.y - own.minY)
      })
  }
}
