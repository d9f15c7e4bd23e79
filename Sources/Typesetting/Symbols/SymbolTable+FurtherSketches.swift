extension SymbolTable {
  /// Symbols of apps and newer systems as ``SymbolSketch`` draws them, in the form of ``sketches``; a newer name of a
  /// symbol has the drawing of its older one.
  static let furtherSketches = """
    arrow.2.squarepath; M -30 -28 L 20 -28 Q 36 -28 36 -12 L 36 16 M 21 3 L 36 18 L 51 3 S M 30 28 L -20 28 Q -36 28 \
    -36 12 L -36 -16 M -21 -3 L -36 -18 L -51 -3 S
    quote.opening; O -24 10 16 O 24 10 16 F M -36 8 C -38 -14 -28 -28 -14 -33 M 12 8 C 10 -14 20 -28 34 -33 s 8
    internaldrive; M -49 8 L -36 -25 Q -34 -31 -28 -31 L 28 -31 Q 34 -31 36 -25 L 49 8 S R -50 2 100 31 9 S O 33 \
    17.5 5 F; M -50 -2 L -39 -29 Q -36 -36 -28 -36 L 28 -36 Q 36 -36 39 -29 L 50 -2 Q 46 -4 42 -4 L -42 -4 Q -46 -4 \
    -50 -2 Z F R -54 3 108 34 11 F O 34 20 5.5 X 0
    dot.radiowaves.right; O -36 0 9 F A -36 0 28 -42 42 A -36 0 50 -42 42 A -36 0 72 -42 42 S
    dot.radiowaves.forward; @ dot.radiowaves.right 1 0 0
    wave.3.right; A -46 0 26 -45 45 A -46 0 50 -45 45 A -46 0 74 -45 45 S
    wave.3.forward; @ wave.3.right 1 0 0
    wave.3.left; A 46 0 26 135 225 A 46 0 50 135 225 A 46 0 74 135 225 S
    wave.3.backward; @ wave.3.left 1 0 0
    bubble.left.and.text.bubble.right; @ bubble.left.and.bubble.right 1 0 0 M 2 1 L 38 1 M 2 15 L 26 15 s 6
    bubble.left.and.exclamationmark.bubble.right; @ bubble.left.and.bubble.right 1 0 0 M 20 -7 L 20 9 s 7 O 20 21 \
    4.5 F
    dice; R -4 -46 54 54 11 S O 23 -19 6 F R -50 -8 54 54 11 K 8 S O -36 6 5 O -23 19 5 O -10 32 5 F; R -8 -50 62 62 \
    13 F O 23 -19 6.5 X 0 R -54 -12 62 62 13 K 6 F O -38 4 5.5 O -23 19 5.5 O -8 34 5.5 X 0
    text.append; M -46 -30 L 46 -30 M -46 -6 L 46 -6 M 4 18 L 46 18 S M -28 4 L -28 40 M -46 22 L -10 22 S
    poweroutlet.type.b; R -42 -42 84 84 16 S M -15 -22 L -15 -4 M 15 -22 L 15 -4 S O 0 20 7.5 F; R -46 -46 92 92 19 \
    F M -15 -22 L -15 -4 M 15 -22 L 15 -4 x 8 O 0 20 8 X 0
    plus.rectangle.on.folder; @ folder 0.86 -8 -8 R 4 2 48 40 8 K 8 S M 28 12 L 28 32 M 18 22 L 38 22 s 6; @ \
    folder.fill 0.86 -8 -8 R 0 -2 56 48 11 K 6 F M 28 12 L 28 32 M 18 22 L 38 22 x 6
    finder; R -46 -46 92 92 16 S M 6 -46 C -6 -22 -9 -4 -11 9 L 3 9 C 3 22 5 36 9 46 s 7 M -26 -17 L -26 -6 M 27 -17 \
    L 27 -6 S M -29 20 C -14 34 14 34 29 20 s 7
    badge.plus.radiowaves.right; O -36 0 20 F M -36 -10 L -36 10 M -46 0 L -26 0 x 6 A -36 0 34 -42 42 A -36 0 54 \
    -42 42 A -36 0 74 -42 42 S
    applewatch.radiowaves.left.and.right; @ applewatch 0.78 0 0 A 0 0 42 -32 32 A 0 0 60 -36 36 A 0 0 42 148 212 A 0 \
    0 60 144 216 S
    bell.and.waves.left.and.right; @ bell 0.78 0 0 A 0 0 44 -32 32 A 0 0 62 -36 36 A 0 0 44 148 212 A 0 0 62 144 216 \
    S; @ bell.fill 0.78 0 0 A 0 0 44 -32 32 A 0 0 62 -36 36 A 0 0 44 148 212 A 0 0 62 144 216 S
    play.square.stack; R -42 -22 84 64 12 S M -32 -34 L 32 -34 M -22 -46 L 22 -46 s 7 M -10 -6 L 18 10 L -10 26 Z F; \
    R -46 -26 92 72 15 F M -10 -6 L 18 10 L -10 26 Z X 0 M -32 -36 L 32 -36 M -22 -48 L 22 -48 s 7
    network.badge.shield.half.filled; @ network 0.86 -6 -6 M 28 -4 L 50 5 L 50 22 Q 50 40 28 49 Q 6 40 6 22 L 6 5 Z \
    K 7 S M 28 -4 L 28 49 Q 6 40 6 22 L 6 5 Z F
    waveform.path; M -56 0 L -46 0 C -38 0 -40 -20 -33 -20 C -26 -20 -27 28 -19 28 C -11 28 -10 -42 0 -42 C 10 -42 \
    11 28 19 28 C 27 28 26 -20 33 -20 C 40 -20 38 0 46 0 L 56 0 S
    square.stack.3d.down.right; R -50 -50 64 64 11 S M 28 -34 Q 34 -31 34 -22 L 34 22 Q 34 34 22 34 L -22 34 Q -31 \
    34 -34 28 S M 46 -16 Q 52 -13 52 -4 L 52 40 Q 52 52 40 52 L -4 52 Q -13 52 -16 46 S; R -54 -54 72 72 14 F M 30 \
    -34 Q 36 -31 36 -22 L 36 22 Q 36 36 22 36 L -22 36 Q -31 36 -34 30 S M 48 -16 Q 54 -13 54 -4 L 54 40 Q 54 54 40 \
    54 L -4 54 Q -13 54 -16 48 S
    slider.horizontal.below.rectangle; R -48 -48 96 56 10 S M -48 34 L 48 34 S O 14 34 12 F
    rectangle.on.rectangle.angled; M -40 -44 L 22 -50 Q 31 -51 32 -42 L 36 10 Q 37 20 27 21 L -34 27 Q -43 28 -44 18 \
    L -49 -34 Q -50 -43 -40 -44 Z S R -28 -22 84 66 10 K 9 S; M -40 -48 L 22 -54 Q 35 -55 36 -42 L 40 10 Q 41 24 27 \
    25 L -34 31 Q -47 32 -48 18 L -53 -34 Q -54 -47 -40 -48 Z F R -32 -26 92 74 14 K 6 F
    platter.filled.bottom.iphone; R -29 -50 58 100 13 S R -18 12 36 26 6 F M -8 -50 L 8 -50 s 9
    platter.filled.top.iphone; R -29 -50 58 100 13 S R -18 -34 36 26 6 F M -8 -50 L 8 -50 s 9
    list.bullet.rectangle.portrait; R -38 -50 76 100 12 S O -19 -22 5 O -19 0 5 O -19 22 5 F M -5 -22 L 21 -22 M -5 \
    0 L 21 0 M -5 22 L 21 22 s 7; R -42 -54 84 108 15 F O -19 -22 5 O -19 0 5 O -19 22 5 X 0 M -5 -22 L 21 -22 M -5 \
    0 L 21 0 M -5 22 L 21 22 x 7
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left; M -52 -17 L -18 0 L -52 17 Z S M 52 -17 L 18 0 L \
    52 17 Z S M 0 -44 L 0 44 S; M -55 -20 L -15 0 L -55 20 Z F M 55 -20 L 15 0 L 55 20 Z F M 0 -44 L 0 44 S
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right; M -18 -17 L -52 0 L -18 17 Z S M 18 -17 L 52 0 L \
    18 17 Z S M 0 -44 L 0 44 S; M -15 -20 L -55 0 L -15 20 Z F M 15 -20 L 55 0 L 15 20 Z F M 0 -44 L 0 44 S
    window.shade.open; R -42 -48 84 88 8 S M -42 -28 L 42 -28 s 6 M 22 -28 L 22 -4 s 6
    window.shade.closed; R -42 -48 84 88 8 S M -42 -28 L 42 -28 M -42 -7 L 42 -7 M -42 14 L 42 14 s 6 M 22 40 L 22 \
    54 s 6
    wifi.exclamationmark; @ wifi 1 0 0 M 34 0 L 34 42 x 28 M 34 -2 L 34 20 S O 34 36 5.5 F
    text.justify.left; M -46 -33 L 46 -33 M -46 -11 L 46 -11 M -46 11 L 46 11 M -46 33 L 10 33 S
    text.document; @ doc.text 1 0 0; @ doc.text.fill 1 0 0
    richtext.page; @ doc.richtext 1 0 0; @ doc.richtext.fill 1 0 0
    smiley; @ face.smiling 1 0 0; @ face.smiling.fill 1 0 0
    microphone; @ mic 1 0 0; @ mic.fill 1 0 0
    clock.arrow.trianglehead.counterclockwise.rotate.90; @ clock.arrow.circlepath 1 0 0
    pip; R -52 -40 104 80 12 S R 2 4 40 27 6 F
    pip.enter; M 52 -4 L 52 -28 Q 52 -40 40 -40 L -40 -40 Q -52 -40 -52 -28 L -52 28 Q -52 40 -40 40 L -6 40 S R 8 \
    10 46 34 7 F M -34 -22 L -9 3 M -9 -14 L -9 3 L -26 3 s 7
    pip.exit; M 52 -4 L 52 -28 Q 52 -40 40 -40 L -40 -40 Q -52 -40 -52 -28 L -52 28 Q -52 40 -40 40 L -6 40 S R 8 10 \
    46 34 7 F M -9 3 L -34 -22 M -34 -5 L -34 -22 L -17 -22 s 7
    list.star; @ star.fill 0.24 -42 -30 @ star.fill 0.24 -42 0 @ star.fill 0.24 -42 30 M -20 -30 L 52 -30 M -20 0 L \
    52 0 M -20 30 L 52 30 S
    chart.xyaxis.line; M -46 -46 L -46 36 Q -46 44 -38 44 L 50 44 S M -28 20 L -9 -6 L 9 10 L 42 -30 S
    arrow.right.to.line; M -46 0 L 28 0 M 4 -26 L 30 0 L 4 26 S M 48 -34 L 48 34 S
    arrow.forward.to.line; @ arrow.right.to.line 1 0 0
    arrow.left.to.line; M 46 0 L -28 0 M -4 -26 L -30 0 L -4 26 S M -48 -34 L -48 34 S
    arrow.backward.to.line; @ arrow.left.to.line 1 0 0
    play.tv; R -52 -44 104 72 10 S M -22 44 L 22 44 S M -11 -24 L 17 -8 L -11 8 Z F; R -56 -48 112 80 13 F M -11 -24 \
    L 17 -8 L -11 8 Z X 0 M -22 46 L 22 46 S
    hand.draw; @ hand.point.up.left 0.8 12 10 M -26 -34 C -36 -54 -56 -42 -48 -24 C -40 -6 -56 4 -60 -8 s 6; @ \
    hand.point.up.left.fill 0.8 12 10 M -26 -34 C -36 -54 -56 -42 -48 -24 C -40 -6 -56 4 -60 -8 s 6
    sportscourt; R -48 -34 96 68 9 S M 0 -34 L 0 34 M -48 -16 L -32 -16 L -32 16 L -48 16 M 48 -16 L 32 -16 L 32 16 \
    L 48 16 s 7 O 0 0 13 S; R -52 -38 104 76 13 F M 0 -40 L 0 40 M -54 -16 L -34 -16 L -34 16 L -54 16 M 54 -16 L 34 \
    -16 L 34 16 L 54 16 x 6
    """
}
