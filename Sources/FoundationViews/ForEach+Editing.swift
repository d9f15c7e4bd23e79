import Foundation
import PlumblineViews

extension ForEach {
  /// Lets the user delete rows, by a swipe or by the button of an edited row.
  ///
  /// - Example: `List { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } }`
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.deletes = action.map { action in { action(IndexSet($0)) } }
    return copy
  }
  /// Lets the user move rows.
  ///
  /// - Example: `List { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in } }`
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.moves = action.map { action in { action(IndexSet($0), $1) } }
    return copy
  }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { remove(at: index) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Moves the elements at some offsets before the element at another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let goal = destination - source.count(in: 0..<Swift.max(destination, 0))
    for index in source.reversed() { remove(at: index) }
    insert(contentsOf: moved, at: goal)
  }
}

extension View {
  /// Returns the view unchanged; a figure opens no URLs.
  ///
  /// - Example: `Text("a").onOpenURL { _ in }`
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> LoweredView { LoweredView(layoutNode) }
}
