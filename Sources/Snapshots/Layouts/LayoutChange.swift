import PlumblineDrawing

/// The change of one view between two layouts.
public struct LayoutChange: Hashable, Sendable {
  /// The kind of a change.
  public enum Kind: Hashable, Sendable {
    /// The view moved within its container, changed its size, or both.
    case reframed(from: Rect, to: Rect)
    /// The view is new.
    case appeared(Rect)
    /// The view was removed.
    case removed(Rect)
    /// The view's content or guides changed, with the same frame.
    case altered(from: String, to: String)
  }

  /// The name of the view: its identifier if `.id` gives one, otherwise its kind and content.
  public var view: String
  /// The kind of the change.
  public var kind: Kind

  /// Creates a change.
  public init(view: String, kind: Kind) {
    self.view = view
    self.kind = kind
  }

  /// A description of the change, such as `'blue' moved 6 right and is 2 taller`.
  public var sentence: String {
    switch kind {
    case .reframed(let old, let new): "\(view) \(Wording.list(Self.moves(from: old, to: new)))"
    case .appeared(let frame): "\(view) appeared, \(Self.size(of: frame))"
    case .removed(let frame): "\(view) was removed; it was \(Self.size(of: frame))"
    case .altered(let old, let new): "\(view): \(old.isEmpty ? "nothing" : old) became \(new.isEmpty ? "nothing" : new)"
    }
  }

  private static func size(of frame: Rect) -> String {
    "\(Wording.length(frame.size.width))×\(Wording.length(frame.size.height))"
  }

  private static func moves(from old: Rect, to new: Rect) -> [String] {
    func step(_ delta: Double, _ less: String, _ more: String) -> String? {
      guard delta != 0 else { return nil }
      return "\(Wording.length(abs(delta))) \(delta < 0 ? less : more)"
    }
    let moved = [
      step(new.origin.x - old.origin.x, "left", "right"), step(new.origin.y - old.origin.y, "up", "down"),
    ].compactMap { $0 }
    let grown = [
      step(new.size.width - old.size.width, "narrower", "wider"),
      step(new.size.height - old.size.height, "shorter", "taller"),
    ].compactMap { $0 }
    return (moved.isEmpty ? [] : ["moved " + Wording.list(moved)])
      + (grown.isEmpty ? [] : ["is " + Wording.list(grown)])
  }
}
