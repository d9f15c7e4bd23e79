extension SyntaxTree {
  /// Calls a closure with every node of a kind, in the order in which the parser added them.
  ///
  /// Nodes are contiguous in the array, so that no recursion is needed.
  package func forEach(_ kind: SyntaxKind, _ body: (SyntaxNode) -> Void) {
    let words = contents.pointee.words
    var index = 1
    while index + 2 < words.count {
      if UInt8(truncatingIfNeeded: words[index]) == kind.rawValue { body(SyntaxNode(tree: self, index: UInt32(index))) }
      index += 3 + Int(words[index] >> 8)
    }
  }

  /// Returns the names of a set that the code refers to as variables, functions, types or members.
  ///
  /// Names in string literals and comments are ignored.
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

  /// Returns whether a key path contains a property with a name.
  package func hasKeyPath(through name: String) -> Bool {
    var isFound = false
    forEach(.keyPathPropertyComponent) { node in
      isFound = isFound || node.child(0)?.child(0)?.text == name
    }
    return isFound
  }

  /// Returns whether a call has an argument with a label.
  package func hasArgument(labeled label: String) -> Bool {
    var isFound = false
    forEach(.labeledExpr) { node in isFound = isFound || node.child(0)?.text == label }
    return isFound
  }
}
