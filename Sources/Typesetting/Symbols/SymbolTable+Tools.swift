extension SymbolTable {
  /// Further devices, sports, tools and marks.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let tools = """
    at at
    steeringwheel steering
    lightrail ~tram
    amplifier amplifier
    questionmark.bubble comment-question-outline mi:live_help
    phone.arrow.up.right phone-outgoing
    phone.arrow.down.left mi:phone_callback
    beach.umbrella beach
    fan.desk ~fan
    medical.thermometer ~thermometer
    chart.dots.scatter mi:scatter_plot
    square.2.layers.3d ~mi:layers
    tv.and.mediabox ~television
    doc.text.image file-image
    dot.square hollow:dice-1 dice-1
    beats.headphones ~headphones
    figure.open.water.swim ~mi:pool
    figure.rower rowing
    figure.indoor.cycle ~mi:directions_bike
    figure.martial.arts mi:sports_martial_arts
    hand.raised.fingers.spread ~hollow:mi:pan_tool ~mi:pan_tool
    shield.checkered mi:security
    externaldrive.connected.to.line.below server-network
    building.2.crop.circle ring:mi:domain
    f.cursive text:ƒ
    textformat.superscript format-superscript
    textformat.subscript format-subscript
    computermouse mi:mouse mouse
    faxmachine fax
    camera.rotate mi:flip_camera_ios
    cellularbars mi:signal_cellular_alt
    checkmark.icloud mi:cloud_done
    checkmark.message comment-check
    exclamationmark.2 text:!!
    exclamationmark.3 text:!!!
    exclamationmark.arrow.circlepath mi:sync_problem
    key.horizontal mi:vpn_key
    keyboard.chevron.compact.down mi:keyboard_hide
    iphone.landscape mi:stay_current_landscape
    lock.iphone mi:screen_lock_portrait
    lock.doc file-lock
    plus.rectangle.on.folder ~folder-plus
    sun.and.horizon weather-sunset
    backward.frame ~skip-previous
    forward.frame ~skip-next
    """
}
