/// A view that a step can name.
struct Element {
  /// The index of the view in the layout.
  var view: Int
  /// The text that identifies the view for the user: its accessibility label, or the texts and symbols within.
  var name: String
  /// Other texts that name the view.
  var others: [String]
  /// Whether a user can operate the view.
  var isOperable: Bool
  /// Whether the view is enabled.
  var isEnabled: Bool

  /// Returns whether a label names the view.
  func isNamed(_ label: String) -> Bool { name == label || others.contains(label) }
}

extension ResolvedLayout {
  /// The views that a user can operate, in order.
  var elements: [Element] {
    views.indices.compactMap { index in
      let operable = views[index].interactions.filter { $0.interaction.isOperable }
      guard !operable.isEmpty, !isUnseen(index) else { return nil }
      let label = label(of: index)
      let texts = texts(within: index)
      return Element(
        view: index, name: label ?? texts.joined(separator: ", "),
        others: texts + (label == nil ? [] : [texts.joined(separator: ", ")]) + symbols(within: index)
          + operable.flatMap(\.interaction.titles),
        isOperable: true, isEnabled: operable.contains(where: \.isEnabled))
    }
  }

  /// The texts and images outside of controls, in order.
  var plainElements: [Element] {
    views.indices.compactMap { index in
      guard !isUnseen(index) else { return nil }
      let label = label(of: index)
      guard let name = label ?? ownText(of: index) else { return nil }
      return Element(
        view: index, name: name, others: ownText(of: index).map { [$0] } ?? [], isOperable: false, isEnabled: true)
    }
  }

  /// Returns the views with an identifier, set by `.id` or `.accessibilityIdentifier`.
  func indices(identifier: String) -> [Int] {
    views.indices.filter { index in
      if views[index].id == identifier || views[index].mark?.isNamed(identifier) == true { return true }
      return views[index].interactions.contains {
        if case .identifier(identifier) = $0.interaction { true } else { false }
      }
    }
  }

  /// Returns the accessibility label of a view, set on it or on modifiers around it.
  func label(of index: Int) -> String? {
    var view = index
    while true {
      for placed in views[view].interactions.reversed() {
        if case .label(let label) = placed.interaction { return label }
      }
      guard let parent = views[view].parent, views[parent].role.isModifier else { return nil }
      view = parent
    }
  }

  /// Returns the texts and the names of images within a view, without those of controls within.
  func texts(within index: Int) -> [String] {
    var result: [String] = []
    var view = index
    while view < max(views[index].end, index + 1) {
      if view > index, let label = label(set: view) {
        result.append(label)
        view = max(views[view].end, view + 1)
        continue
      }
      if let text = ownText(of: view) { result.append(text) }
      view += 1
    }
    return result
  }

  private func symbols(within index: Int) -> [String] {
    views[index..<max(views[index].end, index + 1)].compactMap { $0.role == .image ? $0.detail : nil }
  }

  private func label(set index: Int) -> String? {
    for placed in views[index].interactions.reversed() {
      if case .label(let label) = placed.interaction { return label }
    }
    return nil
  }

  private func ownText(of index: Int) -> String? {
    guard let detail = views[index].detail else { return nil }
    switch views[index].role {
    case .text: return detail
    case .image: return SymbolLabels.label(of: detail)
    default: return nil
    }
  }

  /// Returns whether a view or one around it is hidden.
  private func isUnseen(_ index: Int) -> Bool {
    var view: Int? = index
    while let next = view {
      if let group = views[next].group, group.opacity < 0.01 { return true }
      view = views[next].parent
    }
    return false
  }

  /// Returns the id of a view or of the modifiers around it, or nil.
  private func identifier(of index: Int) -> String? {
    var view: Int? = index
    while let next = view {
      if let id = views[next].id { return id }
      view = views[next].parent.flatMap { views[$0].role.isModifier ? $0 : nil }
    }
    return nil
  }

  /// Returns a view's name with its text, for messages.
  func title(of index: Int) -> String {
    let view = views[index]
    if let label = label(of: index) { return "\(view.view) \"\(label)\"" }
    if let text = ownText(of: index) ?? identifier(of: index) ?? texts(within: index).first {
      return "\(view.view) \"\(text)\""
    }
    return view.view
  }
}

extension Interaction {
  /// Further texts that name the control.
  fileprivate var titles: [String] {
    if case .links(let links) = self { return links.links.map(\.title) }
    if case .choice(let choice) = self, let selection = choice.selection, choice.options.indices.contains(selection) {
      return [choice.options[selection]]
    }
    return []
  }
}

/// The texts that VoiceOver reads for symbols.
enum SymbolLabels {
  /// Returns the text for a symbol: its label, or its name if it has none.
  static func label(of symbol: String) -> String { known[symbol] ?? symbol }

  private static let known: [String: String] = [
    "plus": "Add", "plus.circle": "Add", "plus.circle.fill": "Add", "minus": "Remove", "minus.circle": "Remove",
    "minus.circle.fill": "Remove", "trash": "Delete", "trash.fill": "Delete", "xmark": "Close",
    "xmark.circle": "Close", "xmark.circle.fill": "Close", "checkmark": "Selected", "checkmark.circle": "Selected",
    "checkmark.circle.fill": "Selected", "pencil": "Edit", "square.and.pencil": "Compose",
    "square.and.arrow.up": "Share", "ellipsis": "More", "ellipsis.circle": "More", "magnifyingglass": "Search",
    "gear": "Settings", "gearshape": "Settings", "gearshape.fill": "Settings", "heart": "Love", "heart.fill": "Love",
    "star": "Favorite", "star.fill": "Favorite", "chevron.left": "Back", "chevron.backward": "Back",
    "chevron.right": "Forward", "chevron.forward": "Forward", "chevron.up": "Go Up", "chevron.down": "Go Down",
    "play": "Play", "play.fill": "Play", "pause": "Pause", "pause.fill": "Pause", "stop": "Stop",
    "stop.fill": "Stop", "arrow.clockwise": "Refresh", "arrow.counterclockwise": "Refresh", "house": "Home",
    "house.fill": "Home", "bell": "Notifications", "bell.fill": "Notifications", "person": "Person",
    "person.fill": "Person", "info.circle": "Info", "questionmark.circle": "Help", "bookmark": "Bookmark",
    "bookmark.fill": "Bookmark", "cart": "Shopping Cart", "cart.fill": "Shopping Cart", "camera": "Camera",
    "photo": "Photo", "paperplane": "Send", "paperplane.fill": "Send", "line.3.horizontal": "Menu",
  ]
}
