extension LayoutNode {
  /// Returns a toggle in the inherited style.
  public static func toggle(isOn: BoundValue<Bool>, label: [LayoutNode]) -> LayoutNode {
    LayoutNode.toggle(label: label, bound: isOn).operated(isOn.toggle, as: label)
  }

  /// Returns a toggle in the inherited style, which shows a value.
  public static func toggle(isOn: Bool, label: [LayoutNode]) -> LayoutNode {
    toggle(label: label, bound: BoundValue(value: isOn))
  }

  private static func toggle(label: [LayoutNode], bound: BoundValue<Bool>) -> LayoutNode {
    let label = LayoutNode.titled(label)
    let isOn = bound.value
    return .deferred("Toggle") { environment in
      switch environment.controls.toggle {
      case .custom(let make):
        make(label, bound).within(\.toggle, .automatic).modifiedOnce().named("Toggle", as: .control)
      case .button where environment.controls.isInBar && !isOn:
        ControlStyle.Button.automatic.body(ButtonConfiguration(label: label), in: environment)
          .named("Toggle", as: .control)
      case .button:
        (isOn ? ControlStyle.Button.borderedProminent : .bordered)
          .body(ButtonConfiguration(label: label), in: environment)
          .named("Toggle", as: .control)
      case .checkbox:
        LayoutNode.hStack(
          spacing: 8,
          children: [
            LayoutNode.image(systemName: isOn ? "checkmark.square.fill" : "square").foregroundStyle(.tint), label,
          ]
        ).named("Toggle", as: .control)
      case .automatic, .switch:
        .row(
          label,
          switchControl(isOn: isOn).inRow(height: 31, of: environment), view: "Toggle", as: .control, isPlain: true,
          in: environment)
      }
    }
    .containerValue(.isMarkedInMenu, true)
  }

  /// Returns a switch without a label, which is drawn 2 points over its trailing edge.
  ///
  /// Rule: <doc:Controls#Switches>.
  private static func switchControl(isOn: Bool) -> LayoutNode {
    .drawn("Switch", width: 49, height: 31) { rect, environment in
      var rect = rect
      rect.size.width += 2
      if environment.layoutDirection == .rightToLeft { rect.origin.x -= 2 }
      let tint = environment.tint ?? .color(.green)
      let track = Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .circular)
      let isAtEnd = isOn == (environment.layoutDirection == .leftToRight)
      let knob = Rect(x: isAtEnd ? rect.maxX - 29 : rect.minX + 2, y: rect.minY + 2, width: 27, height: 27)
      let items = [DisplayItem.fill(track, isOn ? tint : .color(.secondaryFill), in: environment), .knob(in: knob)]
      return environment.isEnabled ? items : [.group(DisplayGroup(items: items, opacity: 0.5))]
    }
  }
}

extension ControlStyle.Toggle {
  /// Returns the style of switches with a colour of their own; their labels keep the surrounding tint.
  public static func `switch`(tint: Color?) -> ControlStyle.Toggle {
    guard let tint else { return .switch }
    return .custom { label, isOn in
      .deferred("Toggle") { environment in
        LayoutNode.toggle(isOn: isOn.value, label: [label.tint(environment.tint)]).tint(.color(tint))
          .toggleStyle(.switch)
      }
    }
  }
}
