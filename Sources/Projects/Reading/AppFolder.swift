import PlumblineSource

/// Recognition of the folders of apps whose project files are not among their sources.
///
/// Many repositories leave `.xcodeproj` out of version control, or hold one folder for each of many small apps. The
/// folder of an app is the highest one that holds a single app and could be compiled as one module.
enum AppFolder {
  /// Returns whether a folder holds one app and no project: below it, a single file starts a program, and no two files
  /// declare a type of the same name.
  static func isApp(_ path: String, _ folder: ProjectFolder) -> Bool {
    var mains = 0
    var sources: [String] = []
    folder.walk(path, skips: { isTests(FilePath.name(of: $0)) || isPackage($0, folder) }) { file, kind in
      guard kind == .file, file.hasSuffix(".swift"), mains < 2 else { return }
      sources.append(file)
      if startsProgram(file, folder) { mains += 1 }
    }
    return mains == 1 && sources.count <= fileLimit && !declareTwice(sources, folder)
  }

  /// Returns whether a folder's name is that of tests, which are not part of an app.
  static func isTests(_ name: String) -> Bool { name.hasSuffix("Tests") || name.contains("UITests") }

  /// Returns whether a path is a folder with a manifest, whose files are modules of their own.
  private static func isPackage(_ path: String, _ folder: ProjectFolder) -> Bool {
    folder.isFile(FilePath.join(path, "Package.swift"))
  }

  /// The largest number of files of an app whose project is not known.
  private static let fileLimit = 2_000

  /// Returns whether a file named as an app's start declares the start of a program.
  private static func startsProgram(_ file: String, _ folder: ProjectFolder) -> Bool {
    let stem = FilePath.stem(of: file)
    guard stem.hasSuffix("App") || stem.hasSuffix("AppDelegate"), let source = folder.source(file) else { return false }
    let text = String(decoding: source.bytes, as: UTF8.self)
    return text.split(separator: "\n").contains { line in
      line.drop { $0 == " " }.hasPrefix("@main") || line.hasPrefix("@UIApplicationMain")
    }
  }

  /// Returns whether two files declare a type of the same name at their top level, which the files of a module cannot.
  private static func declareTwice(_ sources: [String], _ folder: ProjectFolder) -> Bool {
    var owners: Set<String> = []
    for path in sources {
      var own: Set<String> = []
      let text = folder.source(path).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
      for line in text.split(separator: "\n") { if let name = declaredType(line) { own.insert(name) } }
      guard owners.isDisjoint(with: own) else { return true }
      owners.formUnion(own)
    }
    return false
  }

  /// Returns the name of the type that an unindented line declares for other files, or nil if there is none.
  private static func declaredType(_ line: Substring) -> String? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = line.prefix(160).split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
    guard let keyword = words.firstIndex(where: { kinds.contains(String($0)) }), keyword + 1 < words.count,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) })
    else { return nil }
    return String(words[keyword + 1])
  }

  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "actor"]
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "final", "indirect", "MainActor",
  ]
}
