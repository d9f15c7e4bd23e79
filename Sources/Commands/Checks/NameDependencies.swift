import PlumblineMarkdown
import PlumblineSource
import PlumblineSwiftReading

/// The dependencies among the top-level declarations of a program, by the names that they mention.
///
/// They are found from lexemes, without reading the program, and are conservative: code that takes effect without being
/// named, such as a conformance of a framework's type or the start of the app, affects everything.
struct NameDependencies {
  private let outlines: [SourceOutline?]
  /// The items that mention each name.
  private var mentions: [String: [Place]] = [:]
  /// The names of the program's own types, functions and variables.
  private var ownNames: Set<String> = []
  private let texts: [[UInt8]]

  /// The position of a top-level item: the positions of its file and of the item within it.
  private struct Place: Hashable {
    var file: Int
    var item: Int
  }

  /// Creates the dependencies of files with the given texts.
  init(of texts: [String]) {
    outlines = texts.map { SourceOutline(ofPreviewsIn: $0) }
    self.texts = texts.map { Array($0.utf8) }
    for (file, outline) in outlines.enumerated() {
      for (index, item) in (outline?.items ?? []).enumerated() {
        for name in item.mentionedNames { mentions[name, default: []].append(Place(file: file, item: index)) }
        if item.kind == .declaration, !item.isExtension { ownNames.formUnion(item.declaredNames) }
      }
    }
  }

  /// Returns the positions of the files with previews that depend on the declarations that changed in files, whose
  /// earlier texts are in `earlier`, or on those of removed files; nil if all may depend on them.
  func files(dependingOn changed: [Int], earlier: [String], removed: [String]) -> Set<Int>? {
    var names: Set<String> = []
    for (position, text) in zip(changed, earlier) {
      guard let now = outlines[position], let before = SourceOutline(ofPreviewsIn: text) else { return nil }
      guard add(before, Array(text.utf8), now, texts[position], to: &names) else { return nil }
    }
    for text in removed {
      guard let before = SourceOutline(ofPreviewsIn: text), let empty = SourceOutline(ofPreviewsIn: ""),
        add(before, Array(text.utf8), empty, [], to: &names)
      else { return nil }
    }
    return dependents(on: names)
  }

  /// Adds the names of the items in which two texts of a file differ; false if they affect everything.
  private func add(
    _ before: SourceOutline, _ earlier: [UInt8], _ now: SourceOutline, _ text: [UInt8], to names: inout Set<String>
  ) -> Bool {
    let old = Set(before.items.map { Array(earlier[$0.range]) })
    let new = Set(now.items.map { Array(text[$0.range]) })
    func imports(_ outline: SourceOutline, _ bytes: [UInt8]) -> Set<[UInt8]> {
      Set(outline.items.filter { $0.kind == .importing }.map { Array(bytes[$0.range]) })
    }
    // The imports of a file determine the meaning of all of its names.
    let isWhole = imports(before, earlier) != imports(now, text)
    for (outline, bytes, other) in [(before, earlier, new), (now, text, old)] {
      for item in outline.items where isWhole || !other.contains(Array(bytes[item.range])) {
        guard let affected = self.names(affectedBy: item, bytes) else { return false }
        names.formUnion(affected)
      }
    }
    return true
  }

  /// Returns the names by which other code depends on an item; nil if all code may.
  private func names(affectedBy item: SourceOutline.Item, _ bytes: [UInt8]) -> Set<String>? {
    switch item.kind {
    case .macro, .importing: return []
    case .statement: return nil
    case .declaration: break
    }
    // An app's start runs before its previews.
    if item.isAlwaysNeeded || String(decoding: bytes[item.range], as: UTF8.self).hasBytes(of: "@main") { return nil }
    guard let extended = item.extendedName, !ownNames.contains(extended) else { return item.declaredNames }
    return item.extendsWithoutName ? nil : item.declaredNames.subtracting([extended])
  }

  /// Returns the positions of the files with previews that depend on names, directly or through other declarations; nil
  /// for all.
  private func dependents(on names: Set<String>) -> Set<Int>? {
    // Text that has no outline may depend on anything.
    var files = Set(outlines.indices.filter { outlines[$0] == nil })
    var waiting = Array(names)
    var known = names
    var seen: Set<Place> = []
    while let name = waiting.popLast() {
      for place in mentions[name] ?? [] {
        guard let item = outlines[place.file]?.items[place.item] else { continue }
        // The extension of a type mentions it, whether or not anything in it depends on it.
        if item.isExtension, item.extendedName == name, !item.extendsWithoutName { continue }
        guard seen.insert(place).inserted else { continue }
        if item.kind == .macro || item.providesPreviews || declaresNoPreview(place.file) { files.insert(place.file) }
        guard let affected = self.names(affectedBy: item, texts[place.file]) else { return nil }
        for name in affected where known.insert(name).inserted { waiting.append(name) }
      }
    }
    return files
  }

  /// Returns whether a file has no preview, so that its views may be figures.
  private func declaresNoPreview(_ file: Int) -> Bool {
    !(outlines[file]?.items ?? []).contains { $0.kind == .macro || $0.providesPreviews }
  }
}
