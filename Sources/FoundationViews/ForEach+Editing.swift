import Foundation
import PlumblineViews

extension ForEach {
  /// The rows; nobody deletes any.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// The rows; nobody moves any.
  ///
  /// - Example: `List { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in }.onDelete { _ in }.onInsert(of: [.text]) { _, _ in } }`
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension View {
  /// The view; no other app opens it.
  ///
  /// - Example: `Text("a").onOpenURL { _ in }`
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> LoweredView { LoweredView(layoutNode) }
}
