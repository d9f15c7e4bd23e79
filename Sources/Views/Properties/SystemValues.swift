// Values of the system. A figure is a screen of a phone without input.

/// An action that leaves a screen or closes a sheet.
///
/// Unchecked: it stays on the thread of its view.
public struct DismissAction: @unchecked Sendable {
  /// The function that leaves the screen, or nil if there is none to leave.
  var action: (() -> Void)?
  /// Leaves the screen.
  public func callAsFunction() { action?() }
}

/// An action that opens a URL: that of the app, or the system's, which has no effect in a figure.
///
/// Unchecked: it stays on the thread of its view.
public struct OpenURLAction: @unchecked Sendable {
  /// The result of an app's own action.
  public struct Result: Hashable, Sendable {
    private let number: Int
    /// The app has opened the URL.
    public static let handled = Result(number: 0)
    /// The app opens nothing.
    public static let discarded = Result(number: 1)
    /// The system opens the URL.
    public static let systemAction = Result(number: 2)
    /// Returns a result that makes the system open another URL.
    public static func systemAction<Address>(_ address: Address) -> Result { systemAction }
  }

  private let handler: ((Any) -> Result)?
  /// Creates an action from the app's handler of a URL or its text; nil for the system's.
  package init(any handler: ((Any) -> Result)? = nil) { self.handler = handler }
  /// Opens a URL by the app's action.
  public func callAsFunction<Address>(_ address: Address) { _ = handler?(address) }
}

/// An action that refreshes a view.
public struct RefreshAction: Sendable {
  /// Refreshes the view.
  let action: @Sendable () async -> Void
  /// Refreshes the view.
  public func callAsFunction() async { await action() }
}

/// The presentation of a view, in SwiftUI's older spelling.
///
/// Unchecked: it stays on the thread of its view.
public struct PresentationMode: @unchecked Sendable {
  /// The function that leaves the screen, or nil if there is none to leave.
  var action: (() -> Void)?
  /// A Boolean value that indicates whether the view is presented.
  public var isPresented: Bool { action != nil }
  /// Leaves the screen.
  public mutating func dismiss() { action?() }
}

extension EnvironmentValues {
  /// An action that dismisses the screen.
  public var dismiss: DismissAction { DismissAction(action: dismissal) }
  /// An action that ends a search.
  public var dismissSearch: DismissAction { DismissAction(action: searchDismissal) }
  /// The action that refreshes the enclosing view, or nil if it cannot be refreshed.
  public var refresh: RefreshAction? { refreshing as? RefreshAction }
  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[custom: .declared(.min + 15)] as? OpenURLAction ?? OpenURLAction() }
    set { self[custom: .declared(.min + 15)] = newValue }
  }
  /// The presentation of the screen, in SwiftUI's older spelling.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(action: dismissal)) }
  /// The editing state of the screen's lists, or nil in a figure without steps.
  public var editMode: Binding<EditMode>? {
    get { editing.map { Binding(get: $0.get, set: $0.set) } }
    set {
      let binding = newValue
      editing = binding.map { binding in
        EditModeAccess(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
      }
    }
  }
}
