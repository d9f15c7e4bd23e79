import PlumblineLayout

/// A program's request to scroll to a view.
///
/// Unchecked: it stays on the thread of its program.
struct ScrollRequest: @unchecked Sendable {
  /// Scrolls to the view with an identity.
  let scroll: (AnyHashable, UnitPoint?) -> Void
}

extension Call {
  /// Returns the content of a function of the program that receives a proxy of the scroll views within it.
  func scrollViewReader() throws(Fault) -> Value {
    let evaluator = evaluator
    var fault: Fault?
    let node = LayoutNode.scrollViewReader(at: evaluator.place) { scroll in
      do throws(Fault) {
        return try evaluator.content(
          of: value(0), arguments: [.native("ScrollViewProxy", ScrollRequest(scroll: scroll))])
      } catch {
        fault = error
        return []
      }
    }
    if let fault { throw fault }
    return .view(node)
  }

  /// Scrolls to the view that the first argument identifies, by a proxy.
  func scroll(by proxy: Value) throws(Fault) -> Value {
    guard case .native(let native) = proxy, let request = native.payload as? ScrollRequest,
      let id = try TypeBinding.identity.read(value(0), evaluator)
    else { return .void }
    request.scroll(AnyHashable(id), try TypeBinding.unitPoint.read(value(1), evaluator))
    evaluator.stateChangeCount += 1
    return .void
  }
}

extension ScrollPosition {
  /// The identity of the view that is scrolled to, or nil.
  var viewIdentity: Identity? { if case .view(let identity) = target { identity.base as? Identity } else { nil } }
}
