import PlumblineLayout

/// The reader of a file's previews, which finds and runs them.
struct PreviewReader {
  /// The file.
  let file: FileScope
  /// The evaluator.
  let evaluator: Evaluator
  /// The options of the reader.
  let options: ReadingOptions
  /// The list of previews that cannot be drawn.
  let failures: FailedPreviews

  /// The directives in the file's comments, by the figures below them.
  private(set) var comments = DirectiveComments(in: "", figures: [])

  var program: Program { file.program }

  /// Returns the previews, in source order.
  mutating func previews() -> [Preview] {
    comments = DirectiveComments(in: file.text.file.text, figures: figures)
    for source in comments.dropped(in: range) {
      evaluator.log.add(
        Diagnostic(.warning, "no figure follows this directive, which has no effect", at: source))
    }
    return readPreviews()
  }

  /// Returns the position of a part of the file.
  private func range(_ offset: Int, _ length: Int) -> SourceRange {
    file.text.range(
      of: SourceLocation(file: file.index, offset: UInt32(clamping: offset), length: UInt32(clamping: length)))
  }

  /// The source ranges of the previews, or of the views that stand in for them in a file without any.
  private var figures: [SourceRange] {
    var figures = file.previewMacros.map { evaluator.range(of: file.location(of: $0.syntax)) }
    figures += file.types.filter { program.conforms($0, to: "PreviewProvider") }.map {
      evaluator.range(of: $0.location)
    }
    if !figures.isEmpty { return figures }
    figures = liveViewLocations.map { evaluator.range(of: $0) }
    if !figures.isEmpty { return figures }
    let named = file.types.filter { $0.name == options.figure }
    return (standIns + file.types.filter(isWidget) + named).map { evaluator.range(of: $0.location) }
  }

  private func readPreviews() -> [Preview] {
    var result: [Preview] = []
    for macro in file.previewMacros where options.figure == nil || macro.name == nil || macro.name == options.figure {
      result += preview(macro)
    }
    for type in file.types where program.conforms(type, to: "PreviewProvider") { result += provided(by: type) }
    if let figure = options.figure {
      result = result.filter { $0.name == figure }
      if result.isEmpty, let type = file.types.first(where: { $0.name == figure }) { return plain(type) }
      return result
    }
    let isEntryKnown =
      !file.previewMacros.isEmpty || file.types.contains { program.conforms($0, to: "PreviewProvider") }
    if isEntryKnown { return result }
    let live = liveViews()
    if !live.isEmpty { return live }
    let alone = standIns
    for type in alone { result += plain(type) }
    if alone.isEmpty { for type in file.types where isWidget(type) { result += placeholder(of: type) } }
    return result
  }

  /// The types that are drawn in a file without previews: views, or shapes if there are no other views.
  private var standIns: [TypeDeclaration] {
    var alone = file.types.filter { $0.kind != .interface && canStandAlone($0) }
    if alone.isEmpty { alone = file.types.flatMap(nested).filter { $0.kind != .interface && canStandAlone($0) } }
    let views = alone.filter { !program.conforms($0, to: "Shape") }
    return views.isEmpty ? alone : views
  }

  /// Returns the types declared within a type, in order, those of this file alone.
  private func nested(_ type: TypeDeclaration) -> [TypeDeclaration] {
    var seen: Set<Int> = []
    let inner = type.types.values.sorted { $0.id < $1.id }.filter {
      $0.file === file && seen.insert($0.id).inserted
    }
    return inner.flatMap { [$0] + nested($0) }
  }

  private func canStandAlone(_ type: TypeDeclaration) -> Bool {
    guard program.conforms(type, to: "View"), type.kind == .structure, !type.members.isEmpty else { return false }
    if !type.initializers.isEmpty {
      return type.initializers.contains { Compiler.parameters(of: $0).allSatisfy(\.isOptional) }
    }
    return evaluator.memberwiseFields(of: type).allSatisfy { evaluator.memberwiseShape($0).isOptional }
  }

  // MARK: Kinds of previews

  private func preview(_ macro: PreviewMacro) -> [Preview] {
    guard let content = macro.content else { return [] }
    let syntax = macro.syntax
    if macro.isWidget {
      program.isSpent = true
      return widget(syntax, name: macro.name, macro.compiler)
    }
    return run(macro.name, at: file.location(of: syntax), directives: directives(before: syntax)) { () throws(Fault) in
      let frame = Frame(evaluator, parent: nil, count: 0)
      let traits = try canvas(of: macro, frame)
      let modifiers = try modifiers(of: macro, frame)
      let root = try kept { () throws(Fault) in
        try modifiers.prepare(in: evaluator)
        let view = LayoutNode.stackedInPreview(
          try evaluator.content(of: content.evaluate(frame, .view), arguments: []))
        return [try modifiers.applied(to: view, in: evaluator)]
      }
      return root.map { root in
        var preview = Preview(name: macro.name, canvas: traits ?? .fitting, view: root.view)
        preview.isLandscape = macro.isLandscape
        preview.states = root.states
        preview.readModifiers(keepsName: true, keepsCanvas: traits != nil)
        return preview
      }
    }
  }

