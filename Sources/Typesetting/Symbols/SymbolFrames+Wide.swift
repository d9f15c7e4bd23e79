extension SymbolFrames {
  /// The frames of wide symbols.
  static let wide = """
    40 43 26 39; pin pin.fill
    40 43 32 39; arrow.right.arrow.left
    40 43 33 39; pin.slash pin.slash.fill
    40 47 34 43; thermometer.sun
    41 27 33 23; arrow.left.and.right
    41 30 33 26; barcode
    41 32 35 28; hand.point.left hand.point.right
    41 35 33 31; heart heart.fill suit.heart suit.heart.fill
    41 36 33 32; circle.grid.2x2 circle.grid.2x2.fill grid
    41 36 35 32; circle.grid.hex.fill drop.triangle drop.triangle.fill exclamationmark.triangle \
    exclamationmark.triangle.fill triangle triangle.fill triangle.lefthalf.fill triangle.righthalf.fill
    41 37 33 33; phone phone.arrow.down.left phone.arrow.up.right
    41 37 34 33; lock.open.fill
    41 38 33 34; arrow.down.right.and.arrow.up.left square.and.pencil
    41 38 34 34; app.badge app.badge.fill shield.slash.fill
    41 38 35 34; lasso
    41 39 33 35; gift text.cursor
    41 39 34 35; shield.slash
    41 39 35 35; capslock capslock.fill livephoto livephoto.play livephoto.slash paperplane paperplane.fill
    41 40 33 36; hand.raised.slash.fill
    41 40 35 36; at
    41 41 28 37 3; hand.raised
    41 41 34 37 -3; hand.raised.slash
    41 41 35 37; arrow.3.trianglepath
    41 42 33 38; square.stack.3d.down.right square.stack.3d.down.right.fill
    42 20 36 16; recordingtape
    42 21 34 17; line.horizontal.3
    42 24 34 20; line.horizontal.3.decrease
    42 28 34 24; list.dash
    42 29 34 25; list.bullet
    42 32 34 28; list.number
    42 33 34 29; arrow.swap book.fill slider.horizontal.3 text.aligncenter text.alignleft text.alignright \
    text.append text.insert text.justify text.justifyleft text.justifyright text.quote
    42 34 35 30; wind
    42 35 34 31; archivebox archivebox.fill calendar
    42 35 36 31; arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right \
    arrowshape.turn.up.right.fill shift shift.fill
    42 36 34 32; text.badge.checkmark text.badge.minus text.badge.plus text.badge.star text.badge.xmark
    42 36 35 32; wind.snow
    42 36 36 30; scribble
    42 36 36 32; antenna.radiowaves.left.and.right
    42 37 34 33; circle.grid.3x3.fill exclamationmark.octagon exclamationmark.octagon.fill xmark.octagon \
    xmark.octagon.fill
    42 37 35 33; heart.slash heart.slash.fill lock.open
    42 37 36 33; circle.grid.hex
    42 38 28 34; shield.fill
    42 38 34 34; location location.fill location.slash location.slash.fill
    42 38 38 34 4; airplane
    42 39 33 34; music.mic
    42 39 35 35; phone.badge.plus phone.fill.badge.plus
    42 40 36 36; wand.and.rays wand.and.rays.inverse
    42 41 34 37; cube cube.box cube.box.fill cube.fill hexagon hexagon.fill square.stack.3d.up \
    square.stack.3d.up.fill
    42 41 36 37; sun.max sun.max.fill
    42 42 32 36; paperclip
    42 42 34 38; arkit rotate.left rotate.left.fill rotate.right rotate.right.fill
    42 42 36 38; hand.thumbsdown hand.thumbsup
    43 24 37 20; light.max
    43 30 35 26; arrow.left.to.line.alt arrow.right.to.line.alt
    43 31 37 27; wifi
    43 34 35 30; book
    43 34 37 30; wifi.exclamationmark
    43 35 35 31; increase.quotelevel
    43 35 36 31; delete.left delete.left.fill delete.right delete.right.fill
    43 36 35 32; headphones
    43 37 35 33; circle.grid.3x3
    43 38 35 34; map map.fill music.note.list
    43 38 37 34; square.stack.3d.down.dottedline wand.and.stars wand.and.stars.inverse wifi.slash
    43 40 37 36; cursor.rays
    43 41 36 37; square.stack.3d.up.slash square.stack.3d.up.slash.fill
    43 41 37 37; crop rays
    43 47 35 43; doc.on.clipboard doc.on.clipboard.fill doc.on.doc doc.on.doc.fill
    44 29 38 25; cloud.fill
    44 30 36 26; square.grid.4x3.fill
    44 30 38 26; cloud
    44 31 38 27; smoke.fill
    44 32 38 28; smoke
    44 34 36 30; x.squareroot
    44 35 36 31; rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.3x2 rectangle.grid.3x2.fill return
    44 37 37 32; hand.draw.fill
    44 37 38 33; memories
    44 38 36 34; bubble.right.fill
    44 38 38 34; lock.rotation lock.rotation.open
    44 39 38 35; message message.fill
    44 40 35 35; eyedropper eyedropper.full eyedropper.halffull
    44 40 36 36; tuningfork
    44 40 37 36; person.badge.minus.fill person.badge.plus.fill
    44 40 38 36; star star.fill star.lefthalf.fill star.slash star.slash.fill
    44 41 35 36; pencil.and.outline
    44 41 38 37; gear
    44 42 36 38; rectangle.stack rectangle.stack.fill rectangle.stack.person.crop rectangle.stack.person.crop.fill
    44 42 37 38; bag.badge.minus bag.badge.plus
    44 42 38 38; arrow.up.right.diamond arrow.up.right.diamond.fill cloud.fog cloud.fog.fill questionmark.diamond \
    questionmark.diamond.fill slowmo timelapse
    44 43 38 39; cloud.drizzle cloud.drizzle.fill cloud.hail cloud.hail.fill cloud.heavyrain cloud.heavyrain.fill \
    cloud.rain cloud.rain.fill
    44 44 36 40; flowchart flowchart.fill
    44 44 38 40; cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.snow cloud.snow.fill
    44 45 38 41; cloud.sleet cloud.sleet.fill
    45 29 37 25; fx textformat.size
    45 32 37 28; creditcard creditcard.fill
    45 33 37 29; envelope envelope.fill
    45 35 37 31; rectangle.grid.2x2 rectangle.grid.2x2.fill repeat repeat.1
    45 36 37 32; briefcase briefcase.fill
    45 38 37 33; hand.draw
    45 39 37 35; bubble.left bubble.left.fill bubble.middle.bottom bubble.middle.bottom.fill bubble.middle.top \
    bubble.middle.top.fill bubble.right captions.bubble captions.bubble.fill ellipses.bubble ellipses.bubble.fill \
    exclamationmark.bubble exclamationmark.bubble.fill plus.bubble plus.bubble.fill quote.bubble quote.bubble.fill \
    t.bubble t.bubble.fill text.bubble text.bubble.fill
    45 39 39 35; house
    45 40 37 36; plus.square.fill.on.square.fill plus.square.on.square square.fill.on.square.fill square.on.square
    45 41 35 35; bandage bandage.fill
    45 41 38 37; person.badge.minus person.badge.plus
    45 42 37 38; envelope.open.fill
    45 42 38 38; bag.fill.badge.minus bag.fill.badge.plus
    45 43 37 39; envelope.open
    45 43 39 39; checkmark.seal checkmark.seal.fill xmark.seal xmark.seal.fill
    45 44 36 40; paintbrush.fill
    45 45 36 40; paintbrush
    46 19 40 15; phone.down.fill
    46 29 38 25; textformat textformat.alt
    46 35 40 31; speaker.2 speaker.2.fill
    46 37 39 33; cart cart.fill
    46 40 38 36; printer printer.fill
    46 40 40 36; flip.horizontal flip.horizontal.fill
    46 42 36 36; link
    46 42 37 37; tag tag.fill
    46 42 39 38; square.fill.on.circle.fill square.on.circle
    46 44 38 40; rectangle.expand.vertical
    46 44 40 40; perspective
    46 46 38 42; rectangle.compress.vertical
    46 48 38 44; square.and.arrow.down.on.square square.and.arrow.down.on.square.fill
    46 50 38 46; square.and.arrow.up.on.square square.and.arrow.up.on.square.fill
    47 21 41 17; phone.down
    47 33 39 29; decrease.indent increase.indent
    47 34 39 30; squares.below.rectangle
    47 35 39 31; folder folder.fill
    47 36 39 32; airplayvideo teletype
    47 36 40 32; envelope.badge
    47 37 39 33; rectangle.and.paperclip
    47 39 39 35; house.fill music.house music.house.fill
    47 39 41 35; dial dial.fill
    47 43 41 39; waveform.path
    47 44 39 40; sun.dust sun.dust.fill sun.haze sun.haze.fill
    47 45 41 41; helm scope
    48 29 40 25; view.2d
    48 31 41 27 3; arrow.down.left.video.fill arrow.up.right.video.fill questionmark.video.fill video.fill
    48 33 40 29; tray tray.fill tray.full tray.full.fill
    48 33 42 29; arrow.clockwise.icloud arrow.clockwise.icloud.fill arrow.counterclockwise.icloud \
    arrow.counterclockwise.icloud.fill bolt.horizontal.icloud bolt.horizontal.icloud.fill exclamationmark.icloud \
    exclamationmark.icloud.fill icloud icloud.fill link.icloud link.icloud.fill lock.icloud lock.icloud.fill \
    person.icloud person.icloud.fill xmark.icloud xmark.icloud.fill
    48 35 40 31; arrow.up.bin arrow.up.bin.fill aspectratio aspectratio.fill bin.xmark bin.xmark.fill car car.fill \
    checkmark.rectangle checkmark.rectangle.fill film film.fill macwindow minus.rectangle minus.rectangle.fill \
    pause.rectangle pause.rectangle.fill person.crop.rectangle person.crop.rectangle.fill photo photo.fill \
    play.rectangle play.rectangle.fill plus.rectangle plus.rectangle.fill rectangle rectangle.dock rectangle.fill \
    rectangle.split.3x1 rectangle.split.3x1.fill rectangle.split.3x3 rectangle.split.3x3.fill shuffle sidebar.left \
    sidebar.right table table.fill uiwindow.split.2x1 xmark.rectangle xmark.rectangle.fill
    48 36 40 32; arrow.up.arrow.down camera camera.fill camera.rotate camera.rotate.fill
    48 37 41 33; envelope.badge.fill
    48 38 40 34; desktopcomputer
    48 38 41 34; calendar.badge.minus calendar.badge.plus
    48 38 42 34; arrow.2.circlepath badge.plus.radiowaves.right gauge.badge.minus gauge.badge.plus icloud.slash \
    icloud.slash.fill pencil.tip.crop.circle.badge.minus pencil.tip.crop.circle.badge.plus \
    person.crop.circle.badge.checkmark person.crop.circle.badge.exclam person.crop.circle.badge.minus \
    person.crop.circle.badge.plus person.crop.circle.badge.xmark person.crop.circle.fill.badge.checkmark \
    person.crop.circle.fill.badge.exclam person.crop.circle.fill.badge.minus person.crop.circle.fill.badge.plus \
    person.crop.circle.fill.badge.xmark
    48 40 42 36; icloud.and.arrow.up icloud.and.arrow.up.fill
    48 41 40 37; skew tray.and.arrow.down
    48 42 42 38; icloud.and.arrow.down icloud.and.arrow.down.fill
    48 43 40 39; tray.2 tray.2.fill tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill
    48 44 42 40; burst.fill
    49 25 43 21; bolt.horizontal bolt.horizontal.fill
    49 29 41 25; view.3d
    49 31 41 27; bed.double bed.double.fill
    49 32 41 28; playpause
    49 32 42 28 3; arrow.down.left.video arrow.up.right.video questionmark.video video
    49 35 41 31; textbox
    49 35 43 31; speaker.zzz speaker.zzz.fill
    49 39 43 35; arrow.uturn.left.circle.badge.ellipsis
    49 40 43 36; at.badge.minus at.badge.plus
    49 40 44 36; video.slash video.slash.fill
    49 46 40 40; wrench wrench.fill
    50 29 42 25; list.bullet.indent
    50 31 46 27 -4; backward backward.fill
    50 31 46 27 4; forward forward.fill
    50 33 44 29; cloud.moon.fill
    50 34 44 30; cloud.moon
    50 35 42 31; arrow.2.squarepath chart.bar.fill
    50 37 44 33; capsule capsule.fill
    50 45 43 41; rectangle.stack.badge.minus rectangle.stack.badge.person.crop rectangle.stack.badge.plus
    50 45 44 41; burst
    50 46 44 42; cloud.moon.rain.fill
    50 47 44 43; cloud.moon.bolt.fill cloud.moon.rain
    50 48 44 44; cloud.moon.bolt
    51 33 43 29; pano pano.fill
    51 35 45 31; arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.fill
    51 36 43 32; chart.bar
    51 37 43 33; scissors
    51 39 43 35; sunrise sunrise.fill sunset sunset.fill
    51 43 45 39; waveform.path.badge.minus waveform.path.badge.plus
    51 46 43 41; hammer hammer.fill
    52 33 46 29; eye
    52 35 46 31; eye.slash
    52 38 44 34; tv tv.fill tv.music.note tv.music.note.fill
    52 38 46 34; memories.badge.minus memories.badge.plus
    52 40 44 36; photo.fill.on.rectangle.fill photo.on.rectangle plus.rectangle.fill.on.rectangle.fill \
    plus.rectangle.on.rectangle rectangle.fill.on.rectangle.fill rectangle.on.rectangle
    52 40 45 36; cart.badge.minus cart.badge.plus cart.fill.badge.minus cart.fill.badge.plus
    52 43 44 39; guitars
    52 45 45 41; rectangle.stack.fill.badge.minus rectangle.stack.fill.badge.person.crop \
    rectangle.stack.fill.badge.plus
    53 29 45 25; function
    53 34 45 30; bold.underline
    53 36 46 32; folder.badge.minus folder.badge.person.crop folder.badge.plus folder.fill.badge.minus \
    folder.fill.badge.person.crop folder.fill.badge.plus
    53 37 47 33; dot.radiowaves.left.and.right
    54 23 48 19; eyeglasses
    54 32 48 28; personalhotspot
    54 33 46 29; eye.fill
    54 34 46 30; person.2.fill
    54 35 46 31; eye.slash.fill
    54 35 48 31; gamecontroller gamecontroller.fill
    54 38 47 34; rectangle.badge.checkmark rectangle.badge.xmark table.badge.more
    54 38 48 34; speaker.3 speaker.3.fill
    54 43 46 39; rectangle.fill.on.rectangle.angled.fill rectangle.on.rectangle.angled
    55 35 47 31; person.2 rectangle.3.offgrid.fill
    55 36 47 32; sportscourt sportscourt.fill
    55 38 48 34; rectangle.fill.badge.checkmark rectangle.fill.badge.xmark table.badge.more.fill
    55 38 49 34; cloud.sun cloud.sun.fill
    55 42 47 38; bubble.left.and.bubble.right.fill
    55 42 49 38; chevron.left.slash.chevron.right
    55 51 49 47; cloud.sun.rain cloud.sun.rain.fill
    55 52 49 48; cloud.sun.bolt cloud.sun.bolt.fill
    56 31 48 27; keyboard
    56 32 48 28; playpause.fill
    56 35 48 31; rectangle.3.offgrid square.grid.3x2 square.grid.3x2.fill
    56 36 49 32; video.badge.plus
    56 40 48 36; keyboard.chevron.compact.down
    56 40 50 36; hare.fill
    56 42 48 38; bubble.left.and.bubble.right camera.on.rectangle camera.on.rectangle.fill
    57 32 49 28; backward.end.alt forward.end.alt
    57 36 50 32; video.badge.plus.fill
    58 37 50 33; pencil.and.ellipsis.rectangle
    58 39 48 31; teletype.answer
    58 41 50 37; signature
    58 42 52 38; hare
    59 29 51 25; textformat.123
    59 37 52 33; scissors.badge.ellipsis
    60 29 52 25; textformat.abc
    60 39 52 35; square.and.line.vertical.and.square square.and.line.vertical.and.square.fill \
    square.fill.and.line.vertical.and.square square.fill.and.line.vertical.square.fill
    61 31 53 27; battery.0 battery.100 battery.25
    61 39 53 35; textformat.abc.dottedunderline
    62 32 54 28; backward.end.alt.fill forward.end.alt.fill
    62 32 56 28; tortoise.fill
    62 33 56 29; tortoise
    71 34 63 30; person.3.fill
    72 34 64 30; bold.italic.underline
    72 35 64 31; person.3
    """
}
