extension PackageStubs {
  /// The Network framework's addresses of the Internet's fourth and sixth version.
  static let addresses = """
    public protocol IPAddress: Hashable {
      var rawValue: Data { get }
      var interface: NWInterface? { get }
      var isLoopback: Bool { get }
      var isLinkLocal: Bool { get }
      var isMulticast: Bool { get }
      init?(_ rawValue: Data, _ interface: NWInterface?)
      init?(_ string: String)
    }
    public struct IPv4Address: IPAddress, CustomDebugStringConvertible {
      public static let any = IPv4Address("0.0.0.0")!
      public static let broadcast = IPv4Address("255.255.255.255")!
      public static let loopback = IPv4Address("127.0.0.1")!
      public static let allHostsGroup = IPv4Address("224.0.0.1")!
      public static let allRoutersGroup = IPv4Address("224.0.0.2")!
      public static let allReportsGroup = IPv4Address("224.0.0.22")!
      public static let mdnsGroup = IPv4Address("224.0.0.251")!
      let _bytes: [UInt8]
      public var rawValue: Data { Data(_bytes) }
      public var interface: NWInterface? { nil }
      public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        _bytes = Array(rawValue)
      }
      public init?(_ string: String) {
        let parts = string.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 4, !parts.contains(nil) else { return nil }
        _bytes = parts.compactMap { $0 }
      }
      public var isLoopback: Bool { _bytes[0] == 127 }
      public var isLinkLocal: Bool { _bytes[0] == 169 && _bytes[1] == 254 }
      public var isMulticast: Bool { _bytes[0] >= 224 && _bytes[0] < 240 }
      public var debugDescription: String { _bytes.map { "\\($0)" }.joined(separator: ".") }
    }
    public struct IPv6Address: IPAddress, CustomDebugStringConvertible {
      public enum Scope: UInt8 { case nodeLocal = 1, linkLocal = 2, siteLocal = 5, organizationLocal = 8, global = 14 }
      public static let any = IPv6Address("::")!
      public static let broadcast = IPv6Address("::")!
      public static let loopback = IPv6Address("::1")!
      let _groups: [UInt16]
      public var rawValue: Data { Data(_groups.flatMap { [UInt8($0 / 256), UInt8($0 % 256)] }) }
      public var interface: NWInterface? { nil }
      public var asIPv4: IPv4Address? { nil }
      public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        let bytes = Array(rawValue)
        _groups = (0..<8).map { UInt16(bytes[$0 * 2]) * 256 + UInt16(bytes[$0 * 2 + 1]) }
      }
      public init?(_ string: String) {
        guard string.contains(":") else { return nil }
        let text = string.components(separatedBy: "%")[0]
        let halves = text.components(separatedBy: "::")
        guard halves.count <= 2 else { return nil }
        let parts = halves.map { half in half.isEmpty ? [] : half.components(separatedBy: ":").map { UInt16($0, radix: 16) } }
        let written = parts.reduce(0) { $0 + $1.count }
        guard !parts.contains(where: { $0.contains(nil) }), halves.count == 2 ? written < 8 : written == 8 else { return nil }
        let first = parts[0].compactMap { $0 }
        let last = halves.count == 2 ? parts[1].compactMap { $0 } : []
        _groups = first + Array(repeating: UInt16(0), count: 8 - written) + last
      }
      public var isLoopback: Bool { _groups == [0, 0, 0, 0, 0, 0, 0, 1] }
      public var isAny: Bool { _groups.allSatisfy { $0 == 0 } }
      public var isLinkLocal: Bool { _groups[0] / 64 == 0xFE80 / 64 }
      public var isMulticast: Bool { _groups[0] / 256 == 0xFF }
      public var isUniqueLocal: Bool { _groups[0] / 512 == 0xFC00 / 512 }
      public var debugDescription: String { _groups.map { String($0, radix: 16) }.joined(separator: ":") }
    }
    """
}
