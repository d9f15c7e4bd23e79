extension LayoutNode {
  /// Returns a date picker with a field for each value: a date, a time or both.
  public static func datePicker(values: [TextContent], label: [LayoutNode]) -> LayoutNode {
    datePicker(DateContent(values: values), label: label)
  }

  /// Returns a date picker that takes dates, or only shows one if `input` is nil; `localized` returns the content in the
  /// locale of its environment.
  public static func datePicker(
    _ content: DateContent, label: [LayoutNode], input: DateInput?,
    localized: ((EnvironmentValues) -> DateContent)? = nil
  ) -> LayoutNode {
    LayoutNode.picker(of: localized ?? { _ in content }, label: label, input)
      .operated(input.map { .date($0) }, as: label)
  }

  /// Returns a date picker in the inherited style: fields, a calendar or wheels.
  public static func datePicker(_ content: DateContent, label: [LayoutNode]) -> LayoutNode {
    picker(of: { _ in content }, label: label)
  }

  private static func picker(
    of localized: @escaping (EnvironmentValues) -> DateContent, label: [LayoutNode], _ input: DateInput? = nil
  ) -> LayoutNode {
    let label = LayoutNode.hStack(children: label)
    return .deferred("DatePicker") { environment in
      let content = localized(environment)
      switch environment.controls.date {
      case .graphical: return calendar(content, input)
      case .wheel:
        return .row(label, wheels(content.wheels), view: "DatePicker", as: .control, in: environment)
      default:
        return .row(
          label, LayoutNode.hStack(spacing: 4, children: fields(content.values)).inRow(height: 34.5, of: environment),
          view: "DatePicker", as: .control, holdsText: true, in: environment)
      }
    }
  }

  /// Returns a calendar with several selected days; `choice` returns the action of a tap on a day, or nil for a day that
  /// cannot be chosen.
  public static func multiDatePicker(
    _ content: DateContent, choice: ((_ day: Int) -> (() -> Void)?)? = nil,
    localized: ((EnvironmentValues) -> DateContent)? = nil
  ) -> LayoutNode {
    guard let localized else { return calendar(content, choice: choice).named("MultiDatePicker", as: .control) }
    return .deferred("MultiDatePicker") { environment in
      calendar(localized(environment), choice: choice).named("MultiDatePicker", as: .control)
    }
  }

  private static func fields(_ values: [TextContent]) -> [LayoutNode] {
    values.map { value in
      LayoutNode.text(value).font(.body).lineLimit(1).fixedSize()
        .foregroundStyle(.color(.primary)).padding(EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11))
        .background(.color(.tertiaryFill), in: .roundedRectangle(cornerRadius: 6))
    }
  }

  /// Returns the page of a month, on which a tap on a day chooses the same time of that day.
  private static func calendar(
    _ content: DateContent, _ input: DateInput? = nil, choice: ((Int) -> (() -> Void)?)? = nil
  ) -> LayoutNode {
    var rows: [LayoutNode] = []
    if let month = content.month {
      let present = month.chosen.count == 1 ? month.chosen.first : nil
      let choice = choice ?? { day in present.flatMap { input?.choice(after: day - $0) } }
      rows += [monthBar(month), weekdays(month)] + weeks(month, choice)
    }
    if let time = content.time {
      rows.append(.hStack(children: [.text(time.title), .spacer()] + fields([TextContent(time.value)])))
    }
    return LayoutNode.vStack(spacing: 4, children: rows).font(.body).frame(minWidth: 280, maxWidth: .infinity)
      .named("DatePicker", as: .control)
  }

  private static func monthBar(_ month: DateContent.Month) -> LayoutNode {
    func arrow(_ symbol: String, _ size: Double) -> LayoutNode {
      LayoutNode.image(systemName: symbol).font(.system(size: size, weight: .semibold)).foregroundStyle(.tint)
    }
    let title = LayoutNode.hStack(
      spacing: 4, children: [LayoutNode.text(month.title).font(.headline), arrow("chevron.forward", 13)])
    return LayoutNode.hStack(
      spacing: 26, children: [title, .spacer(), arrow("chevron.backward", 19), arrow("chevron.forward", 19)]
    )
    .frame(minHeight: 40).padding(.horizontal, 10)
  }

  private static func weekdays(_ month: DateContent.Month) -> LayoutNode {
    let names = month.weekdays.map { name in
      LayoutNode.text(name).font(.system(size: 13, weight: .semibold)).foregroundStyle(.color(.tertiaryLabel))
        .frame(maxWidth: .infinity)
    }
    return .hStack(spacing: 0, children: names)
  }

  private static func weeks(_ month: DateContent.Month, _ choice: (Int) -> (() -> Void)?) -> [LayoutNode] {
    let weeks = (month.leadingBlanks + month.count + 6) / 7
    return (0..<max(weeks, 0)).map { week in
      let days = (0..<7).map { column -> LayoutNode in
        let day = week * 7 + column - month.leadingBlanks + 1
        guard day >= 1, day <= month.count else { return LayoutNode.color(.clear).frame(height: 40) }
        let (isChosen, isToday) = (month.chosen.contains(day), month.today == day)
        let text = LayoutNode.text("\(day)").font(.system(size: 20, weight: isChosen ? .medium : .regular))
          .foregroundStyle(
            month.disabled.contains(day)
              ? .color(.tertiaryLabel)
              : isChosen && isToday ? .color(.white) : isChosen || isToday ? .tint : .foreground(level: 1))
        var cell = text.frame(maxWidth: .infinity, minHeight: 40)
        if let choose = choice(day) {
          cell = cell.interacting(.contentShape(.rectangle)).interacting(.button(choose))
        }
        guard isChosen else { return cell }
        return cell.background(
          LayoutNode.shape(.circle, layers: [.fill(isToday ? .tint : .opacity(.tint, 0.15))]).frame(
            width: 40, height: 40))
      }
      return .hStack(spacing: 0, children: days)
    }
  }

  /// The trailing edges of the columns of a wheel with a date and a time, in points.
  private static let wheelEdges = [139.5, 180, 239]

  /// Returns wheels, 320 points wide.
  ///
  /// Rule: <doc:Controls#Wheels>.
  private static func wheels(_ columns: [[String]]) -> LayoutNode {
    let isDateAndTime = columns.count == wheelEdges.count + 1
    let wheels = columns.enumerated().map { number, values -> LayoutNode in
      let middle = values.count / 2
      let rows = values.enumerated().filter { abs($0.offset - middle) <= 3 }.map { index, value in
        WheelRow.turned(.text(value), by: index - middle).fixedSize()
      }
      guard isDateAndTime else { return LayoutNode.zStack(children: rows) }
      let isLast = number == wheelEdges.count
      let wheel = LayoutNode.zStack(alignment: isLast ? .leading : .trailing, children: rows)
      return isLast
        ? wheel.padding(.leading, 265).frame(width: wheelWidth, alignment: .leading)
        : wheel.frame(width: wheelEdges[number], alignment: .trailing).frame(width: wheelWidth, alignment: .leading)
    }
    let bar = LayoutNode.shape(.roundedRectangle(cornerRadius: 8), layers: [.fill(.color(.tertiaryFill))])
      .frame(height: 32).padding(.horizontal, 9)
    let row = isDateAndTime ? LayoutNode.zStack(children: wheels) : .hStack(spacing: 22, children: wheels)
    return LayoutNode.zStack(children: [bar, row]).frame(width: wheelWidth).frame(minHeight: 216)
  }

  /// The width of wheels that choose a date, in points.
  private static let wheelWidth = 320.0

  /// Returns a colour picker, which sets a colour.
  public static func colorPicker(color: BoundValue<Color>, label: [LayoutNode]) -> LayoutNode {
    LayoutNode.colorPicker(color: color.value, label: label).operated(color.set.map { .color($0) }, as: label)
  }

  /// Returns a colour picker: a disc inside a ring of all hues, red at the right and yellow at the top.
  ///
  /// Rule: <doc:Controls#Dates-and-colours>.
  public static func colorPicker(color: Color, label: [LayoutNode]) -> LayoutNode {
    let turns: [(hue: Double, turn: Double)] = [
      (360, 0), (300, 0.125), (240, 0.25), (180, 0.375), (120, 0.5), (60, 0.75), (0, 1),
    ]
    let hues = Gradient(
      stops: turns.map {
        Gradient.Stop(color: Color(hue: $0.hue / 360, saturation: 0.65, brightness: 1), location: $0.turn)
      })
    let wheel = AnyShapeStyle.angular(hues, center: .center, startAngle: .zero, endAngle: .degrees(360))
    let ring = ShapeLeaf.Layer.strokeBorder(wheel, StrokeStyle(lineWidth: 2))
    // Behind a colour that is not opaque lies a wheel of all hues, white in its middle.
    let stops = [(1.0, 0.0), (0.25, 1)].map { Gradient.Stop(color: Color(white: 1, opacity: $0.0), location: $0.1) }
    let middle = AnyShapeStyle.radial(Gradient(stops: stops), center: .center, startRadius: 0, endRadius: 10)
    let isOpaque = min(color.light.opacity, color.dark.opacity) >= 1
    let disc = LayoutNode.shape(
      .circle, layers: (isOpaque ? [] : [.fill(wheel), .fill(middle)]) + [.fill(.color(color))]
    ).frame(width: 20, height: 20)
    let well = LayoutNode.zStack(children: [.shape(.circle, layers: [ring]), disc]).frame(width: 28, height: 28)
    let label = LayoutNode.hStack(children: label)
    return .deferred("ColorPicker") { environment in
      .row(label, well.inRow(height: 28, of: environment), view: "ColorPicker", as: .control, in: environment)
    }
  }

  /// Returns the placeholder of an image that is not loaded: the given views, or a grey area.
  public static func asyncImage(placeholder: [LayoutNode]? = nil) -> LayoutNode {
    let gray = LayoutNode.color(.secondaryFill)
    return .stacked(placeholder ?? [gray]).modifiedOnce().named("AsyncImage", as: .container)
  }
}
