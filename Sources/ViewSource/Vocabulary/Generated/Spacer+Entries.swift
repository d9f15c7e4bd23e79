// Generated from Sources/Views/Containers/Spacer.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/Containers/Spacer.swift`.
  mutating func addSpacerDeclarations() {
    view("Spacer", summary: "Creates a space with a minimum length.", example: "Spacer()") {
      .function(.named("minLength", .optional(.double), default: .some(nil)), returns: .view) { minLength in
        .spacer(minLength: minLength)
      }
    }
    view("Divider", summary: "Creates a divider.", example: "Divider()") {
      .function(returns: .view) { () throws(Fault) in .divider() }
    }
  }
}
