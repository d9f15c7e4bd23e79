extension SymbolTable {
  /// Currencies, sports, kitchens, traffic and parts of shapes.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let places = """
    swift drawn:swift
    mountain.2 hollow:drawn:mountains drawn:mountains
    cone hollow:drawn:cone drawn:cone
    box.truck hollow:truck truck
    truck.box hollow:truck truck
    cube.box package-variant-closed package
    wonsign text:₩
    coloncurrencysign text:₡
    francsign text:₣
    rublesign text:₽
    turkishlirasign text:₺
    lirasign text:₤
    nairasign text:₦
    pesosign text:₱
    rupeesign text:₨
    shekelsign text:₪
    tengesign text:₸
    tugriksign text:₮
    hryvniasign text:₴
    guaranisign text:₲
    kipsign text:₭
    dongsign text:₫
    cedisign text:₵
    centsign text:¢
    florinsign text:ƒ
    bahtsign text:฿
    larisign text:₾
    manatsign text:₼
    brazilianrealsign text:R$
    suit.club hollow:drawn:club drawn:club
    suit.diamond hollow:drawn:diamond drawn:diamond
    suit.spade hollow:drawn:spade drawn:spade
    figure.2 human-male-female
    figure.arms.open ~human-greeting
    figure.basketball ~mi:sports_basketball
    figure.boxing mi:sports_mma
    figure.climbing ~mi:hiking
    figure.golf mi:sports_golf
    figure.soccer mi:sports_soccer
    figure.tennis ~mi:sports_tennis
    figure.surfing mi:surfing
    figure.snowboarding mi:snowboarding
    figure.skiing.downhill mi:downhill_skiing
    figure.cooldown ~mi:self_improvement
    figure.core.training ~mi:self_improvement
    figure.roll wheelchair-accessibility
    wheelchair wheelchair-accessibility
    skateboard mi:skateboarding
    snowboard ~mi:snowboarding
    surfboard ~mi:surfing
    volleyball mi:sports_volleyball
    tennis.racket mi:sports_tennis
    cricket.ball mi:sports_cricket
    stove stove
    oven ~stove
    microwave mi:microwave
    sink mi:countertops
    dryer ~mi:local_laundry_service
    dishwasher ~mi:local_laundry_service
    table.furniture mi:table_bar
    chair.lounge mi:chair
    lamp.floor ~mi:light
    lamp.ceiling ~mi:light
    light.max mi:light_mode
    blinds.vertical.closed mi:blinds
    curtains.closed mi:curtains
    storefront hollow:store store
    sun.horizon weather-sunset
    moon.haze weather-night
    zzz sleep
    smoke mi:cloud
    tropicalstorm ~mi:cyclone
    road.lanes road
    parkingsign mi:local_parking
    ev.charger mi:ev_station
    engine.combustion engine
    motorcycle motorbike
    moped mi:moped
    stroller mi:child_friendly
    rocket rocket
    radio radio
    film.stack filmstrip
    camera.aperture mi:camera
    timelapse mi:timelapse
    slowmo mi:slow_motion_video
    flip.horizontal mi:flip
    eraser eraser
    pencil.and.ruler mi:design_services
    pencil.line pencil
    server server
    opticaldiscdrive disk
    mail email-outline email
    mail.stack ~mi:all_inbox
    return.left keyboard-return
    text.insert mi:playlist_add
    dot.circle mi:radio_button_checked
    inset.filled.circle mi:radio_button_checked
    circlebadge mi:radio_button_unchecked mi:circle
    fireworks ~mi:celebration
    hearingdevice.ear ~mi:hearing
    staroflife mi:emergency
    plus.rectangle.on.rectangle mi:add_to_photos
    """
}
