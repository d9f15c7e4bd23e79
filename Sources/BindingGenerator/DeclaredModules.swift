import SwiftParser
import SwiftSyntax

/// The public declarations of the modules that a layout file imports.
struct DeclaredModules {
  /// The declarations of all files, in order.
  private(set) var declarations: [Declaration] = []
  /// The initialisers and the computed properties that other modules do not see.
  private(set) var helpers: [Declaration] = []
  /// The public types, with what they conform to.
  private(set) var types: [String: [String]] = [:]
  /// SwiftUI's names of the layout core's types, such as `CGPoint` for `Point`.
  private(set) var names: [String: String] = [:]
  /// The names of protocols.
  private var protocols: Set<String> = []
  /// The types that SwiftUI's other names stand for, such as `Point` for `CGVector`.
  private(set) var aliases: [String: String] = [:]

  /// Reads files with their texts.
  init(_ files: [(path: String, text: String)]) {
    var generics: [String: GenericParameters] = [:]
    var named: [(name: String, type: String)] = []
    var coreTypes: Set<String> = []
    for (path, text) in files {
      let reader = DeclarationReader(file: path)
      reader.walk(Parser.parse(source: text))
      declarations += reader.declarations.filter(\.isPublic)
      helpers += reader.declarations.filter { !$0.isPublic }
      generics.merge(reader.generics) { own, _ in own }
      types.merge(reader.types, uniquingKeysWith: +)
      protocols.formUnion(reader.protocols)
      if path.contains("/LayoutCore/") || path.contains("/Drawing/") { coreTypes.formUnion(reader.types.keys) }
      for (name, type) in reader.aliases { named.append((name, type)) }
    }
    for (name, type) in named where coreTypes.contains(type) && !name.hasSuffix(".Value") {
      aliases[name] = type
      if names[type] == nil { names[type] = name }
    }
    for index in declarations.indices {
      guard let known = generics[declarations[index].owner] else { continue }
      declarations[index].parameters = known.resolved(declarations[index].parameters)
    }
  }

  /// The protocols that a type conforms to, those that others refine included, nearest first.
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

  /// Whether a name is that of a protocol.
  func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

  /// SwiftUI's name of a type.
  func name(of type: String) -> String {
    if let name = names[type] { return name }
    guard let end = type.lastIndex(of: ".") else { return type }
    return name(of: String(type[..<end])) + type[end...]
  }
}
