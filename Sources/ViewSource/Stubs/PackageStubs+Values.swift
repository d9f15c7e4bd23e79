extension PackageStubs {
  /// SwiftUI-Introspect: views keep their look.
  static let introspect = """
    import SwiftUI
    public struct _IntrospectedType {}
    extension View {
      public func introspect(
        _ type: Any? = nil, on platforms: Any..., scope: Any? = nil, customize: Any? = nil
      ) -> some View { self }
      public func introspect(selector: Any? = nil, customize: Any? = nil) -> some View { self }
      public func introspectScrollView(customize: Any?) -> some View { self }
      public func introspectTableView(customize: Any?) -> some View { self }
      public func introspectTextField(customize: Any?) -> some View { self }
      public func introspectTextView(customize: Any?) -> some View { self }
      public func introspectNavigationController(customize: Any?) -> some View { self }
      public func introspectViewController(customize: Any?) -> some View { self }
      public func introspectTabBarController(customize: Any?) -> some View { self }
      public func introspectSplitViewController(customize: Any?) -> some View { self }
    }
    """

  /// Inject: views that are injected are themselves.
  static let inject = """
    import SwiftUI
    @propertyWrapper public struct ObserveInjection: DynamicProperty {
      public init() {}
      public var wrappedValue: Int { 0 }
    }
    extension View {
      public func enableInjection() -> some View { self }
      public func onInjection(callback: Any?) -> some View { self }
    }
    """

  /// PreviewSnapshots: each configuration of a list of previews.
  static let previewSnapshots = """
    import SwiftUI
    public struct PreviewSnapshots<State> {
      public struct Configuration {
        public let name: String
        public let state: Any
        public init(name: String, state: Any) {
          self.name = name
          self.state = state
        }
      }
      public let configurations: [Configuration]
      public let configure: (Any) -> AnyView
      public init<V: View>(configurations: [Configuration], @ViewBuilder configure: @escaping (State) -> V) {
        self.configurations = configurations
        self.configure = { AnyView(configure($0)) }
      }
      public init<V: View>(
        states: [Any], name: KeyPath<Any, String>, @ViewBuilder configure: @escaping (State) -> V
      ) {
        configurations = states.map { Configuration(name: $0[keyPath: name], state: $0) }
        self.configure = { AnyView(configure($0)) }
      }
      public var previews: some View {
        ForEach(Array(configurations.enumerated()), id: \\.offset) { entry in
          configure(entry.element.state).previewDisplayName(entry.element.name)
        }
      }
    }
    """

  /// SnapshotPreferences: preferences of a snapshot service, without effect on views.
  static let snapshotPreferences = """
    import SwiftUI
    extension View {
      public func snapshotAccessibility(_ isOn: Bool?) -> some View { self }
      public func emergeAccessibility(_ isOn: Bool?) -> some View { self }
      public func emergeSnapshotPrecision(_ precision: Float?) -> some View { self }
      public func emergeExpansion(_ isOn: Bool?) -> some View { self }
      public func emergeRenderingMode(_ mode: Any?) -> some View { self }
      public func emergeSnapshotDelay(_ delay: Double) -> some View { self }
    }
    """

  /// Numerics: the functions of real numbers.
  static let numerics = """
    extension Double {
      public static func sqrt(_ x: Double) -> Double { x.squareRoot() }
      public static func exp(_ x: Double) -> Double { Foundation.exp(x) }
      public static func log(_ x: Double) -> Double { Foundation.log(x) }
      public static func sin(_ x: Double) -> Double { Foundation.sin(x) }
      public static func cos(_ x: Double) -> Double { Foundation.cos(x) }
      public static func tan(_ x: Double) -> Double { Foundation.tan(x) }
      public static func pow(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
    }
    """
}
