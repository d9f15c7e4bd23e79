extension SymbolTable {
  /// Arrows, signs and plain shapes as ``SymbolSketch`` draws them, in the form of ``sketches``.
  static let arrowSketches = """
    align.horizontal.center; M 0 -46 L 0 46 S R -32 -29 64 22 5 K 0 S R -22 8 44 22 5 K 0 S; M 0 -46 L 0 46 S R \
    -34 -33 68 27 7 F R -24 6 48 27 7 F
    align.horizontal.left; M -42 -46 L -42 46 S R -32 -29 64 22 5 S R -32 8 44 22 5 S; M -42 -46 L -42 46 S R -34 \
    -33 68 27 7 F R -34 6 48 27 7 F
    align.horizontal.right; @ align.horizontal.left 1 0 0 H; @ align.horizontal.left.fill 1 0 0 H
    align.vertical.bottom; @ align.horizontal.right 1 0 0 T 90; @ align.horizontal.right.fill 1 0 0 T 90
    align.vertical.center; @ align.horizontal.center 1 0 0 T 90; @ align.horizontal.center.fill 1 0 0 T 90
    align.vertical.top; @ align.horizontal.left 1 0 0 T 90; @ align.horizontal.left.fill 1 0 0 T 90
    app; R -38 -38 76 76 16 S; R -42.5 -42.5 85 85 20 F
    app.connected.to.app.below.fill; R -40 -54 44 44 11 F R -20 14 44 44 11 S M -34 -2 L -34 24 Q -34 36 -24 36 L \
    -22 36 s 7
    arrow.circlepath; @ arrow.clockwise 1 0 -5
    arrow.clockwise; A 0 6 38 -30 292 S M 0 -46 L 16 -30 L 0 -14 S
    arrow.counterclockwise; @ arrow.clockwise 1 0 0 H
    arrow.down.doc; M -20 -48 L 6 -48 L 30 -24 L 30 38 Q 30 48 20 48 L -20 48 Q -30 48 -30 38 L -30 -38 Q -30 -48 \
    -20 -48 Z S M 0 -14 L 0 24 M -14 10 L 0 25 L 14 10 s 7; M -18 -52 L 2 -52 L 2 -28 Q 2 -20 10 -20 L 34 -20 L \
    34 40 Q 34 52 22 52 L -22 52 Q -34 52 -34 40 L -34 -40 Q -34 -52 -22 -52 Z M 9 -50 L 32 -27 L 12 -27 Q 9 -27 \
    9 -30 Z F M 0 -8 L 0 30 M -14 16 L 0 31 L 14 16 x 7
    arrow.down.to.line; @ arrow.right.to.line 1 0 0 T 90
    arrow.left.arrow.right; M 40 -20 L -42 -20 M -22 -40 L -44 -20 L -22 0 M -40 20 L 42 20 M 22 0 L 44 20 L 22 \
    40 S
    arrow.triangle.2.circlepath.camera; @ camera 1 0 0 O 0 5 27 X 0 @ arrow.triangle.2.circlepath 0.48 0 5; @ \
    camera.fill 1 0 0 O 0 5 24 X 0 @ arrow.triangle.2.circlepath 0.5 0 5
    arrow.triangle.turn.up.right; M -34 38 L -34 8 Q -34 -8 -18 -8 L 10 -8 S M 4 -29 Q 4 -34 8.1 -31.2 L 37.9 \
    -10.8 Q 42 -8 37.9 -5.2 L 8.1 15.2 Q 4 18 4 13 Z F
    arrow.turn.down.left; @ arrow.turn.up.right 1 0 0 T 180
    arrow.turn.down.right; @ arrow.turn.up.right 1 0 0 H T 180
    arrow.turn.left.down; @ arrow.turn.right.down 1 0 0 H
    arrow.turn.left.up; @ arrow.turn.up.right 1 0 0 T 270
    arrow.turn.right.down; @ arrow.turn.up.right 1 0 0 T 90
    arrow.turn.right.up; @ arrow.turn.left.up 1 0 0 H
    arrow.turn.up.left; @ arrow.turn.up.right 1 0 0 H
    arrow.turn.up.right; M -46 34 L -46 6 Q -46 -8 -32 -8 L 46 -8 M 24 -32 L 48 -8 L 24 16 S
    arrow.up.arrow.down; M -26 40 L -26 -38 M -48 -16 L -26 -40 L -4 -16 M 26 -40 L 26 38 M 4 16 L 26 40 L 48 16 \
    S
    arrow.up.doc; M -20 -48 L 6 -48 L 30 -24 L 30 38 Q 30 48 20 48 L -20 48 Q -30 48 -30 38 L -30 -38 Q -30 -48 \
    -20 -48 Z S M 0 25 L 0 -13 M -14 1 L 0 -14 L 14 1 s 7; M -18 -52 L 2 -52 L 2 -28 Q 2 -20 10 -20 L 34 -20 L 34 \
    40 Q 34 52 22 52 L -22 52 Q -34 52 -34 40 L -34 -40 Q -34 -52 -22 -52 Z M 9 -50 L 32 -27 L 12 -27 Q 9 -27 9 \
    -30 Z F M 0 31 L 0 -7 M -14 7 L 0 -8 L 14 7 x 7
    arrow.up.to.line; @ arrow.right.to.line 1 0 0 T 270
    arrow.uturn.down; @ arrow.uturn.left 1 0 0 T 270
    arrow.uturn.left; M -20 -44 L -46 -20 L -20 4 M -44 -20 L 18 -20 C 36 -20 46 -8 46 8 C 46 24 36 36 18 36 L -2 \
    36 S
    arrow.uturn.right; @ arrow.uturn.left 1 0 0 H
    arrow.uturn.up; @ arrow.uturn.right 1 0 0 T 270
    arrowshape.bounce.right; M -52 -30 L -30 -4 L -6 30 L 18 4 L 4 -10 L 52 -16 L 46 34 L 32 19 L -6 56 L -30 20 \
    Z S; M -56 -38 L -28 -8 L -4 22 L 12 5 L -6 -12 L 57 -22 L 51 42 L 34 26 L -5 62 L -34 28 Z F
    arrowshape.down; @ arrowshape.left 1 0 0 T 270; @ arrowshape.left.fill 1 0 0 T 270
    arrowshape.left; M -46.4 3.5 Q -50 0 -46.4 -3.5 L -9.6 -38.5 Q -6 -42 -6 -37 L -6 -25 Q -6 -20 -1 -20 L 41 \
    -20 Q 46 -20 46 -15 L 46 15 Q 46 20 41 20 L -1 20 Q -6 20 -6 25 L -6 37 Q -6 42 -9.6 38.5 Z S; M -49.6 6.3 Q \
    -56 0 -49.6 -6.3 L -9.4 -45.7 Q -3 -52 -3 -43 L -3 -34 Q -3 -25 6 -25 L 42 -25 Q 51 -25 51 -16 L 51 16 Q 51 \
    25 42 25 L 6 25 Q -3 25 -3 34 L -3 43 Q -3 52 -9.4 45.7 Z F
    arrowshape.right; @ arrowshape.left 1 0 0 T 180; @ arrowshape.left.fill 1 0 0 T 180
    arrowshape.turn.up.left; M -48 -6 L -8 -42 L -8 -22 C 32 -20 48 8 48 40 C 36 18 20 10 -8 10 L -8 30 Z S; M \
    -53 -8 Q -55 -6 -53 -4 L -9 36 Q -4 40 -4 33 L -4 15 C 20 15 36 22 46 41 Q 52 48 53 40 C 53 4 34 -24 -4 -26 L \
    -4 -45 Q -4 -52 -9 -48 Z F
    arrowshape.turn.up.right; @ arrowshape.turn.up.left 1 0 0 H; @ arrowshape.turn.up.left.fill 1 0 0 H
    arrowshape.up; @ arrowshape.left 1 0 0 T 90; @ arrowshape.left.fill 1 0 0 T 90
    arrowshape.zigzag.right; M -56 6 L -10 -38 L -3 -4 L 20 -28 L 8 -40 L 52 -46 L 46 -2 L 34 -14 L -12 34 L -20 \
    0 L -44 22 Z S; M -62 6 L -6 -48 L 1 -13 L 13 -26 L -2 -40 L 58 -50 L 51 9 L 36 -5 L -16 46 L -24 11 L -46 32 \
    Z F
    backward; @ forward 1 0 0 H; @ forward.fill 1 0 0 H
    backward.end; @ forward.end 1 0 0 H; @ forward.end.fill 1 0 0 H
    backward.end.alt; @ forward.end.alt 1 0 0 H; @ forward.end.alt.fill 1 0 0 H
    capslock; M 0 -46 L 42 -4 L 20 -4 L 20 18 L -20 18 L -20 -4 L -42 -4 Z S R -20 34 40 12 4 S; M -4.2 -49.7 Q 0 \
    -54 4.2 -49.7 L 49.8 -3.3 Q 54 1 48 1 L 30 1 Q 24 1 24 7 L 24 16 Q 24 22 18 22 L -18 22 Q -24 22 -24 16 L -24 \
    7 Q -24 1 -30 1 L -48 1 Q -54 1 -49.8 -3.3 Z F R -24 31 48 18 5 F
    chevron.left.forwardslash.chevron.right; M -32 -26 L -56 0 L -32 26 M 32 -26 L 56 0 L 32 26 M 10 -42 L -10 42 \
    S
    circle.grid.cross; O 0 -30 11 S O -30 0 11 S O 30 0 11 S O 0 30 11 S; O 0 -30 15 F O -30 0 15 F O 30 0 15 F O \
    0 30 15 F
    circle.grid.cross.down.filled; @ circle.grid.cross.up.filled 1 0 0 T 180
    circle.grid.cross.left.filled; @ circle.grid.cross.up.filled 1 0 0 T 270
    circle.grid.cross.right.filled; @ circle.grid.cross.up.filled 1 0 0 T 90
    circle.grid.cross.up.filled; O 0 -30 15 F O -30 0 11 S O 30 0 11 S O 0 30 11 S
    circle.grid.hex; O -15 -28 9 O 15 -28 9 O -30 0 9 O 0 0 9 O 30 0 9 O -15 28 9 O 15 28 9 S; O -15 -28 13 O 15 \
    -28 13 O -30 0 13 O 0 0 13 O 30 0 13 O -15 28 13 O 15 28 13 F
    circlebadge.2; O -20 -12 19 S O 20 12 19 K 6 S; O -20 -12 23 F O 20 12 23 K 6 F
    clock.arrow.2.circlepath; @ arrow.triangle.2.circlepath 1.1 0 0 M 0 -16 L 0 4 L 12 12 s 7
    directcurrent; M -46 -12 L 46 -12 M -46 14 L -26 14 M -10 14 L 10 14 M 26 14 L 46 14 S
    dot.radiowaves.up.forward; O -34 34 9 F A -34 34 30 -88 -2 A -34 34 52 -88 -2 A -34 34 74 -88 -2 S
    dot.squareshape; R -38 -38 76 76 2 S O 0 0 12 F; R -42 -42 84 84 3 F O 0 0 13 X 0
    dpad; M -13 -47 L 13 -47 Q 17 -47 17 -43 L 17 -17 L 43 -17 Q 47 -17 47 -13 L 47 13 Q 47 17 43 17 L 17 17 L 17 \
    43 Q 17 47 13 47 L -13 47 Q -17 47 -17 43 L -17 17 L -43 17 Q -47 17 -47 13 L -47 -13 Q -47 -17 -43 -17 L -17 \
    -17 L -17 -43 Q -17 -47 -13 -47 Z S M 0 -36 L 8 -24 L -8 -24 Z M 0 36 L 8 24 L -8 24 Z M -36 0 L -24 8 L -24 \
    -8 Z M 36 0 L 24 8 L 24 -8 Z F; M -13 -47 L 13 -47 Q 17 -47 17 -43 L 17 -17 L 43 -17 Q 47 -17 47 -13 L 47 13 \
    Q 47 17 43 17 L 17 17 L 17 43 Q 17 47 13 47 L -13 47 Q -17 47 -17 43 L -17 17 L -43 17 Q -47 17 -47 13 L -47 \
    -13 Q -47 -17 -43 -17 L -17 -17 L -17 -43 Q -17 -47 -13 -47 Z s 14 M -13 -47 L 13 -47 Q 17 -47 17 -43 L 17 \
    -17 L 43 -17 Q 47 -17 47 -13 L 47 13 Q 47 17 43 17 L 17 17 L 17 43 Q 17 47 13 47 L -13 47 Q -17 47 -17 43 L \
    -17 17 L -43 17 Q -47 17 -47 13 L -47 -13 Q -47 -17 -43 -17 L -17 -17 L -17 -43 Q -17 -47 -13 -47 Z F M 0 -36 \
    L 8 -24 L -8 -24 Z M 0 36 L 8 24 L -8 24 Z M -36 0 L -24 8 L -24 -8 Z M 36 0 L 24 8 L 24 -8 Z X 0
    dpad.down.filled; @ dpad.up.filled 1 0 0 T 180
    dpad.left.filled; @ dpad.up.filled 1 0 0 T 270
    dpad.right.filled; @ dpad.up.filled 1 0 0 T 90
    dpad.up.filled; M -13 -47 L 13 -47 Q 17 -47 17 -43 L 17 -17 L 43 -17 Q 47 -17 47 -13 L 47 13 Q 47 17 43 17 L \
    17 17 L 17 43 Q 17 47 13 47 L -13 47 Q -17 47 -17 43 L -17 17 L -43 17 Q -47 17 -47 13 L -47 -13 Q -47 -17 \
    -43 -17 L -17 -17 L -17 -43 Q -17 -47 -13 -47 Z S R -17 -47 34 34 4 F
    eject; M 0 -36 L 38 4 L -38 4 Z S R -38 25 76 11 5 S; M -6.6 -36.5 Q 0 -44 6.6 -36.5 L 40.4 2.5 Q 47 10 37 10 \
    L -37 10 Q -47 10 -40.4 2.5 Z F R -44 20 88 18 6 F
    exclamationmark.triangle; M -7 -27.9 Q 0 -40 7 -27.9 L 38 25.9 Q 45 38 31 38 L -31 38 Q -45 38 -38 25.9 Z S M \
    0 -11 L 0 10 s 8 O 0 23.5 5 F; M -11.1 -27 Q 0 -46 11.1 -27 L 40.9 24 Q 52 43 30 43 L -30 43 Q -52 43 -40.9 \
    24 Z F M 0 -13 L 0 10 x 9 O 0 25 5.6 X 0
    forward; M 4 -26 L 48 0 L 4 26 Z M -46 -26 L -2 0 L -46 26 Z S; M 0 -26 Q 0 -35 7.7 -30.4 L 50.3 -4.6 Q 58 0 \
    50.3 4.6 L 7.7 30.4 Q 0 35 0 26 Z F M -56 -26 Q -56 -35 -48.3 -30.4 L -5.7 -4.6 Q 2 0 -5.7 4.6 L -48.3 30.4 Q \
    -56 35 -56 26 Z F
    forward.end; M -34 -30 L 14 0 L -34 30 Z S M 30 -34 L 30 34 S; M -38 -29 Q -38 -38 -30.3 -33.3 L 16.3 -4.7 Q \
    24 0 16.3 4.7 L -30.3 33.3 Q -38 38 -38 29 Z F R 24 -38 12 76 5 F
    forward.end.alt; M -4 -26 L 38 0 L -4 26 Z M -52 -26 L -10 0 L -52 26 Z S M 52 -31 L 52 31 S; M -8 -28 Q -8 \
    -36 -1.3 -31.6 L 39.3 -4.4 Q 46 0 39.3 4.4 L -1.3 31.6 Q -8 36 -8 28 Z F M -62 -28 Q -62 -36 -55.3 -31.6 L \
    -14.7 -4.4 Q -8 0 -14.7 4.4 L -55.3 31.6 Q -62 36 -62 28 Z F R 46 -36 11 72 5 F
    hand.point.right; M -30 -18 C -20 -18 -14 -26 -2 -26 L 44 -26 Q 52 -25 52 -18 Q 52 -10 44 -10 L 18 -10 Q 27 \
    -8 26 0 Q 25 6 18 7 Q 25 9 24 16 Q 22 23 14 23 Q 19 26 17 31 Q 14 36 6 36 L -12 36 C -24 36 -28 30 -34 26 L \
    -44 26 Q -50 26 -50 20 L -50 -12 Q -50 -18 -44 -18 Z S; M -34 -22 C -22 -22 -16 -31 -2 -31 L 46 -31 Q 57 -29 \
    57 -20 Q 57 -9 46 -9 L 24 -9 Q 31 -6 30 2 Q 29 8 23 10 Q 29 13 28 20 Q 26 27 19 28 Q 23 32 21 36 Q 17 41 8 41 \
    L -12 41 C -26 41 -30 34 -36 31 L -46 31 Q -55 31 -55 22 L -55 -14 Q -55 -22 -46 -22 Z F
    hand.point.up; @ hand.point.right 1 0 0 T 270; @ hand.point.right.fill 1 0 0 T 270
    hand.point.up.braille; @ hand.point.up 0.76 0 12 O -30 -46 5 O -30 -30 5 O -44 -46 5 O 30 -46 5 O 44 -46 5 O \
    44 -30 5 F; @ hand.point.up.fill 0.76 0 12 O -30 -46 5 O -30 -30 5 O -44 -46 5 O 30 -46 5 O 44 -46 5 O 44 -30 \
    5 F
    hand.point.up.left; @ hand.point.right 1 0 0 T 225; @ hand.point.right.fill 1 0 0 T 225
    laurel.leading; M 34 48 C 6 46 -22 28 -22 -8 C -22 -26 -18 -38 -10 -50 s 6 M 18 40 Q 9.5 25.3 -6.4 31.1 Q 2 \
    45.8 18 40 Z M 0 28 Q -4.4 11.6 -21.3 13.1 Q -16.9 29.5 0 28 Z M -12 12 Q -10.5 -4.9 -26.9 -9.3 Q -28.4 7.6 \
    -12 12 Z M -19 -8 Q -13.2 -24 -27.9 -32.4 Q -33.7 -16.5 -19 -8 Z M -17 -28 Q -8.7 -41.3 -20.3 -51.8 Q -28.7 \
    -38.5 -17 -28 Z M 16 30 Q 26 21.6 19.5 10.3 Q 9.5 18.7 16 30 Z M 4 16 Q 15.5 9.9 11.5 -2.5 Q 0 3.6 4 16 Z M \
    -4 -2 Q 8.3 -6.5 6 -19.3 Q -6.3 -14.9 -4 -2 Z M -8 -20 Q 4.2 -22.1 4.2 -34.6 Q -8 -32.4 -8 -20 Z F
    laurel.trailing; @ laurel.leading 1 0 0 H
    leaf.arrow.circlepath; @ arrow.circlepath 1 0 0 @ leaf.fill 0.42 0 0
    lock.applewatch; @ applewatch 1 0 0 @ lock.fill 0.34 0 0
    lock.open.rotation; A 0 4 42 -28 292 S M 2 -52 L 18 -36 L 2 -20 S @ lock.open.fill 0.42 2 4
    lock.rotation; A 0 4 42 -28 292 S M 2 -52 L 18 -36 L 2 -20 S @ lock.fill 0.42 0 4
    pause; R -26 -36 15 72 4 S R 11 -36 15 72 4 S; R -29 -38 21 76 5 F R 8 -38 21 76 5 F
    playpause; M -48 -30 L 0 0 L -48 30 Z S M 18 -33 L 18 33 M 42 -33 L 42 33 S; M -56 -28 Q -56 -37 -48.3 -32.3 \
    L -3.7 -4.7 Q 4 0 -3.7 4.7 L -48.3 32.3 Q -56 37 -56 28 Z F R 11 -37 14 74 5 F R 36 -37 14 74 5 F
    point.3.connected.trianglepath.dotted; O 0 -32 13 S O -36 30 13 S O 36 30 13 S O -10 -11 3 O -18 2 3 O 10 -11 \
    3 O 18 2 3 O -12 30 3 O 0 30 3 O 12 30 3 F
    point.3.filled.connected.trianglepath.dotted; O 0 -32 17 F O -36 30 17 F O 36 30 17 F O -10 -11 3 O -18 2 3 O \
    10 -11 3 O 18 2 3 O -12 30 3 O 0 30 3 O 12 30 3 F
    point.topleft.down.to.point.bottomright.curvepath; O -38 -30 12 S O 38 30 12 S M -25 -30 L 12 -30 C 42 -30 42 \
    0 12 0 L -12 0 C -42 0 -42 30 -12 30 L 25 30 s 7; O -38 -30 16 F O 38 30 16 F M -25 -30 L 12 -30 C 42 -30 42 \
    0 12 0 L -12 0 C -42 0 -42 30 -12 30 L 25 30 s 7
    point.topleft.down.to.point.bottomright.filled.curvepath; O -38 -30 12 S O 38 30 16 F M -25 -30 L 12 -30 C 42 \
    -30 42 0 12 0 L -12 0 C -42 0 -42 30 -12 30 L 25 30 s 7
    point.topleft.filled.down.to.point.bottomright.curvepath; O -38 -30 16 F O 38 30 12 S M -25 -30 L 12 -30 C 42 \
    -30 42 0 12 0 L -12 0 C -42 0 -42 30 -12 30 L 25 30 s 7
    pointer.arrow.click.2; @ cursorarrow.click.2 1 0 0
    pointer.arrow.rays; @ cursorarrow.rays 1 0 0
    shift; M 0 -40 L 42 4 L 20 4 L 20 38 L -20 38 L -20 4 L -42 4 Z S; M -4.1 -45.6 Q 0 -50 4.1 -45.6 L 49.9 3.6 \
    Q 54 8 48 8 L 30 8 Q 24 8 24 14 L 24 37 Q 24 43 18 43 L -18 43 Q -24 43 -24 37 L -24 14 Q -24 8 -30 8 L -48 8 \
    Q -54 8 -49.9 3.6 Z F
    slash.circle; O 0 0 41 S M -29 -29 L 29 29 S; O 0 0 45.3 F M -24 -24 L 24 24 x 9
    smallcircle.circle; O 0 0 41 S O 0 0 15 s 7; O 0 0 45 F O 0 0 16 x 7
    smallcircle.filled.circle; O 0 0 41 S O 0 0 13 F; O 0 0 45 F O 0 0 14 X 0
    square; R -38 -38 76 76 13 S; R -42.5 -42.5 85 85 17 F
    square.3.layers.3d; M -7 -0.2 Q 0 -4 7 -0.2 L 41 18.2 Q 48 22 41 25.8 L 7 44.2 Q 0 48 -7 44.2 L -41 25.8 Q \
    -48 22 -41 18.2 Z S M -7 -22.2 Q 0 -26 7 -22.2 L 41 -3.8 Q 48 0 41 3.8 L 7 22.2 Q 0 26 -7 22.2 L -41 3.8 Q \
    -48 0 -41 -3.8 Z K 6 S M -7 -44.2 Q 0 -48 7 -44.2 L 41 -25.8 Q 48 -22 41 -18.2 L 7 0.2 Q 0 4 -7 0.2 L -41 \
    -18.2 Q -48 -22 -41 -25.8 Z K 6 S; M -7 -0.2 Q 0 -4 7 -0.2 L 41 18.2 Q 48 22 41 25.8 L 7 44.2 Q 0 48 -7 44.2 \
    L -41 25.8 Q -48 22 -41 18.2 Z S M -7 -0.2 Q 0 -4 7 -0.2 L 41 18.2 Q 48 22 41 25.8 L 7 44.2 Q 0 48 -7 44.2 L \
    -41 25.8 Q -48 22 -41 18.2 Z F M -7 -22.2 Q 0 -26 7 -22.2 L 41 -3.8 Q 48 0 41 3.8 L 7 22.2 Q 0 26 -7 22.2 L \
    -41 3.8 Q -48 0 -41 -3.8 Z K 8 S M -7 -22.2 Q 0 -26 7 -22.2 L 41 -3.8 Q 48 0 41 3.8 L 7 22.2 Q 0 26 -7 22.2 L \
    -41 3.8 Q -48 0 -41 -3.8 Z F M -7 -44.2 Q 0 -48 7 -44.2 L 41 -25.8 Q 48 -22 41 -18.2 L 7 0.2 Q 0 4 -7 0.2 L \
    -41 -18.2 Q -48 -22 -41 -25.8 Z K 8 S M -7 -44.2 Q 0 -48 7 -44.2 L 41 -25.8 Q 48 -22 41 -18.2 L 7 0.2 Q 0 4 \
    -7 0.2 L -41 -18.2 Q -48 -22 -41 -25.8 Z F
    square.3.layers.3d.bottom.filled; M -7 -0.2 Q 0 -4 7 -0.2 L 41 18.2 Q 48 22 41 25.8 L 7 44.2 Q 0 48 -7 44.2 L \
    -41 25.8 Q -48 22 -41 18.2 Z K 6 S M -7 -0.2 Q 0 -4 7 -0.2 L 41 18.2 Q 48 22 41 25.8 L 7 44.2 Q 0 48 -7 44.2 \
    L -41 25.8 Q -48 22 -41 18.2 Z F M -7 -22.2 Q 0 -26 7 -22.2 L 41 -3.8 Q 48 0 41 3.8 L 7 22.2 Q 0 26 -7 22.2 L \
    -41 3.8 Q -48 0 -41 -3.8 Z K 6 S M -7 -44.2 Q 0 -48 7 -44.2 L 41 -25.8 Q 48 -22 41 -18.2 L 7 0.2 Q 0 4 -7 0.2 \
    L -41 -18.2 Q -48 -22 -41 -25.8 Z K 6 S
    square.3.layers.3d.middle.filled; M -7 -0.2 Q 0 -4 7 -0.2 L 41 18.2 Q 48 22 41 25.8 L 7 44.2 Q 0 48 -7 44.2 L \
    -41 25.8 Q -48 22 -41 18.2 Z K 6 S M -7 -22.2 Q 0 -26 7 -22.2 L 41 -3.8 Q 48 0 41 3.8 L 7 22.2 Q 0 26 -7 22.2 \
    L -41 3.8 Q -48 0 -41 -3.8 Z K 6 S M -7 -22.2 Q 0 -26 7 -22.2 L 41 -3.8 Q 48 0 41 3.8 L 7 22.2 Q 0 26 -7 22.2 \
    L -41 3.8 Q -48 0 -41 -3.8 Z F M -7 -44.2 Q 0 -48 7 -44.2 L 41 -25.8 Q 48 -22 41 -18.2 L 7 0.2 Q 0 4 -7 0.2 L \
    -41 -18.2 Q -48 -22 -41 -25.8 Z K 6 S
    square.3.layers.3d.top.filled; M -7 -0.2 Q 0 -4 7 -0.2 L 41 18.2 Q 48 22 41 25.8 L 7 44.2 Q 0 48 -7 44.2 L \
    -41 25.8 Q -48 22 -41 18.2 Z K 6 S M -7 -22.2 Q 0 -26 7 -22.2 L 41 -3.8 Q 48 0 41 3.8 L 7 22.2 Q 0 26 -7 22.2 \
    L -41 3.8 Q -48 0 -41 -3.8 Z K 6 S M -7 -44.2 Q 0 -48 7 -44.2 L 41 -25.8 Q 48 -22 41 -18.2 L 7 0.2 Q 0 4 -7 \
    0.2 L -41 -18.2 Q -48 -22 -41 -25.8 Z K 6 S M -7 -44.2 Q 0 -48 7 -44.2 L 41 -25.8 Q 48 -22 41 -18.2 L 7 0.2 Q \
    0 4 -7 0.2 L -41 -18.2 Q -48 -22 -41 -25.8 Z F
    square.3.stack.3d; @ square.3.layers.3d 1 0 0; @ square.3.layers.3d.fill 1 0 0
    square.3.stack.3d.bottom.filled; @ square.3.layers.3d.bottom.filled 1 0 0
    square.3.stack.3d.middle.filled; @ square.3.layers.3d.middle.filled 1 0 0
    square.3.stack.3d.top.filled; @ square.3.layers.3d.top.filled 1 0 0
    square.and.arrow.down; M -15 -20 L -24 -20 Q -35 -20 -35 -9 L -35 37 Q -35 48 -24 48 L 24 48 Q 35 48 35 37 L \
    35 -9 Q 35 -20 24 -20 L 15 -20 S M 0 -48 L 0 20 M -17 5 L 0 22 L 17 5 S; M -24 -24 L 24 -24 Q 39 -24 39 -9 L \
    39 38 Q 39 52 24 52 L -24 52 Q -39 52 -39 38 L -39 -9 Q -39 -24 -24 -24 Z F M 0 -40 L 0 20 M -17 5 L 0 22 L \
    17 5 x 17 M 0 -48 L 0 20 M -17 5 L 0 22 L 17 5 S
    square.and.arrow.up; M -15 -15 L -24 -15 Q -35 -15 -35 -4 L -35 39 Q -35 50 -24 50 L 24 50 Q 35 50 35 39 L 35 \
    -4 Q 35 -15 24 -15 L 15 -15 S M 0 22 L 0 -48 M -17 -33 L 0 -50 L 17 -33 S; M -24 -20 L 24 -20 Q 39 -20 39 -5 \
    L 39 40 Q 39 54 24 54 L -24 54 Q -39 54 -39 40 L -39 -5 Q -39 -20 -24 -20 Z F M 0 22 L 0 -24 x 17 M 0 22 L 0 \
    -48 M -17 -33 L 0 -50 L 17 -33 S
    square.and.line.vertical.and.square; R -56 -22 40 44 8 S R 16 -22 40 44 8 S M 0 -46 L 0 46 S; R -60 -26 46 52 \
    10 F R 14 -26 46 52 10 F M 0 -48 L 0 48 S
    square.fill.text.grid.1x2; R -50 -40 36 34 7 F R -50 6 36 34 7 F M 0 -34 L 50 -34 M 0 -14 L 32 -14 M 0 13 L \
    50 13 M 0 33 L 32 33 s 7
    square.split.bottomrightquarter; R -38 -38 76 76 13 S M 4 38 L 4 4 L 38 4 S; R -42.5 -42.5 85 85 17 F M 4 50 \
    L 4 4 L 50 4 x 7
    square.split.diagonal; R -38 -38 76 76 13 S M -35 35 L 35 -35 S; R -42.5 -42.5 85 85 17 F M -50 50 L 50 -50 x \
    7
    square.split.diagonal.2x2; R -38 -38 76 76 13 S M -35 35 L 35 -35 M -35 -35 L 35 35 S; R -42.5 -42.5 85 85 17 \
    F M -50 50 L 50 -50 M -50 -50 L 50 50 x 7
    squareshape.controlhandles.on.squareshape.controlhandles; R -40 -40 52 52 2 S R -12 -12 52 52 2 K 5 S R -49 \
    -49 18 18 3 F R 3 -49 18 18 3 F R -49 3 18 18 3 F R 31 31 18 18 3 F R -21 31 18 18 3 F R 31 -21 18 18 3 F
    stop; R -34 -34 68 68 9 S; R -38 -38 76 76 12 F
    stopwatch; O 0 8 39 S M 0 10 L 0 -14 s 7 M -9 -47 L 9 -47 M 0 -44 L 0 -34 M 32 -28 L 38 -34 S; O 0 8 44 F M 0 \
    12 L 0 -16 x 7 M -9 -50 L 9 -50 M 0 -46 L 0 -36 M 33 -28 L 39 -34 S
    triangle; M -7 -27.9 Q 0 -40 7 -27.9 L 38 25.9 Q 45 38 31 38 L -31 38 Q -45 38 -38 25.9 Z S; M -10.1 -26.7 Q \
    0 -44 10.1 -26.7 L 39.9 24.7 Q 50 42 30 42 L -30 42 Q -50 42 -39.9 24.7 Z F
    """
}
