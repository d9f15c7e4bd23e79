extension PackageStubs {
  /// Video Toolbox: the codecs that an iPhone's hardware decodes.
  static let videoToolbox = """
    public let kCMVideoCodecType_H264: UInt32 = 1_635_148_593
    public let kCMVideoCodecType_HEVC: UInt32 = 1_752_589_105
    public let kCMVideoCodecType_HEVCWithAlpha: UInt32 = 1_836_415_073
    public let kCMVideoCodecType_DolbyVisionHEVC: UInt32 = 1_685_481_521
    public let kCMVideoCodecType_AV1: UInt32 = 1_635_135_537
    public let kCMVideoCodecType_VP9: UInt32 = 1_987_063_865
    public let kCMVideoCodecType_MPEG4Video: UInt32 = 1_836_070_006
    public let kCMVideoCodecType_MPEG2Video: UInt32 = 1_836_069_494
    public func VTIsHardwareDecodeSupported(_ codec: UInt32) -> Bool {
      [
        kCMVideoCodecType_H264, kCMVideoCodecType_HEVC, kCMVideoCodecType_HEVCWithAlpha, kCMVideoCodecType_DolbyVisionHEVC,
        kCMVideoCodecType_AV1,
      ].contains(codec)
    }
    public func VTRegisterSupplementalVideoDecoderIfAvailable(_ codec: UInt32) {}
    """

  /// Core Motion, as in the Simulator: no sensor is available.
  static let coreMotion = """
    public enum CMAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized }
    public class CMMotionManager {
      public var deviceMotionUpdateInterval = 0.0
      public var accelerometerUpdateInterval = 0.0
      public var gyroUpdateInterval = 0.0
      public var magnetometerUpdateInterval = 0.0
      public var showsDeviceMovementDisplay = false
      public init() {}
      public var isDeviceMotionAvailable: Bool { false }
      public var isDeviceMotionActive: Bool { false }
      public var isAccelerometerAvailable: Bool { false }
      public var isAccelerometerActive: Bool { false }
      public var isGyroAvailable: Bool { false }
      public var isGyroActive: Bool { false }
      public var isMagnetometerAvailable: Bool { false }
      public var deviceMotion: CMDeviceMotion? { nil }
      public var accelerometerData: CMAccelerometerData? { nil }
      public var gyroData: CMGyroData? { nil }
      public func startDeviceMotionUpdates(using frame: Any? = nil, to queue: Any? = nil, withHandler handler: Any? = nil) {}
      public func stopDeviceMotionUpdates() {}
      public func startAccelerometerUpdates(to queue: Any? = nil, withHandler handler: Any? = nil) {}
      public func stopAccelerometerUpdates() {}
      public func startGyroUpdates(to queue: Any? = nil, withHandler handler: Any? = nil) {}
      public func stopGyroUpdates() {}
    }
    public class CMPedometer {
      public init() {}
      public static func isStepCountingAvailable() -> Bool { false }
      public static func isDistanceAvailable() -> Bool { false }
      public static func isFloorCountingAvailable() -> Bool { false }
      public static func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
      public func startUpdates(from date: Date, withHandler handler: Any) {}
      public func queryPedometerData(from start: Date, to end: Date, withHandler handler: Any) {}
      public func stopUpdates() {}
    }
    public class CMMotionActivityManager {
      public init() {}
      public static func isActivityAvailable() -> Bool { false }
      public static func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
      public func startActivityUpdates(to queue: Any, withHandler handler: Any) {}
      public func stopActivityUpdates() {}
    }
    public class CMAltimeter {
      public init() {}
      public static func isRelativeAltitudeAvailable() -> Bool { false }
      public func startRelativeAltitudeUpdates(to queue: Any, withHandler handler: Any) {}
      public func stopRelativeAltitudeUpdates() {}
    }
    """

  /// Local Authentication, as in a Simulator whose face is not enrolled.
  static let localAuthentication = """
    public enum LABiometryType: Int { case none, touchID, faceID, opticID }
    public enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
    public class LAContext {
      public var localizedFallbackTitle: String?
      public var localizedCancelTitle: String?
      public var localizedReason = ""
      public var interactionNotAllowed = false
      public var touchIDAuthenticationAllowableReuseDuration = 0.0
      public init() {}
      public var biometryType: LABiometryType { .faceID }
      public var evaluatedPolicyDomainState: Data? { nil }
      public func canEvaluatePolicy(_ policy: LAPolicy, error: Any? = nil) -> Bool { false }
      public func evaluatePolicy(_ policy: LAPolicy, localizedReason reason: String, reply: Any) {}
      public func invalidate() {}
    }
    """

  /// Watch Connectivity, as on a phone without a watch.
  static let watchConnectivity = """
    public enum WCSessionActivationState: Int { case notActivated, inactive, activated }
    public protocol WCSessionDelegate: AnyObject {}
    public class WCSession {
      public static let `default` = WCSession()
      public static func isSupported() -> Bool { true }
      public weak var delegate: WCSessionDelegate?
      public var activationState: WCSessionActivationState { .notActivated }
      public var isPaired: Bool { false }
      public var isReachable: Bool { false }
      public var isWatchAppInstalled: Bool { false }
      public var isComplicationEnabled: Bool { false }
      public var isCompanionAppInstalled: Bool { false }
      public var applicationContext: [String: Any] { [:] }
      public var receivedApplicationContext: [String: Any] { [:] }
      public func activate() {}
      public func sendMessage(_ message: [String: Any], replyHandler: Any? = nil, errorHandler: Any? = nil) {}
      public func sendMessageData(_ data: Data, replyHandler: Any? = nil, errorHandler: Any? = nil) {}
      public func updateApplicationContext(_ context: [String: Any]) throws {}
      @discardableResult public func transferUserInfo(_ info: [String: Any]) -> Any? { nil }
      @discardableResult public func transferFile(_ url: URL, metadata: [String: Any]?) -> Any? { nil }
    }
    """

  /// Network: a connection by Wi-Fi, whose monitor reports it once.
  static let network = networkPaths + "\n" + addresses

  /// The paths of the network, and their monitor.
  private static let networkPaths = """
    public class NWInterface {
      public enum InterfaceType { case other, wifi, cellular, wiredEthernet, loopback }
      public let name = "en0"
      public let type = InterfaceType.wifi
      init() {}
    }
    public struct NWPath: Equatable {
      public enum Status { case satisfied, unsatisfied, requiresConnection }
      public enum UnsatisfiedReason { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
      public var status: Status { .satisfied }
      public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
      public var isExpensive: Bool { false }
      public var isConstrained: Bool { false }
      public var supportsIPv4: Bool { true }
      public var supportsIPv6: Bool { true }
      public var supportsDNS: Bool { true }
      public var availableInterfaces: [NWInterface] { [NWInterface()] }
      public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
    }
    public class NWPathMonitor {
      public var pathUpdateHandler: ((NWPath) -> Void)?
      public var currentPath: NWPath { NWPath() }
      public var queue: Any?
      public init() {}
      public init(requiredInterfaceType type: NWInterface.InterfaceType) {}
      public init(prohibitedInterfaceTypes types: [NWInterface.InterfaceType]) {}
      public func start(queue: Any) { pathUpdateHandler?(currentPath) }
      public func cancel() {}
    }
    """

  /// User Notifications, as before the app has asked for them.
  static let userNotifications = """
    public enum UNAuthorizationStatus: Int { case notDetermined, denied, authorized, provisional, ephemeral }
    public enum UNNotificationSetting: Int { case notSupported, disabled, enabled }
    public enum UNShowPreviewsSetting: Int { case always, whenAuthenticated, never }
    public struct UNAuthorizationOptions: OptionSet {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let badge = UNAuthorizationOptions(rawValue: 1)
      public static let sound = UNAuthorizationOptions(rawValue: 2)
      public static let alert = UNAuthorizationOptions(rawValue: 4)
      public static let carPlay = UNAuthorizationOptions(rawValue: 8)
      public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
      public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
      public static let provisional = UNAuthorizationOptions(rawValue: 64)
      public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
    }
    public class UNNotificationSettings {
      public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
      public var alertSetting: UNNotificationSetting { .notSupported }
      public var badgeSetting: UNNotificationSetting { .notSupported }
      public var soundSetting: UNNotificationSetting { .notSupported }
      public var lockScreenSetting: UNNotificationSetting { .notSupported }
      public var notificationCenterSetting: UNNotificationSetting { .notSupported }
      public var criticalAlertSetting: UNNotificationSetting { .notSupported }
      public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
      public var showPreviewsSetting: UNShowPreviewsSetting { .always }
      init() {}
    }
    public class UNNotificationSound {
      public static let `default` = UNNotificationSound()
      init() {}
    }
    public class UNMutableNotificationContent {
      public var title = ""
      public var subtitle = ""
      public var body = ""
      public var badge: Any?
      public var sound: UNNotificationSound?
      public var userInfo: [AnyHashable: Any] = [:]
      public var categoryIdentifier = ""
      public var threadIdentifier = ""
      public var attachments: [Any] = []
      public var interruptionLevel: Any?
      public init() {}
    }
    public class UNNotificationRequest {
      public let identifier: String
      public let content: Any
      public let trigger: Any?
      public init(identifier: String, content: Any, trigger: Any?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
      }
    }
    public class UNTimeIntervalNotificationTrigger {
      public init(timeInterval: TimeInterval, repeats: Bool) {}
    }
    public class UNCalendarNotificationTrigger {
      public init(dateMatching components: DateComponents, repeats: Bool) {}
    }
    public protocol UNUserNotificationCenterDelegate: AnyObject {}
    public class UNUserNotificationCenter: _NotificationRequests {
      static let _shared = UNUserNotificationCenter()
      public static func current() -> UNUserNotificationCenter { _shared }
      public var delegate: Any?
      public var supportsContentExtensions: Bool { true }
      public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
      public func getNotificationSettings(completionHandler handler: (UNNotificationSettings) -> Void) {
        handler(UNNotificationSettings())
      }
      public func setNotificationCategories(_ categories: Any) {}
      public func setBadgeCount(_ count: Int, withCompletionHandler handler: Any? = nil) {}
      public func getPendingNotificationRequests(completionHandler handler: ([UNNotificationRequest]) -> Void) { handler([]) }
      public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
      public func getDeliveredNotifications(completionHandler handler: ([Any]) -> Void) { handler([]) }
      public func deliveredNotifications() async -> [Any] { [] }
      public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
      public func removeAllPendingNotificationRequests() {}
      public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
      public func removeAllDeliveredNotifications() {}
    }
    """
}
