import PlumblineLayout

extension Call {
  /// Notes that the image of the address in the first argument is not loaded; an image without an address loads nothing.
  func noteImage() {
    guard evaluator.program.precedesSteps, case .function(let address) = value(0) else { return }
    if let known = evaluator.quietly(address), known.isNone { return }
    note("an image is not loaded, as there is no connection")
  }
}

/// The phase in which a figure shows an image of the network.
enum ImagePhase: Hashable, Sendable {
  /// The image is not loaded.
  case empty
}
