extension SwiftType {
  /// Returns the type of a standard library property, or nil.
  func standardMember(_ name: String) -> SwiftType? {
    switch (self, name) {
    case (.optional, "unsafelyUnwrapped"): wrapped
    case (.array, "first"), (.array, "last"), (.set, "first"), (.set, "last"), (.string, "first"), (.string, "last"),
      (.dictionary, "first"), (.range, "first"), (.range, "last"):
      .optional(element)
    case (.range, "lowerBound"), (.range, "upperBound"): element
    case (.array, "count"), (.set, "count"), (.dictionary, "count"), (.string, "count"), (.range, "count"): .int
    case (.array, "startIndex"), (.array, "endIndex"): .int
    case (.array, "indices"): .range(.int)
    case (.array, "lazy"), (.range, "lazy"), (.set, "lazy"), (.dictionary, "lazy"): self
    case (.dictionary(let key, _), "keys"): .array(key)
    case (.dictionary(_, let value), "values"): .array(value)
    case (.array, "isEmpty"), (.set, "isEmpty"), (.string, "isEmpty"), (.dictionary, "isEmpty"), (.range, "isEmpty"):
      .bool
    case (.string, "unicodeScalars"), (.character, "unicodeScalars"): .array(.native("UnicodeScalar"))
    case (.native("UnicodeScalar"), "properties"): .native("UnicodeScalar.Properties")
    case (.string, "utf8"): .array(.native("UInt8"))
    case (.string, "utf16"): .array(.native("UInt16"))
    case (.character, "wholeNumberValue"), (.character, "hexDigitValue"): .optional(.int)
    case (.string, "removingPercentEncoding"): .optional(.string)
    case (.character, "asciiValue"): .optional(.native("UInt8"))
    case (.native("Data"), "first"), (.native("Data"), "last"): .optional(.native("UInt8"))
    case (.native("URLComponents"), "queryItems"): .optional(.array(.native("URLQueryItem")))
    case (.native("URLQueryItem"), "name"): .string
    case (.native("URLQueryItem"), "value"): .optional(.string)
    case (.native("Mirror"), "children"):
      .array(.tuple([(label: "label", type: .optional(.string)), (label: "value", type: .any)]))
    case (.native("Mirror"), "superclassMirror"): .optional(self)
    case (_, "description"), (_, "debugDescription"): .string
    case (_, "hashValue"): .int
    default: nil
    }
  }
}
