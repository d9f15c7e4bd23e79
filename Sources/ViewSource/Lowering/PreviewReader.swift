import PlumblineLayout

/// Finds the previews of a file and runs them.
struct PreviewReader {
  /// The file.
  let file: FileScope
  /// The evaluator.
  let evaluator: Evaluator
  /// The options of the reader.
  let options: ReadingOptions
  /// The list of previews that cannot be drawn.
  let failures: FailedPreviews

  var program: Program { file.program }

  /// Returns the previews, in source order.
  func previews() -> [Preview] {
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
    var alone = file.types.filter { $0.kind != .interface && canStandAlone($0) }
    if alone.isEmpty { alone = file.types.flatMap(nested).filter { $0.kind != .interface && canStandAlone($0) } }
    let views = alone.filter { !program.conforms($0, to: "Shape") }
    for type in views.isEmpty ? alone : views { result += plain(type) }
    if alone.isEmpty { for type in file.types where isWidget(type) { result += placeholder(of: type) } }
    return result
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
      let root = try kept { () throws(Fault) in
        [.stackedInPreview(try evaluator.content(of: content.evaluate(frame, .view), arguments: []))]
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
    run(type.name, at: type.location, directives: []) { () throws(Fault) in
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
    run(type.name, at: type.location, directives: []) { () throws(Fault) in
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
    if let skip = directives.first(where: { $0.words.first == "skip" && $0.words.count > 1 }) {
      let reason = skip.words.dropFirst().joined(separator: " ")
      failures.add(FailedPreview(name: name, source: source, skipReason: reason))
      return []
    }
    if let mayRun = options.mayRun, !mayRun(source) {
      failures.add(FailedPreview(name: name, source: source))
      return []
    }
    evaluator.begin()
    var previews: [Preview] = []
    do { previews = try body() } catch { evaluator.report(error) }
    if let error = evaluator.log.firstError {
      failures.add(FailedPreview(name: name, source: source, error: error))
      return []
    }
    for index in previews.indices {
      previews[index].source = previews[index].source ?? source
      previews[index].directives = directives
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

  func directives(before syntax: some SyntaxProtocol) -> [Preview.Directive] {
    var result: [Preview.Directive] = []
    var location = file.location(of: syntax)
    for (start, text) in syntax.node.lineCommentsBefore {
      guard let colon = text.firstRange(of: "plumbline:") else { continue }
      let words = text[colon.upperBound...].split(separator: " ").map(String.init)
      (location.offset, location.length) = (UInt32(clamping: start), UInt32(clamping: text.utf8.count))
      result.append(Preview.Directive(words: words, source: evaluator.range(of: location)))
    }
    return result
  }
}
