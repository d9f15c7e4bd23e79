import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineTypesetting

@Suite struct `Names of symbols` {
  let symbols = SymbolLibrary(context: Shaper(library: FontLibrary(folders: [])).context)

  private func shape(_ name: String) throws -> SymbolShape { try #require(symbols.shape(named: name), "\(name)") }

  private func notices(_ name: String) -> [TextNotice] {
    FontTypesetter(metrics: .own).typeset(
      StyledText(runs: [StyledText.Run(.symbol(name: name), font: ResolvedFont(size: 17))])
    ).notices
  }

  @Test(arguments: [
    ("arrowshape.turn.up.forward", "arrowshape.turn.up.right"), ("chevron.backward.2", "chevron.left.2"),
    ("sidebar.squares.leading", "sidebar.squares.left"), ("battery.75percent", "battery.75"),
    ("rectangle.inset.topleading.filled", "rectangle.inset.topleft.filled"),
    ("square.grid.3x3.middle.fill", "square.grid.3x3.middle.filled"),
    ("circle.grid.cross.left.fill", "circle.grid.cross.left.filled"), ("clear.fill", "xmark.square.fill"),
    ("music.house", "music.note.house"), ("camera.badge.exclam", "camera.badge.exclamationmark"),
    ("smallcircle.fill.circle", "smallcircle.filled.circle"),
  ])
  func `a symbol with two names has one drawing`(name: String, other: String) throws {
    #expect(try shape(name).path == shape(other).path)
    #expect(notices(name) == [])
  }

  @Test(arguments: [
    "arrow.down.circle.dotted", "moonphase.waxing.gibbous", "arrow.left.and.line.vertical.and.arrow.right", "translate",
    "car.2.fill", "sensor", "fibrechannel", "videoprojector", "thermometer.snowflake", "brain", "wand.and.sparkles",
    "arrow.triangle.swap", "text.cursor", "suitcase.rolling", "pencil.and.outline", "opticid", "magazine.fill",
    "key.card.fill", "key.2.on.ring", "gyroscope", "globe.europe.africa", "face", "bonjour", "balloon.2.fill",
    "append.page", "hare.fill", "scroll.fill", "terminal.fill", "wifi.slash", "wrench.and.screwdriver.fill",
  ])
  func `symbols that apps use have drawings of their own`(name: String) throws {
    let bounds = try shape(name).bounds
    #expect(notices(name) == [])
    #expect(max(bounds.width, bounds.height) > 0.6 && max(bounds.width, bounds.height) < 1.4)
  }

  @Test(arguments: ["hare", "scroll", "terminal", "brain", "sensor", "magazine", "opticid"])
  func `a filled symbol has more ink than its outline`(name: String) throws {
    #expect(try shape(name + ".fill").path.inkArea > 1.15 * shape(name).path.inkArea)
  }

  @Test(arguments: [
    ("key.icloud", "icloud"), ("arrow.up.heart", "heart"), ("arrow.up.message", "message"),
    ("questionmark.folder", "folder"), ("phone.bubble", "bubble.left"), ("lock.square.stack", "square.stack"),
  ])
  func `a sign is drawn in an outlined symbol, and cut out of a filled one`(name: String, around: String) throws {
    #expect(try shape(name).path.inkArea > 1.02 * shape(around).path.inkArea)
    #expect(try shape(name + ".fill").path.inkArea < 0.98 * shape(around + ".fill").path.inkArea)
    #expect(try shape(name).bounds == shape(around).bounds)
  }

  @Test(arguments: ["l1.rectangle.roundedbottom", "zr.rectangle.roundedtop", "rb.button.roundedbottom.horizontal"])
  func `letters stand in the keys of game controllers`(name: String) throws {
    #expect(try shape(name).path.inkArea < 0.8 * shape(name + ".fill").path.inkArea)
    #expect(abs(try shape(name).bounds.width - 1) < 0.001)
  }

  @Test func `a symbol of the opposite direction is mirrored, and one of another side turned`() throws {
    let (left, up) = try (shape("arrowshape.left").bounds, shape("arrowshape.up").bounds)
    #expect(abs(left.width - up.height) < 0.001 && abs(left.height - up.width) < 0.001)
    let (clockwise, counter) = try (shape("arrow.clockwise").bounds, shape("arrow.counterclockwise").bounds)
    #expect(abs(clockwise.minX + counter.maxX) < 0.001 && clockwise.minY == counter.minY)
  }

  @Test func `a slash has a gap at both of its sides, so that it shows on a filled symbol`() throws {
    let path = try shape("heart.slash.fill").path
    #expect(path.contains(Point(x: 0, y: 0)))
    #expect(!path.contains(Point(x: 0.045, y: -0.045)) && !path.contains(Point(x: -0.045, y: 0.045)))
    #expect(path.contains(Point(x: 0.12, y: -0.12)))
  }

  @Test func `a badge has a gap around it`() throws {
    let path = try shape("square.fill.badge.plus").path
    #expect(path.contains(Point(x: 0.25, y: 0.13)))
    #expect(!path.contains(Point(x: 0.25, y: 0.09)))
    #expect(path.contains(Point(x: 0.25, y: 0.03)))
  }

  @Test(arguments: [
    "doc.on.doc", "doc.on.clipboard", "square.and.arrow.up", "square.and.arrow.down", "arrowshape.turn.up.left",
    "video",
    "wrench", "hammer", "alarm", "stopwatch", "text.bubble", "ellipsis.bubble", "hifispeaker", "book.closed",
    "hand.point.up", "bird", "theatermasks", "paintbrush.pointed", "character.book.closed",
    "burst", "pano", "photo.stack", "rectangle.portrait.and.arrow.right", "shift", "folder.badge.plus",
    "exclamationmark.octagon", "arrow.up.right.square", "person.badge.plus",
  ])
  func `outline and fill of a symbol differ`(name: String) throws {
    #expect(try shape(name).path.inkArea < 0.92 * shape(name + ".fill").path.inkArea)
    #expect(notices(name) == [] && notices(name + ".fill") == [])
  }

  @Test(arguments: [
    "memories", "arrow.circlepath", "arrowshape.zigzag.right", "book.pages", "clock.arrow.2.circlepath", "character",
    "filemenu.and.cursorarrow", "folder.badge.person.crop", "questionmark.square.dashed", "wand.and.stars.inverse",
    "rectangle.righthalf.inset.fill.arrow.right", "align.horizontal.left", "align.vertical.top", "directcurrent",
    "app.connected.to.app.below.fill", "arrow.turn.right.down", "arrow.up.right.video", "backward.end.alt",
    "checkerboard.rectangle", "chevron.left.slash.chevron.right", "dot.radiowaves.up.forward", "eyedropper.full",
    "flipphone", "hifispeaker.2", "ipad.homebutton", "iphone.homebutton", "light.beacon.max", "livephoto.play",
    "lock.open.rotation", "menubar.arrow.up.rectangle", "point.3.filled.connected.trianglepath.dotted",
    "text.pad.header",
    "point.topleft.filled.down.to.point.bottomright.curvepath", "spigot", "pointer.arrow.click.2", "bird", "dial.max",
    "squareshape.controlhandles.on.squareshape.controlhandles", "square.3.stack.3d.top.filled",
    "dollarsign.arrow.circlepath",
    "character.textbox", "menubar.rectangle", "contextualmenu.and.cursorarrow", "music.quarternote.3", "airplayaudio",
    "rectangle.and.hand.point.up.left", "cloud.sun.bolt", "laurel.trailing", "signpost.left", "hand.point.up.left",
    "dock.rectangle", "face.dashed", "rectangle.and.pencil.and.ellipsis", "square.fill.text.grid.1x2",
    "cylinder.split.1x2",
  ])
  func `a symbol that public code uses has a drawing of its own`(name: String) throws {
    #expect(notices(name) == [])
    let bounds = try shape(name).bounds
    #expect(bounds.width <= 1.3 && bounds.height <= 1.2)
  }
}
