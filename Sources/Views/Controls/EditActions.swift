/// The ways in which the user can change the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions, a bit each.
  public let rawValue: Int
  /// Creates a set of actions from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Rows can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Rows can be moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// Creates a view for a binding to each element of identifiable data, which the user can move or delete.
  ///
  /// - Example: `ForEach(.constant([Day]()), editActions: .all) { _ in Text("a") }`
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable {
    self.init(data, content: content)
    edit(data, editActions)
  }

  /// Creates a view for a binding to each element, identified by a property, which the user can move or delete.
  ///
  /// - Example: `ForEach(.constant(["a"]), id: \.self, editActions: .delete) { _ in Text("a") }`
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data, id: id, content: content)
    edit(data, editActions)
  }

  private mutating func edit<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, _ actions: EditActions<C>
  ) {
    func remove(_ offsets: [Int], from values: inout C) {
      for offset in offsets.sorted(by: >) { values.remove(at: values.index(values.startIndex, offsetBy: offset)) }
    }
    if actions.contains(.delete) { deletes = { remove($0, from: &data.wrappedValue) } }
    if actions.contains(.move) {
      moves = { offsets, goal in
        var values = data.wrappedValue
        let moved = offsets.map { values[values.index(values.startIndex, offsetBy: $0)] }
        remove(offsets, from: &values)
        let position = goal - offsets.count { $0 < goal }
        values.insert(contentsOf: moved, at: values.index(values.startIndex, offsetBy: position))
        data.wrappedValue = values
      }
    }
  }
}

extension List {
  /// Creates a list with a row for a binding to each element of identifiable data, which the user can move or delete.
  ///
  /// - Example: `List(.constant([Day]()), editActions: .all) { _ in Text("a") }`
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row> {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Creates a list with a row for a binding to each element, identified by a property, which the user can move or
  /// delete.
  ///
  /// - Example: `List(.constant(["a"]), id: \.self, editActions: .move) { _ in Text("a") }`
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}
