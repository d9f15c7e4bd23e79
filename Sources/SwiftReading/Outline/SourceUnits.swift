/// The top-level items of a file with the names to which their code refers.
///
/// The names show whether a piece of code has the same value each time. The analysis reads lexemes only and is
/// conservative: code that it does not recognize counts as code whose value may differ.
package final class SourceUnits {
  /// The items, in order.
  package let items: [SourceOutline.Item]
  private let lexemes: [Lexeme]
  private let bytes: [UInt8]
  /// The index of the closing bracket of an opening one, and the other way round; -1 for other lexemes.
  private let partners: [Int]
  private let names: Names
  /// The names in each item, by the offset of its first byte; found on demand.
  private var surroundings: [Int: Surroundings] = [:]

  /// The names of a framework's declarations that affect whether code has the same value each time.
  package struct Names {
    /// The attributes that do not change the names to which a declaration refers.
    package var harmlessAttributes: Set<String>
    /// The types and functions whose values may be different each time.
    package var changing: Set<String>
    /// The macros that declare something.
    package var macros: Set<String>

    /// Creates lists of names.
    package init(harmlessAttributes: Set<String> = [], changing: Set<String> = [], macros: Set<String> = []) {
      self.harmlessAttributes = harmlessAttributes
      self.changing = changing
      self.macros = macros
    }
  }

  /// Finds the items of a text, or returns nil if the lexer refuses it.
  package init?(of text: UnsafeBufferPointer<UInt8>, with names: Names = Names()) {
    guard let lexemes = Lexer.lexemes(of: text)?.lexemes else { return nil }
    items = OutlineReader(lexemes: lexemes, bytes: text, macros: names.macros).items()
    self.names = names
    self.lexemes = lexemes
    bytes = Array(text)
    partners = Self.partners(of: lexemes)
  }

  /// Returns the names to which an item refers, or nil if its code may have another value each time: it shares
  /// references or variables, depends on the environment, or reads random numbers.
  package func names(of item: SourceOutline.Item) -> Set<String>? {
    let range = indices(in: item.range)
    guard !range.isEmpty else { return [] }
    if item.kind == .declaration, !item.isExtension, keyword(range.lowerBound) == .var { return nil }
    for index in range {
      switch lexemes[index].kind {
      case .at: guard isHarmlessAttribute(index) else { return nil }
      case .keyword:
        if keyword(index) == .class { return nil }
        if keyword(index) == .static, storesVariable(after: index, in: range) { return nil }
      case .identifier: if isChanging(text(index)) { return nil }
      default: break
      }
    }
    return item.mentionedNames
  }

  /// Returns whether an item declares a protocol.
  package func isProtocol(_ item: SourceOutline.Item) -> Bool {
    indices(in: item.range).contains { keyword($0) == .protocol }
  }

  /// Returns the names of other items and of the framework to which code within an item refers, or nil if it depends on
  /// its surroundings, such as parameters, local variables and properties, or may have another value each time.
  ///
  /// `members` are the names that types and functions of all files declare: a function that one of them has may be a
  /// method, which depends on its view.
  package func names(
    ofCodeIn range: Range<Int>, within item: SourceOutline.Item, members: Set<String>
  ) -> Set<String>? {
    let (own, whole) = (indices(in: range), indices(in: item.range))
    let declared = declarations(in: own)
    var names: Set<String> = []
    let around = surroundings(of: item, whole)
    for index in own {
      switch lexemes[index].kind {
      case .at: guard isHarmlessAttribute(index) else { return nil }
      case .prefixAmpersand: return nil
      case .keyword:
        if !isMember(index), [.self, .Self, .super, .inout, .class, .static, .func].contains(keyword(index)) {
          return nil
        }
      case .dollarIdentifier: guard isShorthand(index, of: own) else { return nil }
      case .identifier:
        let name = text(index)
        if isChanging(name) { return nil }
        names.insert(name)
        if isMember(index) || isLabel(index) { continue }
        if declared.contains(where: { $0.name == name && $0.scope.contains(index) }) { continue }
        if around.declared[name]?.contains(where: { !own.contains($0) }) ?? false { return nil }
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(lexemes[index].start)]) { continue }
        let isCall = lexemes[index + 1].kind == .leftParenthesis && lexemes[index + 1].isAttached
        if !isCall || members.contains(name) || around.values[name]?.contains(where: { !own.contains($0) }) ?? false {
          return nil
        }
      default: break
      }
    }
    return names
  }

  // MARK: Names

  /// The names in an item, each with the indices of its lexemes.
  private struct Surroundings {
    /// The names that follow a declaring keyword, or are generic parameters.
    var declared: [String: [Int]] = [:]
    /// The names of values, such as parameters; not those of members or of called functions.
    var values: [String: [Int]] = [:]
  }

  private func surroundings(of item: SourceOutline.Item, _ whole: Range<Int>) -> Surroundings {
    if let known = surroundings[item.range.lowerBound] { return known }
    var result = Surroundings()
    // The name that follows the head of a declaration is that of the item.
    var head = item.kind == .declaration ? whole.lowerBound : -1
    while whole.contains(head), !Self.declaring.contains(keyword(head)), keyword(head) != .extension { head += 1 }
    for index in whole where lexemes[index].kind == .identifier && !isMember(index) {
      let isDeclared = index > 0 && Self.declaring.contains(keyword(index - 1)) && index - 1 != head
      if isDeclared || index > 0 && (isOpeningAngle(index - 1) || isGenericComma(index - 1)) {
        result.declared[text(index), default: []].append(index)
      }
      let isCall = lexemes[index + 1].kind == .leftParenthesis && lexemes[index + 1].isAttached
      let first = bytes[Int(lexemes[index].start)]
      if !isCall, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
        result.values[text(index), default: []].append(index)
      }
    }
    surroundings[item.range.lowerBound] = result
    return result
  }

  /// The names that are declared within the items: those of members and of local declarations.
  package var innerNames: Set<String> {
    Set(items.flatMap { surroundings(of: $0, indices(in: $0.range)).declared.keys })
  }

  private func isOpeningAngle(_ index: Int) -> Bool {
    lexemes[index].kind == .binaryOperator && text(index) == "<"
      || lexemes[index].kind == .prefixOperator && text(index) == "<"
      || lexemes[index].kind == .postfixOperator && text(index) == "<"
  }

  /// Returns whether a comma may stand between generic parameters: no bracket around it is open.
  private func isGenericComma(_ index: Int) -> Bool {
    guard lexemes[index].kind == .comma else { return false }
    var place = index - 1
    while place >= 0 {
      if isOpeningAngle(place) { return true }
      guard [.identifier, .colon, .comma, .period].contains(lexemes[place].kind) else { return false }
      place -= 1
    }
    return false
  }

  /// A name that code declares itself, with the lexemes in which it is known.
  private struct Declared {
    var name: String
    var scope: Range<Int>
  }

  private func declarations(in own: Range<Int>) -> [Declared] {
    var result: [Declared] = []
    for index in own {
      if lexemes[index].kind == .leftBrace { result += parameters(ofClosureAt: index) }
      guard [.let, .var].contains(keyword(index)) || keyword(index) == .for, index + 1 < own.upperBound,
        lexemes[index + 1].kind == .identifier
      else { continue }
      var open = index
      while open > own.lowerBound, lexemes[open].kind != .leftBrace || partners[open] < index { open -= 1 }
      guard lexemes[open].kind == .leftBrace, partners[open] > index else { continue }
      result.append(Declared(name: text(index + 1), scope: index..<partners[open]))
    }
    return result
  }

  /// Returns the parameters that a closure names before `in`.
  private func parameters(ofClosureAt open: Int) -> [Declared] {
    guard partners[open] > open else { return [] }
    var names: [Declared] = []
    var index = open + 1
    while index < partners[open] {
      switch lexemes[index].kind {
      case .identifier: names.append(Declared(name: text(index), scope: open..<partners[open]))
      case .comma, .colon, .leftParenthesis, .rightParenthesis, .period, .arrow: break
      case .keyword:
        if keyword(index) == .in { return names }
        if keyword(index) != .wildcard { return [] }
      default: return []
      }
      index += 1
    }
    return []
  }

  /// Returns whether a name such as `$0` is the parameter of a closure within the code, which has no statements that
  /// branch.
  private func isShorthand(_ index: Int, of own: Range<Int>) -> Bool {
    guard text(index).dropFirst().allSatisfy(\.isNumber) else { return false }
    let branching: Set<Keyword> = [.if, .switch, .for, .while, .guard, .do, .catch, .repeat, .defer, .else]
    guard !own.contains(where: { branching.contains(keyword($0)) }) else { return false }
    return own.contains { lexemes[$0].kind == .leftBrace && $0 < index && partners[$0] > index }
  }

  private func isMember(_ index: Int) -> Bool { index > 0 && lexemes[index - 1].kind == .period }

  /// Returns whether a name is the label of an argument or a parameter.
  private func isLabel(_ index: Int) -> Bool {
    guard index > 0, lexemes[index + 1].kind == .colon else { return false }
    guard lexemes[index - 1].kind == .leftParenthesis || lexemes[index - 1].kind == .comma else { return false }
    var place = index - 1
    while place >= 0 {
      switch lexemes[place].kind {
      case .rightParenthesis, .rightSquare, .rightBrace: place = max(partners[place], 0)
      case .leftParenthesis: return true
      case .leftSquare, .leftBrace: return false
      default: break
      }
      place -= 1
    }
    return false
  }

  // MARK: Values that change

  /// Returns whether a declaration of a type's variable has a stored value, which code may change.
  private func storesVariable(after index: Int, in range: Range<Int>) -> Bool {
    var place = index + 1
    while place < range.upperBound, lexemes[place].kind == .keyword, keyword(place) != .var {
      if [.let, .func, .subscript].contains(keyword(place)) { return false }
      place += 1
    }
    guard place < range.upperBound, keyword(place) == .var else { return false }
    while place < range.upperBound {
      if lexemes[place].kind == .equal { return true }
      if lexemes[place].kind == .leftBrace { return false }
      place += 1
    }
    return true
  }

  private func isHarmlessAttribute(_ index: Int) -> Bool {
    let name = text(index + 1)
    return ["MainActor", "available", "frozen", "inlinable"].contains(name) || names.harmlessAttributes.contains(name)
  }

  private func isChanging(_ name: String) -> Bool { Self.changing.contains(name) || names.changing.contains(name) }

  /// Names of functions and types whose values may be different each time, or that share references.
  private static let changing: Set<String> = [
    "random", "randomElement", "shuffled", "shuffle", "UUID", "SystemRandomNumberGenerator", "RandomNumberGenerator",
    "drand48", "srand48", "arc4random", "arc4random_uniform", "rand", "srand", "actor", "lazy", "UserDefaults",
    "unowned", "weak", "Observable", "NSObject", "FileManager", "URLSession",
  ]
  private static let declaring: Set<Keyword> = [
    .struct, .class, .enum, .func, .let, .var, .protocol, .typealias, .case, .associatedtype,
  ]

  // MARK: Lexemes

  private func keyword(_ index: Int) -> Keyword { lexemes[index].kind == .keyword ? lexemes[index].keyword : .none }

  private func text(_ index: Int) -> String { lexemes[index].name(in: bytes) }

  /// Returns the indices of the lexemes in a range of bytes.
  private func indices(in range: Range<Int>) -> Range<Int> {
    func first(from offset: Int) -> Int {
      var (low, high) = (0, lexemes.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if Int(lexemes[middle].start) < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = first(from: range.lowerBound)
    return start..<max(first(from: range.upperBound), start)
  }

  private static func partners(of lexemes: [Lexeme]) -> [Int] {
    var result = [Int](repeating: -1, count: lexemes.count)
    var open: [Int] = []
    for index in lexemes.indices {
      switch lexemes[index].kind {
      case .leftParenthesis, .leftSquare, .leftBrace, .interpolationStart: open.append(index)
      case .rightParenthesis, .rightSquare, .rightBrace, .interpolationEnd:
        guard let start = open.popLast() else { break }
        (result[index], result[start]) = (start, index)
      default: break
      }
    }
    return result
  }
}
