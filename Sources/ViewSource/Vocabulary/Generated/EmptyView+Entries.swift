// Generated from Sources/Views/View/EmptyView.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/View/EmptyView.swift`.
  mutating func addEmptyViewDeclarations() {
    view("EmptyView", summary: "Creates an empty view.", example: "EmptyView()") {
      .function(returns: .view) { () throws(Fault) in .empty }
    }
  }
}
