import PlumblineDrawing
import PlumblineRendering
import Testing

@Suite struct `Pixels of a drawing` {
  private func pixels(_ drawing: DisplayList, scale: Double = 1) throws -> Bitmap {
    var options = Rendering.Options()
    options.scale = scale
    let bitmap = Bitmap(png: try Rendering.data(drawing, as: .png, options: options))
    return try #require(bitmap)
  }

  @Test func `a rectangle between pixels is moved to them, so that its edges are crisp`() throws {
    let bitmap = try pixels(Samples.drawing(Samples.square(10.4, 20.6, 30)))
    for y in 0..<100 {
      for x in 0..<100 {
        let isInside = (10..<40).contains(x) && (21..<51).contains(y)
        #expect(bitmap[x, y] == (isInside ? SIMD4(255, 0, 0, 255) : SIMD4(255, 255, 255, 255)))
      }
    }
  }

  @Test func `a rectangle thinner than a pixel is one pixel wide`() throws {
    let line = DisplayItem.fill(Path(Rect(x: 10.2, y: 0, width: 0.2, height: 100)), Samples.red)
    let bitmap = try pixels(Samples.drawing(line))
    #expect((0..<100).filter { bitmap[$0, 50] == SIMD4(255, 0, 0, 255) } == [10])
  }

  @Test(arguments: [10.0, 10.25, 10.5, 10.75, 11, 11.25, 11.5])
  func `a hairline at the end of a view stays within it, so that the next view does not hide it`(end: Double) throws {
    let line = DisplayItem.fill(Path(Rect(x: 0, y: end - 0.5, width: 100, height: 0.5)), Samples.blue)
    let next = DisplayItem.fill(Path(Rect(x: 0, y: end, width: 100, height: 100 - end)), Samples.red)
    let bitmap = try pixels(Samples.drawing(line, next))
    #expect((0..<100).filter { bitmap[50, $0] == SIMD4(0, 0, 255, 255) }.count == 1)
  }

  @Test(arguments: [1.0, 2, 3])
  func `the outline of a rectangle has crisp edges at every scale`(scale: Double) throws {
    let outline = DisplayItem.stroke(
      Path(Rect(x: 10.3, y: 10.3, width: 50, height: 50)), Samples.blue, StrokeStyle(lineWidth: 1))
    let bitmap = try pixels(Samples.drawing(outline), scale: scale)
    let row = (0..<bitmap.width).map { bitmap[$0, bitmap.height * 35 / 100] }
    #expect(Set(row) == [SIMD4(255, 255, 255, 255), SIMD4(0, 0, 255, 255)])
    #expect(row.filter { $0.x == 0 }.count == Int(scale) * 2)
  }

  @Test func `a drawing without background is transparent`() throws {
    let bitmap = try pixels(Samples.drawing(Samples.square(0, 0, 50), background: nil))
    #expect(bitmap[75, 75].w == 0)
    #expect(bitmap[25, 25] == SIMD4(255, 0, 0, 255))
  }

  @Test func `a faded group fades as one`() throws {
    let group = DisplayGroup(items: [Samples.square(0, 0, 60), Samples.square(30, 30, 60)], opacity: 0.5)
    let bitmap = try pixels(Samples.drawing(.group(group)))
    #expect(bitmap[10, 10] == bitmap[45, 45])
    #expect(abs(Int(bitmap[45, 45].y) - 128) <= 1)
  }

  @Test func `a clip keeps its inside`() throws {
    let group = DisplayGroup(items: [Samples.square(0, 0, 100)], clip: Path(Rect(x: 20, y: 20, width: 20, height: 20)))
    let bitmap = try pixels(Samples.drawing(.group(group)))
    #expect(bitmap[30, 30] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[45, 30] == SIMD4(255, 255, 255, 255))
  }

  @Test func `a mask multiplies by its opacity`() throws {
    let half = Samples.square(0, 0, 50, .color(Color(white: 1, opacity: 0.5)))
    let bitmap = try pixels(Samples.drawing(.group(DisplayGroup(items: [Samples.square(0, 0, 100)], mask: [half]))))
    #expect(abs(Int(bitmap[25, 25].y) - 127) <= 1)
    #expect(bitmap[75, 75] == SIMD4(255, 255, 255, 255))
  }

  @Test func `blend modes mix with the content below`() throws {
    func mixed(_ mode: BlendMode) throws -> SIMD4<UInt8> {
      let below = Samples.square(0, 0, 100, .color(.hex(0xFF8000)))
      let above = DisplayGroup(items: [Samples.square(0, 0, 100, .color(.hex(0x808080)))], blendMode: mode)
      return try pixels(Samples.drawing(below, .group(above)))[50, 50]
    }
    #expect(try mixed(.multiply) == SIMD4(128, 64, 0, 255))
    #expect(try mixed(.darken) == SIMD4(128, 128, 0, 255))
    #expect(try mixed(.lighten) == SIMD4(255, 128, 128, 255))
    #expect(try mixed(.difference) == SIMD4(127, 0, 128, 255))
    #expect(try mixed(.plusLighter) == SIMD4(255, 255, 128, 255))
    #expect(try mixed(.destinationOver) == SIMD4(255, 128, 0, 255))
    #expect(try mixed(.destinationOut).w == 0)
  }

