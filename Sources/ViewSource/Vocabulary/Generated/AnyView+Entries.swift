// Generated from Sources/Views/View/AnyView.swift by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the declarations of `Sources/Views/View/AnyView.swift`.
  mutating func addAnyViewDeclarations() {
    view("AnyView", summary: "Creates a view that hides another's type.", example: #"AnyView(Text("a"))"#) {
      .function(.unnamed(.view), returns: .view) { view in view }
    }
    view("AnyView", summary: "Creates a view that hides another's type.", example: #"AnyView(erasing: Text("a"))"#) {
      .function(.named("erasing", .view), returns: .view) { view in view }
    }
  }
}
