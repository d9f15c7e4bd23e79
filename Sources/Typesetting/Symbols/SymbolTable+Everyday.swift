extension SymbolTable {
  /// Devices, household, sport and editing.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let everyday = """
    4k.tv mi:4k
    air.purifier mi:air
    airpodsmax ~headphones
    airport.express router-wireless
    alt apple-keyboard-option
    apple.terminal console
    applepencil lead-pencil
    applewatch.radiowaves.left.and.right ~mi:watch
    applewatch.watchface ~mi:watch
    apps.ipad mi:tablet_mac
    arcade.stick mi:videogame_asset
    arrow.branch source-branch
    arrow.rectanglepath mi:repeat
    arrow.triangle.pull source-pull
    av.remote mi:settings_remote
    blinds.horizontal.open blinds
    bold.underline ~format-bold
    bolt.batteryblock mi:battery_charging_full
    bubbles.and.sparkles mi:bubble_chart
    bus.doubledecker bus
    cablecar mi:tram
    camera.metering.center.weighted ~mi:center_focus_weak ~mi:center_focus_strong
    camera.on.rectangle camera-party-mode
    car.rear ~car
    car.side ~mi:directions_car
    carseat.left mi:airline_seat_recline_normal
    checkmark.rectangle.stack mi:library_add_check
    curtains.open mi:view_week
    dot.viewfinder mi:center_focus_strong
    ellipsis.message comment-processing-outline comment-processing
    ellipsis.vertical.bubble ~comment-processing-outline ~comment-processing
    ellipsis.viewfinder mi:filter_center_focus
    entry.lever.keypad dialpad
    eraser.line.dashed eraser-variant
    figure.flexibility ~mi:self_improvement
    figure.pilates ~mi:self_improvement
    figure.stair.stepper ~stairs
    figure.stairs stairs
    figure.step.training ~stairs
    figure.volleyball ~mi:sports_volleyball
    figure.walk.motion mi:transfer_within_a_station
    flag.checkered.2.crossed ~flag-checkered
    flashlight.off flashlight-off
    glasses glasses
    hand.pinch mi:pinch
    hand.rays ~mi:touch_app
    handbag ~mi:shopping_bag
    headlight.high.beam mi:highlight
    heart.text.clipboard mi:assignment
    hifireceiver mi:radio
    hockey.puck mi:sports_hockey
    homekit mi:home
    homepod.2 mi:speaker_group
    house.and.flag mi:home_work
    inset.filled.rectangle.portrait mi:stay_current_portrait
    lasso.and.sparkles ~auto-fix
    lightbulb.led mi:wb_incandescent
    lines.measurement.horizontal mi:straighten
    list.bullet.below.rectangle mi:view_list
    loupe loupe
    macpro.gen1 ~desktop-tower
    macpro.gen3 ~desktop-tower
    moonphase.waxing.crescent mi:brightness_3
    person.and.background.dotted mi:portrait
    person.crop.rectangle.stack mi:contacts
    person.line.dotted.person mi:social_distance
    phone.connection mi:phone_in_talk
    poweroff text:O
    poweron text:I
    rectangle.and.text.magnifyingglass mi:find_in_page
    rectangle.connected.to.line.below mi:device_hub
    rectangle.stack.person.crop mi:perm_contact_calendar
    scale.3d mi:3d_rotation
    sharedwithyou mi:people_outline mi:people
    shareplay mi:screen_share
    skis ~mi:downhill_skiing
    sparkles.rectangle.stack mi:auto_awesome_motion
    sparkles.tv ~mi:live_tv
    square.3.layers.3d.down.right ~layers
    square.and.arrow.down.on.square mi:file_download
    square.and.arrow.up.on.square mi:file_upload
    square.grid.3x1.below.line.grid.1x2 mi:view_module
    square.text.square mi:view_quilt
    squares.below.rectangle mi:view_agenda
    sun.rain ~weather-rainy
    swatchpalette palette
    text.below.photo mi:art_track
    text.word.spacing mi:space_bar
    textbox ~mi:text_fields
    textformat.alt text:Aa
    textformat.size.larger mi:text_increase
    textformat.size.smaller mi:text_decrease
    theatermask.and.paintbrush mi:theater_comedy
    tirepressure mi:tire_repair
    view.2d text:2D
    view.3d text:3D
    arkit mi:view_in_ar
    wand.and.outline ~auto-fix
    watchface.applewatch.case ~mi:watch
    window.vertical.open mi:sensor_window
    xmark.icloud mi:cloud_off
    """
}
