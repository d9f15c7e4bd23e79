extension LayoutTree {
  /// Derives properties from the tree's shape: the table of children, then, from the leaves outward, explicit guides,
  /// priorities, spacing and axis dependences.
  func finishFlattening() {
    storage.pointee.nodes.trim()
    listChildren()
    for index in stride(from: count - 1, through: 0, by: -1) { finish(Int32(truncatingIfNeeded: index)) }
  }

  private func listChildren() {
    let nodes = self.nodes
    for index in 0..<count where nodes[index].parent >= 0 { nodes[Int(nodes[index].parent)].count += 1 }
    var start: Int32 = 0
    for index in 0..<count where nodes[index].box != nil {
      nodes[index].first = start
      start += nodes[index].count
      nodes[index].count = 0
    }
    storage.pointee.children = {
      var pool = storage.pointee.children
      for _ in 0..<start { _ = pool.append(0) }
      pool.trim()
      return pool
    }()
    let children = storage.pointee.children.base
    for index in 0..<count where nodes[index].parent >= 0 {
      let parent = nodes + Int(nodes[index].parent)
      children[Int(parent.pointee.first + parent.pointee.count)] = Int32(truncatingIfNeeded: index)
      parent.pointee.count += 1
    }
  }

  /// Derives the properties of a view from its own and its children's, which must be finished.
  func finish(_ node: Int32) {
    let flat = nodes + Int(node)
    guard let box = flat.pointee.box else {
      let leaf = storage.pointee.leaves[Int(flat.pointee.first)]
      for key in leaf.explicitGuides { flat.pointee.guides |= register(key) }
      flat.pointee.dependence = leaf.dependence
      setSpacing(leaf.spacing, of: flat)
      return
    }
    let subviews = subviews(of: node)
    let properties = box._withUnsafeGuaranteedRef { $0.properties }
    finishTraits(node, flat, subviews, properties)
    if properties.reducesSafeArea { storage.pointee.reducesSafeArea = true }
    let first = subviews.first.map { nodes[Int($0.node)] }
    switch properties.role {
    case .modifier, .layer: flat.pointee.guides |= first?.guides ?? 0
    case .container:
      let inner = subviews.reduce(UInt32(0)) { $0 | nodes[Int($1.node)].guides }
      flat.pointee.guides |= properties.combinesGuides ? inner & ~0x3F : .max
    }
    setSpacing(box._withUnsafeGuaranteedRef { $0.spacing(subviews) }, of: flat)
    flat.pointee.dependence = box._withUnsafeGuaranteedRef { $0.axisDependence(of: subviews) }
  }

  /// Passes the traits of a modifier's child on.
  ///
  /// Rule: <doc:Stacks#Distribution>.
  private func finishTraits(
    _ node: Int32, _ flat: UnsafeMutablePointer<FlatNode>, _ subviews: LayoutSubviews, _ properties: LayoutProperties
  ) {
    guard !properties.isContainer, let child = subviews.first else {
      if subviews.isEmpty, notes(of: node)?.traits.layoutPriority == nil { flat.pointee.priority = -.infinity }
      return
    }
    if flat.pointee.priority.isNaN { flat.pointee.priority = properties.passesPriority ? child.priority : 0 }
    guard let inner = notes(of: child.node)?.traits, inner.zIndex != nil || !inner.values.isEmpty else { return }
    let own = notesForWriting(of: flat)
    own.traits.zIndex = own.traits.zIndex ?? inner.zIndex
    own.traits.values.merge(inner.values) { outer, _ in outer }
  }

  private func notesForWriting(of flat: UnsafeMutablePointer<FlatNode>) -> NodeNotes {
    if flat.pointee.notes >= 0 { return storage.pointee.notes[Int(flat.pointee.notes)] }
    let notes = NodeNotes()
    flat.pointee.notes = Int32(truncatingIfNeeded: storage.pointee.notes.count)
    storage.pointee.notes.append(notes)
    return notes
  }

  private func setSpacing(_ spacing: ViewSpacing, of flat: UnsafeMutablePointer<FlatNode>) {
    if spacing.isStandard {
      flat.pointee.spacing = -1
      return
    }
    if storage.pointee.spacings.last == spacing {
      flat.pointee.spacing = Int32(truncatingIfNeeded: storage.pointee.spacings.count - 1)
      return
    }
    flat.pointee.spacing = Int32(truncatingIfNeeded: storage.pointee.spacings.count)
    storage.pointee.spacings.append(spacing)
  }

  /// Adds a warning about a leaf.
  func warn(of notice: TextNotice, source: SourceRange?) {
    storage.pointee.warnings.append(LayoutWarning(notice, source: source))
  }
}

extension LayoutProperties {
  /// Whether the layout is a container and not a modifier.
  var isContainer: Bool { if case .container = role { true } else { false } }
}

extension NodeNotes {
  /// Whether there are no notes.
  var isEmpty: Bool {
    detail == nil && source == nil && traits.isEmpty && guides.isEmpty && effects.isEmpty
      && coordinateSpaces.isEmpty && preferences.isEmpty && geometryObservers.isEmpty && interactions.isEmpty
      && content == nil && identity == 0
  }
}

extension LayoutWarning {
  /// Creates the warning of a notice; text that no font can set is an error.
  package init(_ notice: TextNotice, source: SourceRange?) {
    let isError = if case .noFont = notice { true } else { false }
    let isPlaceholder =
      switch notice {
      case .missingImage, .approximateSymbol, .unknownSymbol: true
      default: false
      }
    self.init(notice.sentence, kind: isError ? .error : .fault, source: source, isPlaceholder: isPlaceholder)
  }
}

extension TextNotice {
  /// The text of the warning.
  fileprivate var sentence: String {
    switch self {
    case .noFont(let package): "no font is installed that could set the text; install the package '\(package)'"
    case .missingGlyph(let character):
      "no installed font has a glyph for '\(character)' ("
        + character.unicodeScalars.map { "U+" + $0.hexadecimal }.joined(separator: " ") + ")"
    case .missingFamily(let family, let package):
      "the font family '\(family)' is not installed" + (package.map { "; install the package '\($0)'" } ?? "")
    case .missingLibrary(let package):
      "ICU is not installed, so line breaks and directions of this text may be wrong; install the package '\(package)'"
    case .missingImage(let name): "there is no image named '\(name)'"
    case .approximateSymbol(let name, let other):
      "Plumbline has no drawing of the symbol '\(name)'; "
        + (other.map { "'\($0)' is drawn in its place" } ?? "a similar one is drawn in its place")
    case .unknownSymbol(let name, let near):
      "Plumbline has no drawing of the symbol '\(name)'"
        + (near.isEmpty ? "" : "; did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?")
    }
  }
}

extension Unicode.Scalar {
  /// The scalar value in at least four hexadecimal digits, as in Unicode's notation.
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
