import PlumblineLayout

/// Previews of live activities: `#Preview(as: .content, using: attributes) { MyWidget() } contentStates: { … }`.
extension PreviewReader {
  /// Returns the presentation on the lock screen with the preview's first state; the Dynamic Island is not drawn.
  func activity(
    of widget: Value, name: String?, attributes: Value, state: Value, at location: SourceLocation
  ) throws(Fault) -> [Preview] {
    let body = try evaluator.member("body", of: widget, hint: .native("WidgetConfiguration"), at: location)
    guard let activity = try TypeBinding.activity.read(body, evaluator) else {
      throw evaluator.fault(.liveActivity, at: location)
    }
    let context = Value.native("ActivityViewContext", ActivityContext(attributes: attributes, state: state))
    let roots = try kept { () throws(Fault) in
      let views = try evaluator.content(of: activity.content, arguments: [context])
      return [LayoutNode.stackedInPreview(views).liveActivity()]
    }
    return roots.map { root in
      var preview = Preview(name: name, canvas: .sizeThatFits, view: root.view)
      preview.states = root.states
      return preview
    }
  }
}
