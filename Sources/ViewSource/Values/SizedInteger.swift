/// A type of whole numbers, by its name.
enum IntegerType: String, CaseIterable, Sendable {
  /// The types that Swift has.
  case int = "Int", int8 = "Int8", int16 = "Int16", int32 = "Int32", int64 = "Int64",
    uint = "UInt", uint8 = "UInt8", uint16 = "UInt16", uint32 = "UInt32", uint64 = "UInt64"

  /// The types whose numbers are no `Int`.
  static let sized = allCases.filter { $0 != .int }
  private static let named = Dictionary(uniqueKeysWithValues: sized.map { ($0.rawValue, $0) })

  /// The type of a name that is not `Int`, or nil for any other name.
  init?(sized name: String) {
    guard let type = Self.named[name] else { return nil }
    self = type
  }

  /// Whether there are numbers below zero.
  var isSigned: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64: true
    default: false
    }
  }

  /// The number of bits.
  var bitWidth: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int, .int64, .uint, .uint64: 64
    }
  }

  /// The least and the greatest number.
  var bounds: ClosedRange<Int128> {
    let span = Int128(1) << bitWidth
    return isSigned ? -span / 2...span / 2 - 1 : 0...span - 1
  }

  /// The type without a sign and with as many bits.
  var magnitude: IntegerType {
    switch self {
    case .int, .uint: .uint
    case .int8, .uint8: .uint8
    case .int16, .uint16: .uint16
    case .int32, .uint32: .uint32
    case .int64, .uint64: .uint64
    }
  }

  /// The type as annotations name it.
  var type: SwiftType { self == .int ? .int : .native(rawValue) }
}

/// A whole number together with its type.
///
/// Interpreted code keeps those of type `Int` as `Value.int`.
struct SizedInteger: Hashable, Sendable {
  /// The type.
  let type: IntegerType
  /// The number, which the type can hold.
  let value: Int128

  /// A number, or nil if the type cannot hold it.
  init?(_ value: Int128, exactly type: IntegerType) {
    guard type.bounds.contains(value) else { return nil }
    (self.type, self.value) = (type, value)
  }

  /// The bits of a number that the type has room for.
  init(_ value: Int128, truncatedTo type: IntegerType) {
    self.type = type
    let bits = UInt128(truncatingIfNeeded: value) & (UInt128(1) << type.bitWidth - 1)
    let isNegative = type.isSigned && bits >> (type.bitWidth - 1) == 1
    self.value = isNegative ? Int128(bits) - Int128(1) << type.bitWidth : Int128(bits)
  }

  /// The nearest number that the type can hold.
  init(_ value: Int128, clampedTo type: IntegerType) {
    self.type = type
    self.value = min(max(value, type.bounds.lowerBound), type.bounds.upperBound)
  }

  /// The bits as a number without a sign.
  var bits: UInt64 { UInt64(truncatingIfNeeded: value) & (.max >> (64 - type.bitWidth)) }
}

extension SizedInteger: CustomStringConvertible {
  /// The digits.
  var description: String { value.description }
}

extension Value {
  /// A whole number as interpreted code keeps it.
  static func whole(_ number: SizedInteger) -> Value {
    number.type == .int ? .int(Int(number.value)) : .native(number.type.rawValue, number)
  }

  /// The whole number that this is with its type, or nil; a literal is one of type `Int`.
  var asWhole: SizedInteger? {
    switch self {
    case .int(let int), .literal(let int): SizedInteger(Int128(int), exactly: .int)
    case .native(let native): native.payload as? SizedInteger
    default: nil
    }
  }

  /// The whole number of a type other than `Int` that this is, or nil.
  var asSized: SizedInteger? { if case .native(let native) = self { native.payload as? SizedInteger } else { nil } }
}

extension TypeBinding where T == SizedInteger {
  /// Whole numbers of a type; literals are.
  static func sized(_ type: IntegerType) -> TypeBinding {
    TypeBinding(
      type: type.type,
      read: { value, _ in
        if case .literal(let int) = value { return SizedInteger(Int128(int), exactly: type) }
        return value.asWhole.flatMap { $0.type == type ? $0 : nil }
      }, write: { .whole($0) })
  }
}
