extension SymbolTable {
  /// Objects and people.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let objects = """
    globe web
    globe.americas earth
    globe.europe.africa earth
    network mi:public
    hand.wave hollow:mi:waving_hand mi:waving_hand
    hand.raised hollow:mi:pan_tool mi:pan_tool
    hand.thumbsup thumb-up-outline thumb-up
    hand.thumbsdown thumb-down-outline thumb-down
    hand.point.right hand-pointing-right
    hand.point.up mi:touch_app
    hand.point.up.left mi:touch_app
    hand.tap mi:touch_app
    hands.clap mi:sign_language
    person account-outline account
    person.2 account-multiple-outline account-multiple
    person.3 mi:groups
    person.crop.circle ring:account account-circle
    person.crop.square account-box-outline account-box
    person.badge.plus account-plus
    person.badge.minus account-minus
    person.text.rectangle account-card-details
    figure.walk walk
    figure.run run
    figure.stand human
    figure.wave human-greeting
    figure.2.and.child.holdinghands human-male-female
    figure.pool.swim mi:pool
    eye mi:visibility eye
    eye.slash mi:visibility_off eye-off
    ear mi:hearing
    brain mi:psychology
    brain.head.profile mi:psychology
    face.smiling emoticon-happy
    face.dashed mi:face
    bell bell-outline bell
    bell.slash bell-off
    bell.badge bell-ring-outline bell-ring
    tag tag-outline tag
    bookmark bookmark-outline bookmark
    flag flag-outline flag
    flag.checkered flag-checkered
    lock lock-outline lock
    lock.open lock-open-outline lock-open
    key key
    shield shield-outline shield
    house hollow:home home
    building.2 mi:domain domain
    building.columns bank
    gear hollow:settings settings
    gearshape hollow:settings settings
    gearshape.2 mi:settings_applications
    slider.horizontal.3 mi:tune tune
    slider.vertical.3 tune-vertical
    switch.2 toggle-switch
    wrench mi:build wrench
    hammer mi:construction
    wrench.and.screwdriver mi:handyman
    screwdriver screwdriver
    paintbrush mi:brush brush
    paintbrush.pointed mi:brush brush
    paintpalette mi:palette palette
    eyedropper eyedropper
    pencil hollow:pencil pencil
    pencil.tip mi:create
    pencil.and.outline mi:draw
    square.and.pencil mi:edit_note
    highlighter mi:border_color
    scribble mi:gesture
    signature mi:draw
    trash mi:delete_outline delete
    folder folder-outline folder
    folder.badge.plus folder-plus
    doc file-outline file
    doc.text inside:doc,text.alignleft file-document
    doc.on.doc content-copy
    doc.on.clipboard content-paste
    doc.plaintext inside:doc,text.justify mi:article
    doc.richtext mi:article
    doc.text.magnifyingglass file-find
    clipboard clipboard-outline clipboard
    list.clipboard clipboard-text
    note note-outline note
    note.text note-text
    newspaper newspaper
    book hollow:book-open book-open
    book.closed book-variant
    books.vertical library-books
    text.book.closed book-open-variant
    magazine mi:menu_book
    calendar calendar
    calendar.badge.plus calendar-plus
    clock mi:schedule mi:watch_later
    clock.arrow.circlepath history
    alarm alarm
    timer timer
    stopwatch timer
    hourglass timer-sand
    paperplane hollow:send send
    tray inbox
    tray.full mi:all_inbox
    archivebox mi:inventory_2 archive
    envelope email-outline email
    envelope.open email-open-outline email-open
    phone mi:phone phone
    phone.down phone-hangup
    video hollow:video video
    video.slash video-off
    message message-outline message
    bubble.left comment-outline comment
    bubble.right message-outline message
    bubble.left.and.bubble.right forum
    text.bubble comment-text-outline comment-text
    ellipsis.bubble message-processing
    quote.bubble mi:format_quote
    quote.opening format-quote
    mic microphone-outline microphone
    mic.slash microphone-off
    speaker volume-low
    speaker.wave.1 volume-low
    speaker.1 volume-low
    speaker.2 volume-medium
    speaker.wave.2 volume-medium
    speaker.wave.3 volume-high
    speaker.3 volume-high
    speaker.slash volume-off
    headphones headphones
    music.note music-note
    music.note.list mi:queue_music
    music.mic microphone-variant
    guitars guitar-electric
    pianokeys mi:piano
    play hollow:play play
    play.circle play-circle-outline play-circle
    pause pause
    pause.circle pause-circle-outline pause-circle
    stop hollow:stop stop
    stop.circle stop-circle-outline stop-circle
    playpause play-pause
    backward rewind
    forward fast-forward
    backward.end skip-previous
    forward.end skip-next
    gobackward mi:replay
    goforward mi:refresh
    shuffle shuffle
    repeat repeat
    repeat.1 repeat-once
    camera mi:photo_camera camera
    camera.viewfinder mi:center_focus_weak
    photo hollow:mi:image mi:image
    photo.on.rectangle image-multiple
    photo.stack mi:photo_library
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
    gamecontroller google-controller
    cpu memory
    memorychip chip
    server.rack server
    externaldrive harddisk
    internaldrive harddisk
    wifi wifi
    wifi.slash wifi-off
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
    bolt.slash flash-off
    bolt.horizontal mi:bolt
    lightbulb lightbulb-outline lightbulb
    flashlight.on flashlight
    flame hollow:fire fire
    drop hollow:water water
    sun.max weather-sunny mi:wb_sunny
    sun.min brightness-5
    sun.haze weather-fog
    sunrise weather-sunset-up
    sunset weather-sunset-down
    moon hollow:mi:nightlight mi:nightlight
    moon.stars mi:nights_stay
    sparkles mi:auto_awesome
    sparkle mi:auto_awesome
    wand.and.stars auto-fix
    cloud cloud-outline cloud
    cloud.sun weather-partlycloudy behind:sun.max.fill
    cloud.rain weather-rainy below:drop.fill
    cloud.heavyrain weather-pouring below:drop.fill
    cloud.bolt weather-lightning below:bolt.fill
    cloud.snow weather-snowy below:snowflake
    cloud.fog weather-fog
    snowflake mi:ac_unit
    wind weather-windy
    tornado mi:cyclone
    thermometer thermometer
    umbrella umbrella-outline umbrella
    leaf leaf
    tree mi:park tree
    ladybug bug
    ant mi:pest_control
    tortoise mi:cruelty_free
    hare mi:cruelty_free
    pawprint paw
    cat cat
    dog mi:pets
    fish fish
    bird owl
    carrot carrot
    fork.knife silverware-variant
    cup.and.saucer coffee
    mug mi:local_cafe
    wineglass glass-tulip
    birthday.cake cake
    cart cart-outline cart
    bag mi:shopping_bag shopping
    basket basket-unfill basket-fill
    creditcard mi:credit_card credit-card
    banknote cash
    dollarsign currency-usd
    eurosign currency-eur
    sterlingsign currency-gbp
    bitcoinsign currency-btc
    wallet.pass wallet
    gift mi:card_giftcard gift
    giftcard wallet-giftcard
    crown hollow:crown crown
    trophy trophy-outline trophy
    medal mi:military_tech
    rosette ribbon
    graduationcap mi:school school
    backpack mi:backpack
    briefcase mi:work_outline briefcase
    suitcase mi:luggage
    map map
    mappin pin
    mappin.and.ellipse map-marker-radius
    location hollow:near-me near-me
    location.north navigation
    safari compass-outline compass
    compass compass-outline compass
    scope crosshairs
    target target
    binoculars binoculars
    airplane airplane
    car mi:directions_car car
    bus mi:directions_bus bus
    tram tram
    train.side.front.car train
    bicycle bike
    scooter mi:electric_scooter
    ferry ferry
    sailboat mi:sailing
    fuelpump gas-station
    bed.double hotel
    sofa sofa
    lamp.desk mi:light
    chair mi:chair_alt
    door.left.hand.open mi:meeting_room
    shower mi:shower
    washer mi:local_laundry_service
    refrigerator fridge
    tent tent
    stethoscope stethoscope
    cross mi:local_hospital
    cross.case mi:medical_services
    pills pill
    bandage mi:healing
    syringe mi:vaccines
    testtube.2 test-tube
    heart.slash mi:heart_broken
    atom mi:science
    dumbbell dumbbell
    sportscourt mi:stadium
    soccerball soccer
    basketball mi:sports_basketball
    tennisball tennis
    football football
    baseball mi:sports_baseball
    die.face.1 dice-1
    die.face.2 dice-2
    die.face.3 dice-3
    die.face.4 dice-4
    die.face.5 dice-5
    die.face.6 dice-6
    puzzlepiece hollow:puzzle puzzle
    paperclip paperclip
    link link-variant
    scissors content-cut
    ruler ruler
    pin pin
    theatermasks theater
    ticket ticket
    barcode barcode
    qrcode qrcode
    magnifyingglass magnify
    plus.magnifyingglass magnify-plus
    minus.magnifyingglass magnify-minus
    textformat format-size
    textformat.size format-size
    bold format-bold
    italic format-italic
    underline format-underline
    strikethrough format-strikethrough
    text.alignleft format-align-left
    text.aligncenter format-align-center
    text.alignright format-align-right
    text.justify format-align-justify
    list.bullet format-list-bulleted
    list.number format-list-numbers
    list.dash mi:list
    increase.indent format-indent-increase
    decrease.indent format-indent-decrease
    paragraphsign format-paragraph
    character mi:text_fields
    crop crop
    rotate.left rotate-left
    rotate.right rotate-right
    perspective rotate-3d
    cube cube-outline cube
    shippingbox package-variant-closed package
    chart.bar chart-bar
    chart.pie chart-pie
    chart.line.uptrend.xyaxis chart-line
    chart.xyaxis.line chart-line
    waveform mi:graphic_eq
    waveform.path.ecg pulse
    gauge speedometer
    speedometer speedometer
    tablecells table
    terminal mi:terminal
    curlybraces code-braces
    command apple-keyboard-command
    option apple-keyboard-option
    control apple-keyboard-control
    shift apple-keyboard-shift
    delete.left backspace
    return keyboard-return
    square.and.arrow.up mi:ios_share
    square.and.arrow.down mi:save_alt
    icloud cloud-outline cloud
    icloud.and.arrow.up cloud-upload
    icloud.and.arrow.down cloud-download
    megaphone bullhorn
    applelogo apple
    accessibility mi:accessibility_new
    cursorarrow cursor-default-outline cursor-default
    rays mi:flare
    pyramid mi:change_history
    popcorn popcorn
    tshirt tshirt-crew
    eyeglasses glasses
    sunglasses sunglasses
    facemask mi:masks
    hanger hanger
    move.3d mi:open_with
    rotate.3d rotate-3d
    """
}
