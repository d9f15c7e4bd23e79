/// The objects of a `project.pbxproj` by their identifiers.
struct XcodeObjects {
  /// The file.
  let file: SourceBytes
  /// The object that stands for the project.
  let root: XcodeObject
  private let objects: [String: PropertyList]

  /// Reads a file; nil if it holds no project, which is then a diagnostic.
  init?(_ file: SourceBytes, _ log: inout DiagnosticList) {
    guard let list = PropertyList.read(file, &log) else { return nil }
    let objects = list["objects"]?.members ?? [:]
    let named = list["rootObject"]?.string
    // A file whose end is missing has no root object; the project is among the others.
    let found =
      named.flatMap { objects[$0] == nil ? nil : $0 }
      ?? objects.filter { $0.value["isa"]?.string == "PBXProject" }.keys.min()
    guard let id = found, let root = objects[id] else {
      log.add(
        .error, "the file describes no project", in: file, at: list.offset, length: 1,
        hint: "a project.pbxproj has 'objects' and names one of them as its 'rootObject'")
      return nil
    }
    (self.file, self.objects) = (file, objects)
    self.root = XcodeObject(id: id, list: root)
  }

  /// The object with an identifier, or nil.
  subscript(id: String?) -> XcodeObject? {
    guard let id, let list = objects[id] else { return nil }
    return XcodeObject(id: id, list: list)
  }

  /// The object that another names under a key, or nil.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? { self[object.string(key)] }

  /// The objects that another lists under a key; one that does not exist is a diagnostic.
  func objects(_ key: String, of object: XcodeObject, _ log: inout DiagnosticList) -> [XcodeObject] {
    (object.list[key]?.elements ?? []).compactMap { element in
      guard let id = element.string else { return nil }
      if let found = self[id] { return found }
      log.add(
        .warning, "'\(id)' is listed in '\(key)' and not described", in: file, at: element.offset,
        length: id.utf8.count,
        hint: "it is passed over")
      return nil
    }
  }
}

/// An object of a project file.
struct XcodeObject {
  /// The identifier.
  let id: String
  /// Its members.
  let list: PropertyList

  /// The kind: `PBXGroup`, `PBXNativeTarget` and so on.
  var isa: String { string("isa") ?? "" }
  /// The text of a key, or nil.
  func string(_ key: String) -> String? { list[key]?.string }
  /// The texts of a key.
  func strings(_ key: String) -> [String] { list[key]?.strings ?? [] }

  /// The platforms that a member of a target is restricted to, or nil if it is not restricted.
  var platformFilter: Set<Platform>? {
    let names = strings("platformFilters") + strings("platformFilter")
    return names.isEmpty ? nil : Set(names.compactMap(Platform.init(projectName:)))
  }
}
