extension LayoutNode {
  /// Returns the view with a priority for the distribution of a stack's space; 0 is the default.
  public func layoutPriority(_ value: Double) -> LayoutNode { trait { $0.layoutPriority = value.isNaN ? 0 : value } }

  /// Returns the view with an order of drawing among its siblings; 0 is the default.
  public func zIndex(_ value: Double) -> LayoutNode { trait { $0.zIndex = value.isNaN ? 0 : value } }

  /// Returns the view with a name in dumps and JSON.
  public func id(_ id: String) -> LayoutNode { trait { $0.id = id } }

  /// Returns the view with an identity, to which a scroll view can scroll; a string also names it in dumps and JSON.
  public func id(_ identity: AnyHashable) -> LayoutNode {
    let name = identity.base as? String ?? (identity.base as? any NamedIdentity)?.name
    return trait {
      $0.values[.identity] = identity
      if let name { $0.id = name }
    }
  }

  /// Returns the view with the element of a `ForEach` as its tag, unless it has a tag.
  public func element(_ element: ViewTag) -> LayoutNode { traits.tag == nil ? trait { $0.tag = element } : self }

  /// Returns the view with a value that its container can read.
  public func containerValue(_ key: TraitKey, _ value: Any) -> LayoutNode { trait { $0.values[key] = value } }

  /// Returns the view with a tag that identifies it among the choices of a control.
  public func tag(_ value: AnyHashable) -> LayoutNode { trait { $0.tag = ValueTag(value) } }

  /// Returns the view with the text that distinguishes it from others of its kind in dumps.
  public func detail(_ detail: String?) -> LayoutNode {
    var copy = self
    copy.detail = detail
    return copy
  }

  /// Returns the view with a request for an annotation in the figure, with at most one argument.
  public func annotation(_ kind: String, _ text: String?) -> LayoutNode {
    annotation(Annotation(kind: kind, arguments: text.map { [$0] } ?? []))
  }

  /// Returns the view with a request for an annotation in the figure.
  public func annotation(_ annotation: Annotation) -> LayoutNode { trait { $0.annotations.append(annotation) } }

  /// Returns the node with a change to its traits.
  func trait(_ change: (inout Traits) -> Void) -> LayoutNode {
    var copy = self
    change(&copy.traits)
    return copy
  }
}

extension TraitKey {
  /// The identity that `.id` gives to a view.
  static let identity = TraitKey.named("identity")
}

/// An identity that contains a value of another kind.
public protocol NamedIdentity {
  /// The identity as a string, or nil for another value.
  var name: String? { get }
  /// The identity as a step names it: a string, a number, or the name of a case.
  var stepName: String { get }
}