  private func provided(by type: TypeDeclaration) -> [Preview] {
    run(type.name, at: type.location, directives: directives(at: type.location)) { () throws(Fault) in
      let roots = try kept { () throws(Fault) in
        let value = try evaluator.staticMember("previews", of: .declared(type), hint: .view, at: type.location)
        return try evaluator.node(of: value)?.previewMembers ?? []
      }
      return roots.map { root in
        var preview = Preview(name: nil, view: root.view)
        preview.states = root.states
        preview.readModifiers()
        return preview
      }
    }
  }

  private func plain(_ type: TypeDeclaration) -> [Preview] {
    run(type.name, at: type.location, directives: directives(at: type.location)) { () throws(Fault) in
      let roots = try kept { () throws(Fault) in
        let value = try evaluator.construct(
          .declared(type), [], Frame(evaluator, parent: nil, count: 0), hint: .view, at: type.location)
        return try evaluator.node(of: value).map { [.stackedInPreview([$0])] } ?? []
      }
      return roots.map { root in
        var preview = Preview(name: type.name, view: root.view)
        preview.states = root.states
        preview.readModifiers(keepsName: true)
        return preview
      }
    }
  }

  /// Returns the views of a preview, each with its states if the layout can change them.
  func kept(
    _ make: @escaping () throws(Fault) -> [LayoutNode]
  ) throws(Fault) -> [(view: LayoutNode, states: PreviewStates?)] {
    guard program.isActing else { return try make().map { ($0, nil) } }
    let identity = ViewIdentity()
    evaluator.swiftUI.session = PreviewSession()
    evaluator.options.clock = evaluator.swiftUI.clock
    evaluator.swiftUI.rootIdentity = identity
    let views = try evaluator.within(identity, make)
    let evaluator = evaluator
    return views.enumerated().map { index, view in
      let states = PreviewStates(evaluator, views.count == 1 ? identity : nil, first: view) { () throws(Fault) in
        let views = try make()
        return views.indices.contains(index) ? views[index] : .empty
      }
      return (view, states)
    }
  }

  /// Runs a preview, which is skipped if it has an error.
  func run(
    _ name: String?, at location: SourceLocation, directives: [Preview.Directive], _ body: () throws(Fault) -> [Preview]
  ) -> [Preview] {
    let source = evaluator.range(of: location)
    if let reason = directives.reason("skip") {
      failures.add(FailedPreview(name: name, source: source, skipReason: reason))
      return []
    }
    let quarantine = directives.reason("quarantine")
    if let mayRun = options.mayRun, !mayRun(source) {
      failures.add(FailedPreview(name: name, source: source, quarantineReason: quarantine))
      return []
    }
    evaluator.begin()
    evaluator.platformFailures.general = nil
    var previews: [Preview] = []
    do { previews = try body() } catch { evaluator.report(error) }
    if evaluator.log.firstError != nil {
      failures.add(
        FailedPreview(name: name, source: source, errors: evaluator.log.errors, quarantineReason: quarantine))
      return []
    }
    for index in previews.indices {
      previews[index].source = previews[index].source ?? source
      previews[index].directives = directives
      if let source = previews[index].source { evaluator.log.keepStandIns(of: source) }
    }
    return previews
  }

  // MARK: Directives

  private func canvas(of macro: PreviewMacro, _ frame: Frame) throws(Fault) -> Preview.Canvas? {
    var canvas: Preview.Canvas? = macro.fitsSize ? .sizeThatFits : nil
    for layout in macro.fixedLayouts {
      var lengths: [Double] = []
      for length in layout { lengths.append(try length.evaluate(frame, .double).asDouble ?? 0) }
      if lengths.count == 2 { canvas = .fixed(Size(width: lengths[0], height: lengths[1])) }
    }
    return canvas
  }

  /// Returns the directives above a preview.
  func directives(before syntax: some SyntaxProtocol) -> [Preview.Directive] {
    directives(at: file.location(of: syntax))
  }

  /// Returns the directives above the figure at a location.
  func directives(at location: SourceLocation) -> [Preview.Directive] {
    comments.directives(of: evaluator.range(of: location).offset, in: range)
  }
}
