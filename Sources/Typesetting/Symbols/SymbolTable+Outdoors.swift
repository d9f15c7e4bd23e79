extension SymbolTable {
  /// Weather, nature, food, shops, travel and sports, and signs for text and charts.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let outdoors = """
    flame hollow:fire fire
    drop hollow:water water
    sun.max weather-sunny mi:wb_sunny
    sun.min brightness-5
    sunrise weather-sunset-up
    sunset weather-sunset-down
    moon hollow:mi:nightlight mi:nightlight
    moon.stars mi:nights_stay
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
    thermometer thermometer
    umbrella umbrella-outline umbrella
    leaf hollow:leaf leaf
    tree mi:park tree
    ladybug hollow:bug bug
    ant mi:pest_control
    pawprint paw
    cat cat
    dog ~mi:pets
    fish fish
    carrot carrot
    fork.knife silverware-variant
    cup.and.saucer coffee
    mug hollow:mi:local_cafe mi:local_cafe
    wineglass glass-tulip
    birthday.cake cake
    cart cart-outline cart
    bag mi:shopping_bag shopping
    banknote cash
    dollarsign currency-usd
    eurosign currency-eur
    sterlingsign currency-gbp
    bitcoinsign currency-btc
    wallet.pass wallet
    giftcard wallet-giftcard
    crown hollow:crown crown
    trophy trophy-outline trophy
    medal mi:military_tech
    graduationcap hollow:mi:school mi:school
    backpack hollow:mi:backpack mi:backpack
    briefcase mi:work_outline briefcase
    suitcase hollow:mi:luggage mi:luggage
    map map
    mappin drawn:mapPin
    mappin.and.ellipse map-marker-radius
    location hollow:near-me near-me
    location.north hollow:navigation navigation
    safari compass-outline compass
    compass compass-outline compass
    scope crosshairs
    target target
    binoculars hollow:binoculars binoculars
    airplane turned:turned:turned:airplane
    car hollow:car car
    bus hollow:bus bus
    tram hollow:tram tram
    train.side.front.car train
    bicycle bike
    scooter mi:electric_scooter
    ferry hollow:ferry ferry
    sailboat mi:sailing
    fuelpump gas-station
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
    cross.case hollow:mi:medical_services mi:medical_services
    bandage mi:healing
    syringe mi:vaccines
    testtube.2 test-tube
    atom mi:science
    dumbbell dumbbell
    soccerball soccer
    basketball mi:sports_basketball
    tennisball tennis
    football football
    baseball mi:sports_baseball
    puzzlepiece hollow:puzzle puzzle
    paperclip paperclip
    link link-variant
    scissors content-cut
    ruler ruler
    pin pin
    barcode barcode
    qrcode qrcode
    textformat text:Aa
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
    character text:A
    crop crop
    rotate.left rotate-left
    rotate.right rotate-right
    perspective ~rotate-3d
    cube cube-outline cube
    shippingbox package-variant-closed package
    chart.bar chart-bar
    chart.pie chart-pie
    chart.line.uptrend.xyaxis chart-line
    waveform mi:graphic_eq
    waveform.path.ecg pulse
    gauge speedometer
    speedometer speedometer
    tablecells table
    curlybraces code-braces
    command apple-keyboard-command
    option apple-keyboard-option
    control apple-keyboard-control
    delete.left backspace
    return keyboard-return
    icloud cloud-outline cloud
    icloud.and.arrow.up cloud-upload
    icloud.and.arrow.down cloud-download
    megaphone hollow:bullhorn bullhorn
    applelogo apple
    accessibility mi:accessibility_new
    cursorarrow cursor-default-outline cursor-default
    rays mi:flare
    pyramid mi:change_history
    popcorn hollow:popcorn popcorn
    tshirt hollow:tshirt-crew tshirt-crew
    eyeglasses glasses
    sunglasses sunglasses
    facemask mi:masks
    hanger hanger
    move.3d mi:open_with
    rotate.3d rotate-3d
    """
}
