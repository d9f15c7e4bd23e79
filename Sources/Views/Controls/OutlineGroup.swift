/// Rows of a tree; those with children can be opened, and are closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: PrimitiveView {
  /// The rows' node.
  public let layoutNode: LayoutNode

  /// Rows of a tree, told apart by a property.
  ///
  /// - Example: `List { OutlineGroup([1], id: \.self, children: \.self) { Text("\($0)") } }`
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    layoutNode = .group(Self.rows(of: data, children: children, content), view: "OutlineGroup")
  }

  /// The closed rows of a tree.
  static func rows(
    of data: Data, children: KeyPath<Data.Element, Data?>, _ content: (Data.Element) -> Leaf
  ) -> [LayoutNode] {
    data.map { element in
      let views = content(element).members
      let isLeaf = element[keyPath: children] == nil
      return isLeaf ? .group(views) : .disclosureGroup(isExpanded: false, label: views, content: [])
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows of a tree whose elements have an identity.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension List {
  /// Rows of a tree, told apart by a property.
  ///
  /// - Example: `List([1], id: \.self, children: \.self) { Text("\($0)") }`
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    layoutNode = .list(content: OutlineGroup<Data, ID, Row>.rows(of: data, children: children, rowContent))
  }
  /// Rows of a tree whose elements have an identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    layoutNode = .list(
      content: OutlineGroup<Data, Data.Element.ID, Row>.rows(of: data, children: children, rowContent))
  }
  /// A row for a binding to each element that has an identity.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row> {
    layoutNode = .list(content: ForEach(data, content: rowContent).members)
  }
  /// A row for a binding to each element, told apart by a property.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
    layoutNode = .list(content: ForEach(data, id: id, content: rowContent).members)
  }
  /// A row for each element that has an identity, of which one or several may be chosen.
  public init<Data: RandomAccessCollection, Selection, Row: View>(
    _ data: Data, selection: Binding<Selection>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(data, rowContent: rowContent)
  }
  /// A row for each element, told apart by a property, of which one or several may be chosen.
  ///
  /// - Example: `List(0..<3, id: \.self) { Text("\($0)") }`
  public init<Data: RandomAccessCollection, ID: Hashable, Selection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(data, id: id, rowContent: rowContent)
  }
}
