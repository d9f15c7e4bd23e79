/// Finds the overloads that one entry of the reader stands for together: it reads a key, a string and a text alike,
/// closed and open ranges, and a colour where a style is expected.
struct Overloads {
  private var chosen: [String: Int] = [:]
  private var examples: [String: String] = [:]

  /// Creates the overloads among declarations; the reader can bind some of them.
  init(_ declarations: [Declaration], isBound: [Bool]) {
    for (index, declaration) in declarations.enumerated() {
      let key = Self.key(of: declaration)
      if examples[key] == nil, !declaration.example.isEmpty { examples[key] = declaration.example }
      let rank = Self.rank(of: declaration, isBound: isBound[index])
      if let known = chosen[key], rank <= Self.rank(of: declarations[known], isBound: isBound[known]) { continue }
      chosen[key] = index
    }
  }

  /// Returns whether a declaration with an index is the one that stands for its overloads.
  func isChosen(_ declaration: Declaration, at index: Int) -> Bool { chosen[Self.key(of: declaration)] == index }

  /// Returns the example of a declaration, or of an overload that it stands for.
  func example(of declaration: Declaration) -> String {
    declaration.example.isEmpty ? examples[Self.key(of: declaration)] ?? "" : declaration.example
  }

  private static func rank(of declaration: Declaration, isBound: Bool) -> Int {
    var rank = isBound ? 8 : 0
    for parameter in declaration.parameters {
      if parameter.type.contains("LocalizedStringKey") { rank += 2 }
      if parameter.type.contains("some ShapeStyle") { rank += 2 }
    }
    return rank
  }

  private static func key(of declaration: Declaration) -> String {
    let types = declaration.parameters.map { parameter -> String in
      var type = parameter.type.filter { $0 != "(" && $0 != ")" }
      for (word, common) in [
        ("LocalizedStringKey", "text"), ("some StringProtocol", "text"), ("Text", "text"),
        ("PartialRangeFrom", "ClosedRange"), ("PartialRangeThrough", "ClosedRange"), ("some ShapeStyle", "Color"),
        ("some ButtonStyle", "style"), ("some PrimitiveButtonStyle", "style"),
      ] where type == word || type == word + "?" || type.hasPrefix(word + "<") {
        type = common + type.dropFirst(word.count)
      }
      return type
    }
    return "\(declaration.kind) \(declaration.owner).\(declaration.signature) \(types)"
  }
}
