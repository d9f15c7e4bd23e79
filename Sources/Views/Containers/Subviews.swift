/// One of the views that a view stands for, as a container of a program sees it.
public struct Subview: PrimitiveView, Identifiable {
  /// The view's node.
  public let layoutNode: LayoutNode
  /// What tells the view from the others of its container.
  public let id: Int
}

/// The views that a view stands for, each by itself; as a view it is all of them.
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  private let views: [Subview]

  /// The views that a node stands for.
  init(of node: LayoutNode) { self.init(nodes: [node]) }

  /// The views that nodes stand for.
  init(nodes: [LayoutNode]) {
    views = LayoutNode.subviews(of: nodes).enumerated().map { Subview(layoutNode: $1, id: $0) }
  }

  /// All of the views.
  public var layoutNode: LayoutNode { .group(views.map(\.layoutNode)) }
  /// The first position.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
}

/// Some of the views that a view stands for.
public struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
  let views: ArraySlice<Subview>

  /// All of the views.
  public var layoutNode: LayoutNode { .group(views.map(\.layoutNode)) }
  /// The first position.
  public var startIndex: Int { views.startIndex }
  /// The position after the last view.
  public var endIndex: Int { views.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { views[index] }
  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(views: views[bounds]) }
}

/// One of the sections that a view stands for.
public struct SectionConfiguration: Identifiable {
  /// What tells the section from the others of its container.
  public let id: Int
  /// The views above the rows.
  public let header: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// The views beneath the rows.
  public let footer: SubviewsCollection

  /// The sections that a view stands for.
  static func all(of view: some View) -> [SectionConfiguration] {
    LayoutNode.sections(of: [view.layoutNode]).enumerated().map { index, section in
      SectionConfiguration(
        id: index, header: SubviewsCollection(nodes: section.header), content: SubviewsCollection(nodes: section.rows),
        footer: SubviewsCollection(nodes: section.footer))
    }
  }
}

extension Group where Content == LoweredView {
  /// What is made of the views that a view stands for.
  ///
  /// - Example: `Group(subviews: Group { Text("a"); Text("b") }) { views in HStack { views } }`
  public init<Base: View>(subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> some View) {
    let made = transform(SubviewsCollection(of: view.layoutNode)).layoutNode
    self.init { LoweredView(made) }
  }

  /// What is made of the sections that a view stands for.
  ///
  /// - Example: `Group(sections: Section("s") { Text("a") }) { parts in ForEach(parts) { $0.content } }`
  public init<Base: View>(sections view: Base, @ViewBuilder transform: ([SectionConfiguration]) -> some View) {
    let made = transform(SectionConfiguration.all(of: view)).layoutNode
    self.init { LoweredView(made) }
  }
}

extension ForEach where Data == SubviewsCollection, ID == Int {
  /// A view for each of the views that a view stands for.
  ///
  /// - Example: `ForEach(subviews: Group { Text("a"); Text("b") }) { $0.border(.red) }`
  public init(subviews view: some View, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(data: SubviewsCollection(of: view.layoutNode), content: content) { $0.id }
  }
}

extension ForEach where Data == [SectionConfiguration], ID == Int {
  /// A view for each of the sections that a view stands for.
  ///
  /// - Example: `ForEach(sections: Section("s") { Text("a") }) { part in VStack { part.content } }`
  public init(sections view: some View, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(data: SectionConfiguration.all(of: view), content: content) { $0.id }
  }
}
