extension SymbolTable {
  /// Symbols that apps use and the icon fonts lack, in the form of ``sketches``.
  static let appSketches = """
    arrow.down.circle.dotted; A 0 0 44 -7 7 A 0 0 44 23 37 A 0 0 44 53 67 A 0 0 44 83 97 A 0 0 44 113 127 A 0 0 44 \
    143 157 A 0 0 44 173 187 A 0 0 44 203 217 A 0 0 44 233 247 A 0 0 44 263 277 A 0 0 44 293 307 A 0 0 44 323 337 S M \
    0 -20 L 0 20 M -16 5 L 0 21 L 16 5 S
    arrow.up.circle.dotted; A 0 0 44 -7 7 A 0 0 44 23 37 A 0 0 44 53 67 A 0 0 44 83 97 A 0 0 44 113 127 A 0 0 44 143 \
    157 A 0 0 44 173 187 A 0 0 44 203 217 A 0 0 44 233 247 A 0 0 44 263 277 A 0 0 44 293 307 A 0 0 44 323 337 S M 0 \
    20 L 0 -20 M -16 -5 L 0 -21 L 16 -5 S
    arrow.left.and.line.vertical.and.arrow.right; M 0 -44 L 0 44 M -16 0 L -54 0 M -40 -14 L -54 0 L -40 14 M 16 0 L \
    54 0 M 40 -14 L 54 0 L 40 14 S
    arrow.right.and.line.vertical.and.arrow.left; M 0 -44 L 0 44 M -54 0 L -16 0 M -30 -14 L -16 0 L -30 14 M 54 0 L \
    16 0 M 30 -14 L 16 0 L 30 14 S
    arrow.up.and.line.horizontal.and.arrow.down; M -44 0 L 44 0 M 0 -16 L 0 -54 M -14 -40 L 0 -54 L 14 -40 M 0 16 L 0 \
    54 M -14 40 L 0 54 L 14 40 S
    arrow.triangle.swap; M -22 -36 Q 14 -44 20 -8 L 20 8 S M 4 4 L 36 4 L 20 30 Z F M 22 36 Q -14 44 -20 8 L -20 -8 S \
    M -4 -4 L -36 -4 L -20 -30 Z F
    arrow.trianglehead.swap; @ arrow.triangle.swap 1 0 0
    translate; R -52 -46 62 62 13 S M -37 8 L -21 -36 L -5 8 M -32 -6 L -10 -6 s 7 M 22 -26 L 34 -26 Q 46 -26 46 -14 \
    L 46 32 Q 46 46 32 46 L -12 46 Q -24 46 -24 34 L -24 26 S M -4 24 L 34 24 M 15 17 L 15 24 M 27 24 Q 20 38 0 41 M \
    4 30 Q 14 40 32 41 s 6; R -56 -50 70 70 16 F M -37 10 L -21 -36 L -5 10 M -32 -4 L -10 -4 x 7 M 22 -30 L 36 -30 Q \
    50 -30 50 -16 L 50 34 Q 50 50 34 50 L -14 50 Q -28 50 -28 36 L -28 26 L 4 26 Q 22 26 22 8 Z F
    car.2; @ car 0.74 -17 -14 # car.fill 0.94 15 14 @ car 0.78 15 14; @ car.fill 0.72 -17 -14 # car.fill 0.94 15 14 @ \
    car.fill 0.78 15 14
    sensor; O 0 0 34 S O 0 0 17 S O 0 0 6 F; O 0 0 38 F O 0 0 22 X 0 O 0 0 15 F
    fibrechannel; O 0 -24 20 O -26 18 20 O 26 18 20 S
    videoprojector; R -50 -18 100 46 10 S O 16 5 15 S M -36 28 L -36 36 M 36 28 L 36 36 M -36 -4 L -18 -4 s 7 M 16 \
    -28 L 16 -40 M -8 -27 L -16 -38 M 40 -27 L 48 -38 s 6; R -54 -22 108 54 13 F O 16 5 19 X 0 O 16 5 12 F M -36 32 L \
    -36 38 M 36 32 L 36 38 s 9 M -38 -4 L -20 -4 x 7 M 16 -31 L 16 -42 M -8 -30 L -16 -40 M 40 -30 L 48 -40 s 6
    thermometer.snowflake; @ thermometer.medium 1 -20 0 M 32 -36 L 32 8 M 13 -25 L 51 -3 M 51 -25 L 13 -3 s 6 M 26 \
    -32 L 32 -26 L 38 -32 M 26 4 L 32 -2 L 38 4 s 5
    text.and.command.macwindow; @ macwindow 1 0 0 M -34 2 L -8 2 M -34 16 L -16 16 s 6 @ command 0.42 22 10
    gearshape.arrow.trianglehead.2.clockwise.rotate.90; @ arrow.triangle.2.circlepath 1.1 0 0 @ gearshape 0.46 0 0; @ \
    arrow.triangle.2.circlepath 1.1 0 0 @ gearshape.fill 0.46 0 0
    gearshape.arrow.triangle.2.circlepath; @ gearshape.arrow.trianglehead.2.clockwise.rotate.90 1 0 0
    flag.pattern.checkered; M -40 -44 L -40 50 S M -40 -38 C -20 -52 0 -26 20 -36 Q 32 -42 44 -38 L 44 12 C 24 4 16 \
    22 -6 16 Q -24 6 -40 14 S M -40 -38 Q -26 -46 -14 -42 L -14 -14 Q -26 -20 -40 -12 Z F M -14 -14 Q 2 -8 16 -10 L \
    16 16 Q 0 20 -14 12 Z F M 16 -36 Q 30 -42 44 -38 L 44 -12 Q 30 -16 16 -10 Z F
    cable.connector.horizontal; M -56 0 L -34 0 M 56 0 L 34 0 S R -34 -16 26 32 7 S R 8 -16 26 32 7 S M -8 -7 L -1 -7 \
    M -8 7 L -1 7 s 7
    brain; M 0 -40 C -12 -52 -30 -44 -29 -31 C -46 -28 -52 -10 -42 0 C -54 12 -44 32 -30 31 C -26 46 -8 48 0 36 Z S M \
    0 -40 C 12 -52 30 -44 29 -31 C 46 -28 52 -10 42 0 C 54 12 44 32 30 31 C 26 46 8 48 0 36 Z S M -26 -14 Q -16 -18 \
    -15 -6 M -28 14 Q -22 4 -12 10 M 26 -14 Q 16 -18 15 -6 M 28 14 Q 22 4 12 10 s 6; M -4 -42 C -16 -54 -34 -46 -33 \
    -33 C -50 -28 -56 -10 -46 0 C -58 14 -46 34 -33 34 C -28 48 -12 50 -4 40 Z F M 4 -42 C 16 -54 34 -46 33 -33 C 50 \
    -28 56 -10 46 0 C 58 14 46 34 33 34 C 28 48 12 50 4 40 Z F M -28 -14 Q -18 -18 -17 -6 M -30 14 Q -24 4 -14 10 M \
    28 -14 Q 18 -18 17 -6 M 30 14 Q 24 4 14 10 x 6
    batteryblock; R -48 -26 96 62 10 S M -34 -26 L -34 -36 L -16 -36 L -16 -26 M 34 -26 L 34 -36 L 16 -36 L 16 -26 s \
    7; R -52 -28 104 68 13 F M -36 -34 L -14 -34 M 36 -34 L 14 -34 s 9
    minus.plus.batteryblock; @ batteryblock 1 0 0 M -32 6 L -12 6 M 12 6 L 32 6 M 22 -4 L 22 16 s 7; @ \
    batteryblock.fill 1 0 0 M -32 6 L -12 6 M 12 6 L 32 6 M 22 -4 L 22 16 x 7
    wrench.adjustable; @ wrench 1 0 0 O 20 -20 5 F; @ wrench.fill 1 0 0
    wand.and.sparkles; M -46 46 L 16 -16 s 12 M -4 4 L 6 14 x 4 M 34 -52 Q 36 -38 50 -36 Q 36 -34 34 -20 Q 32 -34 18 \
    -36 Q 32 -38 34 -52 Z F M -22 -44 Q -21 -33 -10 -32 Q -21 -31 -22 -20 Q -23 -31 -34 -32 Q -23 -33 -22 -44 Z F M \
    38 14 Q 39 23 48 24 Q 39 25 38 34 Q 37 25 28 24 Q 37 23 38 14 Z F
    text.rectangle.page; R -36 -50 72 100 12 S R -18 -32 36 22 4 S M -18 8 L 18 8 M -18 24 L 8 24 s 6; R -40 -54 80 \
    108 15 F R -20 -34 40 26 5 X 0 M -20 10 L 20 10 M -20 26 L 8 26 x 6
    text.cursor; M 0 -36 L 0 36 M -18 -46 Q 0 -46 0 -34 Q 0 -46 18 -46 M -18 46 Q 0 46 0 34 Q 0 46 18 46 S
    swiftdata; M -48 -26 L 0 -48 L 48 -26 L 0 -4 Z S M -48 0 L 0 22 L 48 0 M -48 24 L 0 46 L 48 24 S
    suitcase.rolling; R -28 -26 56 66 10 S M -13 -26 L -13 -52 L 13 -52 L 13 -26 M -10 -10 L -10 24 M 10 -10 L 10 24 \
    s 7 M -16 42 L -16 50 M 16 42 L 16 50 s 9; R -32 -30 64 74 13 F M -13 -30 L -13 -54 L 13 -54 L 13 -30 s 7 M -10 \
    -12 L -10 26 M 10 -12 L 10 26 x 6 M -16 46 L -16 52 M 16 46 L 16 52 s 9
    suitcase.rolling.and.suitcase; @ suitcase 0.74 18 16 @ suitcase.rolling 0.8 -26 0; @ suitcase.fill 0.74 20 16 # \
    suitcase.rolling.fill 0.94 -24 0 @ suitcase.rolling.fill 0.8 -24 0
    slider.horizontal.2.square; R -44 -44 88 88 16 S M -26 -14 L 26 -14 M -26 16 L 26 16 s 6 O -8 -14 8 F O 10 16 8 F
    slider.horizontal.2.square.on.square; R -26 -50 76 76 14 S M -10 -22 L 34 -22 M -10 2 L 34 2 s 6 O 4 -22 7 F O 20 \
    2 7 F M -38 -30 Q -50 -28 -50 -16 L -50 36 Q -50 50 -36 50 L 16 50 Q 28 50 30 38 S
    selection.pin.in.out; O 0 0 44 S O -18 0 8 F O 18 0 8 F
    road.lanes.curved.right; M -38 46 C -36 4 -20 -24 24 -44 M 38 46 C 38 22 44 4 54 -8 S M 0 44 C 0 30 3 20 8 10 M \
    16 -4 Q 22 -14 32 -22 s 7
    road.lanes.curved.left; @ road.lanes.curved.right 1 0 0 H
    rectangle.2.swap; R -52 -16 44 62 9 S R 8 -16 44 62 9 S M -30 -28 Q -30 -44 -14 -44 L 28 -44 M 16 -56 L 29 -44 L \
    16 -32 s 7
    pencil.and.outline; @ pencil 0.84 10 -8 M -20 -30 L -34 -30 Q -46 -30 -46 -18 L -46 34 Q -46 46 -34 46 L 18 46 Q \
    30 46 30 34 L 30 22 S
    opticid; M -54 0 Q -28 -34 0 -34 Q 28 -34 54 0 Q 28 34 0 34 Q -28 34 -54 0 Z S O 0 0 17 S O 0 0 6 F; M -56 0 Q \
    -30 -38 0 -38 Q 30 -38 56 0 Q 30 38 0 38 Q -30 38 -56 0 Z F O 0 0 18 X 0 O 0 0 8 F
    magazine; M -34 -42 L 26 -42 Q 34 -42 34 -34 L 34 34 Q 34 42 26 42 L -34 42 Z M -22 -42 L -22 42 M 34 -32 Q 42 \
    -30 42 -22 L 42 24 Q 42 32 34 32 S M -10 -24 L 22 -24 M -10 -10 L 14 -10 s 6; M -28 -46 L 28 -46 Q 38 -46 38 -36 \
    L 38 36 Q 38 46 28 46 L -28 46 Z F M -34 -46 L -40 -46 L -40 46 L -34 46 Z F M -14 -26 L 22 -26 M -14 -12 L 12 \
    -12 x 6
    logo.xbox; O 0 0 45 S M -24 -30 Q 0 -22 24 -30 M -30 28 Q -20 -2 0 -14 Q 20 -2 30 28 S
    lines.measurement.vertical; M -34 -44 L 34 -44 M -34 44 L 34 44 S M -22 -22 L 22 -22 M -22 0 L 22 0 M -22 22 L 22 \
    22 s 6
    lightspectrum.horizontal; R -52 -26 104 52 10 S M -30 -14 L -30 14 M -12 -14 L -12 14 s 4 M 6 -14 L 6 14 s 7 M 28 \
    -14 L 28 14 s 11
    key.card; R -50 -34 100 68 11 S O -20 0 11 S M -8 2 L 32 2 M 20 2 L 20 14 M 32 2 L 32 12 s 6; R -54 -38 108 76 14 \
    F O -22 0 13 X 0 O -22 0 5 F M -10 0 L 34 0 M 22 0 L 22 14 M 34 0 L 34 12 x 7
    key.2.on.ring; O -8 -26 24 S O -24 6 11 O 14 4 11 M -28 17 L -36 48 L -26 40 M 18 15 L 28 46 L 18 40 S; O -8 -28 \
    22 s 6 O -26 8 15 O 16 6 15 F M -30 18 L -36 50 M 20 18 L 28 48 s 9 O -26 4 4 O 16 2 4 X 0
    iphone.gen3.sizes; R -46 -30 44 78 9 S M -30 -22 L -18 -22 s 5 M -46 -38 L -46 -40 Q -46 -50 -36 -50 L 6 -50 Q 16 \
    -50 16 -40 L 16 36 Q 16 48 8 48 S
    iphone.and.arrow.right.outward; R -44 -50 56 100 11 S M -22 -40 L -10 -40 s 5 M -8 0 L 52 0 M 36 -16 L 52 0 L 36 \
    16 x 20 M -8 0 L 52 0 M 36 -16 L 52 0 L 36 16 S
    iphone.and.arrow.forward.outward; @ iphone.and.arrow.right.outward 1 0 0
    iphone.and.arrow.forward; @ iphone.and.arrow.right.outward 1 0 0
    gyroscope; O 0 0 44 S M -44 0 C -44 -20 44 -20 44 0 C 44 20 -44 20 -44 0 Z M 0 -44 C -20 -44 -20 44 0 44 C 20 44 \
    20 -44 0 -44 Z s 6 O 0 0 6 F
    globe.europe.africa; O 0 0 44 S M -14 -38 Q -26 -26 -18 -18 L -6 -22 Q 2 -10 14 -18 Q 30 -14 34 -22 Q 30 -38 8 \
    -41 Z F M -22 -8 Q -8 -16 6 -10 Q 22 -8 26 4 Q 34 6 22 16 Q 14 36 4 34 Q -4 24 -4 12 Q -24 12 -22 -8 Z F; O 0 0 \
    47 F M -14 -38 Q -26 -26 -18 -18 L -6 -22 Q 2 -10 14 -18 Q 30 -14 34 -22 Q 30 -38 8 -41 Z X 0 M -22 -8 Q -8 -16 6 \
    -10 Q 22 -8 26 4 Q 34 6 22 16 Q 14 36 4 34 Q -4 24 -4 12 Q -24 12 -22 -8 Z X 0
    figure.disc.sports; O -8 -42 9 F M -8 -24 L -10 10 L -28 46 M -10 10 L 10 24 L 12 48 M -8 -20 L 14 -6 L 34 -18 M \
    -8 -20 L -30 -8 L -38 8 s 9 M 28 -26 L 54 -26 s 7
    face; O 0 0 44 S M -15 -13 L -15 -5 M 15 -13 L 15 -5 M 2 -10 L 2 4 Q 2 8 -4 8 M -18 20 Q 0 34 18 20 s 7
    creditcard.and.123; R -50 -36 82 56 9 S M -44 -18 L 26 -18 s 12 M 8 30 L 14 26 L 14 46 M 24 29 Q 34 24 33 32 Q 32 \
    37 24 45 L 35 45 M 43 28 Q 53 26 51 33 Q 50 36 46 36 Q 53 36 52 42 Q 50 48 42 45 s 5
    cloud.rainbow.crop; M -52 34 A -2 34 50 180 282 M -36 34 A -2 34 34 180 270 s 7 @ cloud 0.62 20 16; M -52 34 A -2 \
    34 50 180 282 M -36 34 A -2 34 34 180 270 s 7 @ cloud.fill 0.62 20 16
    cloud.rainbow.half; @ cloud.rainbow.crop 1 0 0; @ cloud.rainbow.crop.fill 1 0 0
    chart.bar.xaxis.ascending; M -46 42 L 46 42 S R -40 12 18 22 3 S R -10 -10 18 44 3 S R 20 -36 18 70 3 S
    chart.bar.xaxis.ascending.badge.clock; @ chart.bar.xaxis.ascending 0.9 -6 -4 O 30 28 20 K 6 S M 30 16 L 30 28 L \
    38 32 s 5
    button.horizontal; R -52 -24 104 48 24 S; R -56 -28 112 56 28 F
    button.angledbottom.horizontal.right; M -30 -24 L 52 -24 L 52 6 L 34 24 L -30 24 Q -52 24 -52 0 Q -52 -24 -30 -24 \
    Z S; M -30 -28 L 56 -28 L 56 8 L 36 28 L -30 28 Q -56 28 -56 0 Q -56 -28 -30 -28 Z F
    button.angledbottom.horizontal.left; @ button.angledbottom.horizontal.right 1 0 0 H; @ \
    button.angledbottom.horizontal.right.fill 1 0 0 H
    bonjour; O 0 0 10 F O 0 0 27 S M -26 -38 Q -46 -22 -46 0 Q -46 22 -26 38 M 26 -38 Q 46 -22 46 0 Q 46 22 26 38 S
    balloon.2; O -16 -16 26 S M -16 10 L -16 46 s 6 M 14 -38 Q 40 -40 42 -14 Q 40 10 18 14 M 18 14 Q 14 30 2 44 s 7; \
    O -18 -16 28 F M -18 12 L -18 48 s 6 M 14 -42 Q 44 -42 46 -14 Q 44 12 18 16 Q 16 12 14 10 Q 28 -14 14 -42 Z F M \
    20 16 Q 16 32 0 46 s 6
    append.page; M -32 6 L -32 -40 Q -32 -50 -22 -50 L 8 -50 L 34 -24 L 34 40 Q 34 50 24 50 L 2 50 M 8 -50 L 8 -32 Q \
    8 -24 16 -24 L 34 -24 S M -28 16 L -28 50 M -45 33 L -11 33 S
    airplay.audio; @ airplayaudio 1 0 0
    airplay.video; @ airplayvideo 1 0 0
    wallet.bifold; M -46 -22 L -46 26 Q -46 38 -34 38 L 36 38 Q 46 38 46 28 L 46 -8 Q 46 -18 36 -18 L -38 -18 Q -48 \
    -22 -44 -32 Q -42 -36 -34 -36 L 34 -36 Q 42 -36 42 -28 L 42 -18 M 46 2 L 28 2 Q 19 2 19 10 Q 19 18 28 18 L 46 18 \
    S; M -50 -26 L -50 28 Q -50 42 -36 42 L 38 42 Q 50 42 50 30 L 50 22 L 28 22 Q 15 22 15 10 Q 15 -2 28 -2 L 50 -2 L \
    50 -10 Q 50 -22 38 -22 L -36 -22 Q -44 -22 -44 -30 Q -44 -32 -36 -32 L 38 -32 Q 42 -40 32 -40 L -36 -40 Q -50 -40 \
    -50 -26 Z F
    lightbulb.2; @ lightbulb 0.86 -20 0 @ lightbulb 0.86 20 0; @ lightbulb.fill 0.82 -22 0 @ lightbulb.fill 0.82 22 0
    square.dotted; M -36 -46 L -30 -46 M -12 -46 L -6 -46 M 12 -46 L 18 -46 M -36 46 L -30 46 M -12 46 L -6 46 M 12 \
    46 L 18 46 M -46 -30 L -46 -24 M -46 -6 L -46 0 M -46 18 L -46 24 M 46 -30 L 46 -24 M 46 -6 L 46 0 M 46 18 L 46 \
    24 M 36 -46 Q 46 -46 46 -42 M 36 46 Q 46 46 46 42 s 7
    power.dotted; A 0 4 40 -55 -48 A 0 4 40 -20 -13 A 0 4 40 15 22 A 0 4 40 50 57 A 0 4 40 85 92 A 0 4 40 120 127 A 0 \
    4 40 155 162 A 0 4 40 190 197 A 0 4 40 225 232 S M 0 -44 L 0 0 S
    rectangle.and.paperclip; R -50 -34 84 68 11 S @ paperclip 0.7 28 4; R -54 -38 88 76 14 F # paperclip 0.84 28 4 @ \
    paperclip 0.7 28 4
    sensor.tag.radiowaves.forward; R -50 -30 36 60 12 S O -32 -2 6 F A -16 0 18 -45 45 A -16 0 38 -45 45 A -16 0 58 \
    -45 45 S; R -54 -34 44 68 15 F O -32 -2 7 X 0 A -16 0 20 -45 45 A -16 0 40 -45 45 A -16 0 60 -45 45 S
    key.radiowaves.forward; @ key 0.84 -20 0 A -8 0 30 -40 40 A -8 0 50 -40 40 A -8 0 70 -40 40 s 7; @ key.fill 0.84 \
    -20 0 A -8 0 30 -40 40 A -8 0 50 -40 40 A -8 0 70 -40 40 s 7
    iphone.gen3.radiowaves.left.and.right; R -19 -46 38 92 9 S A 0 0 36 -34 34 A 0 0 54 -36 36 A 0 0 36 146 214 A 0 0 \
    54 144 216 s 7
    iphone.homebutton.radiowaves.left.and.right; R -19 -46 38 92 9 S O 0 35 4 F A 0 0 36 -34 34 A 0 0 54 -36 36 A 0 0 \
    36 146 214 A 0 0 54 144 216 s 7
    person.2.wave.2; @ person.2 0.86 0 8 A 34 -24 12 -60 40 A 34 -24 26 -60 30 s 6; @ person.2.fill 0.86 0 8 A 34 -24 \
    12 -60 40 A 34 -24 26 -60 30 s 6
    person.crop.circle.dashed; @ circle.dashed 1 0 0 O 0 -12 13 F M -26 28 Q -22 8 0 8 Q 22 8 26 28 Q 14 36 0 36 Q \
    -14 36 -26 28 Z F
    moonphase.waxing.gibbous; O 0 0 44 S A 0 0 35 -90 90 C -30 26 -30 -26 0 -35 Z F
    moonphase.waning.gibbous; O 0 0 44 S A 0 0 35 90 270 C 30 -26 30 26 0 35 Z F
    hare; M -46 24 C -50 -2 -30 -18 -6 -16 C 2 -16 8 -14 13 -9 C 8 -22 -2 -32 -8 -47 C 8 -44 22 -30 27 -15 C 42 -13 \
    54 -2 54 9 C 54 17 44 19 35 17 C 33 25 36 32 44 38 L 24 38 C 19 33 16 30 14 27 L -6 28 C -4 32 -2 35 2 38 L -30 \
    38 C -40 36 -45 32 -46 24 Z S O 37 3 4 F O -51 12 7 F; M -50 24 C -54 -6 -32 -22 -6 -20 C 0 -20 5 -19 9 -17 C 3 \
    -27 -6 -34 -12 -49 Q -12 -53 -8 -52 C 10 -48 25 -34 30 -18 C 46 -16 58 -4 58 9 C 58 20 47 22 39 21 C 38 27 41 31 \
    47 35 Q 49 42 44 42 L 24 42 C 19 38 16 34 14 31 L 2 32 Q 8 38 2 42 L -30 42 C -42 40 -49 34 -50 24 Z F O -54 10 8 \
    F O 38 3 4.5 X 0
    scroll; M -24 -44 L 34 -44 Q 46 -44 46 -32 L 46 -22 L 26 -22 M -24 -44 Q -12 -44 -12 -32 L -12 22 M 26 -32 Q 26 \
    -44 36 -44 M 26 -32 L 26 32 Q 26 44 14 44 L -34 44 Q -46 44 -46 32 L -46 22 L 4 22 L 4 34 Q 4 44 14 44 S M 0 -24 \
    L 14 -24 M 0 -8 L 14 -8 M 0 8 L 14 8 s 5; M -20 -48 L 34 -48 Q 50 -48 50 -32 L 50 -18 L 30 -18 L 30 32 Q 30 48 14 \
    48 Q 2 48 2 34 L 2 18 L -20 18 L -20 -34 Q -20 -48 -28 -48 Z F M -34 26 L -6 26 L -6 36 Q -6 44 -2 48 L -34 48 Q \
    -50 48 -50 32 L -50 26 Z F M -8 -26 L 16 -26 M -8 -10 L 16 -10 M -8 6 L 16 6 x 6
    terminal; R -48 -40 96 80 13 S M -30 -20 L -14 -8 L -30 4 M -6 6 L 14 6 S; R -52 -44 104 88 16 F M -32 -22 L -15 \
    -9 L -32 4 M -8 6 L 14 6 x 8
    wifi.slash; @ wifi 1 0 0 M -36 -42 L 40 42 x 20 M -38 -44 L 38 40 s 8
    wrench.and.screwdriver; M 33 -50 C 16 -52 4 -38 9 -20 L -34 23 C -42 31 -31 44 -22 36 L 22 -8 C 40 -3 53 -16 50 \
    -33 L 38 -21 L 26 -26 L 21 -38 Z S M -52 -46 L -44 -52 L -30 -40 L -29 -31 L -12 -14 L -18 -8 L -35 -25 L -43 -27 \
    Z F M 14 10 L 21 3 L 46 28 C 53 36 42 48 34 40 L 9 15 Z S; M 35 -53 C 14 -56 1 -40 5 -21 L -36 20 C -48 32 -32 50 \
    -19 38 L 24 -5 C 43 -1 57 -15 53 -36 L 40 -23 L 25 -27 L 22 -40 Z F M -55 -47 L -46 -54 L -29 -41 L -27 -32 L -12 \
    -17 L -20 -9 L -35 -24 L -44 -27 Z F M 8 14 L 24 -2 L 50 26 C 58 38 42 52 32 43 Z K 4 F
    """
}
