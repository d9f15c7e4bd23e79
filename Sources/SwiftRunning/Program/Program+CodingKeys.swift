extension Program {
  /// Returns the coding keys that Swift synthesizes for a type which declares none, or nil for a type that is not
  /// coded.
  func codingKeys(of type: TypeDeclaration) -> TypeDeclaration? {
    guard isComplete, type.kind == .structure || type.kind == .object,
      ["Codable", "Decodable", "Encodable"].contains(where: { conforms(type, to: $0) })
    else { return nil }
    let names = type.fields.filter { !$0.isLazy }.map(\.name)
    let cases = names.isEmpty ? "" : "case " + names.map { "`\($0)`" }.joined(separator: ", ")
    let source = "enum CodingKeys: String, CodingKey { \(cases) }"
    let file = preludeFile(source)
    guard let tree = Parser.tree(of: Array(source.utf8)) else { return nil }
    file.trees.append(tree)
    for item in tree.statements {
      guard case .decl(let declaration) = item.item,
        let keys = DeclarationReader(file: file).readType(declaration, owner: type)
      else { continue }
      type.types[keys.name] = keys
      return keys
    }
    return nil
  }
}

extension TypeDeclaration {
  /// The enumeration `CodingKeys` that the type declares, or nil.
  var writtenCodingKeys: TypeDeclaration? {
    guard let keys = types["CodingKeys"], keys.kind == .enumeration else { return nil }
    return keys
  }
}

extension Evaluator {
  /// Returns the coding keys of the properties that `CodingKeys` lists, by name, or nil if the type declares none.
  func codingKeys(of type: TypeDeclaration) throws(Fault) -> [String: String]? {
    guard let keys = type.writtenCodingKeys else { return nil }
    var result: [String: String] = [:]
    for enumCase in keys.cases {
      result[enumCase.name] = try rawValue(of: enumCase, in: keys).asString ?? enumCase.name
    }
    return result
  }
}
