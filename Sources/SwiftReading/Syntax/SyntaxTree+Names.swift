extension SyntaxTree {
  /// Calls a function with every node of a kind, in the order in which the parser made them.
  ///
  /// Nodes follow each other in the array, each its kind, its bounds and its children, so that no recursion is needed.
  package func forEach(_ kind: SyntaxKind, _ body: (SyntaxNode) -> Void) {
    let words = contents.pointee.words
    var place = 1
    while place + 2 < words.count {
      if UInt8(truncatingIfNeeded: words[place]) == kind.rawValue { body(SyntaxNode(tree: self, place: UInt32(place))) }
      place += 3 + Int(words[place] >> 8)
    }
  }

  /// The names among some that the code refers to, as variables, functions, types or members; texts and comments do not count.
  package func references(among names: Set<String>) -> Set<String> {
    let lengths = Set(names.map(\.utf8.count))
    var found: Set<String> = []
    forEach(.declReferenceExpr) { node in
      guard let name = node.child(0), lengths.contains(name.end - name.start) else { return }
      let text = name.text
      if names.contains(text) { found.insert(text) }
    }
    return found
  }

  /// Whether a key path of the code goes through a property with a name.
  package func hasKeyPath(through name: String) -> Bool {
    var isFound = false
    forEach(.keyPathPropertyComponent) { node in
      isFound = isFound || node.child(0)?.child(0)?.text == name
    }
    return isFound
  }
}
