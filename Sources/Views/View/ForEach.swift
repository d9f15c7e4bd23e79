/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  /// The elements.
  public let data: Data
  /// Makes an element's view.
  public let content: (Data.Element) -> Content

  /// The elements' views, as one group.
  public var layoutNode: LayoutNode { .group(data.map { content($0).layoutNode }) }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  /// A view for each element that has an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach {
  /// A view for each element, told apart by a property.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach {
  /// A view for a binding to each element that has an identity.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable {
    self.data = data.elements
    self.content = content
  }

  /// A view for a binding to each element, told apart by a property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.data = data.elements
    self.content = content
  }
}
