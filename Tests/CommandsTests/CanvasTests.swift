import PlumblineLayout
import Testing

@testable import PlumblineCommands

/// Rule: <doc:Screens#Safe-areas>.
@Suite struct `Canvases` {
  @Test(arguments: [
    ("390x844", Screen.Cutout.none), ("320x568+20-0", .none), ("834x1194+24-20", .none), ("414x896+48-34", .notch),
    ("393x852+59-34", .island), ("300x300+60-0", .none),
  ])
  func `a size with insets has a cutout if the inset at the top is as high as one`(text: String, cutout: Screen.Cutout)
    throws
  {
    #expect(try Device.canvas(text).cutout == cutout)
  }
}
