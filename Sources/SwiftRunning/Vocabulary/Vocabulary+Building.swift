extension Vocabulary {
  /// Adds an initializer, whose result can have another type than its name suggests.
  package mutating func initializer<R, each A>(
    _ name: String, _ parameters: repeat Parameter<each A>,
    returns result: @autoclosure @escaping @Sendable () -> TypeBinding<R>, summary: String = "",
    example: String = "", body: @escaping @Sendable (repeat each A) throws(Fault) -> R
  ) {
    known(name).add(
      initializer:
        VocabularyEntry(name: name, kind: .initializer, summary: summary, example: example) {
          .function(repeat (each parameters).known(), returns: result(), body: body)
        })
  }

  /// Adds a method of a type's values.
  package mutating func method<S, R, each A>(
    on type: TypeBinding<S>, _ name: String, _ parameters: repeat Parameter<each A>,
    returns result: @autoclosure @escaping @Sendable () -> TypeBinding<R>,
    summary: String = "", example: String = "", body: @escaping @Sendable (S, repeat each A) throws(Fault) -> R
  ) {
    known(type.name).add(
      member:
        VocabularyEntry(name: name, kind: .method, summary: summary, example: example) {
          .method(on: type, repeat (each parameters).known(), returns: result(), body: body)
        })
  }

  /// Adds a mutating method of a type's values.
  package mutating func mutatingMethod<S, each A>(
    on type: TypeBinding<S>, _ name: String, _ parameters: repeat Parameter<each A>, summary: String = "",
    example: String = "", body: @escaping @Sendable (inout S, repeat each A) throws(Fault) -> Void
  ) {
    known(type.name).add(
      member:
        VocabularyEntry(name: name, kind: .mutatingMethod, summary: summary, example: example) {
          let (shapes, readers) = VocabularyEntry.Definition.known(repeat (each parameters).known())
          return VocabularyEntry.Definition(parameters: shapes) { value, call throws(Fault) in
            var index = 0
            var receiver = try call.receiver(value, as: type)
            value = .void
            try body(&receiver, repeat try AnyParameterReader.argument((each A).self, &index, readers, call))
            value = type.write(receiver)
            return .void
          }
        })
  }

  /// Adds a read-only property of a type's values.
  package mutating func property<S, R>(
    on type: TypeBinding<S>, _ name: String, as result: @autoclosure @escaping @Sendable () -> TypeBinding<R>,
    get: @escaping @Sendable (S) -> R
  ) {
    known(type.name).add(
      member:
        VocabularyEntry(name: name, kind: .property) {
          let result = result()
          return VocabularyEntry.Definition(result: result.type) { value, call throws(Fault) in
            result.write(get(try call.receiver(value, as: type)))
          }
        })
  }

  /// Adds a property of a type's values that can be set.
  package mutating func property<S, R>(
    on type: TypeBinding<S>, _ name: String, as result: @autoclosure @escaping @Sendable () -> TypeBinding<R>,
    get: @escaping @Sendable (S) -> R,
    set: @escaping @Sendable (inout S, R) -> Void
  ) {
    known(type.name).add(
      member:
        VocabularyEntry(name: name, kind: .property) {
          let result = result()
          return VocabularyEntry.Definition(result: result.type, valueType: result.type) { value, call throws(Fault) in
            result.write(get(try call.receiver(value, as: type)))
          } assign: { value, newValue, call throws(Fault) in
            var receiver = try call.receiver(value, as: type)
            guard let new = try result.read(newValue, call.evaluator) else {
              throw call.mismatch(of: newValue, with: result.type, at: 0)
            }
            set(&receiver, new)
            value = type.write(receiver)
          }
        })
  }

  /// Adds a static constant of a type, such as `Color.red`.
  package mutating func constant<R: Sendable>(
    on type: String, _ name: String, _ value: R, as result: @autoclosure @escaping @Sendable () -> TypeBinding<R>
  ) {
    known(type).add(
      static:
        VocabularyEntry(name: name, kind: .constant) {
          let result = result()
          return VocabularyEntry.Definition(result: result.type) { _, _ in result.write(value) }
        })
  }

  /// Adds a global constant, such as `CATransform3DIdentity`.
  package mutating func constant<R: Sendable>(
    _ name: String, _ value: R, as result: @autoclosure @escaping @Sendable () -> TypeBinding<R>
  ) { constants[name] = { result().write(value) } }

  /// Adds every case of an enumeration as a static constant.
  ///
  /// The names are raw values: describing a case looks up its type's conformances, which takes longer than building the
  /// rest of the table.
  package mutating func cases<T: CaseIterable & RawRepresentable & Sendable>(of type: TypeBinding<T>)
  where T.RawValue == String {
    later([type.name]) { vocabulary in
      for value in T.allCases { vocabulary.constant(on: type.name, value.rawValue, value, as: type) }
    }
  }

  /// Adds a static method of a type, such as `Font.system(size:)`.
  package mutating func staticMethod<R, each A>(
    on type: String, _ name: String, _ parameters: repeat Parameter<each A>,
    returns result: @autoclosure @escaping @Sendable () -> TypeBinding<R>,
    summary: String = "", example: String = "", body: @escaping @Sendable (repeat each A) throws(Fault) -> R
  ) {
    known(type).add(
      static:
        VocabularyEntry(name: name, kind: .staticMethod, summary: summary, example: example) {
          .function(repeat (each parameters).known(), returns: result(), body: body)
        })
  }

  /// Adds a global function, or an operator by its symbol.
  package mutating func function<R, each A>(
    _ name: String, _ parameters: repeat Parameter<each A>,
    returns result: @autoclosure @escaping @Sendable () -> TypeBinding<R>,
    summary: String = "", example: String = "", body: @escaping @Sendable (repeat each A) throws(Fault) -> R
  ) {
    functions[name, default: []].append(
      VocabularyEntry(name: name, kind: .function, summary: summary, example: example) {
        .function(repeat (each parameters).known(), returns: result(), body: body)
      })
  }

  /// Adds an implicit conversion from one type to another.
  package mutating func conversion<A, B>(
    from source: TypeBinding<A>, to target: TypeBinding<B>, _ convert: @escaping @Sendable (A) -> B
  ) {
    conversions[source.name, default: [:]][target.name] = { value in
      let native: A? = if case .native(let native) = value { native.unwrapped(as: A.self) } else { value.payload as? A }
      return native.map { target.write(convert($0)) }
    }
  }

  /// Adds types from which a type inherits members, and types in which its implicit members are looked up.
  package mutating func type(_ name: String, parents: [String] = [], implicitSources: [String] = []) {
    known(name).add(parents: parents, implicitSources: implicitSources)
  }

  /// Adds a conversion from array literals to a type, such as an option set.
  package mutating func arrayLiteral<T>(of type: TypeBinding<T>, _ make: @escaping @Sendable ([T]) -> T) {
    known(type.name).arrayLiteral = { values, evaluator throws(Fault) in
      var members: [T] = []
      for value in values {
        guard let member = try type.read(value, evaluator) else { return nil }
        members.append(member)
      }
      return type.write(make(members))
    }
  }

  /// Adds the decomposition of an enumeration for patterns; cases with associated values are static methods.
  package mutating func enumeration<T>(
    of type: TypeBinding<T>,
    _ parts: @escaping @Sendable (T) -> (name: String, payload: KeyValuePairs<String, Value>)
  ) {
    known(type.name).enumCase = { value in
      guard case .native(let native) = value, let own = native.unwrapped(as: T.self) else { return nil }
      let (name, payload) = parts(own)
      return EnumCaseValue(name: name, payload: payload.map { ($0.key == "_" ? nil : $0.key, $0.value) })
    }
  }
}

