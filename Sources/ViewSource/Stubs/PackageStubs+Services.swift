extension PackageStubs {
  /// SwiftUIFlux: a store whose state is shown; actions are reduced at once, and asynchronous ones do not run.
  static let flux = """
    import SwiftUI
    public protocol FluxState {}
    public protocol Action {}
    public typealias DispatchFunction = (Action) -> Void
    public typealias Reducer<State> = (State, Action) -> State
    public typealias Middleware<State> = Any
    public protocol AsyncAction: Action {}
    public class Store<StoreState>: ObservableObject {
      @Published public var state: StoreState
      let _reducer: Any
      public init(reducer: @escaping (StoreState, Action) -> StoreState, middleware: [Any] = [], state: StoreState) {
        _reducer = reducer
        self.state = state
      }
      public func dispatch(action: Action) { if !(action is AsyncAction) { state = _reducer(state, action) } }
    }
    public protocol ConnectedView: View {}
    extension ConnectedView {
      public var body: some View {
        let view = self
        return StoreConnector(_content: { state, dispatch in
          view.body(props: view.map(state: state, dispatch: dispatch))
        })
      }
    }
    public struct StoreConnector: View {
      @EnvironmentObject var store: Store<Any>
      let _content: (Any, @escaping (Action) -> Void) -> Any
      public var body: some View { AnyView(_content(store.state, { store.dispatch(action: $0) })) }
    }
    public struct StoreProvider<S, V: View>: View {
      let _store: Any
      let _content: () -> V
      public init(store: Any, content: @escaping () -> V) {
        _store = store
        _content = content
      }
      public var body: some View { _content().environmentObject(_store) }
    }
    """

  /// Tagged: values with a type of their own.
  static let tagged = """
    public struct Tagged<Tag, RawValue> {
      public var rawValue: RawValue
      public init(rawValue: RawValue) { self.rawValue = rawValue }
      public init(_ rawValue: RawValue) { self.rawValue = rawValue }
      public func map<New>(_ change: (RawValue) -> New) -> Tagged<Tag, New> { Tagged<Tag, New>(rawValue: change(rawValue)) }
      public func coerced<New>(to type: New.Type) -> Tagged<New, RawValue> { Tagged<New, RawValue>(rawValue: rawValue) }
      public var description: String { "\\(rawValue)" }
    }
    extension Tagged: Equatable {}
    extension Tagged: Hashable {}
    extension Tagged: Comparable {
      public static func < (a: Tagged, b: Tagged) -> Bool { a.rawValue < b.rawValue }
    }
    extension Tagged: Codable {}
    extension Tagged: Identifiable { public var id: RawValue { rawValue } }
    extension Tagged: CustomStringConvertible {}
    extension Tagged: RawRepresentable {}
    extension Tagged: ExpressibleByStringLiteral {
      public init(stringLiteral value: RawValue) { rawValue = value }
    }
    extension Tagged: ExpressibleByIntegerLiteral {
      public init(integerLiteral value: RawValue) { rawValue = value }
    }
    extension Tagged: ExpressibleByFloatLiteral {
      public init(floatLiteral value: RawValue) { rawValue = value }
    }
    extension Tagged: ExpressibleByBooleanLiteral {
      public init(booleanLiteral value: RawValue) { rawValue = value }
    }
    """

  /// Sentry: nothing is reported, and traced views keep their look.
  static let sentry = """
    import SwiftUI
    public class SentrySDK {
      public static func start(configureOptions: Any) {}
      public static func start(options: Any) {}
      @discardableResult public static func capture(error: Error, block: Any? = nil) -> Any? { nil }
      @discardableResult public static func capture(message: String, block: Any? = nil) -> Any? { nil }
      @discardableResult public static func capture(event: Any, block: Any? = nil) -> Any? { nil }
      public static func addBreadcrumb(_ crumb: Any) {}
      public static func configureScope(_ callback: Any) {}
      public static func setUser(_ user: Any?) {}
      public static func reportFullyDisplayed() {}
      public static func close() {}
      public static var isEnabled: Bool { false }
    }
    public struct SentryTracedView<Content: View>: View {
      let _content: () -> Content
      public init(
        _ name: String? = nil, nestedSpans: Bool = false, waitForFullDisplay: Bool? = nil,
        @ViewBuilder content: @escaping () -> Content
      ) { _content = content }
      public var body: some View { _content() }
    }
    extension View {
      public func sentryTrace(_ name: String? = nil, nestedSpans: Bool = false, waitForFullDisplay: Bool? = nil) -> some View {
        self
      }
      public func sentryReplayMask() -> some View { self }
      public func sentryReplayUnmask() -> some View { self }
      public func sentryReplayPreviewMask() -> some View { self }
    }
    """

  /// KeychainSwift: a keychain that is empty at first.
  static let keychainSwift = """
    public enum KeychainSwiftAccessOptions {
      case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock
      case accessibleAfterFirstUnlockThisDeviceOnly, accessibleWhenPasscodeSetThisDeviceOnly
    }
    public class KeychainSwift {
      var _items: [String: Any] = [:]
      let _prefix: String
      public var accessGroup: String?
      public var synchronizable = false
      public init() { _prefix = "" }
      public init(keyPrefix: String) { _prefix = keyPrefix }
      public var allKeys: [String] { Array(_items.keys) }
      @discardableResult public func set(_ value: Any, forKey key: String, withAccess access: Any? = nil) -> Bool {
        _items[_prefix + key] = value
        return true
      }
      public func get(_ key: String) -> String? { _items[_prefix + key] as? String }
      public func getData(_ key: String, asReference: Bool = false) -> Data? { _items[_prefix + key] as? Data }
      public func getBool(_ key: String) -> Bool? { _items[_prefix + key] as? Bool }
      @discardableResult public func delete(_ key: String) -> Bool {
        _items[_prefix + key] = nil
        return true
      }
      @discardableResult public func clear() -> Bool {
        _items = [:]
        return true
      }
    }
    """
}
