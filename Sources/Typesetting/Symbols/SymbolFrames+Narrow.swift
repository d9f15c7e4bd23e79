extension SymbolFrames {
  /// The frames of narrow symbols.
  static let narrow = """
    13 36 5 32; exclamationmark
    17 34 9 30; chevron.compact.left chevron.compact.right
    22 30 14 26; info
    22 32 14 28; pause
    25 33 17 29; chevron.left chevron.right
    26 28 18 24; italic
    26 35 18 31; decrease.quotelevel
    26 45 18 41; flashlight.off.fill flashlight.on.fill
    27 36 19 32; questionmark
    27 38 21 34; radiowaves.left radiowaves.right
    28 28 20 24; bold
    28 31 20 27; arrow.merge
    28 34 20 30; underline
    28 36 22 32; pencil.tip
    28 39 22 35; hurricane tropicalstorm
    28 41 20 37; sum
    28 41 22 37; thermometer
    29 29 21 25; a
    29 32 21 28; pause.fill plusminus
    29 33 21 29; f.cursive
    29 38 21 34; music.note
    29 45 23 41; location.north.line location.north.line.fill
    30 33 26 29 4; play.fill
    30 35 22 31; hourglass hourglass.bottomhalf.fill hourglass.tophalf.fill
    31 27 23 23; arrow.down.left arrow.down.right arrow.up.left arrow.up.right greaterthan lessthan multiply
    31 33 25 29; snow
    31 33 26 29 3; play
    31 37 23 33; arrow.up.and.down
    32 18 24 14; equal
    32 36 25 32; purchased
    32 37 26 33; dot.radiowaves.right
    32 38 26 34; rhombus rhombus.fill suit.diamond suit.diamond.fill
    33 32 25 28; textformat.superscript
    33 32 27 28; arrowtriangle.down arrowtriangle.down.fill arrowtriangle.up arrowtriangle.up.fill
    33 35 26 31; paragraph
    33 39 27 35; location.north location.north.fill
    33 40 13 36; mappin
    33 40 26 36; ear mappin.slash
    33 42 27 38; rosette
    34 32 26 28; backward.end forward.end
    34 34 26 30; arrow.down.to.line arrow.up.to.line chevron.up.chevron.down
    34 36 26 32; arrow.down arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down arrow.turn.right.up \
    arrow.up
    34 39 26 35; arrow.down.to.line.alt arrow.up.to.line.alt
    34 40 24 36; mic mic.fill
    34 43 24 37; bolt bolt.fill
    34 43 28 37; bolt.slash bolt.slash.fill
    35 31 27 27; pencil pencil.slash xmark
    35 31 28 27; arrowtriangle.left arrowtriangle.left.fill arrowtriangle.right arrowtriangle.right.fill
    35 35 27 31; waveform
    35 36 29 32; staroflife.fill
    35 40 27 36; bookmark bookmark.fill
    35 40 29 36; mic.slash mic.slash.fill
    35 41 29 37; flame flame.fill
    36 7 28 3; minus
    36 29 28 25; divide strikethrough
    36 32 28 28; plus stop stop.fill
    36 34 28 30; person.fill
    36 40 28 36; arrow.down.doc arrow.down.doc.fill arrow.up.doc arrow.up.doc.fill doc doc.append doc.fill \
    doc.plaintext doc.richtext doc.text doc.text.fill
    36 40 30 36; arrow.clockwise arrow.counterclockwise
    36 47 28 43; tram.fill
    36 48 28 44; selection.pin.in.out
    37 21 29 17; chevron.down chevron.up control
    37 24 29 20; projective
    37 33 29 29; checkmark
    37 35 21 31 -4; speaker speaker.fill
    37 37 23 33; lock lock.fill
    37 38 32 34; lock.slash
    37 39 29 35; zzz
    37 40 32 36; lock.slash.fill
    37 41 31 37; phone.fill.arrow.right
    37 42 31 38; sparkles
    37 43 29 39; hifispeaker hifispeaker.fill
    37 44 29 40; ant ant.fill
    38 11 32 7; ellipsis
    38 13 30 9; chevron.compact.down chevron.compact.up
    38 30 30 26; arrow.left.to.line arrow.right.to.line
    38 33 30 29; textformat.subscript
    38 35 30 31; person
    38 35 32 31; speaker.1 speaker.1.fill
    38 36 32 32; suit.club suit.club.fill suit.spade
    38 37 30 33; number
    38 37 32 33; speaker.slash speaker.slash.fill suit.spade.fill
    38 38 30 34; bag bag.fill
    38 39 32 35; alarm alarm.fill
    38 40 26 36; rectangle.and.arrow.up.right.and.arrow.down.left
    38 40 30 36; square.and.arrow.down square.and.arrow.down.fill
    38 40 32 36; flag.slash flag.slash.fill
    38 41 32 37; mappin.and.ellipse tornado umbrella umbrella.fill
    38 42 30 38; square.and.arrow.up square.and.arrow.up.fill
    38 42 32 38; phone.arrow.right
    38 43 26 39; lightbulb lightbulb.fill
    38 43 30 39; person.2.square.stack person.2.square.stack.fill square.stack square.stack.fill
    38 43 32 38; bolt.badge.a bolt.badge.a.fill
    38 43 32 39; thermometer.snowflake
    39 30 31 26; arrow.left arrow.right
    39 35 31 31; 0.square 0.square.fill 00.square 00.square.fill 01.square 01.square.fill 02.square 02.square.fill \
    03.square 03.square.fill 04.square 04.square.fill 05.square 05.square.fill 06.square 06.square.fill 07.square \
    07.square.fill 08.square 08.square.fill 09.square 09.square.fill 1.square 1.square.fill 10.square \
    10.square.fill 11.square 11.square.fill 12.square 12.square.fill 13.square 13.square.fill 14.square \
    14.square.fill 15.square 15.square.fill 16.square 16.square.fill 17.square 17.square.fill 18.square \
    18.square.fill 19.square 19.square.fill 2.square 2.square.fill 20.square 20.square.fill 21.square \
    21.square.fill 22.square 22.square.fill 23.square 23.square.fill 24.square 24.square.fill 25.square \
    25.square.fill 26.square 26.square.fill 27.square 27.square.fill 28.square 28.square.fill 29.square \
    29.square.fill 3.square 3.square.fill 30.square 30.square.fill 31.square 31.square.fill 32.square \
    32.square.fill 33.square 33.square.fill 34.square 34.square.fill 35.square 35.square.fill 36.square \
    36.square.fill 37.square 37.square.fill 38.square 38.square.fill 39.square 39.square.fill 4.alt.square \
    4.alt.square.fill 4.square 4.square.fill 40.square 40.square.fill 41.square 41.square.fill 42.square \
    42.square.fill 43.square 43.square.fill 44.square 44.square.fill 45.square 45.square.fill 46.square \
    46.square.fill 47.square 47.square.fill 48.square 48.square.fill 49.square 49.square.fill 5.square \
    5.square.fill 50.square 50.square.fill 6.alt.square 6.alt.square.fill 6.square 6.square.fill 7.square \
    7.square.fill 8.square 8.square.fill 9.alt.square 9.alt.square.fill 9.square 9.square.fill a.square \
    a.square.fill app app.fill app.gift app.gift.fill arrow.down.left.square arrow.down.left.square.fill \
    arrow.down.right.square arrow.down.right.square.fill arrow.down.square arrow.down.square.fill \
    arrow.left.and.right.square arrow.left.and.right.square.fill arrow.left.square arrow.left.square.fill \
    arrow.right.arrow.left.square arrow.right.arrow.left.square.fill arrow.right.square arrow.right.square.fill \
    arrow.up.and.down.square arrow.up.and.down.square.fill arrow.up.arrow.down.square \
    arrow.up.arrow.down.square.fill arrow.up.left.square arrow.up.left.square.fill arrow.up.right.square \
    arrow.up.right.square.fill arrow.up.square arrow.up.square.fill arrow.uturn.down.square \
    arrow.uturn.down.square.fill arrow.uturn.left.square arrow.uturn.left.square.fill arrow.uturn.right.square \
    arrow.uturn.right.square.fill arrow.uturn.up.square arrow.uturn.up.square.fill arrowtriangle.down.square \
    arrowtriangle.down.square.fill arrowtriangle.left.square arrowtriangle.left.square.fill \
    arrowtriangle.right.square arrowtriangle.right.square.fill arrowtriangle.up.square arrowtriangle.up.square.fill \
    australsign.square australsign.square.fill b.square b.square.fill bahtsign.square bahtsign.square.fill \
    barcode.viewfinder bitcoinsign.square bitcoinsign.square.fill c.square c.square.fill camera.viewfinder \
    cedisign.square cedisign.square.fill centsign.square centsign.square.fill checkmark.square \
    checkmark.square.fill chevron.down.square chevron.down.square.fill chevron.left.square chevron.left.square.fill \
    chevron.right.square chevron.right.square.fill chevron.up.square chevron.up.square.fill clear clear.fill \
    coloncurrencysign.square coloncurrencysign.square.fill cruzeirosign.square cruzeirosign.square.fill d.square \
    d.square.fill divide.square divide.square.fill doc.text.viewfinder dollarsign.square dollarsign.square.fill \
    dongsign.square dongsign.square.fill dot.square dot.square.fill e.square e.square.fill equal.square \
    equal.square.fill eurosign.square eurosign.square.fill exclamationmark.square exclamationmark.square.fill \
    f.square f.square.fill faceid florinsign.square florinsign.square.fill francsign.square francsign.square.fill \
    g.square g.square.fill greaterthan.square greaterthan.square.fill guaranisign.square guaranisign.square.fill \
    h.square h.square.fill hryvniasign.square hryvniasign.square.fill i.square i.square.fill indianrupeesign.square \
    indianrupeesign.square.fill j.square j.square.fill k.square k.square.fill kipsign.square kipsign.square.fill \
    l.square l.square.fill larisign.square larisign.square.fill lessthan.square lessthan.square.fill \
    lirasign.square lirasign.square.fill m.square m.square.fill manatsign.square manatsign.square.fill \
    millsign.square millsign.square.fill minus.square minus.square.fill multiply.square multiply.square.fill \
    n.square n.square.fill nairasign.square nairasign.square.fill number.square number.square.fill o.square \
    o.square.fill p.square p.square.fill person.crop.square person.crop.square.fill pesetasign.square \
    pesetasign.square.fill pesosign.square pesosign.square.fill phone.fill plus.app plus.app.fill plus.square \
    plus.square.fill q.square q.square.fill qrcode qrcode.viewfinder questionmark.square questionmark.square.fill \
    r.square r.square.fill rublesign.square rublesign.square.fill rupeesign.square rupeesign.square.fill s.square \
    s.square.fill sheqelsign.square sheqelsign.square.fill square square.fill square.grid.2x2 square.grid.2x2.fill \
    square.lefthalf.fill square.righthalf.fill square.split.1x2 square.split.1x2.fill square.split.2x1 \
    square.split.2x1.fill square.split.2x2 square.split.2x2.fill sterlingsign.square sterlingsign.square.fill \
    t.square t.square.fill tengesign.square tengesign.square.fill tugriksign.square tugriksign.square.fill \
    turkishlirasign.square turkishlirasign.square.fill u.square u.square.fill v.square v.square.fill viewfinder \
    w.square w.square.fill wonsign.square wonsign.square.fill x.square x.square.fill xmark.square xmark.square.fill \
    y.square y.square.fill yensign.square yensign.square.fill z.square z.square.fill
    39 36 31 32; arrow.uturn.down arrow.uturn.up percent
    39 37 30 33; flag flag.fill
    39 37 33 33; circle.lefthalf.fill circle.righthalf.fill globe metronome moon.fill
    39 38 33 34; chart.pie.fill
    39 39 33 35; bell.slash bell.slash.fill
    39 40 33 36; rectangle.and.arrow.up.right.and.arrow.down.left.slash staroflife
    39 41 33 37; trash trash.fill trash.slash trash.slash.fill
    39 42 33 38; moon.zzz
    39 43 30 39 -3; lightbulb.slash lightbulb.slash.fill
    39 43 31 39; doc.text.magnifyingglass
    39 43 33 39; moon.zzz.fill
    39 46 33 42; crop.rotate
    40 24 34 20; light.min
    40 31 32 27; arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left arrow.turn.up.right
    40 31 34 27; hand.point.left.fill hand.point.right.fill
    40 32 32 28; backward.end.fill forward.end.fill
    40 33 32 29; chevron.left.2 chevron.right.2
    40 34 32 30; arrow.branch
    40 35 32 31; arrow.uturn.left arrow.uturn.right eject eject.fill list.bullet.below.rectangle
    40 35 34 31; alt option
    40 36 32 32; 1.magnifyingglass arrow.up.left.and.arrow.down.right command magnifyingglass minus.magnifyingglass \
    minus.slash.plus phone.fill.arrow.down.left phone.fill.arrow.up.right plus.magnifyingglass plus.slash.minus \
    slider.horizontal.below.rectangle
    40 38 28 34; checkmark.shield checkmark.shield.fill exclamationmark.shield exclamationmark.shield.fill \
    lock.shield lock.shield.fill shield shield.lefthalf.fill xmark.shield xmark.shield.fill
    40 38 34 34; 0.circle 0.circle.fill 00.circle 00.circle.fill 01.circle 01.circle.fill 02.circle 02.circle.fill \
    03.circle 03.circle.fill 04.circle 04.circle.fill 05.circle 05.circle.fill 06.circle 06.circle.fill 07.circle \
    07.circle.fill 08.circle 08.circle.fill 09.circle 09.circle.fill 1.circle 1.circle.fill 10.circle \
    10.circle.fill 11.circle 11.circle.fill 12.circle 12.circle.fill 13.circle 13.circle.fill 14.circle \
    14.circle.fill 15.circle 15.circle.fill 16.circle 16.circle.fill 17.circle 17.circle.fill 18.circle \
    18.circle.fill 19.circle 19.circle.fill 2.circle 2.circle.fill 20.circle 20.circle.fill 21.circle \
    21.circle.fill 22.circle 22.circle.fill 23.circle 23.circle.fill 24.circle 24.circle.fill 25.circle \
    25.circle.fill 26.circle 26.circle.fill 27.circle 27.circle.fill 28.circle 28.circle.fill 29.circle \
    29.circle.fill 3.circle 3.circle.fill 30.circle 30.circle.fill 31.circle 31.circle.fill 32.circle \
    32.circle.fill 33.circle 33.circle.fill 34.circle 34.circle.fill 35.circle 35.circle.fill 36.circle \
    36.circle.fill 37.circle 37.circle.fill 38.circle 38.circle.fill 39.circle 39.circle.fill 4.alt.circle \
    4.alt.circle.fill 4.circle 4.circle.fill 40.circle 40.circle.fill 41.circle 41.circle.fill 42.circle \
    42.circle.fill 43.circle 43.circle.fill 44.circle 44.circle.fill 45.circle 45.circle.fill 46.circle \
    46.circle.fill 47.circle 47.circle.fill 48.circle 48.circle.fill 49.circle 49.circle.fill 5.circle \
    5.circle.fill 50.circle 50.circle.fill 6.alt.circle 6.alt.circle.fill 6.circle 6.circle.fill 7.circle \
    7.circle.fill 8.circle 8.circle.fill 9.alt.circle 9.alt.circle.fill 9.circle 9.circle.fill a.circle \
    a.circle.fill airplayaudio ant.circle ant.circle.fill arrow.2.circlepath.circle arrow.2.circlepath.circle.fill \
    arrow.clockwise.circle arrow.clockwise.circle.fill arrow.counterclockwise.circle \
    arrow.counterclockwise.circle.fill arrow.down.circle arrow.down.circle.fill arrow.down.left.circle \
    arrow.down.left.circle.fill arrow.down.right.circle arrow.down.right.circle.fill arrow.left.and.right.circle \
    arrow.left.and.right.circle.fill arrow.left.circle arrow.left.circle.fill arrow.right.arrow.left.circle \
    arrow.right.arrow.left.circle.fill arrow.right.circle arrow.right.circle.fill arrow.up.and.down.circle \
    arrow.up.and.down.circle.fill arrow.up.arrow.down.circle arrow.up.arrow.down.circle.fill arrow.up.circle \
    arrow.up.circle.fill arrow.up.left.circle arrow.up.left.circle.fill arrow.up.right.circle \
    arrow.up.right.circle.fill arrow.uturn.down.circle arrow.uturn.down.circle.fill arrow.uturn.left.circle \
    arrow.uturn.left.circle.fill arrow.uturn.right.circle arrow.uturn.right.circle.fill arrow.uturn.up.circle \
    arrow.uturn.up.circle.fill arrowshape.turn.up.left.circle arrowshape.turn.up.left.circle.fill \
    arrowshape.turn.up.right.circle arrowshape.turn.up.right.circle.fill arrowtriangle.down.circle \
    arrowtriangle.down.circle.fill arrowtriangle.left.circle arrowtriangle.left.circle.fill \
    arrowtriangle.right.circle arrowtriangle.right.circle.fill arrowtriangle.up.circle arrowtriangle.up.circle.fill \
    asterisk.circle asterisk.circle.fill australsign.circle australsign.circle.fill b.circle b.circle.fill \
    bahtsign.circle bahtsign.circle.fill bell.circle bell.circle.fill bitcoinsign.circle bitcoinsign.circle.fill \
    bolt.circle bolt.circle.fill bolt.horizontal.circle bolt.horizontal.circle.fill book.circle book.circle.fill \
    burn c.circle c.circle.fill calendar.circle calendar.circle.fill camera.circle camera.circle.fill \
    cedisign.circle cedisign.circle.fill centsign.circle centsign.circle.fill chart.pie checkmark.circle \
    checkmark.circle.fill chevron.down.circle chevron.down.circle.fill chevron.left.circle chevron.left.circle.fill \
    chevron.right.circle chevron.right.circle.fill chevron.up.circle chevron.up.circle.fill circle \
    circle.bottomthird.split circle.fill clock clock.fill coloncurrencysign.circle coloncurrencysign.circle.fill \
    cruzeirosign.circle cruzeirosign.circle.fill d.circle d.circle.fill divide.circle divide.circle.fill doc.circle \
    doc.circle.fill dollarsign.circle dollarsign.circle.fill dongsign.circle dongsign.circle.fill e.circle \
    e.circle.fill ellipsis.circle ellipsis.circle.fill envelope.circle envelope.circle.fill equal.circle \
    equal.circle.fill escape eurosign.circle eurosign.circle.fill exclamationmark.circle \
    exclamationmark.circle.fill f.circle f.circle.fill f.cursive.circle f.cursive.circle.fill flag.circle \
    flag.circle.fill florinsign.circle florinsign.circle.fill folder.circle folder.circle.fill francsign.circle \
    francsign.circle.fill g.circle g.circle.fill gauge greaterthan.circle greaterthan.circle.fill grid.circle \
    grid.circle.fill guaranisign.circle guaranisign.circle.fill h.circle h.circle.fill heart.circle \
    heart.circle.fill heart.slash.circle heart.slash.circle.fill hryvniasign.circle hryvniasign.circle.fill \
    i.circle i.circle.fill icloud.circle icloud.circle.fill indianrupeesign.circle indianrupeesign.circle.fill \
    info.circle info.circle.fill j.circle j.circle.fill k.circle k.circle.fill kipsign.circle kipsign.circle.fill \
    l.circle l.circle.fill largecircle.fill.circle larisign.circle larisign.circle.fill lessthan.circle \
    lessthan.circle.fill line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill link.circle \
    link.circle.fill lirasign.circle lirasign.circle.fill location.circle location.circle.fill lock.circle \
    lock.circle.fill m.circle m.circle.fill magnifyingglass.circle magnifyingglass.circle.fill manatsign.circle \
    manatsign.circle.fill mappin.circle mappin.circle.fill message.circle message.circle.fill mic.circle \
    mic.circle.fill millsign.circle millsign.circle.fill minus.circle minus.circle.fill moon moon.circle \
    moon.circle.fill multiply.circle multiply.circle.fill n.circle n.circle.fill nairasign.circle \
    nairasign.circle.fill nosign number.circle number.circle.fill o.circle o.circle.fill p.circle p.circle.fill \
    paperclip.circle paperclip.circle.fill pause.circle pause.circle.fill pencil.circle pencil.circle.fill \
    pencil.tip.crop.circle person.circle person.circle.fill person.crop.circle person.crop.circle.fill \
    pesetasign.circle pesetasign.circle.fill pesosign.circle pesosign.circle.fill phone.circle phone.circle.fill \
    phone.down.circle phone.down.circle.fill pin.circle pin.circle.fill play.circle play.circle.fill plus.circle \
    plus.circle.fill plusminus.circle plusminus.circle.fill purchased.circle purchased.circle.fill q.circle \
    q.circle.fill questionmark.circle questionmark.circle.fill r.circle r.circle.fill rublesign.circle \
    rublesign.circle.fill rupeesign.circle rupeesign.circle.fill s.circle s.circle.fill safari safari.fill \
    sheqelsign.circle sheqelsign.circle.fill slash.circle slash.circle.fill smallcircle.circle \
    smallcircle.circle.fill smallcircle.fill.circle smallcircle.fill.circle.fill smiley smiley.fill speedometer \
    star.circle star.circle.fill sterlingsign.circle sterlingsign.circle.fill stop.circle stop.circle.fill sun.min \
    sun.min.fill t.circle t.circle.fill tag.circle tag.circle.fill tengesign.circle tengesign.circle.fill timer \
    trash.circle trash.circle.fill tugriksign.circle tugriksign.circle.fill turkishlirasign.circle \
    turkishlirasign.circle.fill tv.circle tv.circle.fill u.circle u.circle.fill v.circle v.circle.fill video.circle \
    video.circle.fill viewfinder.circle viewfinder.circle.fill w.circle w.circle.fill waveform.circle \
    waveform.circle.fill wonsign.circle wonsign.circle.fill x.circle x.circle.fill xmark.circle xmark.circle.fill \
    y.circle y.circle.fill yensign.circle yensign.circle.fill z.circle z.circle.fill
    40 39 32 35; bell bell.fill
    40 39 34 35; hand.thumbsdown.fill hand.thumbsup.fill moon.stars moon.stars.fill power waveform.path.ecg
    40 40 27 36 3; hand.raised.fill
    40 40 32 36; gift.fill
    40 41 32 37; studentdesk
    40 42 34 38; gobackward gobackward.10 gobackward.10.ar gobackward.10.hi gobackward.15 gobackward.15.ar \
    gobackward.15.hi gobackward.30 gobackward.30.ar gobackward.30.hi gobackward.45 gobackward.45.ar \
    gobackward.45.hi gobackward.60 gobackward.60.ar gobackward.60.hi gobackward.75 gobackward.75.ar \
    gobackward.75.hi gobackward.90 gobackward.90.ar gobackward.90.hi gobackward.minus goforward goforward.10 \
    goforward.10.ar goforward.10.hi goforward.15 goforward.15.ar goforward.15.hi goforward.30 goforward.30.ar \
    goforward.30.hi goforward.45 goforward.45.ar goforward.45.hi goforward.60 goforward.60.ar goforward.60.hi \
    goforward.75 goforward.75.ar goforward.75.hi goforward.90 goforward.90.ar goforward.90.hi goforward.plus \
    leaf.arrow.circlepath stopwatch stopwatch.fill
    """
}
