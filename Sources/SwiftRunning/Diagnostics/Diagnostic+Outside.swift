import PlumblineSource
import PlumblineSwiftReading

extension Diagnostic {
  /// A use of a name from elsewhere that needs a substitute.
  package enum OutsideUse {
    /// A view, for which a labelled area is drawn.
    case view
    /// A modifier, without which the view is drawn.
    case modifier
    /// A text, which shows the name.
    case text
    /// A condition; its first branch is taken.
    case condition
    /// A condition of a branch that ends the program; the branch is not taken.
    case failure
    /// A condition of a loop that would never end.
    case repetition
    /// A sequence, which is empty.
    case list
    /// An optional value, whose default is used.
    case fallback
    /// An action, which does nothing.
    case action
    /// A function with a closure, which runs.
    case closure
    /// A value of a known type.
    case value(String)
  }
}

extension Diagnostic.Message {
  /// A name that no part of the program declares, or a member of such a value, and the substitute for it.
  static func outside(_ name: String, of origin: String?, _ use: Diagnostic.OutsideUse) -> Self {
    let substitute =
      switch use {
      case .view: "a labelled area stands for it"
      case .modifier: "the view is drawn without it"
      case .text: "its name is shown"
      case .condition: "the first branch is taken"
      case .failure: "the branch that fails is not taken"
      case .repetition: "the code would repeat without end, so its condition does not hold"
      case .list: "it is taken as empty"
      case .fallback: "the value after '??' is used"
      case .action: "it does nothing"
      case .closure: "its closure runs once"
      case .value(let value): "\(value) stands for it"
      }
    let owner = origin.map { $0 == name ? "" : " of '\($0)'" } ?? ""
    return Self(
      "'\(name)'\(owner) is not part of the program: \(substitute)",
      hint: "declare it in a file of a folder that is read with --include")
  }
}
