/// The top-level items of Swift source, found without parsing it: declarations, macros and statements.
///
/// Text that the lexer cannot classify has no outline.
package struct SourceOutline: Hashable, Sendable {
  /// The kinds of items.
  package enum Kind: Hashable, Sendable {
    /// A declaration.
    case declaration
    /// An `import`.
    case importing
    /// A macro that declares something, such as a preview.
    case macro
    /// A statement or an expression, such as a view that stands alone.
    case statement
  }

  /// A top-level item.
  package struct Item: Hashable, Sendable {
    /// The item's kind.
    package var kind: Kind
    /// The range of the item's text, in UTF-8 bytes, without the comments before it.
    package var range: Range<Int>
    /// The names by which other code refers to the item: those it declares and, for an extension, that of the extended
    /// type with those of its members.
    package var declaredNames: Set<String> = []
    /// The identifiers in the item.
    package var mentionedNames: Set<String> = []
    /// The name of the type that the item extends, or nil; of a nested type it is the last part.
    package var extendedName: String?
    /// Whether the item extends a type, so that a later declaration of the same name does not replace it.
    package var isExtension: Bool { extendedName != nil }
    /// Whether an extension has effects on code that names none of its members: it has conformances, conditions,
    /// initializers, subscripts or operators.
    package var extendsWithoutName = false
    /// Whether code may depend on the item without a name, as on an operator.
    package var isAlwaysNeeded = false
  }

  /// The items, in order.
  package private(set) var items: [Item] = []

  /// Finds the items of a text, or returns nil if the lexer refuses it; the macros with the given names are
  /// declarations, others are statements.
  package init?(of text: String, declaring macros: Set<String>) {
    var text = text
    let items = text.withUTF8 { bytes -> [Item]? in
      guard let lexemes = Lexer.lexemes(of: bytes)?.lexemes else { return nil }
      return OutlineReader(lexemes: lexemes, bytes: bytes, macros: macros).items()
    }
    guard let items else { return nil }
    self.items = items
  }
}
