import PlumblineLayout

extension TypeBinding where T == LayoutNode {
  /// The binding of `View`; a value of a declared type is lowered through its body.
  static var view: TypeBinding {
    TypeBinding(
      type: .view, read: { value, evaluator throws(Fault) in try evaluator.node(of: value) }, write: { .view($0) })
  }
}

extension TypeBinding where T == [LayoutNode] {
  /// The binding of a view builder's closure.
  static var content: TypeBinding {
    TypeBinding(
      type: .function([], .view, builder: true),
      read: { value, evaluator throws(Fault) in try evaluator.content(of: value, arguments: []) },
      write: { .view(LayoutNode(view: "Group", .group, children: $0)) })
  }
}

extension TypeBinding {
  /// Returns the binding of a view builder's closure with one parameter that the layout calls later.
  static func content<A>(_ argument: TypeBinding<A>) -> TypeBinding where T == (A) -> [LayoutNode] {
    TypeBinding(
      type: .function([argument.type], .view, builder: true),
      read: { value, evaluator in
        guard case .function = value else { return nil }
        let viewIdentity = evaluator.identity.next(ViewIdentity.later)
        let surroundings = evaluator.environment
        return { input in
          evaluator.surrounded(by: surroundings) {
            evaluator.guarded(neutral: []) { () throws(Fault) in
              try evaluator.within(viewIdentity) { () throws(Fault) in
                try evaluator.content(of: value, arguments: [argument.write(input)])
              }
            }
          }
        }
      },
      write: { _ in .void })
  }
}
