import PlumblineSwiftReading

/// The declarations of a page's fences so far, by the names that code refers to them with.
struct DeclarationIndex {
  /// A declaration of a fence.
  struct Entry {
    /// The number of the fence on its page.
    var fence: Int
    /// The declaration.
    var item: SourceOutline.Item
  }

  private var entries: [Entry] = []
  /// The last declaration of each name.
  private var last: [String: Int] = [:]
  /// The extensions by the names of the extended types and of their members.
  private var extensions: [String: [Int]] = [:]
  /// The declarations on which code may depend without a name.
  private var always: [Int] = []

  /// Adds the declarations of a fence.
  mutating func add(_ fence: PageFence, at index: Int) {
    for item in fence.outline?.items ?? [] where item.kind == .declaration || item.kind == .importing {
      if item.providesPreviews { continue }
      let number = entries.count
      entries.append(Entry(fence: index, item: item))
      if item.kind == .importing || item.isAlwaysNeeded { always.append(number) }
      for name in item.declaredNames {
        if item.isExtension { extensions[name, default: []].append(number) } else { last[name] = number }
      }
    }
  }

  /// Returns the declarations that a fence needs, directly or indirectly, in their order.
  func needed(by fence: PageFence) -> [Entry] {
    if entries.isEmpty { return [] }
    let own = fence.outline?.items ?? []
    let declared = Set(own.filter { !$0.isExtension }.flatMap(\.declaredNames))
    var open = Set(own.flatMap(\.mentionedNames))
    if fence.outline == nil { open = Self.words(of: fence.text) }
    var known: Set<String> = []
    var chosen = Set(always)
    for number in always { open.formUnion(entries[number].item.mentionedNames) }
    while let name = open.popFirst() {
      guard known.insert(name).inserted else { continue }
      var found = extensions[name] ?? []
      if let declaration = last[name], !declared.contains(name) { found.append(declaration) }
      for number in found where chosen.insert(number).inserted {
        open.formUnion(entries[number].item.mentionedNames.subtracting(known))
      }
    }
    return chosen.sorted().map { entries[$0] }
  }

  /// Returns the words of code whose top-level items are not known.
  private static func words(of text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
