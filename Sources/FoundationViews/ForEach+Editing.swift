import Foundation
import PlumblineViews

extension ForEach {
  /// Returns the rows unchanged; rows cannot be deleted in a figure.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// Returns the rows unchanged; rows cannot be moved in a figure.
  ///
  /// - Example: `List { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in }.onDelete { _ in }.onInsert(of: [.text]) { _, _ in } }`
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension View {
  /// Returns the view unchanged; a figure opens no URLs.
  ///
  /// - Example: `Text("a").onOpenURL { _ in }`
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> LoweredView { LoweredView(layoutNode) }
}
