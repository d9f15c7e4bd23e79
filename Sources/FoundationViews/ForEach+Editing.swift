import Foundation
import PlumblineViews

extension ForEach {
  /// Returns the rows unchanged; rows cannot be deleted in a figure.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  /// Returns the rows unchanged; rows cannot be moved in a figure.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension View {
  /// Returns the view unchanged; a figure opens no URLs.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> LoweredView { LoweredView(layoutNode) }
}
