/// The frames of the sources of matched geometry in one layout.
///
/// Views are emitted in order, so a view may need the frame of a source that follows it; in this case all views are
/// emitted again.
final class MatchedFrames {
  /// The maximum number of times that a layout is emitted.
  static let greatestPassCount = 8

  private var known: [AnyHashable: [Rect]] = [:]
  private var recorded: [AnyHashable: [Rect]] = [:]
  private var requested: Set<AnyHashable> = []

  /// Records the frame of a source.
  func record(_ name: AnyHashable, at frame: Rect) { recorded[name, default: []].append(frame) }

  /// Returns the frame of the source with a name that is nearest to a view, or nil if there is none.
  ///
  /// In interpreted code, several views of one type share their namespaces; the nearest source is assumed to be in the
  /// same view.
  func frame(of name: AnyHashable, near frame: Rect) -> Rect? {
    requested.insert(name)
    func distance(_ source: Rect) -> Double {
      let (x, y) = (source.midX - frame.midX, source.midY - frame.midY)
      return x * x + y * y
    }
    return (known[name] ?? recorded[name])?.min { distance($0) < distance($1) }
  }

  /// Starts the next pass and returns whether a view used a frame that differs from the one recorded later.
  func needsAnotherPass() -> Bool {
    let isSettled = requested.allSatisfy { known[$0] == recorded[$0] }
    (known, recorded, requested) = (recorded, [:], [])
    return !isSettled
  }
}

/// The properties of a source's frame that a view takes.
public enum MatchedGeometryProperties: String, Hashable, Sendable {
  /// The whole frame, only its position, or only its size.
  case frame, position, size
}

extension LayoutNode {
  /// Returns the view as the source of its group's frame, or drawn in the frame of the group's source; its frame in its
  /// own container stays the same.
  ///
  /// Source: Apple's documentation of `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
  public func matchedGeometryEffect(
    id: AnyHashable, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> LayoutNode {
    guard !isSource else {
      let source = LayoutNode(
        view: "matchedGeometryEffect", .geometryObserver { $0.matched?.record(id, at: $0.frame(in: .global)) },
        children: [self])
      return source.moving(.matched(id), named: "matchedGeometryEffect")
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
