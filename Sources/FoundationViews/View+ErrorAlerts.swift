import Foundation
import PlumblineViews

extension View {
  /// Presents an alert for an error while a value is true and there is an error; its description is the title.
  public func alert<E: LocalizedError>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> some View
  ) -> LoweredView {
    presenting(error, isPresented, actions: { _ in actions().layoutNode }, message: { _ in nil })
  }

  /// Presents an alert for an error with a message while a value is true and there is an error; its description is the
  /// title.
  public func alert<E: LocalizedError>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> some View,
    @ViewBuilder message: (E) -> some View
  ) -> LoweredView {
    presenting(error, isPresented, actions: { actions($0).layoutNode }, message: { message($0).layoutNode })
  }

  private func presenting<E: LocalizedError>(
    _ error: E?, _ isPresented: Binding<Bool>, actions: (E) -> LayoutNode, message: (E) -> LayoutNode?
  ) -> LoweredView {
    lowered { node in
      node.asking(
        .alert, title: error.map { TextContent($0.errorDescription ?? $0.localizedDescription) },
        isPresented: isPresented.bound, presenting: error, at: VirtualTime.place,
        actions: { actions($0).members }, message: { message($0).map { [$0] } ?? [] })
    }
  }
}
