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
      public static let iPhone4 = Device(_name: "iPhone 4")
      public static let iPhone4s = Device(_name: "iPhone 4s")
      public static let iPhone5 = Device(_name: "iPhone 5")
      public static let iPhone5c = Device(_name: "iPhone 5c")
      public static let iPhone5s = Device(_name: "iPhone 5s")
      public static let iPhone6 = Device(_name: "iPhone 6")
      public static let iPhone6Plus = Device(_name: "iPhone 6 Plus")
      public static let iPhone6s = Device(_name: "iPhone 6s")
      public static let iPhone6sPlus = Device(_name: "iPhone 6s Plus")
      public static let iPhone7 = Device(_name: "iPhone 7")
      public static let iPhone7Plus = Device(_name: "iPhone 7 Plus")
      public static let iPhoneSE = Device(_name: "iPhone SE")
      public static let iPhone8 = Device(_name: "iPhone 8")
      public static let iPhone8Plus = Device(_name: "iPhone 8 Plus")
      public static let iPhoneX = Device(_name: "iPhone X")
      public static let iPhoneXS = Device(_name: "iPhone XS")
      public static let iPhoneXSMax = Device(_name: "iPhone XS Max")
      public static let iPhoneXR = Device(_name: "iPhone XR")
      public static let iPhone11 = Device(_name: "iPhone 11")
      public static let iPhone11Pro = Device(_name: "iPhone 11 Pro")
      public static let iPhone11ProMax = Device(_name: "iPhone 11 Pro Max")
      public static let iPhoneSE2 = Device(_name: "iPhone SE (2nd generation)")
      public static let iPhone12 = Device(_name: "iPhone 12")
      public static let iPhone12Mini = Device(_name: "iPhone 12 mini")
      public static let iPhone12Pro = Device(_name: "iPhone 12 Pro")
      public static let iPhone12ProMax = Device(_name: "iPhone 12 Pro Max")
      public static let iPhone13 = Device(_name: "iPhone 13")
      public static let iPhone13Mini = Device(_name: "iPhone 13 mini")
      public static let iPhone13Pro = Device(_name: "iPhone 13 Pro")
      public static let iPhone13ProMax = Device(_name: "iPhone 13 Pro Max")
      public static let iPhoneSE3 = Device(_name: "iPhone SE (3rd generation)")
      public static let iPhone14 = Device(_name: "iPhone 14")
      public static let iPhone14Plus = Device(_name: "iPhone 14 Plus")
      public static let iPhone14Pro = Device(_name: "iPhone 14 Pro")
      public static let iPhone14ProMax = Device(_name: "iPhone 14 Pro Max")
      public static let iPhone15 = Device(_name: "iPhone 15")
      public static let iPhone15Plus = Device(_name: "iPhone 15 Plus")
      public static let iPhone15Pro = Device(_name: "iPhone 15 Pro")
      public static let iPhone15ProMax = Device(_name: "iPhone 15 Pro Max")
      public static let iPhone16 = Device(_name: "iPhone 16")
      public static let iPhone16Plus = Device(_name: "iPhone 16 Plus")
      public static let iPhone16Pro = Device(_name: "iPhone 16 Pro")
      public static let iPhone16ProMax = Device(_name: "iPhone 16 Pro Max")
      public static let iPhone16e = Device(_name: "iPhone 16e")
    }
    """
}
