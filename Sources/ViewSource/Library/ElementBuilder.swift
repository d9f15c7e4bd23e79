import PlumblineLayout

/// A view builder's closure that is called for each element of a collection, at once.
struct ElementBuilder {
  /// The evaluator that calls it.
  let evaluator: Evaluator
  /// The closure.
  let closure: Value

  /// Returns the views of an element, tagged with the element for a picker.
  func views(of element: Value, id: Value = .void) throws(Fault) -> [LayoutNode] { try views(of: [element], id: id) }

  /// Returns the views of all elements, identified by a key path or by the elements' own identities.
  func views(of elements: [Value], id: Value = .void) throws(Fault) -> [LayoutNode] {
    var (views, parts): ([LayoutNode], [Value]) = ([], [])
    views.reserveCapacity(elements.count)
    let identities = ElementIdentities(evaluator: evaluator, path: id)
    let scope = evaluator.program.isActing ? evaluator.identity.next(ViewIdentity.elements) : nil
    scope?.begin()
    defer { scope?.finish() }
    for element in elements {
      let first = views.count
      if let scope {
        let id = AnyHashable(HashableValue(identities.identity(of: element).settled))
        let own = scope.element(id)
        try evaluator.within(own) { () throws(Fault) in
          try evaluator.addContent(of: closure, arguments: [element], to: &views, by: &parts)
        }
        if evaluator.swiftUI.mayAnimate {
          for index in first..<views.count { views[index].key = StructuralKey(own, index - first) }
        }
      } else {
        try evaluator.addContent(of: closure, arguments: [element], to: &views, by: &parts)
      }
      guard first < views.count else { continue }
      let tag = ElementTag(element, among: identities)
      for index in first..<views.count where views[index].traits.tag == nil { views[index].traits.tag = tag }
    }
    return views
  }
}

/// The identity of the elements of a `ForEach`.
final class ElementIdentities {
  private let evaluator: Evaluator
  private let path: Value

  /// Creates the identity of elements: a key path, or the elements' own identities.
  init(evaluator: Evaluator, path: Value) { (self.evaluator, self.path) = (evaluator, path) }

  /// Returns an element's identity: the value at the key path, its declared `id`, or the element itself.
  func identity(of element: Value) -> Value {
    do throws(Fault) {
      let element = try evaluator.unbound(element)
      if case .keyPath(let path) = path { return try evaluator.follow(path, from: element, at: .start) }
      guard let type = evaluator.declaration(of: element), evaluator.program.conforms(type, to: "Identifiable") else {
        return element
      }
      return try evaluator.member("id", of: element, hint: .any, at: .start)
    } catch {
      return element
    }
  }
}

/// The element of a view, which a picker uses as the view's tag.
final class ElementTag: ViewTag {
  private let element: Value
  private let identities: ElementIdentities

  /// Creates the tag of an element.
  init(_ element: Value, among identities: ElementIdentities) {
    (self.element, self.identities) = (element, identities)
  }

  override var value: AnyHashable {
    AnyHashable(Identity(value: HashableValue(identities.identity(of: element).settled)))
  }
}

extension Call {
  /// Returns the views of a loop, or the chart content within a chart; the arguments are the elements, the key path of
  /// their identities and the content.
  func loop() throws(Fault) -> Value {
    let builder = ElementBuilder(evaluator: evaluator, closure: value(2))
    let elements = try list(0)
    if let marks = try builder.chartContent(of: elements) { return marks }
    return .view(.group(try builder.views(of: elements, id: value(1)), view: "ForEach"))
  }
}

extension TypeBinding where T == ElementBuilder {
  /// A view builder's closure that is called for each element of a collection.
  static var eachElement: TypeBinding {
    TypeBinding(
      type: .function([.any], .view, builder: true),
      read: { value, evaluator in
        if case .function = value { ElementBuilder(evaluator: evaluator, closure: value) } else { nil }
      },
      write: { _ in .void })
  }
}
