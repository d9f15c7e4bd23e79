/// A stored or computed property, or a global variable or constant.
package final class PropertyDeclaration: Declaration {
  /// The name.
  package let name: String
  /// The type that declares the property, or nil for a global variable.
  package unowned(unsafe) let owner: TypeDeclaration?
  /// The file that declares the property.
  package unowned(unsafe) let file: FileScope
  /// The source location of the name.
  package let location: SourceLocation
  /// Whether the property is static or global.
  let isStatic: Bool
  /// Whether the property is declared with `let`.
  package let isConstant: Bool
  /// The syntax of the annotated type, or nil.
  let typeSyntax: TypeSyntax?
  /// The syntax of the initial value, or nil.
  package let initializer: ExprSyntax?
  /// The property wrapper, or nil.
  package let wrapper: PropertyWrapper?
  /// The property as the next of several wrappers holds it, as `@B` in `@A @B var`, or nil.
  var inner: PropertyDeclaration?
  /// The body of the getter, or nil for a stored property.
  package let getter: CodeBlockItemListSyntax?
  /// The body of the setter and the name of its parameter, or nil.
  let setter: (body: CodeBlockItemListSyntax, parameter: String)?
  /// Whether the getter is a view builder.
  let isViewBuilder: Bool
  /// Whether the value is computed at its first use, as for a lazy property or one whose type is declared outside the
  /// program.
  package var isLazy: Bool

  /// Whether the getter may change the value that has the property, as `mutating get` does.
  let isGetterMutating: Bool
  /// Whether the property is a weak or unowned reference.
  var isWeak = false
  /// Whether the object's `objectWillChange` announces changes of the property.
  var isPublished = false
  /// Whether the property is excluded from observation, as by `@ObservationIgnored`.
  var isIgnoredByObservation = false
  /// Whether a change may cause views to be evaluated again, or nil before the first change.
  var isObserved: Bool?
  /// Whether Core Data provides the storage, which holds zero, an empty text or an empty collection at first.
  var isManaged = false
  /// Whether only the body of the type, and extensions of it in the same file, may use the property, or may set it.
  var (isStrict, isSetterStrict) = (false, false)
  /// Whether only the file may set the property.
  var isSetterPrivate = false
  /// The kind of ranges to whose type an extension adds the property, or nil for any other property.
  var rangeKind: RangeKind?
  /// Whether a property of an actor may be read without waiting.
  var isNonisolated = false
  /// Whether only the file may use the property.
  var isPrivate = false
  /// The requirements of the extension that declares the property, or nil.
  var condition: GenericWhereClauseSyntax?
  /// The property observers, or nil.
  var observers: AccessorBlockSyntax.Observers?
  /// The compiled observers.
  var observerCodes: (before: FunctionCode?, after: FunctionCode?)?
  /// The property that this one is part of, and the path of tuple indices to the part, as in `let (a, b) = …`.
  package var part: (whole: PropertyDeclaration, path: [Int])?
  /// The type parameters that are visible.
  var typeParameters = TypeParameters.none
  /// The annotated type, or nil before its first use.
  var resolvedType: SwiftType?
  /// The annotated type if it uses type parameters, or nil before its first use.
  var genericType: SwiftType??
  /// The type of the initial value, or nil before its first use.
  var inferredType: SwiftType?
  /// The compiled getter, or nil before its first use.
  var getterCode: FunctionCode?
  /// The compiled setter, or nil before its first use.
  var setterCode: FunctionCode?
  /// The compiled initial value, or nil before its first use.
  var initializerCode: FunctionCode?
  /// The value of a global or static property, or nil before its first use.
  package var value: Value?
  /// The property wrapper of the program that holds a global or static property, or nil.
  var storage: Value?
  /// The key path or type that an `@Environment` property reads, or nil before its first use.
  package var environmentPath: Value?
  /// The key of an `@Entry` property of the environment, or nil before its first use.
  var entryID: Int?
  /// Whether the value is being computed, which detects cycles.
  var isComputing = false
  /// The objects whose observers of the property are running.
  var observedObjects: [ObjectIdentifier] = []
  /// The warning about an initial value that failed, which is repeated for every preview that uses the property, or
  /// nil.
  var failure: Diagnostic?
  /// The warnings about substitutes on which the cached value depends; they concern each preview that uses it.
  var standIns: Set<Diagnostic> = []

  /// Creates a property declaration.
  package init(
    name: String, owner: TypeDeclaration?, file: FileScope, location: SourceLocation, isStatic: Bool, isConstant: Bool,
    isLazy: Bool, typeSyntax: TypeSyntax?, initializer: ExprSyntax?, wrapper: PropertyWrapper?, isViewBuilder: Bool,
    accessors: AccessorBlockSyntax?
  ) {
    self.name = name
    self.owner = owner
    self.file = file
    self.location = location
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isLazy = isLazy
    self.typeSyntax = typeSyntax
    self.initializer = initializer
    self.wrapper = wrapper
    self.isViewBuilder = isViewBuilder
    (getter, setter) = accessors?.bodies ?? (nil, nil)
    isGetterMutating = accessors?.hasMutatingGetter ?? false
    if isGetterMutating { file.program.hasMutatingGetters = true }
    file.program.add(self)
  }

  package func restart() {
    (value, storage, environmentPath, failure) = (nil, nil, nil, nil)
    standIns = []
  }

  package func releaseResults() {
    (resolvedType, inferredType, genericType) = (nil, nil, nil)
    (getterCode, setterCode, initializerCode, observerCodes) = (nil, nil, nil, nil)
    (value, storage, environmentPath) = (nil, nil, nil)
  }

  /// Returns whether the property's observers are running for an object, so that a change there runs none.
  func isObserving(_ object: Instance) -> Bool {
    isComputing && (observedObjects.isEmpty || observedObjects.contains(ObjectIdentifier(object)))
  }

  /// Whether the first wrapper holds a reference to the value, as in `@Environment(\.key) @Binding var`.
  var isReferenced: Bool { if case .reference? = inner?.wrapper?.role { true } else { false } }

  /// Whether the property is stored.
  var isStored: Bool { getter == nil }
}

