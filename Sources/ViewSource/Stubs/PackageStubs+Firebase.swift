extension PackageStubs {
  /// Firebase's application, which connects to nothing.
  static let firebaseCore = """
    public class FirebaseOptions {
      public var projectID: String?
      public var apiKey: String?
      public var googleAppID = ""
      public init?(contentsOfFile path: String) { return nil }
      public init(googleAppID: String, gcmSenderID: String) { self.googleAppID = googleAppID }
      public static func defaultOptions() -> FirebaseOptions? { nil }
    }
    public enum FirebaseLoggerLevel: Int { case error = 3, warning, notice, info, debug }
    public class FirebaseConfiguration {
      public static let shared = FirebaseConfiguration()
      public func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
    }
    public class FirebaseApp {
      static var _configured: FirebaseApp?
      public let name: String
      public var isDataCollectionDefaultEnabled = true
      init(_ name: String) { self.name = name }
      public static func configure() { _configured = FirebaseApp("__FIRAPP_DEFAULT") }
      public static func configure(options: FirebaseOptions) { _configured = FirebaseApp("__FIRAPP_DEFAULT") }
      public static func configure(name: String, options: FirebaseOptions) { _configured = FirebaseApp(name) }
      public static func app() -> FirebaseApp? { _configured }
      public static func app(name: String) -> FirebaseApp? { _configured?.name == name ? _configured : nil }
    }
    """

  /// Firebase's analytics, which record nothing.
  static let firebaseAnalytics = """
    import SwiftUI
    public let AnalyticsEventScreenView = "screen_view"
    public let AnalyticsEventSelectContent = "select_content"
    public let AnalyticsEventLogin = "login"
    public let AnalyticsEventSignUp = "sign_up"
    public let AnalyticsEventPurchase = "purchase"
    public let AnalyticsEventSearch = "search"
    public let AnalyticsEventShare = "share"
    public let AnalyticsParameterScreenName = "screen_name"
    public let AnalyticsParameterScreenClass = "screen_class"
    public let AnalyticsParameterItemID = "item_id"
    public let AnalyticsParameterItemName = "item_name"
    public let AnalyticsParameterContentType = "content_type"
    public let AnalyticsParameterContent = "content"
    public let AnalyticsParameterMethod = "method"
    public let AnalyticsParameterValue = "value"
    public class Analytics {
      public static func logEvent(_ name: String, parameters: [String: Any]?) {}
      public static func setUserProperty(_ value: String?, forName name: String) {}
      public static func setUserID(_ identifier: String?) {}
      public static func setAnalyticsCollectionEnabled(_ isEnabled: Bool) {}
      public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
      public static func setConsent(_ consent: Any) {}
      public static func resetAnalyticsData() {}
      public static func appInstanceID() -> String? { nil }
    }
    extension View {
      public func analyticsScreen(name: String, class screen: String = "View", extraParameters: [String: Any] = [:]) -> some View { self }
    }
    """

  /// Firebase's reports of crashes, which are not sent.
  static let firebaseCrashlytics = """
    public class Crashlytics {
      static let _shared = Crashlytics()
      public static func crashlytics() -> Crashlytics { _shared }
      public func log(_ message: String) {}
      public func record(error: Any, userInfo: [String: Any]? = nil) {}
      public func record(exceptionModel: Any) {}
      public func setUserID(_ identifier: String?) {}
      public func setCustomValue(_ value: Any?, forKey key: String) {}
      public func setCustomKeysAndValues(_ values: [String: Any]) {}
      public func setCrashlyticsCollectionEnabled(_ isEnabled: Bool) {}
      public func isCrashlyticsCollectionEnabled() -> Bool { false }
      public func didCrashDuringPreviousExecution() -> Bool { false }
      public func sendUnsentReports() {}
      public func deleteUnsentReports() {}
    }
    """

  /// Firebase's remote configuration, which has the defaults that the program sets, since nothing is fetched.
  static let firebaseRemoteConfig = """
    public enum RemoteConfigSource: Int { case remote, \u{60}default\u{60}, \u{60}static\u{60} }
    public enum RemoteConfigFetchStatus: Int { case noFetchYet, success, failure, throttled }
    public enum RemoteConfigFetchAndActivateStatus: Int { case successFetchedFromRemote, successUsingPreFetchedData, error }
    public class RemoteConfigSettings {
      public var minimumFetchInterval = 43200.0
      public var fetchTimeout = 60.0
      public init() {}
    }
    public struct RemoteConfigValue {
      let _value: Any?
      public var source: RemoteConfigSource { _value == nil ? .static : .default }
      public var stringValue: String { _value.map { value in "\\(value)" } ?? "" }
      public var numberValue: NSNumber { (_value as? Double) ?? (_value as? Int) ?? 0 }
      public var boolValue: Bool { (_value as? Bool) ?? ["1", "true", "t", "yes", "y", "on"].contains(stringValue.lowercased()) }
      public var dataValue: Data { (_value as? Data) ?? Data(stringValue.utf8) }
      public var jsonValue: Any? { nil }
    }
    public class RemoteConfig {
      static let _shared = RemoteConfig()
      public static func remoteConfig() -> RemoteConfig { _shared }
      var _defaults: [String: Any] = [:]
      public var configSettings = RemoteConfigSettings()
      public var lastFetchTime: Date? { nil }
      public var lastFetchStatus: RemoteConfigFetchStatus { .noFetchYet }
      public func setDefaults(_ defaults: [String: Any]?) { _defaults = defaults ?? [:] }
      public func setDefaults(fromPlist name: String?) {}
      public func configValue(forKey key: String) -> RemoteConfigValue { RemoteConfigValue(_value: _defaults[key]) }
      public func configValue(forKey key: String, source: RemoteConfigSource) -> RemoteConfigValue {
        RemoteConfigValue(_value: source == .default ? _defaults[key] : nil)
      }
      public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
      public func defaultValue(forKey key: String) -> RemoteConfigValue? {
        _defaults[key].map { value in RemoteConfigValue(_value: value) }
      }
      public func allKeys(from source: RemoteConfigSource) -> [String] { source == .default ? Array(_defaults.keys) : [] }
      public func keys(withPrefix prefix: String?) -> Set<String> {
        Set(_defaults.keys.filter { key in key.hasPrefix(prefix ?? "") })
      }
      public func fetch(completionHandler: Any? = nil) {}
      public func fetch(withExpirationDuration duration: Double, completionHandler: Any? = nil) {}
      public func activate(completion: Any? = nil) {}
      public func fetchAndActivate(completionHandler: Any? = nil) {}
      public func ensureInitialized(completionHandler: Any? = nil) {}
      public func addOnConfigUpdateListener(remoteConfigUpdateCompletion listener: Any) -> ConfigUpdateListenerRegistration {
        ConfigUpdateListenerRegistration()
      }
    }
    public class ConfigUpdateListenerRegistration { public func remove() {} }
    """
}
