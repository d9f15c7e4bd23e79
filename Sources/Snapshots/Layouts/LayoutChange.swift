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
    /// The view's text, name or guides changed.
    case altered(from: String, to: String)
    /// A font, colour or effect of the view changed.
    case restyled(from: String, to: String)
    /// A length that the view gives its children changed: a padding, a spacing or an offset, in points.
    case adjusted(String, from: Double, to: Double)
  }

  /// The name of the view: its identifier if `.id` gives one, otherwise its kind and content.
  public var view: String
  /// The kind of the change.
  public var kind: Kind
  /// The index of the view in the newer layout, or of the container of a removed view; nil if it is not known.
  public var index: Int?

  /// Creates a change.
  public init(view: String, kind: Kind, index: Int? = nil) {
    self.view = view
    self.kind = kind
    self.index = index
  }

  /// Whether the change is one that source code states, from which others follow.
  public var isCause: Bool {
    switch kind {
    case .reframed: false
    case .appeared, .removed, .altered, .restyled, .adjusted: true
    }
  }

  /// A description of the change, such as `'blue' moved 6 right and is 2 taller`.
  public var sentence: String {
    switch kind {
    case .reframed(let old, let new): "\(view) \(Wording.list(Self.moves(from: old, to: new)))"
    case .appeared(let frame): "\(view) appeared, \(Self.size(of: frame))"
    case .removed(let frame): "\(view) was removed; it was \(Self.size(of: frame))"
    case .altered(let old, let new):
      "\(view): \(old.isEmpty ? "nothing" : old) became \(new.isEmpty ? "nothing" : new)"
    case .restyled(let old, ""): "\(view): \(old) is gone"
    case .restyled("", let new): "\(view): \(new) is new"
    case .restyled(let old, let new):
      "\(view): \(old) became \(new.split(separator: " ", maxSplits: 1).last.map(String.init) ?? new)"
    case .adjusted(let name, let old, let new):
      "\(view): \(name) \(Wording.length(old)) became \(Wording.length(new))"
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