extension AccessorBlockSyntax {
  /// The property observers `willSet` and `didSet`.
  struct Observers {
    /// The body of `willSet` and the name of its parameter.
    var before: (body: CodeBlockItemListSyntax, parameter: String)?
    /// The body of `didSet` and the name of its parameter.
    var after: (body: CodeBlockItemListSyntax, parameter: String)?
  }

  /// The property observers, or nil if there are none.
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

  /// Whether the getter is declared with `mutating get`.
  var hasMutatingGetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) && $0.modifier?.text == "mutating" }
  }

  /// The body of the getter, and the body of the setter with the name of its parameter, where they exist.
  var bodies: (getter: CodeBlockItemListSyntax?, setter: (body: CodeBlockItemListSyntax, parameter: String)?) {
    switch accessors {
    case .getter(let body): return (body, nil)
    case .accessors(let list):
      var getter: CodeBlockItemListSyntax?
      var setter: (body: CodeBlockItemListSyntax, parameter: String)?
      for accessor in list {
        guard let body = accessor.body?.statements else { continue }
        switch accessor.accessorSpecifier.text {
        case "get": getter = body
        case "set": setter = (body, accessor.parameters?.name.identifierText ?? "newValue")
        case "_read": getter = getter ?? body
        case "_modify": setter = setter ?? (body, "newValue")
        default: break
        }
      }
      return (getter, setter)
    }
  }
}

/// A property wrapper attribute, such as `@State` or `@Environment(\.colorScheme)`.
package struct PropertyWrapper {
  /// The name of the wrapper type, without generic arguments.
  package let name: String
  /// The arguments of the attribute, or nil.
  package let arguments: LabeledExprListSyntax?
  /// The behaviour of the framework's wrapper with this name, or nil.
  package let role: WrapperRole?
  /// The generic arguments that are written.
  let generics: [TypeSyntax]

  /// Creates a wrapper from its name and arguments, and from its role if the framework declares it.
  init(name: String, generics: [TypeSyntax], arguments: LabeledExprListSyntax?, role: WrapperRole?) {
    self.name = name
    self.generics = generics
    self.arguments = arguments
    self.role = role
  }
}
