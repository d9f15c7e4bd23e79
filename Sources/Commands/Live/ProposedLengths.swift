import PlumblineSource

/// The lengths that the source proposes to a view, apart from its container's proposal.
///
/// A number and `nil` are proposed by modifiers behind the view: `.frame(idealWidth: 60).fixedSize()` proposes 60,
/// since a fixed size replaces the proposal by nil, for which a frame proposes its ideal length. SwiftUI has no
/// modifier that proposes infinity; a layout around the view does, which is declared at the end of the file.
struct ProposedLengths {
  /// The proposed width: a number, `nil`, `∞`, or no text if the container's is passed on.
  private(set) var width = ""
  /// The proposed height.
  private(set) var height = ""
  private let call: SourceCalls.Call
  private let modifiers: Range<Int>
  private let around: (prefix: Range<Int>, suffix: Range<Int>)?
  private let text: String

  /// Reads the lengths that a file proposes to the view of a call.
  init(to call: SourceCalls.Call, in calls: SourceCalls, text: String) {
    self.call = call
    self.text = text
    let chain = calls.modifiers(of: call)
    var (end, fixed, frame) = (call.range.upperBound, SourceCalls.Call?.none, SourceCalls.Call?.none)
    if let first = chain.first, first.name == "fixedSize" {
      fixed = first
    } else if chain.count > 1, chain[0].name == "frame", chain[1].name == "fixedSize",
      chain[0].arguments.allSatisfy({ $0.isNumber && ["idealWidth", "idealHeight"].contains($0.label) })
    {
      (frame, fixed) = (chain[0], chain[1])
    }
    if let fixed {
      end = fixed.range.upperBound
      func isFixed(_ label: String) -> Bool {
        fixed.arguments.isEmpty || fixed.arguments.contains { $0.label == label && $0.text == "true" }
      }
      func ideal(_ label: String) -> String { frame?.arguments.first { $0.label == label }?.text ?? "nil" }
      if isFixed("horizontal") { width = ideal("idealWidth") }
      if isFixed("vertical") { height = ideal("idealHeight") }
    }
    modifiers = call.range.upperBound..<end
    let whole = call.range.lowerBound..<end
    guard let outer = calls.calls.first(where: { $0.name == Self.name && $0.body == whole }) else {
      around = nil
      return
    }
    around = (outer.range.lowerBound..<whole.lowerBound, whole.upperBound..<outer.range.upperBound)
    let axes = outer.arguments.first?.text ?? ""
    if axes.contains("horizontal") { width = "∞" }
    if axes.contains("vertical") { height = "∞" }
  }

  /// Returns the two lengths as values that can be changed.
  func values(file: String) -> [EditableValue] {
    [
      EditableValue(id: "proposal.width", title: "proposed width", kind: .proposal, value: width, file: file) {
        edits(width: $0, height: height)
      },
      EditableValue(id: "proposal.height", title: "proposed height", kind: .proposal, value: height, file: file) {
        edits(width: width, height: $0)
      },
    ]
  }

  private func edits(width: String, height: String) -> [EditableValue.Edit] {
    var edits = [EditableValue.Edit(range: modifiers, text: Self.modifiers(width, height))]
    let axes = [(width, ".horizontal"), (height, ".vertical")].filter { $0.0 == "∞" }.map(\.1)
    let isUnlimited = !axes.isEmpty
    let written = axes.count == 2 ? "[\(axes.joined(separator: ", "))]" : axes.first ?? ""
    let opening = isUnlimited ? "\(Self.name)(axes: \(written)) { " : ""
    let closing = isUnlimited ? " }" : ""
    let (start, end) = (call.range.lowerBound, modifiers.upperBound)
    if isUnlimited || around != nil {
      edits.append(EditableValue.Edit(range: around?.prefix ?? start..<start, text: opening))
      edits.append(EditableValue.Edit(range: around?.suffix ?? end..<end, text: closing))
    }
    let count = text.utf8.count
    if isUnlimited, !text.contains("struct \(Self.name):") {
      edits.append(EditableValue.Edit(range: count..<count, text: Self.declaration))
    }
    // The layout goes with its last use.
    if !isUnlimited, around != nil, text.hasSuffix(Self.declaration),
      text.components(of: "\(Self.name)(axes:") == 1
    {
      edits.append(EditableValue.Edit(range: (count - Self.declaration.utf8.count)..<count, text: ""))
    }
    return edits
  }

  private static func modifiers(_ width: String, _ height: String) -> String {
    func isOwn(_ length: String) -> Bool { !length.isEmpty && length != "∞" }
    guard isOwn(width) || isOwn(height) else { return "" }
    let ideals = [("idealWidth", width), ("idealHeight", height)].filter { isOwn($0.1) && $0.1 != "nil" }
    let frame = ideals.isEmpty ? "" : ".frame(\(ideals.map { "\($0): \($1)" }.joined(separator: ", ")))"
    if isOwn(width), isOwn(height) { return frame + ".fixedSize()" }
    return frame + ".fixedSize(horizontal: \(isOwn(width)), vertical: \(isOwn(height)))"
  }

  private static let name = "Unlimited"
  private static let declaration = """

    struct Unlimited: Layout {
      var axes: Axis.Set

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(unlimited(proposal))
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: unlimited(proposal))
      }

      private func unlimited(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
          width: axes.contains(.horizontal) ? .infinity : proposal.width,
          height: axes.contains(.vertical) ? .infinity : proposal.height)
      }
    }

    """
}

extension String {
  /// Returns how often a text occurs.
  fileprivate func components(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let found = rest.firstRange(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
