/// The identity of an alignment guide: its name, its axis, and where it lies in a view that does not say otherwise.
public struct AlignmentKey: Hashable, Sendable {
  /// What makes two keys the same guide.
  public enum Identity: Hashable, Sendable {
    /// One of SwiftUI's own guides, by name.
    case builtIn(String)
    /// A compiled `AlignmentID` type.
    case type(ObjectIdentifier)
    /// An `AlignmentID` type declared in a layout file, by the reader's number for it.
    case declared(Int)
  }

  /// What a key stands for, shared by its copies so that a key is one word.
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

  /// The guides that the engine knows by heart.
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

  /// A guide.
  public init(
    identity: Identity, name: String, axis: Axis, defaultValue: @escaping @Sendable (ViewDimensions) -> Double
  ) {
    guide = Guide(identity: identity, name: name, axis: axis, defaultValue: defaultValue)
  }

  /// A guide for a compiled `AlignmentID` type.
  public init(_ id: any AlignmentID.Type, axis: Axis) {
    let typeName = String(describing: id)
    self.init(
      identity: .type(ObjectIdentifier(id)), name: typeName.prefix(1).lowercased() + typeName.dropFirst(), axis: axis,
      defaultValue: { id.defaultValue(in: $0) })
  }

  /// What makes two keys the same guide.
  public var identity: Identity { guide.identity }
  /// The guide's name in figures, dumps and warnings.
  ///
  /// SwiftUI's name for built-in guides; for others the name of the `AlignmentID` type with its first letter lowercased, so
  /// that both front ends agree.
  public var name: String { guide.name }
  /// The axis along which the guide has a value.
  public var axis: Axis { guide.axis }
  /// The guide's value in a view that sets none.
  public var defaultValue: @Sendable (ViewDimensions) -> Double { guide.defaultValue }
  /// Which of the known guides it is.
  var kind: Kind { guide.kind }

  /// Whether the two are the same guide on the same axis.
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.guide === b.guide || (a.identity == b.identity && a.axis == b.axis)
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(axis)
  }
}

/// A type that names a custom alignment and gives its default.
public protocol AlignmentID: SendableMetatype {
  /// The guide's value in a view that sets none, in the view's own coordinates.
  static func defaultValue(in context: ViewDimensions) -> Double
}
