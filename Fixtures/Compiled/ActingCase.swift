import SwiftUI

/// A view, the steps that a user takes, and the texts that are then on the screen.
///
/// A file below `Fixtures/Acting` has many cases. Each begins with a line `// ---` and its behaviour, and has its steps
/// after `// after:` and its texts after `// shows:`, or the message of its last step's error after `// error:`. A line `// moment:` has the frames of the views with an `id` as a reader sees them then. The view is called `Example`. A case with a line `// reader only:`
/// and a reason is not compiled.
public struct ActingCase: Sendable {
  /// The behaviour that the case shows, in words.
  public let behaviour: String
  /// The steps, as they are written above a preview.
  public let steps: String
  /// The texts on the screen after the steps, in order.
  public let texts: [String]
  /// The message of the error of the last step; nil if it is taken.
  public let fault: String?
  /// The frames of the views with an `id` as they are seen after the steps, in the order of the layout; nil if they are not
  /// stated.
  public let moment: String?
  /// The declarations of the layout file.
  public let source: String
  /// Returns the compiled preview; nil if the case is not compiled.
  public let preview: (@Sendable () -> Preview)?

  /// All cases, file by file.
  public static var all: [ActingCase] {
    combinedControls + combinedMotion + combinedScreens + combinedStates + corners + controls + gestures + lists
      + moving
      + screens + states + time + values
  }

  /// The layout file.
  public var file: String { "import SwiftUI\n\(source)\n#Preview { Example() }\n" }
}
