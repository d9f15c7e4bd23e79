import PlumblineSwiftReading

/// The views of a program's statements, kept from one run of the program to the next.
///
/// A change of one literal leaves most views as they are. A statement of a view builder is then not evaluated again if
/// its code has the same value each time: its text, and that of the declarations to which it refers, directly or
/// indirectly, are unchanged and have the same positions. ``SourceUnits`` selects these statements. Each statement
/// keeps the views of its last evaluation alone.
package final class KeptViews {
  /// The maximum number of settings under which one program keeps views.
  static let limit = 6

  /// The evaluator of all runs: closures of kept views run in it.
  package private(set) var evaluator: Evaluator?
  private var units: [FileUnits?] = []
  private var stamps: [UnitStamp] = []
  private var entries: [KeptParts] = []
  /// The number of statements that were reused instead of evaluated since the first run began.
  package private(set) var reuseCount = 0
  /// The number of runs.
  private(set) var run = 0
  /// The items of other code on which any code may depend without a name, or nil if nothing is kept.
  private var always: Set<Int>? = []
  /// The names of members and of local declarations in all files.
  private var members: Set<String> = []
  /// The statements that keep structures, by the structure's identity.
  private var holders: [ObjectIdentifier: KeptParts] = [:]

  /// The items of one file, with the number of the first among those of all files.
  private struct FileUnits {
    let units: SourceUnits
    let first: Int
  }

  /// The state of an item: its position and text in the present run, with a version number that changes with them.
  private struct UnitStamp {
    let file: Int
    let item: SourceOutline.Item
    var code: KeptCode?
    var version = 0
    var run = 0
  }

  /// Begins a run of a program in the state of a new evaluator, and returns the evaluator to run it in.
  package func begin(_ new: Evaluator) -> Evaluator {
    run += 1
    if run == 1 { readUnits(of: new.program) }
    guard let evaluator else {
      evaluator = new
      new.keptViews = self
      return new
    }
    evaluator.restart(like: new)
    return evaluator
  }

  /// Releases all views.
  func release() {
    for entry in entries { (entry.parts, entry.view) = ([], nil) }
    (entries, holders, evaluator) = ([], [:], nil)
  }

  private func readUnits(of program: Program) {
    let framework = program.vocabulary.framework
    let names = SourceUnits.Names(
      harmlessAttributes: framework.harmlessAttributes, changing: framework.changing,
      macros: framework.declarationMacros)
    for file in program.files {
      guard file.trees.count == 1, let found = SourceUnits(of: file.trees[0].bytes, with: names) else {
        always = nil
        return
      }
      units.append(FileUnits(units: found, first: stamps.count))
      for item in found.items { stamps.append(UnitStamp(file: Int(file.index), item: item)) }
      members.formUnion(found.innerNames)
    }
    // Values are formatted when they are evaluated, by the settings of the views around them.
    guard !stamps.contains(where: { !$0.item.mentionedNames.isDisjoint(with: ["timeZone", "calendar"]) }) else {
      always = nil
      return
    }
    let unnamed = stamps.indices.filter { index in
      let item = stamps[index].item
      return item.kind == .declaration && (item.isExtension || item.isAlwaysNeeded || declaresProtocol(index))
    }
    always = closure(of: Set(unnamed), mentioning: [])
  }

  private func declaresProtocol(_ index: Int) -> Bool {
    units[stamps[index].file]?.units.isProtocol(stamps[index].item) ?? false
  }

  /// Returns items with all those to which they and some names refer, or nil if one of them may have another value each
  /// time.
  private func closure(of items: Set<Int>, mentioning names: Set<String>) -> Set<Int>? {
    var (chosen, open, known) = (items, names, Set<String>())
    for index in items {
      guard let more = self.names(of: index) else { return nil }
      open.formUnion(more)
    }
    while let name = open.popFirst() {
      guard known.insert(name).inserted else { continue }
      for index in declaring[name] ?? [] where chosen.insert(index).inserted {
        guard let more = self.names(of: index) else { return nil }
        open.formUnion(more.subtracting(known))
      }
    }
    return chosen
  }

  private func names(of index: Int) -> Set<String>? {
    units[stamps[index].file]?.units.names(of: stamps[index].item)
  }

  private lazy var declaring: [String: [Int]] = {
    var result: [String: [Int]] = [:]
    for index in stamps.indices where stamps[index].item.kind == .declaration {
      for name in stamps[index].item.declaredNames { result[name, default: []].append(index) }
    }
    return result
  }()

  // MARK: Statements

  /// Returns the items on which a statement's value depends beside its own text, or nil if it is not kept.
  func dependencies(of location: SourceLocation, in program: Program) -> [Int]? {
    guard let always, units.indices.contains(Int(location.file)),
      let file = units[Int(location.file)]
    else { return nil }
    let start = Int(location.offset)
    let range = start..<(start + Int(location.length))
    guard location.length > 0,
      let number = file.units.items.firstIndex(where: { item in
        item.range.lowerBound <= start && range.upperBound <= item.range.upperBound
      }),
      let names = file.units.names(ofCodeIn: range, within: file.units.items[number], members: members),
      let needed = closure(of: always, mentioning: names)
    else { return nil }
    return needed.sorted()
  }

  /// Returns the version number of an item's present position and text.
  func version(of unit: Int, in program: Program) -> Int {
    guard stamps[unit].run != run else { return stamps[unit].version }
    stamps[unit].run = run
    let file = program.files[stamps[unit].file]
    if stamps[unit].code?.isUnchanged(in: file) ?? false { return stamps[unit].version }
    stamps[unit].code = KeptCode(stamps[unit].item.range, in: file)
    stamps[unit].version += 1
    return stamps[unit].version
  }

  /// Counts a statement that is not evaluated.
  func countReuse() { reuseCount += 1 }

  /// Adds a statement's views, which are released with the others.
  func add(_ entry: KeptParts) { entries.append(entry) }

  // MARK: Structures

  /// Records that a statement keeps other components than before.
  func note(_ entry: KeptParts, keeps parts: [Value]) {
    if case .instance(let old)? = entry.parts.first { holders[ObjectIdentifier(old)] = nil }
    (entry.parts, entry.view) = (parts, nil)
    if parts.count == 1, case .instance(let instance) = parts[0] { holders[ObjectIdentifier(instance)] = entry }
  }

  /// Returns the view of a structure that a statement keeps, or nil before it was made.
  package func view(of instance: Instance) -> Value? { holders[ObjectIdentifier(instance)]?.view }

  /// Keeps the view of a structure, if a statement keeps the structure.
  package func keep(_ view: @autoclosure () -> Value, of instance: Instance) {
    if let holder = holders[ObjectIdentifier(instance)] { holder.view = view() }
  }
}
