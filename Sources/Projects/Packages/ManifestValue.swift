import PlumblineSwiftReading

/// A value in a package's manifest, whose code is followed without running it.
enum ManifestValue {
  /// Nil.
  case none
  /// A text.
  case text(String)
  /// A number.
  case number(Int)
  /// True or false.
  case truth(Bool)
  /// An array.
  case list([ManifestValue])
  /// A dictionary.
  case table([ManifestEntry])
  /// The result of a call such as `.target(name: "A")`, or a member such as `.v17`.
  case object(ManifestObject)
  /// A function of the manifest, or a closure.
  case function(ManifestFunction)
  /// A type's name.
  case type(String)
  /// A value that only running the manifest gives, with the place of its code.
  case unknown(offset: Int, length: Int)

  /// The text, or nil for another kind of value.
  var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The elements of a list; none for another kind of value.
  var elements: [ManifestValue] { if case .list(let elements) = self { elements } else { [] } }
  /// The object, or nil for another kind of value.
  var object: ManifestObject? { if case .object(let object) = self { object } else { nil } }
  /// Whether the value is true.
  var isTrue: Bool { if case .truth(let value) = self { value } else { false } }
  /// Whether the value is nil.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// Whether two values are known and equal.
  func equals(_ other: ManifestValue) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.text(let a), .text(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.truth(let a), .truth(let b)): a == b
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
  let key: ManifestValue
  let value: ManifestValue
}

/// An argument of a call: its label, if it has one, and its value.
struct ManifestArgument {
  let label: String?
  var value: ManifestValue
}

/// The result of a call in a manifest: a package, a target, a product, a setting.
///
/// Values share it, as those of a running manifest share targets.
final class ManifestObject {
  /// The name of the function or type that is called: `target`, `Package`.
  let name: String
  /// The arguments in order.
  var arguments: [ManifestArgument]
  /// The place of the call.
  let offset: Int

  /// The result of a call.
  init(name: String, arguments: [ManifestArgument], offset: Int) {
    (self.name, self.arguments, self.offset) = (name, arguments, offset)
  }

  /// The value of an argument by its label.
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

  /// The value of the first argument without a label.
  var first: ManifestValue? { arguments.first { $0.label == nil }?.value }
}

/// A function or closure of a manifest.
struct ManifestFunction {
  /// A parameter: its label, its name within, and the code of its default value.
  struct Parameter {
    let label: String?
    let name: String
    let defaultValue: ExprSyntax?
  }

  /// The parameters.
  let parameters: [Parameter]
  /// The code.
  let body: CodeBlockItemListSyntax

  /// Whether a call with these labels can be meant.
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
