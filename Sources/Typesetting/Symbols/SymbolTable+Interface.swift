extension SymbolTable {
  /// Players, parts of windows, messages, measures and further signs.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let interface = """
    record.circle mi:fiber_smart_record record-rec
    gobackward.5 mi:replay_5
    gobackward.10 mi:replay_10
    gobackward.30 mi:replay_30
    goforward.5 mi:forward_5
    goforward.10 mi:forward_10
    goforward.30 mi:forward_30
    photo.on.rectangle.angled mi:photo_library
    photo.artframe image-filter-frames
    rectangle.3.group view-dashboard
    square.stack.3d.down.right ~layers
    square.on.circle shape-circle-plus
    square.2.stack.3d ~layers
    square.dashed.inset.filled select-all
    sidebar.left drawn:sidebar
    sidebar.leading drawn:sidebar
    rectangle.expand.vertical mi:expand
    rectangle.compress.vertical mi:compress
    macwindow mi:web_asset
    macwindow.on.rectangle window-restore
    platter.filled.bottom.iphone ~mi:call_to_action
    dot.radiowaves.right ~access-point
    wifi.exclamationmark ~wifi-off
    opticaldisc hollow:mi:album mi:album
    battery.100.bolt battery-charging-100
    bolt.car mi:electric_car
    powerplug power-socket
    poweroutlet.type.b ~power-socket
    cable.connector mi:cable
    lightswitch.on ~toggle-switch
    simcard sim
    sdcard sd
    esim ~sim
    bubble.middle.bottom mi:chat_bubble_outline mi:chat_bubble
    exclamationmark.bubble mi:feedback
    plus.bubble comment-plus-outline mi:add_comment
    plus.message mi:add_comment
    captions.bubble closed-caption
    quote.closing format-quote
    teletype phone
    person.wave.2 mi:record_voice_over
    person.crop.rectangle mi:contact_page
    person.crop.artframe ~mi:contact_page
    person.bust account
    person.fill.checkmark account-check
    person.fill.xmark account-remove
    person.fill.questionmark mi:contact_support
    person.icloud mi:cloud_circle
    lanyardcard ~account-card-details
    hand.draw ~mi:draw
    hands.sparkles mi:clean_hands
    hands.and.sparkles mi:clean_hands
    eyes eye
    eyebrow eye-off
    mouth mi:sentiment_satisfied
    cross.vial ~test-tube
    flask flask-outline flask
    pill pill
    allergens mi:spa
    microbe mi:coronavirus
    blood.pressure.cuff ~heart-pulse
    scalemass mi:monitor_weight scale
    level ~mi:straighten
    gauge.medium gauge
    gauge.high ~gauge
    gauge.low ~gauge
    gauge.with.needle gauge
    gauge.with.dots.needle.50percent gauge
    gauge.with.dots.needle.bottom.50percent gauge
    barometer ~gauge
    deskclock mi:alarm
    calendar.day.timeline.left mi:calendar_view_day
    doc.append mi:post_add
    doc.zipper zip-box
    clipboard clipboard-outline clipboard
    list.clipboard clipboard-text
    checklist mi:checklist
    checklist.checked ~mi:checklist
    text.justify.leading mi:notes
    text.append ~playlist-plus
    text.badge.plus playlist-plus
    text.badge.checkmark playlist-check
    text.badge.minus playlist-minus
    text.badge.xmark playlist-remove
    text.magnifyingglass mi:manage_search
    text.line.first.and.arrowtriangle.forward mi:format_indent_increase
    textformat.abc mi:abc
    textformat.123 mi:pin
    abc mi:abc
    bold.italic.underline format-text
    characters.uppercase text:ABC
    eyedropper.halffull eyedropper-variant
    wand.and.rays mi:auto_fix_high
    camera.filters mi:filter_vintage
    slider.horizontal.below.rectangle ~mi:tune
    dial.medium mi:speed
    lineweight mi:line_weight
    arrow.up.bin mi:restore_from_trash
    arrow.right.to.line.compact page-last
    arrow.turn.up.forward.iphone mi:screen_rotation
    arrow.3.trianglepath mi:change_circle
    arrow.triangle.turn.up.right.diamond mi:directions
    arrow.triangle.capsulepath ~repeat
    arrow.trianglehead.clockwise mi:refresh
    arrow.trianglehead.counterclockwise mi:replay
    arrow.trianglehead.2.clockwise sync
    arrow.trianglehead.2.clockwise.rotate.90 sync
    arrow.up.left.and.down.right.magnifyingglass mi:zoom_out_map
    arrow.down.forward.and.arrow.up.backward arrow-compress
    arrow.up.backward.and.arrow.down.forward arrow-expand
    arrow.down.left.and.arrow.up.right arrow-compress
    cube.transparent cube-unfolded
    yensign mi:currency_yen
    indianrupeesign mi:currency_rupee
    chart.bar.xaxis mi:bar_chart
    chart.bar.doc.horizontal mi:summarize
    chart.line.flattrend.xyaxis mi:show_chart
    chart.line.downtrend.xyaxis mi:trending_down
    plusminus text:±
    x.squareroot mi:functions
    xmark.bin delete-variant
    app.gift gift
    escape mi:keyboard_tab
    togglepower power-settings
    sleep ~power-settings
    restart mi:restart_alt
    pentagon mi:pentagon
    rhombus hollow:mi:square mi:square
    oval hollow:mi:circle mi:circle
    star.leadinghalf.fill star-half
    menucard ~mi:menu_book
    studentdesk mi:desk
    case hollow:briefcase briefcase
    suitcase.cart ~mi:luggage
    latch.2.case ~briefcase
    movieclapper mi:movie
    applescript mi:description
    flag.2.crossed mi:sports_score
    crop.rotate mi:crop_rotate
    water.waves mi:waves
    aqi.low ~mi:blur_on
    aqi.medium mi:blur_on
    aqi.high ~mi:blur_on
    carbon.dioxide.cloud ~cloud-outline ~cloud
    sos mi:sos
    point.topleft.down.curvedto.point.bottomright.up mi:timeline
    chevron.compact.down drawn:flatDown
    chevron.compact.up drawn:flatUp
    chevron.compact.left drawn:flatLeft
    chevron.compact.right drawn:flatRight
    chevron.up.chevron.right ~chevron-up
    airtag ~mi:radio_button_checked
    swirl.circle.righthalf.filled ~mi:contrast
    skew vector-curve
    mustache mi:face_retouching_natural
    nose ~mi:face
    lizard ~mi:pest_control
    graph.2d ~mi:show_chart
    """
}
