import PlumblineSnapshots
import Testing

@Suite struct `Layout differences` {
  private func sentence(_ old: String, _ new: String) -> String {
    LayoutDifference(from: LayoutText(parsing: old), to: LayoutText(parsing: new)).sentence()
  }

  @Test func `a moved view is described by its name`() {
    #expect(
      sentence(
        """
        HStack (0, 0) 200×50
        ├─ Rectangle #red (0, 0) 50×50
        └─ Rectangle #blue (58, 0) 50×50
        """,
        """
        HStack (0, 0) 200×50
        ├─ Rectangle #red (0, 0) 50×50
        └─ Rectangle #blue (64, 0) 50×50
        """) == "HStack: spacing 8 became 14; hence 'blue' moved 6 right")
  }

  @Test func `several changes stand in one sentence`() {
    #expect(
      sentence(
        """
        VStack (0, 0) 200×50
        ├─ Rectangle #blue (10, 0) 50×50
        └─ Text "A" #title (58, 0) 50×20
        """,
        """
        VStack (0, 0) 200×50
        ├─ Rectangle #blue (4, 3.5) 50×50
        └─ Text "A" #title (58, 0) 49×22
        """) == "'blue' moved 6 left and 3.5 down; 'title' is 1 narrower and 2 taller")
  }

  @Test func `a view that moves along with its container did not move`() {
    #expect(
      sentence(
        """
        HStack (10, 0) 200×50
        └─ VStack #column (0, 0) 100×50
           └─ Circle (20, 0) 50×50
        """,
        """
        HStack (10, 0) 200×50
        └─ VStack #column (30, 0) 100×50
           └─ Circle (20, 0) 50×50
        """) == "'column' moved 30 right")
  }

  @Test func `views appear and are removed`() {
    #expect(
      sentence(
        """
        HStack (0, 0) 200×50
        ├─ Circle (0, 0) 50×50
        └─ Text "old" (50, 0) 30×20
        """,
        """
        HStack (0, 0) 200×50
        ├─ Circle (0, 0) 50×50
        └─ Divider (50, 0) 1×50
        """) == "Text \"old\" was removed; it was 30×20; Divider appeared, 1×50")
  }

  @Test func `a text that reads otherwise is the same view`() {
    #expect(
      sentence("Text \"12\" (0, 0) 30×20", "Text \"123\" (0, 0) 34×20")
        == "Text \"123\": Text \"12\" became Text \"123\"; hence Text \"123\" is 4 wider")
  }

  @Test func `a padding that grew is the cause, and what it moved comes after it`() {
    #expect(
      sentence(
        "HStack 100×40\n├─ padding (0, 0) 40×40\n│  └─ Circle (4, 4) 32×32\n└─ Image \"a\" (40, 0) 60×40",
        "HStack 100×40\n├─ padding (0, 0) 48×48\n│  └─ Circle (8, 8) 32×32\n└─ Image \"a\" (48, 0) 52×40")
        == "padding: all sides 4 became 8; hence padding is 8 wider and 8 taller; Circle moved 4 right and 4 down; "
        + "Image \"a\" moved 8 right and is 8 narrower")
  }

  @Test func `sides of a padding are distinguished`() {
    #expect(
      sentence("padding 40×40\n└─ Circle (4, 4) 32×32", "padding 44×40\n└─ Circle (8, 4) 32×32")
        == "padding: left 4 became 8; hence padding is 4 wider; Circle moved 4 right")
  }

  @Test func `a changed spacing is reported if all distances changed alike`() {
    func stack(_ spacing: Int) -> String {
      "VStack 9×90\n├─ Circle (0, 0) 9×9\n├─ Circle (0, \(9 + spacing)) 9×9\n└─ Circle (0, \(18 + 2 * spacing)) 9×9"
    }
    #expect(
      sentence(stack(4), stack(6)) == "VStack: spacing 4 became 6; hence Circle moved 2 down; Circle moved 4 down")
    #expect(!sentence(stack(4), stack(6).replacing("(0, 30)", with: "(0, 31)")).contains("spacing"))
  }

  @Test func `a changed alignment is reported if one edge or centre fits all children`() {
    func stack(_ second: String, _ kind: String = "VStack") -> String {
      "\(kind) 40×20\n├─ Circle (0, 0) 40×8\n└─ Circle (\(second)) 10×12"
    }
    #expect(
      sentence(stack("0, 8"), stack("15, 8")) == "VStack: alignment left became center; hence Circle moved 15 right")
    #expect(sentence(stack("15, 8"), stack("30, 8")).hasPrefix("VStack: alignment center became right; hence "))
    #expect(sentence(stack("0, 8"), stack("12, 8")) == "Circle moved 12 right")
    #expect(sentence(stack("0, 8", "ZStack"), stack("15, 8", "ZStack")) == "Circle moved 15 right")
  }

  @Test func `a changed font or colour is reported even if no frame changed`() {
    let old = "Text \"a\" 8×20 | font Inter 17 regular · text #000000"
    let new = "Text \"a\" 8×20 | font Inter 17 bold · text #ff0000 · opacity 0.5"
    #expect(
      sentence(old, new)
        == "Text \"a\": font Inter 17 regular became Inter 17 bold; Text \"a\": text #000000 became #ff0000; "
        + "Text \"a\": opacity 0.5 is new")
    let difference = LayoutDifference(from: LayoutText(parsing: old), to: LayoutText(parsing: new))
    #expect(difference.isLookAlone)
    #expect(difference.changes.map(\.index) == [0, 0, 0])
  }

  @Test func `looks are not compared with a golden file that has none`() {
    #expect(sentence("Text \"a\" 8×20", "Text \"a\" 8×20 | font Inter 17 regular") == "")
  }

  @Test func `a frame inside a text is not a frame`() {
    let layout = LayoutText(parsing: "Text \"a (1, 2) 3×4\" (5, 6) 7×8 · leading 2")
    #expect(layout.views.first?.frame.origin.x == 5)
    #expect(layout.views.first?.remarks == "leading 2")
    #expect(layout.views.first?.head == "Text \"a (1, 2) 3×4\"")
  }

  @Test func `a changed guide is described if no view moves`() {
    #expect(
      sentence("HStack 9×9\n└─ Circle #dot (1, 0) 5×5 · top 2", "HStack 9×9\n└─ Circle #dot (1, 0) 5×5 · top 3")
        == "'dot': top 2 became top 3")
  }

  @Test func `frames are described in the coordinates of the canvas`() {
    let layout = LayoutText(parsing: "HStack (5, 0) 90×9\n└─ VStack (1, 2) 8×8\n   └─ frame Circle #dot (1, 0) 5×5")
    #expect(layout.views.last?.frame.origin.x == 7)
    #expect(layout.views.last?.id == "dot")
  }

  @Test func `named views are described first, and the canvas only if its view does not change the same way`() {
    #expect(
      sentence(
        "canvas 100×20\nHStack 100×20\n└─ Circle #dot (1, 0) 5×5",
        "canvas 112×20\nHStack 112×20\n└─ Circle #dot (7, 0) 5×5")
        == "'dot' moved 6 right; HStack is 12 wider")
    #expect(sentence("canvas 100×20\nCircle (0, 0) 5×5", "canvas 90×20\nCircle (0, 0) 5×5") == "canvas is 10 narrower")
  }

  @Test func `less than a thousandth of a point is no difference`() {
    #expect(sentence("Circle (0, 0) 50×50", "Circle (0.0004, 0) 50×50") == "")
  }

  @Test func `after some changes the rest is counted`() {
    let old = "VStack (0, 0) 9×9\n" + (0..<12).map { "├─ Circle #c\($0) (0, \($0)) 1×1" }.joined(separator: "\n")
    let new = "VStack (0, 0) 9×9\n" + (0..<12).map { "├─ Circle #c\($0) (1, \($0)) 1×1" }.joined(separator: "\n")
    let difference = LayoutDifference(from: LayoutText(parsing: old), to: LayoutText(parsing: new))
    #expect(difference.sentence(limit: 1) == "'c0' moved 1 right; and 11 more changes")
  }

  @Test(arguments: [("0.0005", ""), ("0.005", "'a' moved 0.005 down")])
  func `less than a thousandth of a point is no difference`(y: String, expected: String) {
    #expect(
      sentence("VStack (0, 0) 50×50\n└─ Circle #a (0, 0) 9×9", "VStack (0, 0) 50×50\n└─ Circle #a (0, \(y)) 9×9")
        == expected)
  }

  @Test func `views are matched by content before order, so that a moved one has the same content`() {
    let found = sentence(
      """
      VStack (0, 0) 50×60
      ├─ Text "first" (0, 0) 50×20
      └─ Text "second" (0, 20) 50×20
      """,
      """
      VStack (0, 0) 50×60
      ├─ Text "second" (0, 0) 50×20
      └─ Text "first" (0, 20) 50×20
      """)
    #expect(!found.contains("became"))
    #expect(found.contains("Text \"first\" moved 20 down"))
  }
}
