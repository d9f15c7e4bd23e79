import SwiftParser
import SwiftSyntax

/// The public declarations of the modules that a layout file imports.
struct DeclaredModules {
  /// The declarations of all files, in order.
  private(set) var declarations: [Declaration] = []
  /// The initializers and the computed properties that other modules do not see.
  private(set) var helpers: [Declaration] = []
  /// The public types, with the protocols that they conform to.
  private(set) var types: [String: [String]] = [:]
  /// SwiftUI's names of the layout core's types, such as `CGPoint` for `Point`.
  private(set) var names: [String: String] = [:]
  /// The names of protocols.
  private var protocols: Set<String> = []
  /// The types that SwiftUI's other names stand for, such as `Point` for `CGVector`.
  private(set) var aliases: [String: String] = [:]
  /// The types of Views that other names of it stand for, such as `DatePickerComponents` for `DatePicker.Components`.
  private var otherNames: [String: String] = [:]

  /// The layout core's types and functions that SwiftUI has, under their own name or under another that Views gives
  /// them.
  private(set) var values: Set<String>
  /// The types within those values that SwiftUI does not have.
  private let own: Set<String>
  /// The types of the layout core and of drawings.
  private var coreTypes: Set<String> = []

  /// Reads files with their texts, and the names of the layout core's types that SwiftUI has.
  init(_ files: [(path: String, text: String)], values: Set<String>) {
    self.values = values.filter { !$0.hasPrefix("-") }
    own = Set(values.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) })
    var generics: [String: GenericParameters] = [:]
    var named: [(name: String, type: String)] = []
    for (path, text) in files {
      let reader = DeclarationReader(file: path)
      reader.walk(Parser.parse(source: text))
      declarations += reader.declarations.filter(\.isPublic)
      helpers += reader.declarations.filter { !$0.isPublic }
      generics.merge(reader.generics) { own, _ in own }
      types.merge(reader.types, uniquingKeysWith: +)
      protocols.formUnion(reader.protocols)
      if Self.isCore(path) { coreTypes.formUnion(reader.declaredTypes.union(reader.protocols)) }
      for (name, type) in reader.aliases { named.append((name, type)) }
    }
    for (name, type) in named where name.contains(".") && types[type] != nil && !coreTypes.contains(type) {
      otherNames[name] = type
    }
    for (name, type) in named where coreTypes.contains(type) && !name.hasSuffix(".Value") {
      aliases[name] = type
      self.values.insert(type)
      if names[type] == nil { names[type] = name }
    }
    for index in declarations.indices {
      guard let known = generics[declarations[index].owner] else { continue }
      declarations[index].parameters = known.resolved(declarations[index].parameters)
    }
  }

  /// Returns the protocols that a type conforms to, those that others refine included, nearest first.
  func conformances(of type: String) -> [String] {
    var found: [String] = []
    var rest = types[type] ?? []
    while !rest.isEmpty {
      let name = rest.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      rest += types[name] ?? []
    }
    return found
  }

  /// Returns whether a name is that of a protocol.
  func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// SwiftUI's name of a type.
  func name(of type: String) -> String {
    if let name = names[type] { return name }
    guard let end = type.lastIndex(of: ".") else { return type }
    return name(of: String(type[..<end])) + type[end...]
  }
}

extension DeclaredModules {
  /// Returns whether a declaration is a member of one of the layout core's values, and in a module that the reader
  /// imports.
  func isValue(_ declaration: Declaration) -> Bool {
    Self.isCore(declaration.file)
      && (declaration.owner.isEmpty ? values.contains(declaration.name) : isValue(declaration.owner))
  }

  /// Returns whether a declaration is one of SwiftUI's: those of the layout core's other types are the package's own.
  func isVisible(_ declaration: Declaration) -> Bool {
    !declaration.owner.hasPrefix("_") && (!Self.isCore(declaration.file) || isValue(declaration))
  }

  /// Returns whether a file belongs to the layout core or to drawings.
  static func isCore(_ file: String) -> Bool {
    file.hasPrefix("Sources/LayoutCore/") || file.hasPrefix("Sources/Drawing/")
  }

  /// Returns whether a type of the layout core, or one around it, has a name in SwiftUI.
  private func isValue(_ type: String) -> Bool {
    if own.contains(type) { return false }
    if values.contains(type) { return types[type] != nil }
    guard let end = type.lastIndex(of: ".") else { return false }
    return isValue(String(type[..<end])) && types[type] != nil
  }

  /// The values of the layout core that have members, in order.
  var valueTypes: [String] { types.keys.filter { !$0.isEmpty && coreTypes.contains($0) && isValue($0) }.sorted() }

  /// Returns a type of the layout core as its own code would write it outside of a type: `Gradient.Stop` for `Stop`.
  func coreType(_ type: String, in owner: String) -> String {
    if type.hasSuffix("?") { return coreType(String(type.dropLast()), in: owner) + "?" }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return "[" + coreType(String(type.dropFirst().dropLast()), in: owner) + "]"
    }
    if type == "Self" { return owner }
    var scope = owner
    while !scope.isEmpty {
      if types[scope + "." + type] != nil { return scope + "." + type }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    return type
  }

  /// Returns a name of a type with those of the types around it, if one of these gives the type another name.
  private func fullName(of type: String, in owner: String) -> String {
    var scope = owner
    while !scope.isEmpty {
      if let named = aliases[scope + "." + type] ?? otherNames[scope + "." + type] { return named }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    guard let end = type.lastIndex(of: ".") else { return type }
    return fullName(of: String(type[..<end]), in: owner) + type[end...]
  }

  /// Returns a type as SwiftUI spells it, with the names that Views gives to the layout core's types.
  func spelled(_ type: String, in owner: String) -> String {
    var result = ""
    var path = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        path.append(character)
      } else {
        result += (path.isEmpty ? "" : name(of: coreType(fullName(of: path, in: owner), in: owner))) + String(character)
        path = ""
      }
    }
    return String(result.dropLast())
  }
}
