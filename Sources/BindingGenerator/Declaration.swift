import SwiftSyntax

/// A public declaration of the compiled vocabulary, as far as the reader can use it.
struct Declaration {
  /// The kind of the declaration.
  enum Kind: String {
    /// A way to make a value of a type.
    case initializer
    /// A function or a property of a type's values.
    case method, property
    /// A function or a constant of the type itself.
    case staticMethod, constant
    /// A case of an enumeration.
    case enumCase
    /// A function of no type, or an operator.
    case function
    /// Access to a part of a value by an index or a key.
    case `subscript`
  }

  /// The kind of the declaration.
  var kind: Kind
  /// The type that the declaration belongs to.
  var owner: String
  /// The type of `Self` where an extension of a protocol names it, such as `Circle` for `Shape where Self == Circle`.
  var selfType: String?
  /// The name.
  var name: String
  /// The parameters, in order.
  var parameters: [DeclaredParameter] = []
  /// The type of the result as written, or an empty string.
  var result = ""
  /// The code that the declaration stands for, or nil if it is not one of Plumbline's.
  var code: CodeBlockItemListSyntax?
  /// Whether other modules see the declaration.
  var isPublic = true
  /// Whether a property can be set.
  var isSettable = false
  /// Whether a method changes the value that it is called on.
  var isMutating = false
  /// Whether another overload wins where both fit.
  var isDisfavored = false
  /// The first sentence of its documentation.
  var summary = ""
  /// A line of SwiftUI that uses it, from its documentation.
  var example = ""
  /// The file that declares it, from the root of the package.
  var file: String

  /// The name with its labels, as SwiftUI's documentation writes it.
  var signature: String {
    switch kind {
    case .property, .constant: name
    case .enumCase where parameters.isEmpty: name
    default: name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }
}

/// A parameter of a declaration.
struct DeclaredParameter {
  /// The label, or nil for none.
  var label: String?
  /// The name in the declaration's code.
  var name: String
  /// The type, with generic parameters replaced by their constraints.
  var type: String
  /// Whether a closure is a view builder's.
  var isViewBuilder = false
  /// Whether any number of arguments may stand here.
  var isVariadic = false
  /// The default value as written, or nil if there is none.
  var fallback: String?
}
