import PlumblineSwiftReading

/// A value in a package's manifest, whose code is evaluated without running it.
enum ManifestValue {
  /// The value `nil`.
  case none
  /// A string.
  case text(String)
  /// An integer.
  case number(Int)
  /// A Boolean.
  case boolean(Bool)
  /// An array.
  case list([ManifestValue])
  /// A dictionary.
  case table([ManifestEntry])
  /// The result of a call such as `.target(name: "A")`, or a member such as `.v17`.
  case object(ManifestObject)
  /// A function of the manifest, or a closure.
  case function(ManifestFunction)
  /// A type, by its name.
  case type(String)
  /// A value that is only known when the manifest runs, with the source range of its expression.
  case unknown(offset: Int, length: Int)

  /// The string, or nil for another kind of value.
  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The elements of an array, or an empty array for another kind of value.
  var elements: [ManifestValue] { if case .list(let elements) = self { elements } else { [] } }
  /// The object, or nil for another kind of value.
  var object: ManifestObject? { if case .object(let object) = self { object } else { nil } }
  /// Whether the value is `true`.
  var isTrue: Bool { if case .boolean(let value) = self { value } else { false } }
  /// Whether the value is `nil`.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// Returns whether two values are known and equal.
  func equals(_ other: ManifestValue) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.text(let a), .text(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.equals($1) }
    case (.object(let a), .object(let b)):
      a === b
        || a.name == b.name && a.arguments.count == b.arguments.count
          && zip(a.arguments, b.arguments).allSatisfy { $0.label == $1.label && $0.value.equals($1.value) }
    default: false
    }
  }
}

/// A key of a dictionary and its value.
struct ManifestEntry {
  /// The key.
  let key: ManifestValue
  /// The value.
  let value: ManifestValue
}

/// An argument of a call: its label, if it has one, and its value.
struct ManifestArgument {
  /// The label, or nil if there is none.
  let label: String?
  /// The value.
  var value: ManifestValue
}

/// The result of a call in a manifest: a package, a target, a product or a setting.
///
/// It is a class, because the targets of a running manifest are also shared by reference.
final class ManifestObject {
  /// The name of the called function or type: `target` or `Package`, for example.
  let name: String
  /// The arguments in order.
  var arguments: [ManifestArgument]
  /// The UTF-8 offset of the call.
  let offset: Int

  /// Creates the result of a call.
  init(name: String, arguments: [ManifestArgument], offset: Int) {
    (self.name, self.arguments, self.offset) = (name, arguments, offset)
  }

  /// The value of an argument by its label, or nil if there is none.
  subscript(label: String) -> ManifestValue? {
    get { arguments.first { $0.label == label }?.value }
    set {
      let index = arguments.firstIndex { $0.label == label }
      switch (index, newValue) {
      case (let index?, let value?): arguments[index].value = value
      case (let index?, nil): arguments.remove(at: index)
      case (nil, let value?): arguments.append(ManifestArgument(label: label, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The value of the first argument without a label, or nil if there is none.
  var first: ManifestValue? { arguments.first { $0.label == nil }?.value }
}

/// A function or closure of a manifest.
struct ManifestFunction {
  /// A parameter: its label, its name in the body, and the expression of its default value.
  struct Parameter {
    /// The argument label, or nil if there is none.
    let label: String?
    /// The name in the body.
    let name: String
    /// The expression of the default value, or nil if there is none.
    let defaultValue: ExprSyntax?
  }

  /// The parameters.
  let parameters: [Parameter]
  /// The statements of the body.
  let body: CodeBlockItemListSyntax

  /// Returns whether the parameters match the labels of a call.
  func takes(_ labels: [String?]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      guard let index = rest.firstIndex(where: { $0.label == label }) else { return false }
      guard rest[..<index].allSatisfy({ $0.defaultValue != nil }) else { return false }
      rest = rest[(index + 1)...]
    }
    return rest.allSatisfy { $0.defaultValue != nil }
  }
}
