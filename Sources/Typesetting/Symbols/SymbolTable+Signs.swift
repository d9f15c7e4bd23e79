extension SymbolTable {
  /// Weather, devices, sports and furniture.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let signs = """
    apple.logo apple
    apps.iphone mi:app_settings_alt
    aspectratio mi:aspect_ratio
    humidity mi:water water-percent
    wave.3.right ~access-point
    wave.3.left ~access-point
    wave.3.forward ~access-point
    tray.and.arrow.down mi:move_to_inbox
    tray.and.arrow.up mi:unarchive
    hourglass.bottomhalf.fill mi:hourglass_bottom
    hourglass.tophalf.fill mi:hourglass_top
    hourglass.bottomhalf.filled mi:hourglass_bottom
    hourglass.tophalf.filled mi:hourglass_top
    cloud.hail weather-hail
    cloud.moon weather-cloudy behind:moon.fill
    sun.dust ~weather-sunny
    sun.snow ~weather-snowy
    wind.snow weather-windy-variant
    hurricane mi:cyclone
    thermometer.sun thermometer-lines
    thermometer.variable.and.figure ~thermometer-lines
    viewfinder crop-free
    qrcode.viewfinder qrcode-scan
    barcode.viewfinder barcode-scan
    touchid fingerprint
    macbook laptop-mac
    macbook.gen1 laptop-mac
    macbook.gen2 laptop-mac
    rainbow mi:looks
    airpods.gen3 ~mi:earbuds
    earbuds mi:earbuds
    appletv mi:tv
    scanner mi:scanner
    iphone.gen3 cellphone-iphone
    iphone.radiowaves.left.and.right mi:vibration
    ipad.landscape tablet
    pc desktop-tower
    display.2 monitor-multiple
    airplayvideo mi:airplay
    tv.music.note ~television
    play.tv ~mi:live_tv
    airplane.departure airplane-takeoff
    airplane.arrival airplane-landing
    figure.yoga mi:self_improvement
    figure.mind.and.body mi:self_improvement
    figure.hiking mi:hiking
    figure.dance ~human-greeting
    figure.strengthtraining.traditional mi:fitness_center
    figure.outdoor.cycle mi:directions_bike
    figure.2.arms.open human-handsup
    figure.and.child.holdinghands mi:escalator_warning
    figure.child human-child
    dice ~dice-5
    puzzlepiece.extension puzzle
    party.popper mi:celebration
    balloon airballoon
    takeoutbag.and.cup.and.straw mi:fastfood
    camera.macro flower
    globe.asia.australia ~earth
    globe.central.south.asia ~earth
    compass.drawing math-compass
    house.lodge home-variant
    building mi:apartment
    fan fan
    fanblades fan
    oven ~mi:microwave
    door.left.hand.closed mi:door_front
    window.vertical.closed window-closed
    bathtub mi:bathtub
    toilet mi:wc
    fireplace mi:fireplace
    lamp.table ~mi:light
    bell.and.waves.left.and.right ~bell-ring-outline ~bell-ring
    waveform.path ~pulse
    metronome mi:av_timer
    """
}
