// Presentations. A figure shows the screen beneath.
extension View {
  /// Opens a menu when the view is pressed for half a second.
  ///
  /// - Example: `Text("a").contextMenu { Button("b") {} }`
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> LoweredView {
    lowered { $0.contextMenu(at: ViewIdentity.place) { menuItems().members } }
  }
  /// Opens a menu when the view is pressed for half a second; its preview is not shown.
  ///
  /// - Example: `Text("a").contextMenu { Button("b") {} } preview: { Text("c") }`
  public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View)
    -> LoweredView
  {
    lowered { $0.contextMenu(at: ViewIdentity.place) { menuItems().members } }
  }
  /// Returns the view unchanged; the menus of a selection are not opened.
  ///
  /// - Example: `List { Text("a") }.contextMenu(forSelectionType: Int.self) { _ in Button("b") {} }`
  public func contextMenu<Value: Hashable>(
    forSelectionType itemType: Value.Type, @ViewBuilder menu: @escaping (Set<Value>) -> some View,
    primaryAction: ((Set<Value>) -> Void)? = nil
  ) -> LoweredView { lowered { $0 } }
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
