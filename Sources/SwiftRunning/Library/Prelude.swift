/// The types of the standard library that are written in Swift, and parsed when a program names them.
enum Prelude {
  /// The protocols among the types, whose extensions add members to conforming types.
  static let protocols: Set<String> = ["OptionSet", "SetAlgebra"]

  /// The source of each type, by name.
  static let sources: [String: String] = standard.merging(files) { own, _ in own }
    .merging(measures) { own, _ in own }
    .merging(addresses) { own, _ in own }
    .merging(decoding) { own, _ in own }
    .merging(requests) { own, _ in own }
    .merging(errors) { own, _ in own }
    .merging(pointers) { own, _ in own }
    .merging(memory) { own, _ in own }
    .merging(lists) { own, _ in own }
    .merging(differences) { own, _ in own }
    .merging(keychain) { own, _ in own }
    .merging(objects) { own, _ in own }
    .merging(eventSources) { own, _ in own }
    .merging(names) { own, _ in own }
    .merging(intervals) { own, _ in own }
    .merging(predicates) { own, _ in own }.merging(tasks) { own, _ in own }
    .merging(predicateFormats) { own, _ in own }

  /// The source of each function, by name.
  static let functions: [String: String] = pointerFunctions.merging(keychainFunctions) { own, _ in own }
    .merging(folderFunctions) { own, _ in own }

  /// The types of the standard library, and those that its entries name.
  private static let standard: [String: String] = [
    "SetAlgebra": """
    protocol SetAlgebra {
      associatedtype Element
      var isEmpty: Bool { get }
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      func subtracting(_ other: Self) -> Self
      mutating func insert(_ member: Element) -> (inserted: Bool, memberAfterInsert: Element)
      mutating func remove(_ member: Element) -> Element?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func subtract(_ other: Self)
    }
    """,
    "OptionSet": """
    protocol OptionSet: SetAlgebra {
      associatedtype RawValue
      typealias Element = Self
      var rawValue: RawValue { get }
    }
    extension OptionSet {
      init() { self.init(rawValue: 0) }
      init(_ members: [Self]) {
        self.init(rawValue: 0)
        for member in members { formUnion(member) }
      }
      init(arrayLiteral members: Self...) {
        self.init(rawValue: 0)
        for member in members { formUnion(member) }
      }
      var isEmpty: Bool { rawValue == 0 }
      func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
      func isSubset(of other: Self) -> Bool { other.contains(self) }
      func isSuperset(of other: Self) -> Bool { contains(other) }
      func isStrictSubset(of other: Self) -> Bool { other.contains(self) && rawValue != other.rawValue }
      func isStrictSuperset(of other: Self) -> Bool { contains(other) && rawValue != other.rawValue }
      func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
      func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
      func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
      func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
      func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
      mutating func formUnion(_ other: Self) { self = union(other) }
      mutating func formIntersection(_ other: Self) { self = intersection(other) }
      mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
      mutating func subtract(_ other: Self) { self = subtracting(other) }
      @discardableResult mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(member)
        formUnion(member)
        return (isNew, member)
      }
      @discardableResult mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        subtract(member)
        return removed.isEmpty ? nil : removed
      }
      @discardableResult mutating func update(with member: Self) -> Self? {
        let old = intersection(member)
        formUnion(member)
        return old.isEmpty ? nil : old
      }
    }
    """,
    "JSONDecoder": """
    class JSONDecoder {
      enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
      enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((Decoder) throws -> Date)
      }
      enum DataDecodingStrategy { case base64, deferredToData }
      enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
      var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
      var dataDecodingStrategy: DataDecodingStrategy = .base64
      var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
      var allowsJSON5 = false
      var assumesTopLevelDictionary = false
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      func decode<Decoded>(_ type: Decoded.Type, from data: Data) throws -> Decoded {
        let isSnake = keyDecodingStrategy == .convertFromSnakeCase
        var floats: [String] = []
        if case .convertFromString(let positive, let negative, let nan) = nonConformingFloatDecodingStrategy {
          floats = [positive, negative, nan]
        }
        switch dateDecodingStrategy {
        case .formatted(let formatter):
          let read = { (text: String) in formatter.date(from: text) }
          return try _decodedJSON(type, data, isSnake, "formatted", read, userInfo, floats)
        case .custom(let read): return try _decodedJSON(type, data, isSnake, "custom", read, userInfo, floats)
        case .deferredToDate: return try _decodedJSON(type, data, isSnake, "deferredToDate", nil, userInfo, floats)
        case .secondsSince1970: return try _decodedJSON(type, data, isSnake, "secondsSince1970", nil, userInfo, floats)
        case .millisecondsSince1970:
          return try _decodedJSON(type, data, isSnake, "millisecondsSince1970", nil, userInfo, floats)
        case .iso8601: return try _decodedJSON(type, data, isSnake, "iso8601", nil, userInfo, floats)
        }
      }
    }
    """,
    "JSONEncoder": """
    class JSONEncoder {
      struct OutputFormatting: OptionSet {
        let rawValue: Int
        static let prettyPrinted = OutputFormatting(rawValue: 1)
        static let sortedKeys = OutputFormatting(rawValue: 2)
        static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
      }
      enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }
      enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        case formatted(DateFormatter)
        case custom((Date, Encoder) throws -> Void)
      }
      enum DataEncodingStrategy { case base64, deferredToData }
      enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
      }
      var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
      var outputFormatting: OutputFormatting = []
      var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
      var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
      var dataEncodingStrategy: DataEncodingStrategy = .base64
      var userInfo: [CodingUserInfoKey: Any] = [:]
      init() {}
      func encode(_ value: Any) throws -> Data {
        let isSnake = keyEncodingStrategy == .convertToSnakeCase
        let form = outputFormatting.rawValue
        var floats: [String] = []
        if case .convertToString(let positive, let negative, let nan) = nonConformingFloatEncodingStrategy {
          floats = [positive, negative, nan]
        }
        switch dateEncodingStrategy {
        case .formatted(let formatter):
          let write = { (date: Date) in formatter.string(from: date) }
          return try _encodedJSON(value, form, isSnake, "formatted", write, userInfo, floats)
        case .custom(let write): return try _encodedJSON(value, form, isSnake, "custom", write, userInfo, floats)
        case .deferredToDate: return try _encodedJSON(value, form, isSnake, "deferredToDate", nil, userInfo, floats)
        case .secondsSince1970: return try _encodedJSON(value, form, isSnake, "secondsSince1970", nil, userInfo, floats)
        case .millisecondsSince1970:
          return try _encodedJSON(value, form, isSnake, "millisecondsSince1970", nil, userInfo, floats)
        case .iso8601: return try _encodedJSON(value, form, isSnake, "iso8601", nil, userInfo, floats)
        }
      }
    }
    """,
    "UTF8": "enum UTF8 {}",
    "UTF16": "enum UTF16 {}",
    "Unicode": """
    enum Unicode {
      typealias Scalar = UnicodeScalar
      typealias UTF8 = Swift.UTF8
      typealias UTF16 = Swift.UTF16
    }
    """,
    "_MirrorStyle": """
    enum _MirrorStyle { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, `set` }
    """,
    "CancellationError": """
    struct CancellationError: Error {
      init() {}
    }
    """,
    "NSCache": """
    class NSCache<Key, Value> {
      var countLimit = 0
      var totalCostLimit = 0
      var name = ""
      private var values: [Key: Value] = [:]
      init() {}
      func object(forKey key: Key) -> Value? { values[key] }
      func setObject(_ object: Value, forKey key: Key, cost: Int = 0) { values[key] = object }
      func removeObject(forKey key: Key) { values[key] = nil }
      func removeAllObjects() { values = [:] }
    }
    """,
    "Result": """
    enum Result<Success, Failure> {
      case success(Success)
      case failure(Failure)
      init(catching body: () throws -> Success) {
        do { self = .success(try body()) } catch { self = .failure(error) }
      }
      func get() throws -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        }
      }
      var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): return Just(value).eraseToAnyPublisher()
        case .failure(let error): return Fail(error: error).eraseToAnyPublisher()
        }
      }
      func map<New>(_ transform: (Success) -> New) -> Result<New, Failure> {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
      func mapError<New>(_ transform: (Failure) -> New) -> Result<Success, New> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return .failure(transform(error))
        }
      }
      func flatMapError<New>(_ transform: (Failure) -> Result<Success, New>) -> Result<Success, New> {
        switch self {
        case .success(let value): return .success(value)
        case .failure(let error): return transform(error)
        }
      }
      func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
        switch self {
        case .success(let value): return transform(value)
        case .failure(let error): return .failure(error)
        }
      }
    }
    """,
  ]
}

