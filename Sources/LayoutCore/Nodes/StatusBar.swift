extension TraitKey {
  /// Whether a screen hides the status bar.
  static let statusBarHidden = TraitKey.named("statusBarHidden")
}

extension LayoutNode {
  /// Returns the view with the status bar of its screen hidden or shown.
  public func statusBarHidden(_ isHidden: Bool) -> LayoutNode { containerValue(.statusBarHidden, isHidden) }

  /// Returns the status bar of a screen: the time, and symbols of the network and the battery, beside the cutout.
  ///
  /// The time is that of Apple's screenshots. Source of the positions: the accessibility frames of an iPhone 15 on iOS
  /// 18.
  static func statusBar(of screen: Screen) -> LayoutNode {
    let height = screen.safeArea.top
    let size = Size(width: screen.size.width, height: height)
    let isSmall = screen.cutout == .none
    let font = Font.system(size: isSmall ? 12 : 17, weight: .semibold)
    let time = LayoutNode.text(TextContent("9:41")).font(font).fixedSize()
    let signs = LayoutNode.hStack(
      spacing: isSmall ? 4 : 6,
      children: [.image(systemName: "cellularbars"), .image(systemName: "wifi"), battery(isSmall ? 0.8 : 1)]
    ).font(Font.system(size: isSmall ? 11 : 14, weight: .semibold)).fixedSize()
    guard !isSmall else {
      let row = LayoutNode.hStack(spacing: 0, children: [.spacer(), signs]).padding(.horizontal, 6)
      return row.frame(width: size.width, height: height).overlay(time)
    }
    // On a screen of 393 points with an inset of 59, the middles of both are 71.5 from the edges and 29.2 from the top.
    let middle = screen.cutout == .island ? height - 29.8 : height * 0.58
    let reach = screen.cutout == .island ? 71.5 : size.width / 2 - (height < 47 ? 150 : 134)
    let sides = LayoutNode.hStack(
      spacing: 0,
      children: [time.frame(width: 2 * reach), .spacer(minLength: 0), signs.frame(width: 2 * reach)])
    return sides.frame(width: size.width, height: 2 * min(middle, height - middle))
      .frame(height: height, alignment: middle > height / 2 ? .bottom : .top)
  }

  /// Returns a full battery, at a scale.
  private static func battery(_ scale: Double) -> LayoutNode {
    let outline = LayoutNode.shape(
      .roundedRectangle(cornerRadius: 4 * scale),
      layers: [.strokeBorder(.color(Color.primary.opacity(0.35)), StrokeStyle(lineWidth: 1))]
    ).frame(width: 25 * scale, height: 13 * scale)
    let charge = LayoutNode.shape(.roundedRectangle(cornerRadius: 2.5 * scale), layers: [.fill(.color(.primary))])
      .frame(width: 21 * scale, height: 9 * scale)
    let knob = LayoutNode.shape(.roundedRectangle(cornerRadius: 1), layers: [.fill(.color(Color.primary.opacity(0.4)))])
      .frame(width: 1.5, height: 4 * scale)
    return .hStack(spacing: 1, children: [outline.overlay(charge), knob])
  }
}

extension Screen {
  /// Returns the screen while it shows a view: without an inset for the status bar if the view hides it and the screen
  /// has no cutout.
  ///
  /// Rule: <doc:Screens#Safe-areas>.
  func showing(_ view: LayoutNode, in environment: EnvironmentValues) -> Screen {
    guard cutout == .none, safeArea.top > 0, safeArea.bottom == 0,
      view.value(of: .statusBarHidden, in: environment) as? Bool == true
    else { return self }
    var screen = self
    screen.safeArea.top = 0
    return screen
  }
}

extension ResolvedLayout {
  /// Adds the status bar of the device over the views, where the canvas reaches the top of the screen and no view hides
  /// it.
  mutating func addStatusBar(
    for view: LayoutNode, environment: EnvironmentValues, typesetter: any Typesetter
  ) {
    guard let device, device.safeArea.top > 0, screen.minY > -0.01, canvas.width > device.size.width - 0.01,
      canvas.height > device.safeArea.top,
      view.value(of: .statusBarHidden, in: environment) as? Bool != true
    else { return }
    let size = Size(width: device.size.width, height: device.safeArea.top)
    var environment = environment
    if let bar = view.value(of: .barBackground(.navigationBar), in: environment) as? BarBackground,
      bar.visibility == .visible, let scheme = bar.colorScheme
    {
      environment.colorScheme = scheme
    }
    let bar = LayoutNode.statusBar(of: device).resolved(
      in: size, environment: environment, typesetter: typesetter, details: [])
    let items = ResolvedLayout.items(of: bar.views[...])
    overlay.append(
      .group(
        DisplayGroup(
          name: "status bar", items: items, transform: .translation(x: screen.minX, y: screen.minY))))
  }

  /// Adds the home indicator of the device over the views, where the canvas is the whole screen.
  ///
  /// Rule: <doc:Screens#Home-indicators>.
  mutating func addHomeIndicator(environment: EnvironmentValues) {
    guard let device, device.hasHomeIndicator, screen.minY > -0.01, canvas.width > device.size.width - 0.01,
      canvas.height > device.size.height - 0.01
    else { return }
    let isPortrait = device.size.width < device.size.height
    let width = (device.size.width * (isPortrait ? 0.357 : 0.257)).rounded()
    let bar = Rect(
      x: screen.minX + (device.size.width - width) / 2, y: screen.minY + device.size.height - 13, width: width,
      height: 5)
    let color = environment.colorScheme == .dark ? Color(white: 1) : Color(white: 0)
    overlay.append(
      .group(
        DisplayGroup(
          name: "home indicator",
          items: [.fill(Path(roundedRect: bar, cornerRadius: 2.5, style: .circular), .color(color))])))
  }
}
