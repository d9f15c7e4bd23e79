/// The rows of a tree.
///
/// Rows with children can be expanded, and are collapsed in a figure.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: PrimitiveView {
  /// The node of the rows.
  public let layoutNode: LayoutNode

  /// Creates the rows of a tree whose elements are identified by a property.
  ///
  /// - Example: `List { OutlineGroup([1], id: \.self, children: \.self) { Text("\($0)") } }`
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    layoutNode = .group(Self.rows(of: data, children: children, content), view: "OutlineGroup")
  }

  /// The collapsed rows of a tree.
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
  /// Creates the rows of a tree of identifiable elements.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension List {
  /// Creates the rows of a tree whose elements are identified by a property.
  ///
  /// - Example: `List([1], id: \.self, children: \.self) { Text("\($0)") }`
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    layoutNode = .list(content: OutlineGroup<Data, ID, Row>.rows(of: data, children: children, rowContent))
  }
  /// Creates the rows of a tree of identifiable elements.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    layoutNode = .list(
      content: OutlineGroup<Data, Data.Element.ID, Row>.rows(of: data, children: children, rowContent))
  }
  /// Creates a list with a row for a binding to each element of identifiable data.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row> {
    layoutNode = .list(content: ForEach(data, content: rowContent).members)
  }
  /// Creates a list with a row for a binding to each element, identified by a property.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
    layoutNode = .list(content: ForEach(data, id: id, content: rowContent).members)
  }
  /// Creates a list with a row for each element of identifiable data, with a selection.
  public init<Data: RandomAccessCollection, Selection, Row: View>(
    _ data: Data, selection: Binding<Selection>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(data, rowContent: rowContent)
  }
  /// Creates a list with a row for each element, identified by a property, with a selection.
  ///
  /// - Example: `List(0..<3, id: \.self) { Text("\($0)") }`
  public init<Data: RandomAccessCollection, ID: Hashable, Selection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(data, id: id, rowContent: rowContent)
  }
}