extension Program {
  /// Returns the type of the prelude at a path such as `Subscribers.Completion`, or nil if there is none.
  package func preludeType(at path: String) -> TypeDeclaration? {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    return names.dropFirst().reduce(preludeType(named: first)) { $0?.types[$1] }
  }

  /// Returns the functions with a name that the prelude writes in Swift, or nil if there are none.
  func preludeFunctions(named name: String) -> [FunctionDeclaration]? {
    guard let source = Prelude.functions[name] else { return nil }
    let file = preludeFile(source)
    if file.own.functions[name] == nil, let tree = Parser.tree(of: Array(source.utf8)) {
      file.trees.append(tree)
      DeclarationReader(file: file).read(tree.statements)
    }
    return file.own.functions[name]
  }

  /// Returns the file of the declarations that are written in Swift, to which a source is added.
  func preludeFile(_ source: String) -> FileScope {
    let file = prelude ?? addFile(SourceFile(path: "Swift", text: source, isIncluded: true))
    prelude = file
    return file
  }

  /// Returns the type with a name that the prelude or the framework writes in Swift, or nil if there is none.
  package func preludeType(named name: String) -> TypeDeclaration? {
    if let known = preludeTypes[name] { return known }
    guard let source = Prelude.sources[name] ?? vocabulary.framework.sources[name] else { return nil }
    let file = preludeFile(source)
    if let tree = Parser.tree(of: Array(source.utf8)) {
      file.trees.append(tree)
      let reader = DeclarationReader(file: file)
      let known = openExtensions.count
      reader.read(tree.statements)
      if let type = file.own.types[name] {
        for (syntax, _) in openExtensions.dropFirst(known) { reader.readExtension(syntax, into: type) }
      }
      openExtensions.removeLast(openExtensions.count - known)
    }
    preludeTypes[name] = file.own.types[name]
    shared.types[name] = nil
    return preludeTypes[name]
  }
}
