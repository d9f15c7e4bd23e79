import PlumblineSwiftReading

/// The model of UIKit's and AppKit's classes, which is read with programs that wrap views of these frameworks.
extension Program {
  /// Returns whether a type or an extension of the program inherits from one of some types, by their names.
  package func declares(inheriting names: Set<String>) -> Bool {
    func inherits(_ type: TypeDeclaration) -> Bool {
      type.inheritedNames.contains(where: names.contains) || type.types.values.contains(where: inherits)
    }
    return files.contains { $0.types.contains(where: inherits) }
      || openExtensions.contains { syntax, _ in
        syntax.inheritanceClause?.inheritedTypes.contains { names.contains($0.type.trimmedDescription) } ?? false
      }
  }

  /// Reads the model of a framework's classes, whose declarations the program's own replace.
  package func add(platform file: SourceFile) {
    isSpent = true
    outside.platformFile = UInt32(files.count)
    let own = (shared.types, shared.functions, shared.variables, shared.aliases)
    _ = read(file)
    shared.types.merge(own.0) { _, own in own }
    shared.functions.merge(own.1) { model, own in own + model }
    shared.variables.merge(own.2) { _, own in own }
    shared.aliases.merge(own.3) { _, own in own }
  }

  /// Returns a type that the model of a framework's classes declares, or nil.
  package func platformType(named name: String) -> TypeDeclaration? {
    guard outside.platformFile != nil, let type = shared.types[name], isPlatform(type) else { return nil }
    return type
  }

  /// Returns whether the model of a framework's classes declares a type.
  package func isPlatform(_ type: TypeDeclaration) -> Bool {
    outside.platformFile.map { $0 == type.file.index } ?? false
  }

  /// Returns whether a type is one of the model's classes or inherits from one, so that it may have members that the
  /// model lacks.
  package func inheritsPlatform(_ type: TypeDeclaration) -> Bool {
    guard outside.platformFile != nil else { return false }
    return isPlatform(type) || ancestors(of: type).contains { $0.declaration.map(isPlatform) ?? false }
  }

  /// Returns whether a class of the program overrides a method of the model's classes.
  package func overrides(_ name: String, of type: TypeDeclaration) -> Bool {
    members(named: name, of: type).first.map { $0.file.index != outside.platformFile } ?? false
  }
}

extension Program {
  /// Returns the reason for which objects of a class cannot be drawn, or nil if they can: an interface file creates
  /// them, or they override a member that the model's classes do not have, so that it is never called.
  package func obstacle(in type: TypeDeclaration) -> String? {
    if let known = outside.obstacles[type.id] { return known }
    let found = findObstacle(in: type)
    outside.obstacles[type.id] = .some(found)
    return found
  }

  private func findObstacle(in type: TypeDeclaration) -> String? {
    var (names, current): (Set<String>, TypeDeclaration?) = ([], type)
    while let declared = current, !isPlatform(declared) {
      if declared.hasOutlets { return "the interface file of '\(declared.name)' is not read" }
      names.subtract(Set(declared.members.keys).union(declared.statics.keys).subtracting(declared.overriddenNames))
      names.formUnion(declared.overriddenNames)
      current = superclass(of: declared)
    }
    while let declared = current {
      names.subtract(declared.members.keys)
      names.subtract(declared.statics.keys)
      names.subtract(declared.fields.map(\.name))
      current = superclass(of: declared)
    }
    return names.min().map { "the override of '\($0)' in '\(type.name)' is not run" }
  }
}

/// The run of code of views of UIKit, which ends without a drawing if the code uses anything that the model lacks.
package final class PlatformRun {
  /// The first reason for which the views cannot be drawn, or nil.
  package private(set) var reason: String?

  /// The source range of the view that wraps the views of UIKit, or nil before layout.
  let source: SourceRange?

  /// Creates a run without problems.
  package init(source: SourceRange? = nil) { self.source = source }

  /// Records a reason for which the views cannot be drawn; the first one counts.
  package func fail(_ reason: String) { self.reason = self.reason ?? reason }
}

