/// An integer type.
package enum IntegerType: String, CaseIterable, Sendable {
  /// The standard library's integer types, by their names.
  case int = "Int", int8 = "Int8", int16 = "Int16", int32 = "Int32", int64 = "Int64",
    uint = "UInt", uint8 = "UInt8", uint16 = "UInt16", uint32 = "UInt32", uint64 = "UInt64"

  /// The integer types other than `Int`.
  static let sized = allCases.filter { $0 != .int }
  private static let named = Dictionary(uniqueKeysWithValues: sized.map { ($0.rawValue, $0) })

  /// Creates an integer type other than `Int` from its name, or nil for any other name.
  package init?(sized name: String) {
    guard let type = Self.named[name] else { return nil }
    self = type
  }

  /// Whether the type has negative numbers.
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

  /// The minimum and the maximum.
  package var bounds: ClosedRange<Int128> {
    let span = Int128(1) << bitWidth
    return isSigned ? -span / 2...span / 2 - 1 : 0...span - 1
  }

  /// The unsigned type of the same width.
  var magnitude: IntegerType {
    switch self {
    case .int, .uint: .uint
    case .int8, .uint8: .uint8
    case .int16, .uint16: .uint16
    case .int32, .uint32: .uint32
    case .int64, .uint64: .uint64
    }
  }

  /// The type in annotations.
  package var type: SwiftType { self == .int ? .int : .native(rawValue) }
}

/// An integer with its type.
///
/// Integers of type `Int` are represented by `Value.int` in evaluated code.
package struct SizedInteger: Hashable, Sendable {
  /// The type.
  package let type: IntegerType
  /// The value, which is within the type's bounds.
  package let value: Int128

  /// Creates an integer, or nil if the value is out of the type's bounds.
  package init?(_ value: Int128, exactly type: IntegerType) {
    guard type.bounds.contains(value) else { return nil }
    (self.type, self.value) = (type, value)
  }

  /// Creates an integer from the low bits of a value.
  package init(_ value: Int128, truncatedTo type: IntegerType) {
    self.type = type
    let bits = UInt128(truncatingIfNeeded: value) & (UInt128(1) << type.bitWidth - 1)
    let isNegative = type.isSigned && bits >> (type.bitWidth - 1) == 1
    self.value = isNegative ? Int128(bits) - Int128(1) << type.bitWidth : Int128(bits)
  }

  /// Creates an integer from the value clamped to the type's bounds.
  package init(_ value: Int128, clampedTo type: IntegerType) {
    self.type = type
    self.value = min(max(value, type.bounds.lowerBound), type.bounds.upperBound)
  }

  /// The bits as an unsigned integer.
  var bits: UInt64 { UInt64(truncatingIfNeeded: value) & (.max >> (64 - type.bitWidth)) }
}

extension SizedInteger: CustomStringConvertible {
  /// The integer in decimal digits.
  package var description: String { value.description }
}

extension Value {
  /// Returns an integer as a value.
  package static func whole(_ number: SizedInteger) -> Value {
    number.type == .int ? .int(Int(number.value)) : .native(number.type.rawValue, number)
  }

  /// The value as an integer with its type, or nil; a literal has type `Int`.
  var asWhole: SizedInteger? {
    switch self {
    case .int(let int), .literal(let int): SizedInteger(Int128(int), exactly: .int)
    case .native(let native): native.payload as? SizedInteger
    default: nil
    }
  }

  /// The value as an integer of a type other than `Int`, or nil.
  var asSized: SizedInteger? { if case .native(let native) = self { native.payload as? SizedInteger } else { nil } }
}

extension TypeBinding where T == SizedInteger {
  /// Returns the binding to integers of a type, which also accepts literals.
  static func sized(_ type: IntegerType) -> TypeBinding {
    TypeBinding(
      type: type.type,
      read: { value, _ in
        if case .literal(let int) = value { return SizedInteger(Int128(int), exactly: type) }
        return value.asWhole.flatMap { $0.type == type ? $0 : nil }
      }, write: { .whole($0) })
  }
}
