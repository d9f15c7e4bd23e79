extension Prelude {
  /// The sequence of an iterator, and the coders of property lists, whose data are opaque: their bytes differ from
  /// those that Foundation writes.
  static let lists: [String: String] = [
    "IteratorSequence": """
    struct IteratorSequence<Base>: Sequence, IteratorProtocol {
      private var base: Base
      init(_ base: Base) { self.base = base }
      mutating func next() -> Base.Element? { base.next() }
    }
    """,
    "PropertyListEncoder": """
    class PropertyListEncoder {
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      func encode(_ value: Any) throws -> Data {
        var data = Data("bplist00".utf8)
        data.append(try _encodedJSON(value, 0, false, "deferredToDate", nil, userInfo, [] as [String]))
        return data
      }
    }
    """,
    "PropertyListDecoder": """
    class PropertyListDecoder {
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      func decode<Decoded>(_ type: Decoded.Type, from data: Data) throws -> Decoded {
        guard data.starts(with: Data("bplist00".utf8)) else {
          if let list = _propertyList(data) {
            let text = try _encodedJSON(list, 0, false, "deferredToDate", nil, userInfo, [] as [String])
            return try _decodedJSON(type, text, false, "deferredToDate", nil, userInfo, [] as [String])
          }
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: [], debugDescription: "The given data was not a valid property list."))
        }
        return try _decodedJSON(
          type, Data(data.dropFirst(8)), false, "deferredToDate", nil, userInfo, [] as [String])
      }
    }
    """,
  ]
}
