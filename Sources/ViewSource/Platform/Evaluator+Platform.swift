import PlumblineLayout

extension Program {
  /// Returns whether a type wraps a view or a view controller of UIKit or AppKit.
  func wrapsPlatformView(_ type: TypeDeclaration) -> Bool {
    PlatformModel.wrappers.contains { conforms(type, to: $0) }
  }

  /// Returns whether a type is a class of views or of view controllers of UIKit's model.
  func isPlatformView(_ type: TypeDeclaration) -> Bool {
    inheritsPlatform(type)
      && ["UIView", "UIViewController"].contains { type.name == $0 || conforms(type, to: $0) }
  }

  /// Whether a preview may return a view or a view controller of UIKit itself.
  var previewsPlatformViews: Bool {
    files.contains { !$0.text.file.isIncluded && !$0.previewMacros.isEmpty && $0.imports.contains("UIKit") }
  }
}

/// Views of UIKit and AppKit, which are made, laid out and drawn by the model of their classes.
///
/// Rule: <doc:UIKitViews>.
extension Evaluator {
  /// Returns the view of a value that wraps a view or a view controller of UIKit or AppKit.
  func represented(_ instance: Instance, _ value: Value) throws(Fault) -> LayoutNode {
    let type = instance.type
    let failure = platformFailures.reason(of: instance)
    let kept = program.isActing ? try keepingStates(of: instance, in: identity.next(type.id)) : value
    var node = LayoutNode.deferred(type.name) { [self] environment in
      surrounded(by: environment) { representation(of: kept, type, failure) }
    }
    node.source = range(of: type.location)
    return node
  }

  /// Returns the view of a view or a view controller of UIKit that a preview returns, which fills the screen.
  func previewed(_ instance: Instance, _ value: Value) throws(Fault) -> LayoutNode {
    try represented(instance, value).frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func representation(of value: Value, _ type: TypeDeclaration, _ failure: String?) -> LayoutNode {
    let source = range(of: type.location)
    let run = PlatformRun(source: source)
    if let failure { run.fail(failure) }
    func standIn() -> LayoutNode {
      var node = LayoutNode.standIn(for: type.name, because: run.reason)
      node.source = source
      return node
    }
    guard run.reason == nil, let hostType = program.platformType(named: "_PlatformHost"),
      let host = platform(
        run, { () throws(Fault) in try construct(.declared(hostType), named: "init", [value]) })
    else { return standIn() }
    let surroundings = environment
    let content = LayoutNode.geometryReader { [self] proxy in
      surrounded(by: surroundings) {
        platform(run) { () throws(Fault) in
          try node(of: call("content", of: host, [.native("CGSize", proxy.size)]))
        } ?? standIn()
      }
    }
    return .measured(type.name, content) { [self] proposal in
      surrounded(by: surroundings) {
        let arguments = [proposal.width, proposal.height].map { Value.optional($0.map { .double($0) }) }
        return platform(run) { () throws(Fault) in
          guard case .native(let native) = try call("size", of: host, arguments) else { return nil }
          return native.payload as? Size
        } ?? proposal.replacingUnspecifiedDimensions(by: Size(width: 300, height: 200))
      }
    }
  }

  private func call(_ name: String, of host: Value, _ arguments: [Value]) throws(Fault) -> Value {
    let labels = arguments.map { _ in nil as String? }
    guard case .function(let function)? = function(name, labels, of: host, at: .start) else { return .none }
    return try call(function, arguments, expecting: .any)
  }
}
