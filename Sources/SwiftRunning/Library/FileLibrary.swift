extension Vocabulary {
  /// Adds functions that read the bundle's files, among them those of the prelude's `Bundle` and `FileManager`.
  mutating func addFiles() {
    let options = ParameterShape.ignored("options")
    rawInitializer("Data", [.value("contentsOf"), options]) { call throws(Fault) in
      .data(try Self.contents(call))
    }
    let encoding = ParameterShape.ignored("encoding")
    for label in ["contentsOf", "contentsOfFile"] {
      rawInitializer("String", [.value(label), encoding]) { call throws(Fault) in
        .string(String(decoding: try Self.contents(call), as: UTF8.self))
      }
    }
    rawFunction("_bundledPath", [.value(), .value(), .value()]) { call in
      guard let name = call.value(0).asString else { return .none }
      let ending = call.value(1).asString ?? ""
      let file = ending.isEmpty ? name : name + (ending.hasPrefix(".") ? "" : ".") + ending
      // Xcode compiles a data model, whose entities are those of its declarations.
      if ending == "momd", call.evaluator.program.hasDataModel(named: name) { return .string("/" + file) }
      return .optional(
        call.evaluator.options.resources?.path(of: file, in: call.value(2).asString).map { .string($0) })
    }
    rawFunction("_bundledPaths", [.value()]) { call in
      let paths = call.evaluator.options.resources?.paths(withExtension: call.value(0).asString ?? "") ?? []
      return .array(paths.map { .string($0) })
    }
    rawFunction("_isInstance", [.value(), .value()]) { call in
      guard case .type(let type) = call.value(1) else { return .bool(false) }
      return .bool(call.evaluator.fit(call.value(0), type) > 1)
    }
    rawFunction("_moduleName", [.value()]) { call in
      switch call.value(0) {
      case .type(.declared(let type)): .optional(type.file.moduleName.map { .string($0) })
      case .object(let object): .optional(object.type.file.moduleName.map { .string($0) })
      default: .none
      }
    }
    rawFunction("_languageOfBundle", [.value(nil, .string)]) { call throws(Fault) in
      let path = try call.string(0)
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      return name.hasSuffix(".lproj") ? .optional(.string(String(name.dropLast(6)))) : .none
    }
    rawFunction("_hasTexts", [.value(nil, .string)]) { call throws(Fault) in
      .bool(call.evaluator.host.hasTexts(in: try call.string(0)))
    }
    rawFunction("_storedDefault", [.value()]) { call throws(Fault) in
      let stored = call.value(0).asString.flatMap(call.evaluator.host.storedDefault) ?? .none
      guard case .enumCase = stored else { return stored }
      return try call.evaluator.member("rawValue", of: stored, hint: .any, at: call.location)
    }
    rawFunction("_storeDefault", [.value(), .value()]) { call in
      if let key = call.value(1).asString { call.evaluator.host.storeDefault(call.value(0), key, in: call.evaluator) }
      return .void
    }
    rawFunction("_bundledData", [.value()]) { call in
      guard let path = call.value(0).asString, let bytes = call.evaluator.options.resources?.bytes(of: path) else {
        return .none
      }
      return .data(bytes)
    }
    rawFunction("_bundleInformation", []) { call in
      var values = DictionaryValue()
      for (key, text) in (call.evaluator.options.resources?.information ?? [:]).sorted(by: { $0.key < $1.key }) {
        values[.string(key)] = .string(text)
      }
      return .dictionary(values)
    }
  }

  /// Returns the bytes of the bundle's file at the URL or path in the first argument, or throws the error that the
  /// program can catch.
  static func contents(_ call: Call) throws(Fault) -> [UInt8] {
    var path = call.value(0).asString
    if case .native(let native) = call.value(0), let text = native.payload as? String {
      let parts = URLParts(text)
      path = parts.scheme == "file" ? parts.plainPath : nil
    }
    if let path, let bytes = call.evaluator.options.resources?.bytes(of: path) {
      return bytes
    }
    let source = call.evaluator.range(of: call.location)
    if call.evaluator.program.precedesSteps {
      let isFile = path != nil
      call.evaluator.log.add(
        Diagnostic(.note, isFile ? "a file is not read" : "a request fails, as there is no connection", at: source))
    }
    let name = path?.split(separator: "/").last.map { " “\($0)”" } ?? ""
    throw Fault(
      throwing: .native("CocoaError", "The file\(name) couldn’t be opened because there is no such file."),
      Diagnostic(.error, .uncaught, at: source))
  }
}

extension Call {
  /// Throws the error of a file that cannot be written, in programs with steps; a warning reports it, since Plumbline
  /// writes no files of the program.
  ///
  /// The files that apps write before they show their first view, such as a store of a preview, are not needed by it.
  func failToWrite() throws(Fault) -> Value {
    guard evaluator.program.precedesSteps else { return .void }
    let source = evaluator.range(of: location)
    evaluator.log.add(Diagnostic(.note, "a file is not written", at: source))
    throw Fault(
      throwing: .native("CocoaError", "You don’t have permission to save the file."),
      Diagnostic(.error, .uncaught, at: source))
  }
}
