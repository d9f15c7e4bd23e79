import PlumblineLayout

/// The modifiers among a preview's traits, with the contexts that they share.
final class PreviewModifiers {
  private let modifiers: [Value]
  private let location: SourceLocation
  /// The context of each modifier, or nil before the preview is first evaluated.
  private var contexts: [Value]?

  /// Creates a list of values that conform to `PreviewModifier`.
  init(_ modifiers: [Value], at location: SourceLocation) {
    self.modifiers = modifiers
    self.location = location
  }

  /// Creates the contexts, once for each preview.
  ///
  /// Tasks that begin meanwhile run before the preview is evaluated: they insert the samples that it shows.
  func prepare(in evaluator: Evaluator) throws(Fault) {
    guard contexts == nil, !modifiers.isEmpty else { return }
    var made: [Value] = []
    for modifier in modifiers {
      guard let type = evaluator.declaration(of: modifier),
        !evaluator.program.statics(named: "makeSharedContext", of: type).isEmpty
      else {
        made.append(.void)
        continue
      }
      made.append(
        try evaluator.invokeStatic(
          "makeSharedContext", .declared(type), [], Frame(evaluator, parent: nil, count: 0), hint: .any, at: location))
    }
    contexts = made
    if evaluator.program.isActing { _ = evaluator.swiftUI.events.runDue() }
  }

  /// Returns a view with the modifiers around it, the first one innermost.
  func applied(to node: LayoutNode, in evaluator: Evaluator) throws(Fault) -> LayoutNode {
    var node = node
    for (modifier, context) in zip(modifiers, contexts ?? []) {
      node = try evaluator.node(of: evaluator.callMethod("body", of: modifier, [.view(node), context])) ?? node
    }
    return node
  }
}

extension PreviewReader {
  /// Returns the modifiers among the traits of a preview.
  func modifiers(of macro: PreviewMacro, _ frame: Frame) throws(Fault) -> PreviewModifiers {
    var modifiers: [Value] = []
    for trait in macro.otherTraits {
      guard case .native(let native) = try trait.evaluate(frame, .native("PreviewTrait")),
        let modifier = native.payload as? Value
      else { continue }
      modifiers.append(modifier)
    }
    return PreviewModifiers(modifiers, at: file.location(of: macro.syntax))
  }
}
