/// A subview as a custom container sees it.
public struct Subview: PrimitiveView, Identifiable {
  /// The node of the view.
  public let layoutNode: LayoutNode
  /// The identity of the subview in its container.
  public let id: Int
}

/// The resolved subviews of a view; as a view, all of them.
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  private let views: [Subview]

  /// Creates the subviews of a node.
  init(of node: LayoutNode) { self.init(nodes: [node]) }

  /// Creates the subviews of several nodes.
  init(nodes: [LayoutNode]) {
    views = LayoutNode.subviews(of: nodes).enumerated().map { Subview(layoutNode: $1, id: $0) }
  }

  /// The node of all subviews.
  public var layoutNode: LayoutNode { .group(views.map(\.layoutNode)) }
  /// The position of the first subview.
  public var startIndex: Int { views.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { views.endIndex }
  /// Accesses the subview at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// Accesses the subviews at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
}

/// A part of the resolved subviews of a view.
public struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
  let views: ArraySlice<Subview>

  /// The node of all subviews.
  public var layoutNode: LayoutNode { .group(views.map(\.layoutNode)) }
  /// The position of the first subview.
  public var startIndex: Int { views.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { views.endIndex }
  /// Accesses the subview at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// Accesses the subviews at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
}

/// A section as a custom container sees it.
public struct SectionConfiguration: Identifiable {
  /// The identity of the section in its container.
  public let id: Int
  /// The views of the header.
  public let header: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection

  /// Returns the resolved sections of a view.
  static func all(of view: some View) -> [SectionConfiguration] {
    LayoutNode.sections(of: [view.layoutNode]).enumerated().map { index, section in
      SectionConfiguration(
        id: index, header: SubviewsCollection(nodes: section.header), content: SubviewsCollection(nodes: section.rows),
        footer: SubviewsCollection(nodes: section.footer))
    }
  }
}

extension Group where Content == LoweredView {
  /// Creates a view that is built from the resolved subviews of another.
  ///
  /// - Example: `Group(subviews: Group { Text("a"); Text("b") }) { views in HStack { views } }`
  public init<Base: View>(subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> some View) {
    let made = transform(SubviewsCollection(of: view.layoutNode)).layoutNode
    self.init { LoweredView(made) }
  }

  /// Creates a view that is built from the resolved sections of another.
  ///
  /// - Example: `Group(sections: Section("s") { Text("a") }) { parts in ForEach(parts) { $0.content } }`
  public init<Base: View>(sections view: Base, @ViewBuilder transform: ([SectionConfiguration]) -> some View) {
    let made = transform(SectionConfiguration.all(of: view)).layoutNode
    self.init { LoweredView(made) }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Int {
  /// Creates a view for each of the resolved subviews of another.
  ///
  /// - Example: `ForEach(subviews: Group { Text("a"); Text("b") }) { $0.border(.red) }`
  public init(subviews view: some View, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(data: SubviewsCollection(of: view.layoutNode), content: content) { $0.id }
  }
}

extension ForEach where Data == [SectionConfiguration], ID == Int {
  /// Creates a view for each of the resolved sections of another.
  ///
  /// - Example: `ForEach(sections: Section("s") { Text("a") }) { part in VStack { part.content } }`
  public init(sections view: some View, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(data: SectionConfiguration.all(of: view), content: content) { $0.id }
  }
}
