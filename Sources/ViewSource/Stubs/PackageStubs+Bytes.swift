extension PackageStubs {
  /// The bytes of data and texts, as CryptoSwift and secp256k1.swift give them.
  static let bytes = """
    extension Data {
      public var bytes: [UInt8] { [UInt8](self) }
      public func toHexString() -> String { bytes.toHexString() }
    }
    extension String { public var bytes: [UInt8] { Array(utf8) } }
    extension Array where Element == UInt8 {
      public func toHexString() -> String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
    }
    """
}
