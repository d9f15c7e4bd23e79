/// The objects of a `project.pbxproj` file, by identifier.
struct XcodeObjects {
  /// The file.
  let file: SourceBytes
  /// The root object, which describes the project.
  let root: XcodeObject
  private let objects: [String: PropertyList]

  /// Reads a file; returns nil if it describes no project, which is reported as a diagnostic.
  init?(_ file: SourceBytes, _ log: inout DiagnosticList) {
    guard let list = PropertyList.read(file, &log) else { return nil }
    let objects = list["objects"]?.members ?? [:]
    let named = list["rootObject"]?.string
    // A truncated file has no root object; the project is among the other objects.
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

  /// Returns the object with an identifier, or nil if there is none.
  subscript(id: String?) -> XcodeObject? {
    guard let id, let list = objects[id] else { return nil }
    return XcodeObject(id: id, list: list)
  }

  /// Returns the object that another object refers to under a key, or nil if there is none.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? { self[object.string(key)] }

  /// Returns the objects that another object lists under a key; a missing object is reported as a diagnostic.
  func objects(_ key: String, of object: XcodeObject, _ log: inout DiagnosticList) -> [XcodeObject] {
    (object.list[key]?.elements ?? []).compactMap { element in
      guard let id = element.string else { return nil }
      if let found = self[id] { return found }
      log.add(
        .warning, "'\(id)' is listed in '\(key)' and not described", in: file, at: element.offset,
        length: id.utf8.count,
        hint: "it is skipped")
      return nil
    }
  }
}

/// An object of a project file.
struct XcodeObject {
  /// The identifier.
  let id: String
  /// The members of the object.
  let list: PropertyList

  /// The kind: `PBXGroup`, `PBXNativeTarget` and so on.
  var isa: String { string("isa") ?? "" }
  /// Returns the string of a key, or nil if there is none.
  func string(_ key: String) -> String? { list[key]?.string }
  /// Returns the strings of a key.
  func strings(_ key: String) -> [String] { list[key]?.strings ?? [] }

  /// The platforms to which a member of a target is restricted, or nil if there is no restriction.
  var platformFilter: Set<Platform>? {
    let names = strings("platformFilters") + strings("platformFilter")
    return names.isEmpty ? nil : Set(names.compactMap(Platform.init(projectName:)))
  }
}
