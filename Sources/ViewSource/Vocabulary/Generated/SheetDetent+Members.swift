// Generated from Sources/LayoutCore and Sources/Drawing by Scripts/generate: change the declarations there.
import PlumblineLayout

extension Vocabulary {
  /// Adds the members of `PresentationDetent`.
  static func addSheetDetentMembers(_ vocabulary: inout Vocabulary) {
    vocabulary.constant(on: "PresentationDetent", "medium", SheetDetent.medium, as: .detent)
    vocabulary.constant(on: "PresentationDetent", "large", SheetDetent.large, as: .detent)
    vocabulary.staticMethod(on: "PresentationDetent", "fraction", .unnamed(.double), returns: .detent) {
      SheetDetent.fraction($0)
    }
    vocabulary.staticMethod(on: "PresentationDetent", "height", .unnamed(.double), returns: .detent) {
      SheetDetent.height($0)
    }
    vocabulary.enumeration(of: .detent) { value in
      switch value {
      case .medium: ("medium", [:])
      case .large: ("large", [:])
      case .fraction(let value0): ("fraction", ["_": TypeBinding<Double>.double.write(value0)])
      case .height(let value0): ("height", ["_": TypeBinding<Double>.double.write(value0)])
      }
    }
  }

}
