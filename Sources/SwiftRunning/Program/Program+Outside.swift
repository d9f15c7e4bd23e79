import PlumblineSource
import PlumblineSwiftReading

/// The names that the code uses from modules that are not part of the program.
struct OutsideNames {
  /// The modules that the files import.
  var imports: Set<String> = []
  /// The modules that are read as parts of the program.
  var ownModules: Set<String> = []
  /// Whether a file imports a module that is neither read nor described by the vocabulary.
  var exist = false
  /// Whether the program is a project that imports packages that are neither read nor have a stand-in.
  private(set) var lacksPackages = false
  /// The files that stand in for modules, which declare only parts of these.
  var stubFiles: Set<UInt32> = []
  /// The modules for which files stand in, by the index of the file.
  var stubModules: [UInt32: String] = [:]
  /// The file with the model of UIKit's classes, or nil if the program needs none.
  var platformFile: UInt32?
  /// The reasons for which objects of a class cannot be drawn, by the identifier of the class that was looked up.
  var obstacles: [Int: String?] = [:]
  /// Whether a name is that of a type from elsewhere, for the names that were looked up.
  var types: [String: Bool] = [:]
  /// Whether the name of a member, preceded by its type's name, is a misspelling of another, for the names that were
  /// looked up.
  var members: [String: Bool] = [:]

  /// Returns whether a module is not part of the program.
  func isMissing(_ module: String) -> Bool {
    imports.contains(module) && !ownModules.contains(module) && !AppleModules.described.contains(module)
  }

  /// Determines whether a module is missing, after all files have been read.
  mutating func complete() {
    exist = !stubFiles.isEmpty || imports.contains(where: isMissing)
    lacksPackages = !ownModules.isEmpty && imports.contains { isMissing($0) && !AppleModules.others.contains($0) }
  }
}

extension Program {
  /// Whether the code imports modules that are not part of the program, so that names may come from there.
  package var mayNameOutside: Bool { outside.exist }

  /// Records the modules that are read as parts of the program.
  package func add(modules: Set<String>) { outside.ownModules = modules }

  /// The imported modules that are neither parts of the program nor described by the vocabulary.
  package var missingModules: Set<String> { outside.imports.filter(outside.isMissing) }

  /// Reads stand-ins of missing modules, whose declarations the program's own replace.
  package func add(stubs: [(module: String, file: SourceFile)]) {
    guard !stubs.isEmpty else { return }
    isSpent = true
    let own = (shared.types, shared.functions, shared.variables, shared.aliases)
    for (module, file) in stubs {
      outside.stubFiles.insert(UInt32(files.count))
      outside.stubModules[UInt32(files.count)] = module
      _ = read(file)
      outside.ownModules.insert(module)
      if modules[module] == nil, let scope = files.last {
        let declared = DeclarationScope()
        declared.types = scope.own.types
        modules[module] = declared
      }
    }
    shared.types.merge(own.0) { _, own in own }
    shared.functions.merge(own.1) { stub, own in own + stub }
    shared.variables.merge(own.2) { _, own in own }
    shared.aliases.merge(own.3) { _, own in own }
  }

  /// Returns whether a file of the program declares a type or an alias of a name at its top level.
  package func declaresType(named name: String) -> Bool {
    shared.types[name] != nil || shared.aliases[name] != nil
      || files.contains { $0.own.types[name] != nil || $0.own.aliases[name] != nil }
  }

  /// Returns whether a module is imported and not part of the program.
  func isMissing(_ module: String) -> Bool { outside.isMissing(module) }

  /// Returns whether values of a type come from elsewhere.
  func isOutside(type name: String) -> Bool {
    outside.exist && (name == OutsideValue.unknownType || outside.types[name] ?? false)
  }

  /// Records that a name is, or is not, that of a type from elsewhere.
  func note(type name: String, isOutside: Bool) {
    outside.types[name] = isOutside
    if isOutside { forgetFamilies() }
  }

  /// Returns whether a declared type inherits from or conforms to a type from elsewhere, or has a macro from elsewhere,
  /// so that it may have members that the program does not declare.
  func hasOutsideAncestor(_ type: TypeDeclaration) -> Bool {
    guard outside.exist else { return false }
    let framework = vocabulary.framework
    let isPlain = type.attributes.allSatisfy {
      Self.standardAttributes.contains($0) || framework.plainAttributes.contains($0) || framework.builders.contains($0)
    }
    if !isPlain { return true }
    if outside.stubFiles.contains(type.file.index) { return true }
    return ancestors(of: type).contains { ancestor in
      if let declared = ancestor.declaration, outside.stubFiles.contains(declared.file.index) {
        return ancestor.name != "PersistentModel"
      }
      guard ancestor.declaration == nil else { return false }
      if knowsNativeType(ancestor.name) { return vocabulary.inertTypes.contains(ancestor.name) }
      return !Self.standardProtocols.contains(ancestor.name) && !framework.plainProtocols.contains(ancestor.name)
    }
  }

  /// Returns whether a declared type may have members that the program does not declare: it has an ancestor from
  /// elsewhere, or is one of Foundation's, to which a missing package may add some.
  func mayHaveOutsideMembers(_ type: TypeDeclaration) -> Bool {
    hasOutsideAncestor(type) || lacksPackages && type.file === prelude
  }

  /// Returns whether a declared type inherits from a class of a framework whose objects have no effect, such as
  /// `UIView`.
  func hasInertAncestor(_ type: TypeDeclaration) -> Bool {
    ancestors(of: type).contains { $0.declaration == nil && vocabulary.inertTypes.contains($0.name) }
  }

  /// Whether code of a project imports missing packages, so that an unknown name is more likely one of theirs than a
  /// misspelling.
  var lacksPackages: Bool { outside.lacksPackages }

  /// Returns whether a name is more likely a misspelling of another than a name from elsewhere.
  func isMisspelling(_ name: String, of candidates: [String]) -> Bool {
    !lacksPackages && NearNames.isMisspelling(name, of: candidates)
  }

  /// The attributes of types that add no members.
  private static let standardAttributes: Set<String> = [
    "Observable", "MainActor", "main", "available", "frozen", "objc", "objcMembers", "dynamicMemberLookup",
    "propertyWrapper", "resultBuilder", "dynamicCallable", "globalActor", "unchecked", "preconcurrency", "Model",
    "usableFromInline", "nonobjc", "Suite",
  ]

  /// The protocols of the standard library, Foundation and SwiftData that give a type no members of its own.
  private static let standardProtocols: Set<String> = [
    "Codable", "Decodable", "Encodable", "Sendable", "Error", "LocalizedError", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Identifiable", "Equatable", "Hashable", "Comparable",
    "Observable", "AnyObject", "Any", "Actor", "CodingKey", "Sequence", "Collection",
    "IteratorProtocol", "OptionSet", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByBooleanLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation", "Strideable",
    "AdditiveArithmetic", "Numeric", "Copyable", "Escapable", "String", "Int", "Double", "CGFloat", "Float",
    "Character", "UInt8",
    "UInt", "Int64", "Int32", "UInt32", "LosslessStringConvertible", "RandomNumberGenerator",
    "PersistentModel",
  ]
}

extension NearNames {
  /// Returns whether a name is probably a misspelling of another: at most one letter differs, or two of a long name.
  static func isMisspelling(_ name: String, of candidates: [String]) -> Bool {
    let limit = name.count < 9 ? 1 : 2
    guard let closest = closest(to: name, in: candidates, within: limit) else { return false }
    return distance(name, closest) <= limit
  }
}
