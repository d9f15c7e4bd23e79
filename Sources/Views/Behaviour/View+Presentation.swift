// Presentations. A figure shows the screen beneath.
extension View {
  /// Returns the view unchanged; a figure shows no open menus.
  ///
  /// - Example: `Text("a").contextMenu { Button("b") {} }`
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  ///
  /// - Example: `Text("a").sheet(isPresented: .constant(false)) { Text("b") }`
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> LoweredView {
    lowered { $0.presenting("sheet", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  ///
  /// - Example: `Text("a").fullScreenCover(isPresented: .constant(false)) { Text("b") }`
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> LoweredView {
    lowered { $0.presenting("fullScreenCover", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  ///
  /// - Example: `Text("a").popover(isPresented: .constant(false)) { Text("b") }`
  public func popover(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View) -> LoweredView {
    lowered { $0.presenting("popover", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  ///
  /// - Example: `Text("a").alert("b", isPresented: .constant(false)) { Button("c") {} }`
  public func alert(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View)
    -> LoweredView
  {
    lowered { $0.presenting("alert", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged, with a warning if something is presented from the start.
  ///
  /// - Example: `Text("a").confirmationDialog("b", isPresented: .constant(false)) { Button("c") {} }`
  public func confirmationDialog(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> LoweredView {
    lowered { $0.presenting("confirmationDialog", isPresented: isPresented.wrappedValue) }
  }
  /// Returns the view unchanged; no other screen is shown.
  ///
  /// - Example: `Text("a").navigationDestination(for: Int.self) { Text("\($0)") }`
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure does not scroll.
  public func scrollDisabled(_ disabled: Bool) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; scroll indicators are not drawn.
  ///
  /// - Example: `ScrollView { Text("a") }.scrollIndicators(.hidden).scrollIndicatorsFlash(onAppear: true).scrollDisabled(true)`
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> LoweredView {
    lowered { $0 }
  }
  /// Returns the view unchanged; scroll indicators are not drawn.
  public func scrollIndicatorsFlash(onAppear: Bool) -> LoweredView { lowered { $0 } }
  /// Returns the view unchanged; a figure has no pointer.
  ///
  /// - Example: `Text("a").help("b")`
  public func help(_ text: LocalizedStringKey) -> LoweredView { lowered { $0 } }
}
