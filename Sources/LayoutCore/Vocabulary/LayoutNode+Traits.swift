extension LayoutNode {
  /// The priority with which a stack shares out space; 0 is the default.
  public func layoutPriority(_ value: Double) -> LayoutNode { trait { $0.layoutPriority = value.isNaN ? 0 : value } }

  /// The order of drawing among siblings; 0 is the default.
  public func zIndex(_ value: Double) -> LayoutNode { trait { $0.zIndex = value.isNaN ? 0 : value } }

  /// The view's name in dumps and JSON.
  public func id(_ id: String) -> LayoutNode { trait { $0.id = id } }

  /// What tells the view from others: a scroll view can be brought to it; a string is its name in dumps and JSON.
  public func id(_ identity: AnyHashable, name: String?) -> LayoutNode {
    trait {
      $0.values[.identity] = identity
      if let name { $0.id = name }
    }
  }

  /// A view of an element of a `ForEach`, which is the element's choice where it is given no other tag.
  public func element(_ element: ViewTag) -> LayoutNode { traits.tag == nil ? trait { $0.tag = element } : self }

  /// A value that the view tells its container.
  public func containerValue(_ key: TraitKey, _ value: Any) -> LayoutNode { trait { $0.values[key] = value } }

  /// What distinguishes views of one choice, such as the tabs of a `TabView`.
  public func tag(_ value: AnyHashable) -> LayoutNode { trait { $0.tag = KnownTag(value) } }

  /// What distinguishes the view from others of its kind, in dumps.
  public func detail(_ detail: String?) -> LayoutNode {
    var copy = self
    copy.detail = detail
    return copy
  }

  /// A request for an annotation in the figure.
  public func annotation(_ kind: String, _ text: String?) -> LayoutNode {
    annotation(Annotation(kind: kind, arguments: text.map { [$0] } ?? []))
  }

  /// Asks the figure for an annotation of the view.
  public func annotation(_ annotation: Annotation) -> LayoutNode { trait { $0.annotations.append(annotation) } }

  /// The node with a change to its traits.
  func trait(_ change: (inout Traits) -> Void) -> LayoutNode {
    var copy = self
    change(&copy.traits)
    return copy
  }
}

extension TraitKey {
  /// What `.id` gives a view.
  static let identity = TraitKey.named("identity")
}