  @Test func `colour effects change components according to the Filter Effects module`() throws {
    func changed(_ effect: DisplayEffect) throws -> SIMD4<UInt8> {
      let square = Samples.square(0, 0, 100, .color(.hex(0x804020)))
      return try pixels(Samples.drawing(.group(DisplayGroup(items: [square], effects: [effect]))))[50, 50]
    }
    #expect(try changed(.colorInvert) == SIMD4(127, 191, 223, 255))
    #expect(try changed(.brightness(0.5)) == SIMD4(255, 192, 160, 255))
    #expect(try changed(.grayscale(1)) == SIMD4(75, 75, 75, 255))
    #expect(try changed(.saturation(0)) == SIMD4(75, 75, 75, 255))
    #expect(try changed(.colorMultiply(.hex(0x800000))) == SIMD4(64, 0, 0, 255))
    #expect(try changed(.contrast(0)) == SIMD4(128, 128, 128, 255))
  }

  @Test func `the opacity of a group applies to a group within as a whole`() throws {
    let inner = DisplayGroup(items: [Samples.square(10, 10, 40), Samples.square(30, 30, 40)])
    let bitmap = try pixels(
      Samples.drawing(.group(DisplayGroup(items: [.group(inner)], opacity: 0.5)), background: nil))
    #expect(bitmap[15, 15].w == 128)
    #expect(bitmap[40, 40] == bitmap[15, 15])
  }

  @Test func `a blurred line keeps the tip of its mitre`() throws {
    var path = Path()
    path.move(to: Point(x: 40, y: 80))
    path.addLine(to: Point(x: 50, y: 40))
    path.addLine(to: Point(x: 60, y: 80))
    let line = DisplayItem.stroke(path, .color(Color(white: 0)), StrokeStyle(lineWidth: 10, miterLimit: 10))
    let group = DisplayGroup(items: [line], effects: [.blur(radius: 1)])
    let bitmap = try pixels(Samples.drawing(.group(group), background: nil))
    // The tip is at 19.4: 5 / sin(atan(1 / 4)) above the corner.
    #expect(bitmap[49, 27].w > 128)
    #expect(bitmap[49, 12].w == 0)
  }

  @Test func `a blur spreads its content and keeps the sum`() throws {
    let group = DisplayGroup(items: [Samples.square(40, 40, 20)], effects: [.blur(radius: 12)])
    let bitmap = try pixels(Samples.drawing(.group(group), background: nil))
    let sum = (0..<10_000).reduce(0) { $0 + Int(bitmap[$1 % 100, $1 / 100].w) }
    #expect(abs(sum - 400 * 255) < 400 * 255 / 50)
    #expect(bitmap[50, 50].w > bitmap[36, 50].w && bitmap[36, 50].w > bitmap[28, 50].w)
    #expect(bitmap[36, 50] == bitmap[63, 50])
  }

  /// Rule: <doc:Drawing#Blurs-and-shadows>.
  @Test(arguments: [DisplayEffect.blur(radius: 8), .shadow(color: Color(white: 0), radius: 8, offset: .zero)])
  func `the standard deviation of a blur or a shadow is its radius`(effect: DisplayEffect) throws {
    let bar = DisplayItem.fill(Path(Rect(x: 50, y: 0, width: 50, height: 100)), .color(Color(white: 0)))
    let bitmap = try pixels(Samples.drawing(.group(DisplayGroup(items: [bar], effects: [effect])), background: nil))
    // The shares of the normal distribution beyond 0.5, 4.5, 8.5 and 12.5 with a standard deviation of 8.
    for (distance, share) in [(0, 0.4751), (4, 0.2869), (8, 0.1440), (12, 0.0591)] {
      #expect(abs(Double(bitmap[49 - distance, 50].w) - 255 * share) < 6, "at \(distance)")
    }
  }

