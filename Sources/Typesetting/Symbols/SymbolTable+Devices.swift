extension SymbolTable {
  /// Players, cameras and devices.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let devices = """
    wifi wifi
    play.circle play-circle-outline play-circle
    pause.circle pause-circle-outline pause-circle
    stop.circle stop-circle-outline stop-circle
    gobackward mi:replay
    goforward mi:refresh
    shuffle shuffle
    repeat repeat
    repeat.1 repeat-once
    camera mi:photo_camera camera
    camera.viewfinder mi:center_focus_weak
    photo hollow:mi:image mi:image
    photo.on.rectangle image-multiple
    film film
    tv television
    display monitor
    desktopcomputer desktop-mac
    laptopcomputer laptop
    iphone cellphone-iphone
    ipad tablet-ipad
    applewatch watch
    keyboard keyboard
    printer printer
    gamecontroller hollow:google-controller google-controller
    cpu memory
    memorychip chip
    server.rack server
    internaldrive ~harddisk
    antenna.radiowaves.left.and.right radio-tower
    dot.radiowaves.left.and.right mi:sensors
    personalhotspot mi:wifi_tethering
    bluetooth bluetooth
    battery.100 battery
    battery.75 battery-80
    battery.50 battery-50
    battery.25 battery-30
    battery.0 battery-outline
    power power
    bolt hollow:mi:bolt mi:bolt
    lightbulb lightbulb-outline lightbulb
    flashlight.on flashlight
    """
}
