/// The rows of a tree.
///
/// Rows with children can be expanded, and are collapsed at first.
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
    layoutNode = .group(Self.rows(of: data, id: id, children: children, content), view: "OutlineGroup")
  }

  /// Creates the rows of a tree that begins with one element, identified by a property.
  public init(
    _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    layoutNode = .group(Self.rows(of: [root], id: id, children: children, content), view: "OutlineGroup")
  }

  /// Returns the rows of a tree; an element's children are rows while it is expanded.
  static func rows(
    of data: some Sequence<Data.Element>, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    _ content: (Data.Element) -> Leaf
  ) -> [LayoutNode] {
    ViewIdentity.at(.type(ObjectIdentifier(Self.self))) {
      data.flatMap { element in
        let tag = ElementIdentity(AnyHashable(element[keyPath: id]))
        return ViewIdentity.at(.element(tag.value)) { () -> [LayoutNode] in
          let row = content(element).members.map { $0.element(tag) }
          guard let inner = element[keyPath: children] else { return row }
          return [
            .outlineRow(row, at: ViewIdentity.place) { rows(of: inner, id: id, children: children, content) }
          ]
        }
      }
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

  /// Creates the rows of a tree that begins with one identifiable element.
  public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(root, id: \.id, children: children, content: content)
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
    layoutNode = .list(
      content: OutlineGroup<Data, ID, Row>.rows(of: data, id: id, children: children, rowContent),
      at: ViewIdentity.place)
  }
  /// Creates the rows of a tree of identifiable elements.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    layoutNode = .list(
      content: OutlineGroup<Data, Data.Element.ID, Row>.rows(of: data, id: \.id, children: children, rowContent),
      at: ViewIdentity.place)
  }
}
