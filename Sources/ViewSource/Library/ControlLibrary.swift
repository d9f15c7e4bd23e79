import PlumblineLayout

extension Vocabulary {
  /// Adds the controls that act.
  ///
  /// Where a call fits one of them and a declaration of Views alike, these are chosen.
  mutating func addActingControls() {
    let names = [
      "Button", "Link", "Toggle", "Picker", "Slider", "Stepper", "TextField", "SecureField", "TextEditor",
      "DisclosureGroup", "TabView", "NavigationStack", "NavigationView", "NavigationLink", "Menu",
    ]
    let declared = names.map { known($0).initializers }
    for name in names { known(name).initializers = [] }
    addButtons()
    addLinks()
    addToggles()
    addPickers()
    addSliders()
    addSteppers()
    addTextFields()
    addDisclosure()
    addTabs()
    addNavigationStacks()
    addPresentations()
    for (name, others) in zip(names, declared) {
      actingEntries.formUnion(known(name).initializers.map(ObjectIdentifier.init))
      known(name).initializers += others
    }
  }

  private mutating func addButtons() {
    view(
      "Button", .named("action", .action, default: Action()), .named("label", .content),
      summary: "", example: ""
    ) { action, label in .button(label: label).interacting(action.button) }
    view(
      "Button", .optional("role", .buttonRole), .named("action", .action), .named("label", .content),
      summary: "", example: ""
    ) { role, action, label in .button(role: role, label: label).interacting(action.button) }
    view("Button", .named("role", .buttonRole), .named("action", .action), summary: "", example: "") { role, action in
      .button(role: role).interacting(action.button)
    }
    view(
      "Button", .unnamed(.title), .optional("role", .buttonRole), .named("action", .action, default: Action()),
      summary: "", example: ""
    ) { title, role, action in .button(title, role: role).interacting(action.button) }
    view(
      "Button", .unnamed(.title), .named("systemImage", .string), .optional("role", .buttonRole),
      .named("action", .action, default: Action()), summary: "",
      example: ""
    ) { title, symbol, role, action in .button(title, systemImage: symbol, role: role).interacting(action.button) }
    view(
      "Button", .unnamed(.title), .named("image", .asset), .optional("role", .buttonRole),
      .named("action", .action, default: Action()), summary: "",
      example: ""
    ) { title, image, role, action in
      .button(role: role, label: [.label(title, image: image)]).interacting(action.button)
    }
  }

  private mutating func addLinks() {
    view(
      "Link", .unnamed(.title), .named("destination", .deferred), summary: "",
      example: ""
    ) { title, url in .link(label: [.text(title)]).interacting(url.link) }
    view(
      "Link", .named("destination", .deferred), .named("label", .content), summary: "",
      example: ""
    ) { url, label in .link(label: label).interacting(url.link) }
  }

  private mutating func addToggles() {
    view(
      "Toggle", .unnamed(.title), .named("isOn", .bound(.bool)), summary: "",
      example: ""
    ) { .toggle(isOn: $1.value, label: [.text($0)]).operated($1.toggle, as: $0) }
    view(
      "Toggle", .unnamed(.title), .named("systemImage", .string), .named("isOn", .bound(.bool)), summary: "",
      example: ""
    ) { .toggle(isOn: $2.value, label: [.label($0, systemImage: $1)]).operated($2.toggle, as: $0) }
    view(
      "Toggle", .unnamed(.title), .named("image", .asset), .named("isOn", .bound(.bool)), summary: "",
      example: ""
    ) {
      .toggle(isOn: $2.value, label: [.label($0, image: $1)]).operated($2.toggle, as: $0)
    }
    view(
      "Toggle", .named("isOn", .bound(.bool)), .named("label", .content), summary: "",
      example: ""
    ) { .toggle(isOn: $0.value, label: $1).operated($0.toggle) }
  }

  private mutating func addPickers() {
    view(
      "Picker", .unnamed(.title), .named("selection", .selection), .named("content", .content),
      summary: "", example: ""
    ) { $1.picker(label: [.text($0)], content: $2) }
    view(
      "Picker", .unnamed(.title), .named("systemImage", .string), .named("selection", .selection),
      .named("content", .content), summary: "",
      example: ""
    ) { $2.picker(label: [.label($0, systemImage: $1)], content: $3) }
    view(
      "Picker", .named("selection", .selection), .named("label", .view), .named("content", .content),
      summary: "",
      example: ""
    ) { $0.picker(label: [$1], content: $2) }
    view(
      "Picker", .named("selection", .selection), .named("content", .content), .named("label", .content),
      summary: "",
      example: ""
    ) { $0.picker(label: $2, content: $1) }
    view(
      "Picker", .unnamed(.title), .named("selection", .selection), .named("content", .content),
      .named("currentValueLabel", .content), summary: "",
      example: ""
    ) { title, selection, content, _ in
      selection.picker(label: [.text(title)], content: content)
    }
  }
}
