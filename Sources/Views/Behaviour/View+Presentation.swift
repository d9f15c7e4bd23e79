// What would lie over a view: nothing does, in a figure.
extension View {
  /// The view; no menu is open.
  ///
  /// - Example: `Text("a").contextMenu { Button("b") {} }`
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> LoweredView { lowered { $0 } }
  /// The view, which says so where something is presented from the start.
  ///
  /// - Example: `Text("a").sheet(isPresented: .constant(false)) { Text("b") }`
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> LoweredView {
    lowered { $0.presenting("sheet", isPresented: isPresented.wrappedValue) }
  }
  /// The view, which says so where something is presented from the start.
  ///
  /// - Example: `Text("a").fullScreenCover(isPresented: .constant(false)) { Text("b") }`
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> LoweredView {
    lowered { $0.presenting("fullScreenCover", isPresented: isPresented.wrappedValue) }
  }
  /// The view, which says so where something is presented from the start.
  ///
  /// - Example: `Text("a").popover(isPresented: .constant(false)) { Text("b") }`
  public func popover(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> LoweredView {
    lowered { $0.presenting("popover", isPresented: isPresented.wrappedValue) }
  }
  /// The view, which says so where something is presented from the start.
  ///
  /// - Example: `Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} }`
  public func alert(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View)
    -> LoweredView
  {
    lowered { $0.presenting("alert", isPresented: isPresented.wrappedValue) }
  }
  /// The view, which says so where something is presented from the start.
  ///
  /// - Example: `Text("a").confirmationDialog("b", isPresented: .constant(false)) { Button("c") {} }`
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> LoweredView {
    lowered { $0.presenting("confirmationDialog", isPresented: isPresented.wrappedValue) }
  }
  /// The view; no other screen is shown.
  ///
  /// - Example: `Text("a").navigationDestination(for: Int.self) { Text("\($0)") }`
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> LoweredView { lowered { $0 } }
  /// The view; bars are not drawn.
  ///
  /// - Example: `Text("a").statusBarHidden()`
  public func statusBarHidden(_ hidden: Bool = true) -> LoweredView { lowered { $0 } }
  /// The view; nothing scrolls.
  public func scrollDisabled(_ disabled: Bool) -> LoweredView { lowered { $0 } }
  /// The view; indicators are not drawn.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollIndicators(.hidden).scrollIndicatorsFlash(onAppear: true).scrollDisabled(true)`
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> LoweredView {
    lowered { $0 }
  }
  /// The view; indicators are not drawn.
  public func scrollIndicatorsFlash(onAppear: Bool) -> LoweredView { lowered { $0 } }
  /// The view; nothing is pointed at.
  ///
  /// - Example: `Text("a").help("b")`
  public func help(_ text: LocalizedStringKey) -> LoweredView { lowered { $0 } }
}
