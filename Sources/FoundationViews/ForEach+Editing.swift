import Foundation
import PlumblineViews

extension ForEach {
  /// The rows; nobody deletes any.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// The rows; nobody moves any.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension View {
  /// The view; no other app opens it.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> LoweredView { LoweredView(layoutNode) }
}
