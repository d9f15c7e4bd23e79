/// What a node tells its container beside its size; the outermost setting counts.
public struct Traits {
  /// The priority with which a stack shares out space.
  public var layoutPriority: Double? {
    get { storage?.layoutPriority }
    set { if newValue != nil || storage != nil { own().layoutPriority = newValue } }
  }
  /// The order of drawing among siblings.
  public var zIndex: Double? {
    get { storage?.zIndex }
    set { if newValue != nil || storage != nil { own().zIndex = newValue } }
  }
  /// The name given by `.id`, for dumps and JSON.
  public var id: String? {
    get { storage?.id }
    set { if newValue != nil || storage != nil { own().id = newValue } }
  }
  /// What `.tag` gives the view, or the element that a `ForEach` made it for.
  public var tag: ViewTag? {
    get { storage?.tag }
    set { if newValue != nil || storage != nil { own().tag = newValue } }
  }
  /// Container values, by key.
  public var values: [TraitKey: Any] {
    get { storage?.values ?? [:] }
    _modify { yield &own().values }
  }
  /// Notes for the figure: what an annotation modifier asks for.
  public var annotations: [Annotation] {
    get { storage?.annotations ?? [] }
    _modify { yield &own().annotations }
  }

  /// What is said, apart from the traits: most views say nothing, and are copied often.
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

  /// Traits that say nothing.
  public init() {}

  /// Whether nothing is said.
  public var isEmpty: Bool { storage?.isEmpty ?? true }

  /// The storage, held by nobody else.
  private mutating func own() -> Storage {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let made = storage.map(Storage.init) ?? Storage()
    storage = made
    return made
  }

  /// These traits, and where they say nothing those of an inner node.
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

/// What makes two container values the same: a compiled key type, or a name that both front ends use.
public enum TraitKey: Hashable, Sendable {
  /// A compiled `LayoutValueKey` or similar type.
  case type(ObjectIdentifier)
  /// A key declared in a layout file, by the reader's number for it.
  case declared(Int)
  /// One of the core's own, such as `gridCellColumns`.
  case named(String)
}

/// What a figure is asked to show of one view.
public struct Annotation: Hashable, Sendable {
  /// The kind of annotation, such as `frame`, `guide`, `baseline`, `callout`.
  public var kind: String
  /// What it is about: a guide's name, a label's text.
  public var arguments: [String]

  /// A request for an annotation.
  public init(kind: String, arguments: [String] = []) {
    self.kind = kind
    self.arguments = arguments
  }
}
