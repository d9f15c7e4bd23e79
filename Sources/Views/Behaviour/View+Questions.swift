// Alerts and action sheets in SwiftUI's older spelling.
extension View {
  /// Presents an action sheet while a value is true.
  ///
  /// - Example: `Text("a").actionSheet(isPresented: .constant(false)) { ActionSheet(title: Text("b"), buttons: [.cancel()]) }`
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> LoweredView {
    acting { $0.asking(.dialog, isPresented: isPresented.bound, at: ViewIdentity.place) { content().question } }
  }
  /// Presents an action sheet while there is an item.
  ///
  /// - Example: `Text("a").actionSheet(item: .constant(Day?.none)) { _ in ActionSheet(title: Text("b")) }`
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> LoweredView {
    acting { $0.asking(.dialog, item: item.bound, at: ViewIdentity.place) { content($0).question } }
  }
  /// Presents an alert while a value is true.
  ///
  /// - Example: `Text("a").alert(isPresented: .constant(false)) { Alert(title: Text("b"), dismissButton: .default(Text("c"))) }`
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> LoweredView {
    acting { $0.asking(.alert, isPresented: isPresented.bound, at: ViewIdentity.place) { content().question } }
  }
  /// Presents an alert while there is an item.
  ///
  /// - Example: `Text("a").alert(item: .constant(Day?.none)) { _ in Alert(title: Text("b")) }`
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> LoweredView {
    acting { $0.asking(.alert, item: item.bound, at: ViewIdentity.place) { content($0).question } }
  }
}

/// An alert, in SwiftUI's older spelling.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// The button in the layout core.
    let content: Question.Button
    /// Creates a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(content: Question.Button(label.content, action: action))
    }
    /// Creates a button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(content: Question.Button(label.content, role: .cancel, action: action))
    }
    /// Creates a button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(content: Question.Button(role: .cancel, action: action))
    }
    /// Creates a button with a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(content: Question.Button(label.content, role: .destructive, action: action))
    }
  }

  /// The alert in the layout core.
  let question: Question
  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    question = Question(
      title: title.content, message: message?.content, buttons: dismissButton.map { [$0.content] } ?? [])
  }
  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    question = Question(
      title: title.content, message: message?.content, buttons: [primaryButton.content, secondaryButton.content])
  }
}

/// An action sheet, in SwiftUI's older spelling.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  /// The action sheet in the layout core.
  let question: Question
  /// Creates an action sheet with buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    question = Question(title: title.content, message: message?.content, buttons: buttons.map(\.content))
  }
}
