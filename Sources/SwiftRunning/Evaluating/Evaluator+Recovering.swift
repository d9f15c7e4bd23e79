import PlumblineSwiftReading

/// Recovery from errors in programs with names from elsewhere, which replaces the smallest part that failed.
///
/// Code that a compiler has accepted can fail here because a value from elsewhere has no value, or because the library
/// lacks a member. A labelled area stands for such a view, and a value from elsewhere for such a variable; the error is
/// reported as a warning at its place. `--strict` reports it as an error.
extension Evaluator {
  /// Returns whether a part of the program can be replaced after an error; a probable misspelling stays an error.
  private func canReplace(after fault: Fault) -> Bool {
    guard let diagnostic = fault.diagnostic else { return false }
    if diagnostic.hint?.hasPrefix("did you mean") ?? false, !program.lacksPackages { return false }
    return fault.thrown == nil && program.mayNameOutside && !options.isStrict && isWithinLimits
  }

  /// Appends an area for the view of a statement that failed, and sets the variables of a declaration that failed to
  /// values from elsewhere; returns whether the following statements can run.
  func replace(_ statement: Statement, after fault: Fault, _ frame: Frame, into parts: inout [Value]) -> Bool {
    guard canReplace(after: fault), let diagnostic = fault.diagnostic else { return false }
    guard let declaration = statement as? VariableStatement else {
      log.add(diagnostic.replaced(by: "a labelled area stands for the view", isView: true))
      let name = statement.answer?.viewName ?? names.view
      parts.append(
        .native(
          OutsideValue(type: OutsideValue.unknownType, name: name, location: statement.location, isReported: true)))
      return true
    }
    log.add(diagnostic.replaced(by: "the value is taken as unknown"))
    return (try? declaration.set(outsideValue("value", at: statement.location), frame)) != nil
  }

  /// Returns the value of a property whose initial value failed, or nil if the error cannot be replaced.
  func substitute(for property: PropertyDeclaration, after fault: Fault) -> Value? {
    guard canReplace(after: fault), let diagnostic = fault.diagnostic else { return nil }
    var warning = diagnostic.replaced(by: "the value of '\(property.name)' is taken as unknown")
    // Code that needs the value reports its own decision.
    warning.isDecision = true
    log.add(warning)
    property.failure = warning
    program.isSpent = true
    return outsideValue(property.name, at: property.location)
  }

  /// Reports a fault during layout or drawing: as a warning where a neutral value can stand for the result.
  func reportReplaced(_ fault: Fault) {
    guard canReplace(after: fault), let diagnostic = fault.diagnostic else { return report(fault) }
    log.add(diagnostic.replaced(by: "nothing is drawn for it"))
  }
}

extension Diagnostic {
  /// Returns the error as a warning about the substitute for the part that failed.
  fileprivate func replaced(by substitute: String, isView: Bool = false) -> Diagnostic {
    var copy = self
    copy.severity = .warning
    copy.hint = substitute
    copy.isStandIn = true
    copy.costsView = isView
    return copy
  }
}
