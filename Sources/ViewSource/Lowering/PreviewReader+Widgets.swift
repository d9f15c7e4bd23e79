import PlumblineLayout

/// Previews of widgets: `#Preview(as: .systemSmall) { MyWidget() } timeline: { MyEntry(…) }`.
extension PreviewReader {
  /// Returns whether a type is a widget.
  func isWidget(_ type: TypeDeclaration) -> Bool { program.conforms(type, to: "Widget") && type.kind == .structure }

  /// Returns a widget with the first entry of the preview's timeline.
  func widget(_ macro: MacroExpansionExprSyntax, name: String?, _ compiler: Compiler) -> [Preview] {
    var closures: [String: ExprSyntax] = [:]
    var size: ExprSyntax?
    for argument in macro.arguments {
      guard let label = argument.label?.text else { continue }
      if label == "as" { size = argument.expression } else { closures[label] = argument.expression }
    }
    var trailing: [String: ClosureExprSyntax] = [:]
    if let first = macro.trailingClosure { trailing["widget"] = first }
    for closure in macro.additionalTrailingClosures { trailing[closure.label.text] = closure.closure }
    for (label, closure) in closures { trailing[label] = trailing[label] ?? closure.as(ClosureExprSyntax.self) }
    let location = file.location(of: macro)
    return run(name, at: location, directives: directives(before: macro)) { () throws(Fault) in
      let frame = Frame(evaluator, parent: nil, count: 0)
      func parts(_ label: String) throws(Fault) -> [Value] {
        guard let closure = trailing[label] else { return [] }
        return try evaluator.parts(of: compiler.closure(closure).evaluate(frame, .any), arguments: [])
      }
      if let using = closures["using"], size?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "content",
        let widget = try parts("widget").first, let state = try parts("contentStates").first
      {
        let attributes = try compiler.expression(using).evaluate(frame, .any)
        return try activity(of: widget, name: name, attributes: attributes, state: state, at: location)
      }
      guard closures["using"] == nil, let size, let widget = try parts("widget").first else {
        if evaluator.log.firstError != nil { return [] }
        throw evaluator.fault(.liveActivity, at: location)
      }
      let binding = TypeBinding<WidgetFamily>.widgetFamily
      let given = try compiler.expression(size).evaluate(frame, binding.type)
      guard let family = try binding.read(given, evaluator) else { throw evaluator.fault(.liveActivity, at: location) }
      var entry = try parts("timeline").first
      if entry == nil, let provider = try parts("timelineProvider").first {
        entry = try self.entry(of: provider, family)
      }
      if evaluator.log.firstError != nil { return [] }
      guard let entry else { throw evaluator.fault(.noWidgetEntry, at: location) }
      return try preview(of: widget, name: name, family, at: location) { (_: WidgetDescription) in entry }
    }
  }

  /// Returns a widget without a preview, with its placeholder entry, in its first supported size.
  func placeholder(of type: TypeDeclaration) -> [Preview] {
    run(type.name, at: type.location, directives: directives(at: type.location)) { () throws(Fault) in
      let widget = try evaluator.construct(
        .declared(type), [], Frame(evaluator, parent: nil, count: 0), hint: .any, at: type.location)
      return try preview(of: widget, name: type.name, nil, at: type.location) { widget throws(Fault) in
        try entry(of: widget.provider, widget.families.first ?? .systemSmall)
      }
    }
  }

  private func entry(of provider: Value, _ family: WidgetFamily) throws(Fault) -> Value {
    try evaluator.callMethod("placeholder", of: provider, [.native("TimelineProviderContext", family)])
  }

  private func preview(
    of widget: Value, name: String?, _ family: WidgetFamily?, at location: SourceLocation,
    entry: @escaping (WidgetDescription) throws(Fault) -> Value
  ) throws(Fault) -> [Preview] {
    let body = try evaluator.member("body", of: widget, hint: .native("WidgetConfiguration"), at: location)
    guard let widget = try TypeBinding.widget.read(body, evaluator) else {
      throw evaluator.fault(.liveActivity, at: location)
    }
    let family = family ?? widget.families.first ?? .systemSmall
    let roots = try kept { () throws(Fault) in
      let views = try evaluator.content(of: widget.content, arguments: [entry(widget)])
      return [LayoutNode.stackedInPreview(views).widget(family, hasMargins: widget.hasMargins)]
    }
    return roots.map { root in
      var preview = Preview(name: name, canvas: .fixed(family.size), view: root.view)
      preview.states = root.states
      return preview
    }
  }
}
