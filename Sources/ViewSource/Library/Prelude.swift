/// Types of the standard library that are written in Swift and read where a program names them.
enum Prelude {
  /// The types' declarations, by name.
  static let sources: [String: String] = [
    "JSONDecoder": """
    class JSONDecoder {
      enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
      enum DateDecodingStrategy: String {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
      }
      var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
      var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
      var userInfo: [String: Any] = [:]
      func decode<Decoded>(_ type: Decoded.Type, from data: Data) throws -> Decoded {
        try _decodedJSON(
          type, data, keyDecodingStrategy == .convertFromSnakeCase, dateDecodingStrategy.rawValue)
      }
    }
    """,
    "NavigationPath": """
    struct NavigationPath {
      private var elements: [Any] = []
      init() {}
      init(_ elements: [Any]) { self.elements = elements }
      var count: Int { elements.count }
      var isEmpty: Bool { elements.isEmpty }
      mutating func append(_ value: Any) { elements.append(value) }
      mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
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
      func map<New>(_ transform: (Success) -> New) -> Result {
        switch self {
        case .success(let value): return .success(transform(value))
        case .failure(let error): return .failure(error)
        }
      }
    }
    """,
  ]
}

extension Program {
  /// The type of the standard library with a name, or nil if it is none that is written in Swift.
  func preludeType(named name: String) -> TypeDeclaration? {
    if let known = preludeTypes[name] { return known }
    guard let source = Prelude.sources[name] else { return nil }
    let file = prelude ?? addFile(SourceFile(path: "Swift", text: source, isIncluded: true))
    prelude = file
    if let tree = Parser.tree(of: Array(source.utf8)) {
      file.trees.append(tree)
      DeclarationReader(file: file).read(tree.statements)
    }
    preludeTypes[name] = file.own.types[name]
    shared.types[name] = nil
    return preludeTypes[name]
  }
}