/// The reasons for which objects of UIKit that were made before layout cannot be drawn.
package struct PlatformFailures {
  /// The reason for all views, or nil.
  package var general: String?
  /// The reasons for which objects of a type could not be made, by the type's name.
  package var types: [String: String] = [:]
  /// The reasons for which objects cannot be drawn; the objects are retained, so that no other object gets their
  /// identity.
  private var objects: [ObjectIdentifier: (object: Instance, reason: String)] = [:]

  /// Records the reason for which an object cannot be drawn; the first reason counts.
  mutating func note(_ reason: String, of object: Instance) {
    if objects[ObjectIdentifier(object)] == nil { objects[ObjectIdentifier(object)] = (object, reason) }
  }

  /// Returns the reason for which an object cannot be drawn, or nil if it can.
  package func reason(of object: Instance) -> String? { objects[ObjectIdentifier(object)]?.reason ?? general }
}

extension Evaluator {
  /// Runs code of views of UIKit; returns nil after recording the reason if it fails.
  package func platform<Result>(_ run: PlatformRun, _ body: () throws(Fault) -> Result?) -> Result? {
    let outer = platformRun
    platformRun = run
    defer { platformRun = outer }
    var result: Result?
    let error = log.attempt {
      do throws(Fault) { result = try body() } catch {
        if let diagnostic = error.diagnostic { log.add(diagnostic) } else { run.fail("its code has an error") }
      }
    }
    if let error { run.fail("\(error.source.place): \(error.message)") }
    return run.reason == nil ? result : nil
  }

  /// Returns a value from elsewhere for a member that the model of a framework's classes lacks, or nil for other
  /// values.
  func platformMember(_ name: String, of value: Value, at location: SourceLocation) -> Value? {
    let type: TypeDeclaration? =
      if case .type(.declared(let declared)) = value { declared } else { declaration(of: value) }
    guard let type, program.inheritsPlatform(type) else { return nil }
    // A static value that the model lacks matters only as an argument of a view.
    if case .type = value, platformRun == nil { return outsideValue(name, at: location) }
    failPlatform("\(range(of: location).place): '\(name)' of '\(type.name)' is not modelled", of: value)
    return outsideValue(name, at: location)
  }

  /// Records a reason for which an object, or the views of UIKit that are being made, cannot be drawn.
  package func failPlatform(_ reason: String, of value: Value = .void) {
    if let platformRun { return platformRun.fail(reason) }
    switch value {
    case .object(let instance), .instance(let instance): platformFailures.note(reason, of: instance)
    default: platformFailures.general = platformFailures.general ?? reason
    }
  }

  /// Creates an object of UIKit, or a view that wraps one, before its layout.
  ///
  /// If its code has an error, a value from elsewhere replaces it, and the rest of the figure is drawn.
  func constructBeforeLayout(
    _ type: TypeDeclaration, _ arguments: [ArgumentExpression], _ frame: Frame, hint: SwiftType,
    at location: SourceLocation
  ) throws(Fault) -> Value {
    let run = PlatformRun()
    platformRun = run
    defer { platformRun = nil }
    var result: Value?
    var failure: Fault?
    let error = log.attempt {
      do throws(Fault) {
        result = try construct(.declared(type), arguments, frame, hint: hint, at: location)
      } catch {
        failure = error
        if let diagnostic = error.diagnostic { log.add(diagnostic) }
      }
    }
    if let result, error == nil {
      if let reason = run.reason {
        platformRun = nil
        failPlatform(reason, of: result)
      }
      return result
    }
    if let failure, failure.thrown != nil { throw failure }
    let reason = error.map { "\($0.source.place): \($0.message)" } ?? "its code has an error"
    platformFailures.types[type.name] = reason
    guard type.kind != .object else { return outsideValue(type.name, at: location) }
    var diagnostic = Diagnostic(
      options.isStrict ? .error : .warning, .undrawnPlatformView(type.name, because: reason), at: range(of: location))
    diagnostic.isStandIn = true
    log.add(diagnostic)
    return .native(
      OutsideValue(type: OutsideValue.unknownType, name: type.name, location: location, isReported: true))
  }
}

extension SourceRange {
  /// The last part of the file's path with the line.
  fileprivate var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

extension Diagnostic.Message {
  /// A view that wraps one of UIKit, whose code cannot run.
  fileprivate static func undrawnPlatformView(_ name: String, because reason: String) -> Self {
    Self("Plumbline cannot draw '\(name)' (\(reason)); a labelled placeholder is drawn instead")
  }
}
