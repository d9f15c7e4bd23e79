/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The elements.
  public let data: Data
  /// Makes an element's view.
  public let content: (Data.Element) -> Content
  /// What tells an element from the others.
  let identity: (Data.Element) -> ID

  /// The elements' views, as one group; each is its element's choice where it is given no other tag.
  public var layoutNode: LayoutNode {
    .group(
      data.flatMap { element in
        let views = content(element).members
        let tag = ElementIdentity(AnyHashable(identity(element)))
        return views.map { $0.element(tag) }
      })
  }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// A view for each element that has an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach {
  /// A view for each element, told apart by a property.
  ///
  /// - Example: `ForEach(0..<3) { Text("\($0)") }`
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content) { $0 }
  }
}

extension ForEach {
  /// A view for a binding to each element that has an identity.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable {
    self.init(data: data.elements, content: content) { $0.wrappedValue.id }
  }

  /// A view for a binding to each element, told apart by a property.
  ///
  /// - Example: `ForEach(.constant(["a", "b"]), id: \.self) { _ in Text("a") }`
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data: data.elements, content: content) { $0.wrappedValue[keyPath: id] }
  }
}
