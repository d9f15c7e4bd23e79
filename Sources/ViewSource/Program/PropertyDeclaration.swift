/// A stored or computed property, a global variable, or a constant.
final class PropertyDeclaration: Declaration {
  /// The name.
  let name: String
  /// The type that declares it, or nil for a global variable.
  unowned(unsafe) let owner: TypeDeclaration?
  /// The file that declares it.
  unowned(unsafe) let file: FileScope
  /// Where the name stands.
  let place: Place
  /// Whether it is a member of the type itself.
  let isStatic: Bool
  /// Whether it is a constant.
  let isConstant: Bool
  /// The annotated type.
  let typeSyntax: TypeSyntax?
  /// The initial value.
  let initializer: ExprSyntax?
  /// The attributes with arguments that make it a wrapped property, or nil.
  let wrapper: PropertyWrapper?
  /// The body that computes the value, or nil for a stored property.
  let getter: CodeBlockItemListSyntax?
  /// The body that takes a new value, and the name of that value.
  let setter: (body: CodeBlockItemListSyntax, parameter: String)?
  /// Whether views are gathered from the body.
  let isViewBuilder: Bool
  /// Whether the value is computed at its first use; as is one that needs a type from outside of the program.
  var isLazy: Bool

  /// What runs before and after a new value is set, with the names that it gives the other value.
  var observers: AccessorBlockSyntax.Observers?
  /// The compiled observers.
  var observerCodes: (before: FunctionCode?, after: FunctionCode?)?
  /// The property whose value this one is a part of, and the way to the part: `let (a, b) = …`.
  var part: (whole: PropertyDeclaration, path: [Int])?
  /// The type parameters around it.
  var typeParameters = TypeParameters.none
  /// The annotated type, once it is known.
  var resolvedType: SwiftType?
  /// The annotated type where it names type parameters, once it is known.
  var genericType: SwiftType??
  /// The type of the initial value, once it is known.
  var inferredType: SwiftType?
  /// The compiled getter.
  var getterCode: FunctionCode?
  /// The compiled setter.
  var setterCode: FunctionCode?
  /// The compiled initial value.
  var initializerCode: FunctionCode?
  /// The value of a global or static property, once it is known.
  var value: Value?
  /// What an `@Environment` property reads, once it is known.
  var environmentPath: Value?
  /// The number of an `@Entry` of the environment, once it is known.
  var entryNumber: Int?
  /// Whether the value is being computed.
  var isComputing = false

  /// A property.
  init(
    name: String, owner: TypeDeclaration?, file: FileScope, place: Place, isStatic: Bool, isConstant: Bool,
    isLazy: Bool, typeSyntax: TypeSyntax?, initializer: ExprSyntax?, wrapper: PropertyWrapper?, isViewBuilder: Bool,
    accessors: AccessorBlockSyntax?
  ) {
    self.name = name
    self.owner = owner
    self.file = file
    self.place = place
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isLazy = isLazy
    self.typeSyntax = typeSyntax
    self.initializer = initializer
    self.wrapper = wrapper
    self.isViewBuilder = isViewBuilder
    (getter, setter) = accessors?.bodies ?? (nil, nil)
    file.program.add(self)
  }

  func restart() { (value, environmentPath) = (nil, nil) }

  func forget() {
    (resolvedType, inferredType, genericType) = (nil, nil, nil)
    (getterCode, setterCode, initializerCode, observerCodes) = (nil, nil, nil, nil)
    (value, environmentPath) = (nil, nil)
  }

  /// Whether the property has a place in its values.
  var isStored: Bool { getter == nil }
}

extension AccessorBlockSyntax {
  /// The bodies of `willSet` and `didSet`.
  struct Observers {
    /// What runs before a new value is set.
    var before: (body: CodeBlockItemListSyntax, parameter: String)?
    /// What runs after it.
    var after: (body: CodeBlockItemListSyntax, parameter: String)?
  }

  /// The observers that stand there, or nil if there are none.
  var observers: Observers? {
    guard case .accessors(let list) = accessors else { return nil }
    var found = Observers()
    for accessor in list {
      guard let body = accessor.body?.statements else { continue }
      let name = accessor.parameters?.name.identifierText
      switch accessor.accessorSpecifier.text {
      case "willSet": found.before = (body, name ?? "newValue")
      case "didSet": found.after = (body, name ?? "oldValue")
      default: break
      }
    }
    return found.before == nil && found.after == nil ? nil : found
  }

  /// The code of the getter, and that of the setter with the name of its parameter, where they stand there.
  var bodies: (getter: CodeBlockItemListSyntax?, setter: (body: CodeBlockItemListSyntax, parameter: String)?) {
    switch accessors {
    case .getter(let body): return (body, nil)
    case .accessors(let list):
      var getter: CodeBlockItemListSyntax?
      var setter: (body: CodeBlockItemListSyntax, parameter: String)?
      for accessor in list {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get): getter = accessor.body?.statements
        case .keyword(.set):
          if let body = accessor.body?.statements {
            setter = (body, accessor.parameters?.name.identifierText ?? "newValue")
          }
        default: break
        }
      }
      return (getter, setter)
    }
  }
}

/// The wrapper of a property, such as `@State` or `@Environment(\.colorScheme)`.
struct PropertyWrapper {
  /// The wrapper's type as written, without its argument.
  let name: String
  /// The wrapper's arguments.
  let arguments: LabeledExprListSyntax?
  /// The wrapper of SwiftUI or SwiftData with this name, or nil.
  let standard: StandardWrapper?

  /// A wrapper by its name.
  init(name: String, arguments: LabeledExprListSyntax?) {
    self.name = name
    self.arguments = arguments
    standard = StandardWrapper(rawValue: name)
  }
}