extension Vocabulary {
  /// Adds a member of a type's values, which is defined at its first use.
  package mutating func member(
    _ type: String, _ name: String, summary: String, example: String,
    _ define: @escaping @Sendable () -> VocabularyEntry.Definition
  ) {
    known(type).add(
      member:
        VocabularyEntry(name: name, kind: .method, summary: summary, example: example, define: define))
  }

  /// Adds a static member of a type, which is defined at its first use.
  package mutating func staticMember(
    _ type: String, _ name: String, _ kind: VocabularyEntry.Kind, summary: String, example: String,
    _ define: @escaping @Sendable () -> VocabularyEntry.Definition
  ) {
    known(type).add(
      static:
        VocabularyEntry(name: name, kind: kind, summary: summary, example: example, define: define))
  }

  /// Adds an initializer of a view, which is defined at its first use.
  package mutating func view(
    _ type: String, summary: String, example: String, _ define: @escaping @Sendable () -> VocabularyEntry.Definition
  ) {
    let known = known(type)
    known.add(
      initializer:
        VocabularyEntry(name: type, kind: .initializer, summary: summary, example: example, define: define))
    if known.parents.isEmpty { known.parents = [framework.names.view] }
  }

  /// Adds an initializer of a value other than a view, which is defined at its first use.
  package mutating func initializer(
    _ type: String, summary: String, example: String, _ define: @escaping @Sendable () -> VocabularyEntry.Definition
  ) {
    known(type).add(
      initializer:
        VocabularyEntry(name: type, kind: .initializer, summary: summary, example: example, define: define))
  }
}

extension VocabularyEntry.Definition {
  /// Returns the definition of a method of a type's values.
  package static func method<S, R, each A>(
    on type: TypeBinding<S>, _ parameters: repeat KnownParameter<each A>, returns result: TypeBinding<R>,
    body: @escaping @Sendable (S, repeat each A) throws(Fault) -> R
  ) -> VocabularyEntry.Definition {
    let (shapes, readers) = known(repeat each parameters)
    return VocabularyEntry.Definition(parameters: shapes, result: result.type) { value, call throws(Fault) in
      var index = 0
      let receiver = try call.receiver(value, as: type)
      return result.write(
        try body(receiver, repeat try AnyParameterReader.argument((each A).self, &index, readers, call)))
    }
  }

  /// Returns the definition of a constant.
  package static func constant<R: Sendable>(_ value: R, as type: TypeBinding<R>) -> VocabularyEntry.Definition {
    VocabularyEntry.Definition(result: type.type) { _, _ in type.write(value) }
  }

  /// Returns the definition of a function without a receiver.
  package static func function<R, each A>(
    _ parameters: repeat KnownParameter<each A>, returns result: TypeBinding<R>,
    body: @escaping @Sendable (repeat each A) throws(Fault) -> R
  ) -> VocabularyEntry.Definition {
    let (shapes, readers) = known(repeat each parameters)
    return VocabularyEntry.Definition(parameters: shapes, result: result.type) { _, call throws(Fault) in
      var index = 0
      return result.write(try body(repeat try AnyParameterReader.argument((each A).self, &index, readers, call)))
    }
  }

  /// Returns the shapes of parameters and the readers of their arguments.
  package static func known<each A>(
    _ parameters: repeat KnownParameter<each A>
  ) -> ([ParameterShape], [AnyParameterReader]) {
    var shapes: [ParameterShape] = []
    var readers: [AnyParameterReader] = []
    for parameter in repeat each parameters {
      shapes.append(parameter.shape)
      readers.append(parameter.reader)
    }
    return (shapes, readers)
  }
}

extension TypeBinding {
  /// The name of the type in the vocabulary.
  package var name: String { type.memberKey }
}
