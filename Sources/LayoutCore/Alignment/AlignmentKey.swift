/// An alignment guide: its identity, its name, its axis and its default value.
public struct AlignmentKey: Hashable, Sendable {
  /// The part of a key that determines whether two keys are the same guide.
  public enum Identity: Hashable, Sendable {
    /// One of SwiftUI's own guides, by name.
    case builtIn(String)
    /// A compiled `AlignmentID` type.
    case type(ObjectIdentifier)
    /// An `AlignmentID` type declared in a layout file, by the index that the reader assigns to it.
    case declared(Int)
  }

  /// The storage of a key, shared by its copies so that a key is one machine word.
  private final class Guide: Sendable {
    let identity: Identity
    let name: String
    let axis: Axis
    let kind: Kind
    let defaultValue: @Sendable (ViewDimensions) -> Double

    init(identity: Identity, name: String, axis: Axis, defaultValue: @escaping @Sendable (ViewDimensions) -> Double) {
      self.identity = identity
      self.name = name
      self.axis = axis
      self.defaultValue = defaultValue
      kind = Kind(identity, axis: axis)
    }
  }

  /// The built-in guides, which the engine handles without calling a closure, and `custom` for all others.
  enum Kind: UInt8 {
    case leading, centerX, trailing, top, centerY, bottom, firstTextBaseline, lastTextBaseline, custom

    init(_ identity: Identity, axis: Axis) {
      switch identity {
      case .builtIn("leading"): self = .leading
      case .builtIn("center"): self = axis == .horizontal ? .centerX : .centerY
      case .builtIn("trailing"): self = .trailing
      case .builtIn("top"): self = .top
      case .builtIn("bottom"): self = .bottom
      case .builtIn("firstTextBaseline"): self = .firstTextBaseline
      case .builtIn("lastTextBaseline"): self = .lastTextBaseline
      default: self = .custom
      }
    }
  }

  private let guide: Guide

  /// Creates a guide; `defaultValue` returns its position along the axis in a view that sets no explicit value, in
  /// points.
  public init(
    identity: Identity, name: String, axis: Axis, defaultValue: @escaping @Sendable (ViewDimensions) -> Double
  ) {
    guide = Guide(identity: identity, name: name, axis: axis, defaultValue: defaultValue)
  }

  /// Creates a guide from a compiled `AlignmentID` type.
  public init(_ id: any AlignmentID.Type, axis: Axis) {
    let typeName = String(describing: id)
    self.init(
      identity: .type(ObjectIdentifier(id)), name: typeName.prefix(1).lowercased() + typeName.dropFirst(), axis: axis,
      defaultValue: { id.defaultValue(in: $0) })
  }

  /// The identity by which keys are compared, together with their axes.
  public var identity: Identity { guide.identity }
  /// The guide's name in figures, dumps and warnings.
  ///
  /// SwiftUI's name for built-in guides; for others the name of the `AlignmentID` type with its first letter in
  /// lowercase, the same in compiled and interpreted code.
  public var name: String { guide.name }
  /// The axis along which the guide has a position.
  public var axis: Axis { guide.axis }
  /// Returns the guide's position, in points, in a view that sets no explicit value.
  public var defaultValue: @Sendable (ViewDimensions) -> Double { guide.defaultValue }
  /// The built-in guide that the key identifies, or `custom`.
  var kind: Kind { guide.kind }

  /// Returns whether two keys have the same identity and axis.
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.guide === b.guide || (a.identity == b.identity && a.axis == b.axis)
  }

  /// Hashes the identity and the axis.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(axis)
  }
}

/// A type that identifies a custom alignment guide and provides its default value.
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's position in a view that sets no explicit value, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> Double
}
