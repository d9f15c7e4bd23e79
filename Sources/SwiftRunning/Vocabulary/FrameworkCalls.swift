/// The names of a framework's functions, modifiers and types whose use determines how a program has to be run.
package struct FrameworkCalls: Sendable {
  /// The names that let code change state after layout, such as observers of views.
  package let acting: Set<String>
  /// Names that let code change state only if it uses all of them.
  package let actingTogether: [String]
  /// The names with which a program may animate changes.
  package let animating: Set<String>
  /// The names of views whose content changes with time.
  package let followingTime: Set<String>
  /// The names with which a program may present other screens.
  package let presenting: Set<String>
  /// The name of the modifier by which code annotates views.
  package let annotating: String
  /// All of the names.
  let all: Set<String>

  /// Creates a list; omitted names are empty.
  package init(
    acting: Set<String> = [], actingTogether: [String] = [], animating: Set<String> = [],
    followingTime: Set<String> = [], presenting: Set<String> = [], annotating: String = ""
  ) {
    self.acting = acting
    self.actingTogether = actingTogether
    self.animating = animating
    self.followingTime = followingTime
    self.presenting = presenting
    self.annotating = annotating
    all = acting.union(actingTogether).union(animating).union(followingTime).union(presenting).union([annotating])
  }

  /// Returns whether code that uses some of the names changes state after layout.
  func act(_ names: Set<String>) -> Bool {
    !names.isDisjoint(with: acting) || !actingTogether.isEmpty && names.isSuperset(of: actingTogether)
  }
}
