/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The elements.
  public let data: Data
  /// Returns the view of an element.
  public let content: (Data.Element) -> Content
  /// Returns the identity of an element.
  let identity: (Data.Element) -> ID
  /// Removes the elements at some offsets, or nil.
  package var deletes: (([Int]) -> Void)?
  /// Moves the elements at some offsets before another one, or nil.
  package var moves: (([Int], Int) -> Void)?

  /// The views of the elements, as one group; a view without a tag has its element as the tag.
  public var layoutNode: LayoutNode {
    ViewIdentity.at(.type(ObjectIdentifier(Self.self))) {
      LayoutNode.group(
        data.flatMap { element in
          let tag = ElementIdentity(AnyHashable(identity(element)))
          return ViewIdentity.at(.element(tag.value)) {
            content(element).members.enumerated().map { $1.element(tag).comingAndGoing($0) }
          }
        })
    }
    .onDelete(deletes).onMove(moves)
  }
}

extension ForEach {
  /// Creates a view for each element with an identity.
  init(_ data: Data, _ content: @escaping (Data.Element) -> Content, identity: @escaping (Data.Element) -> ID) {
    (self.data, self.content, self.identity) = (data, content, identity)
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates a view for each element of identifiable data.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content) { $0.id }
  }
}

extension ForEach {
  /// Creates a view for each element, identified by a property.
  ///
  /// - Example: `ForEach(0..<3) { Text("\($0)") }`
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, content) { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each integer of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, content) { $0 }
  }
}

extension ForEach {
  /// Creates a view for a binding to each element of identifiable data.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable {
    self.init(data.elements, content) { $0.wrappedValue.id }
  }

  /// Creates a view for a binding to each element, identified by a property.
  ///
  /// - Example: `ForEach(.constant(["a", "b"]), id: \.self) { _ in Text("a") }`
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data.elements, content) { $0.wrappedValue[keyPath: id] }
  }
}
