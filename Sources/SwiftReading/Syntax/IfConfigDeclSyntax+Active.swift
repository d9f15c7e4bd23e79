extension IfConfigDeclSyntax {
  /// The declarations or statements of the first clause whose condition is true in a debug build for iOS.
  package var activeElements: Syntax? { activeElements(in: .simulator) }

  /// Returns the declarations or statements of the first clause whose condition is true in a build, or nil.
  package func activeElements(in build: BuildConditions) -> Syntax? {
    clauses.first { $0.condition.map(build.hold) ?? true }?.elements
  }
}
