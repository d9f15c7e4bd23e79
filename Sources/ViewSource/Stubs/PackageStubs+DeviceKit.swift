extension PackageStubs {
  /// DeviceKit: the device is the Simulator's that `UIDevice` describes.
  static let deviceKit = """
    public struct Device: Hashable, CustomStringConvertible {
      public enum BatteryState: Equatable { case full, charging(Int), unplugged(Int) }
      public enum Orientation { case landscape, portrait }
      let _name: String
      public static var current: Device { Device(_name: UIDevice.current.name) }
      public var isPhone: Bool { UIDevice.current.userInterfaceIdiom == .phone }
      public var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
      public var isPod: Bool { false }
      public var isMac: Bool { false }
      public var isCarPlay: Bool { false }
      public var isSimulator: Bool { true }
      public var isCanvas: Bool? { true }
      public var isZoomed: Bool? { false }
      public var isTouchIDCapable: Bool { false }
      public var isFaceIDCapable: Bool { isPhone }
      public var hasBiometricSensor: Bool { true }
      public var hasSensorHousing: Bool { isPhone }
      public var hasRoundedDisplayCorners: Bool { true }
      public var hasDynamicIsland: Bool { isPhone }
      public var has3dTouchSupport: Bool { false }
      public var name: String? { UIDevice.current.name }
      public var systemName: String? { UIDevice.current.systemName }
      public var systemVersion: String? { UIDevice.current.systemVersion }
      public var model: String? { UIDevice.current.model }
      public var localizedModel: String? { UIDevice.current.model }
      public var description: String { _name }
      public var safeDescription: String { _name }
      public var realDevice: Device { self }
      public var orientation: Orientation { UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscape : .portrait }
      public var screenBrightness: Int { 50 }
      public var batteryLevel: Int? { 100 }
      public var batteryState: BatteryState? { .full }
      public func isOneOf(_ devices: [Device]) -> Bool { devices.contains(self) }
      public static func simulator(_ device: Device) -> Device { device }
    }
    """
}
