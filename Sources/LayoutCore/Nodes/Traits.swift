/// The values, other than its size, that a node passes to its container; the outermost modifier wins.
public struct Traits {
  /// The priority with which a stack distributes space.
  public var layoutPriority: Double? {
    get { storage?.layoutPriority }
    set { if newValue != nil || storage != nil { own().layoutPriority = newValue } }
  }
  /// The order of drawing among siblings.
  public var zIndex: Double? {
    get { storage?.zIndex }
    set { if newValue != nil || storage != nil { own().zIndex = newValue } }
  }
  /// The name set by `.id`, for dumps and JSON.
  public var id: String? {
    get { storage?.id }
    set { if newValue != nil || storage != nil { own().id = newValue } }
  }
  /// The tag set by `.tag`, or the identity of the `ForEach` element that the view was created for.
  public var tag: ViewTag? {
    get { storage?.tag }
    set { if newValue != nil || storage != nil { own().tag = newValue } }
  }
  /// Container values, by key.
  public var values: [TraitKey: Any] {
    get { storage?.values ?? [:] }
    _modify { yield &own().values }
  }
  /// The annotations of the figure that annotation modifiers request.
  public var annotations: [Annotation] {
    get { storage?.annotations ?? [] }
    _modify { yield &own().annotations }
  }

  /// The values, kept outside of the struct: most views have none, and are copied often.
  private final class Storage {
    @exclusivity(unchecked) var layoutPriority: Double?
    @exclusivity(unchecked) var zIndex: Double?
    @exclusivity(unchecked) var id: String?
    @exclusivity(unchecked) var tag: ViewTag?
    @exclusivity(unchecked) var values: [TraitKey: Any] = [:]
    @exclusivity(unchecked) var annotations: [Annotation] = []

    init() {}

    init(_ other: Storage) {
      layoutPriority = other.layoutPriority
      zIndex = other.zIndex
      id = other.id
      tag = other.tag
      values = other.values
      annotations = other.annotations
    }

    var isEmpty: Bool {
      layoutPriority == nil && zIndex == nil && id == nil && tag == nil && values.isEmpty && annotations.isEmpty
    }
  }

  private var storage: Storage?

  /// Creates empty traits.
  public init() {}

  /// Whether no trait is set.
  public var isEmpty: Bool { storage?.isEmpty ?? true }

  /// Returns the storage, copied first if it is shared.
  private mutating func own() -> Storage {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let made = storage.map(Storage.init) ?? Storage()
    storage = made
    return made
  }

  /// Returns these traits, with those of an inner node where they set none.
  public func over(_ inner: Traits) -> Traits {
    if isEmpty { return inner }
    if inner.isEmpty { return self }
    var result = inner
    result.layoutPriority = layoutPriority ?? inner.layoutPriority
    result.zIndex = zIndex ?? inner.zIndex
    result.id = id ?? inner.id
    result.tag = tag ?? inner.tag
    result.values.merge(values) { _, outer in outer }
    result.annotations = inner.annotations + annotations
    return result
  }
}

/// The identity of a container value: a compiled key type, or a name that both front ends use.
public enum TraitKey: Hashable, Sendable {
  /// A compiled `LayoutValueKey` or similar type.
  case type(ObjectIdentifier)
  /// A key declared in a layout file, by the index that the reader assigns to it.
  case declared(Int)
  /// A key of the core, such as `gridCellColumns`.
  case named(String)
}

/// A requested annotation of one view.
public struct Annotation: Hashable, Sendable {
  /// The kind of annotation, such as `frame`, `guide`, `baseline`, `callout`.
  public var kind: String
  /// The subject of the annotation, such as a guide's name or a label's text.
  public var arguments: [String]

  /// Creates a request for an annotation.
  public init(kind: String, arguments: [String] = []) {
    self.kind = kind
    self.arguments = arguments
  }
}