  /// Rule: <doc:Drawing#Luminance>.
  @Test func `luminance becomes the opacity of what is drawn, layer by layer`() throws {
    let items = [
      Samples.square(0, 0, 100, .color(Color(white: 0))), Samples.square(20, 20, 60, .color(Color(white: 0.5))),
    ]
    let whole = try pixels(
      Samples.drawing(.group(DisplayGroup(items: items, effects: [.luminanceToAlpha])), background: nil))
    #expect(whole[10, 10].w == 0)
    #expect(abs(Int(whole[50, 50].w) - 128) < 3)
    let overlapping = [
      DisplayItem.group(
        DisplayGroup(items: [Samples.square(0, 0, 100, .color(Color(red: 1, green: 59.0 / 255, blue: 48.0 / 255)))])),
      Samples.square(20, 20, 60, .color(Color(red: 52.0 / 255, green: 199.0 / 255, blue: 89.0 / 255))),
    ]
    let merged = try pixels(
      Samples.drawing(
        .group(DisplayGroup(items: overlapping, effects: [.luminanceToAlpha])), background: Color(white: 1)))
    #expect(abs(Int(merged[10, 10].x) - 155) < 2 && abs(Int(merged[50, 50].x) - 58) < 2)
    let layers = items.map { DisplayItem.group(DisplayGroup(items: [$0], effects: [.luminanceToAlpha])) }
    let bitmap = try pixels(
      Samples.drawing(.group(DisplayGroup(items: [Samples.square(0, 0, 100)] + layers)), background: nil))
    #expect(bitmap[10, 10] == SIMD4(255, 0, 0, 255))
    #expect(abs(Int(bitmap[50, 50].x) - 127) < 3)
  }

  /// Rule: <doc:Drawing#Dashes>.
  @Test func `dashes without a length are dots with round ends, and a point long with plain ones`() throws {
    var line = Path()
    line.addLines([Point(x: 10, y: 50), Point(x: 90, y: 50)])
    func ink(_ cap: StrokeStyle.LineCap) throws -> [Bool] {
      let style = StrokeStyle(lineWidth: 6, lineCap: cap, dash: [0, 20])
      let bitmap = try pixels(Samples.drawing(.stroke(line, .color(Color(white: 0)), style), background: nil))
      return [30, 40].map { bitmap[$0, 50].w > 128 }
    }
    #expect(try ink(.round) == [true, false])
    #expect(try ink(.butt) == [true, false])
  }

  @Test func `a shadow is behind its content, displaced`() throws {
    let shadow = DisplayEffect.shadow(color: Color(white: 0), radius: 0, offset: Point(x: 20, y: 20))
    let bitmap = try pixels(
      Samples.drawing(.group(DisplayGroup(items: [Samples.square(10, 10, 30)], effects: [shadow]))))
    #expect(bitmap[35, 35] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[55, 55] == SIMD4(0, 0, 0, 255))
    #expect(bitmap[55, 15] == SIMD4(255, 255, 255, 255))
  }

  @Test func `an angular gradient turns clockwise from the right, and its outer colours fill the rest`() throws {
    let stops = Gradient(colors: [.hex(0xFF0000), .hex(0x0000FF)])
    let paint = Paint.angular(stops, center: Point(x: 50, y: 50), start: .zero, end: .degrees(90))
    let bitmap = try pixels(Samples.drawing(Samples.square(0, 0, 100, paint)))
    #expect(bitmap[90, 52].x > 230 && bitmap[52, 90].z > 230)
    #expect(bitmap[10, 60] == SIMD4(0, 0, 255, 255))
    #expect(bitmap[60, 10] == SIMD4(255, 0, 0, 255))
  }

  @Test func `text covers pixels along its baseline and none beside it`() throws {
    let text = Samples.text("HHH", size: 40)
    let bitmap = try pixels(Samples.drawing(.text(text, at: .zero, paint: Samples.ink)))
    let baseline = Int(text.baselines[0].rounded())
    func inkCount(_ y: Int) -> Int { (0..<100).filter { bitmap[$0, y].x < 128 }.count }
    #expect(inkCount(baseline - 2) > 10)
    #expect(inkCount(baseline + 2) == 0)
  }

  @Test func `dark appearance takes the dark values`() throws {
    var options = Rendering.Options()
    options.scale = 1
    options.appearance = .dark
    let square = Samples.square(0, 0, 100, .color(.hex(0xFFFFFF, dark: 0x102030)))
    let bitmap = try #require(Bitmap(png: try Rendering.data(Samples.drawing(square), as: .png, options: options)))
    #expect(bitmap[50, 50] == SIMD4(0x10, 0x20, 0x30, 255))
  }

  @Test func `a moving group is drawn as it begins`() throws {
    let frames = [
      DisplayAnimation.Keyframe(time: 0, transform: .translation(x: 50, y: 0)), DisplayAnimation.Keyframe(time: 1),
    ]
    let group = DisplayGroup(
      items: [Samples.square(0, 0, 20)], animation: DisplayAnimation(duration: 1, keyframes: frames))
    let bitmap = try pixels(Samples.drawing(.group(group)))
    #expect(bitmap[60, 10] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[10, 10] == SIMD4(255, 255, 255, 255))
  }
}
