extension SymbolTable {
  /// Objects and people.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let objects = """
    globe web
    globe.americas earth
    globe.europe.africa ~earth
    network mi:public
    hand.wave hollow:mi:waving_hand mi:waving_hand
    hand.raised hollow:mi:pan_tool mi:pan_tool
    hand.thumbsup thumb-up-outline thumb-up
    hand.thumbsdown thumb-down-outline thumb-down
    hand.point.right hand-pointing-right
    hand.point.up turned:hand-pointing-right
    hand.point.up.left ~mi:touch_app
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
    figure.2.and.child.holdinghands ~human-male-female
    figure.pool.swim mi:pool
    eye mi:visibility eye
    eye.slash mi:visibility_off eye-off
    ear mi:hearing
    brain ~mi:psychology
    brain.head.profile mi:psychology
    face.smiling emoticon-happy
    face.dashed ~mi:face
    bell bell-outline bell
    bell.slash bell-off
    bell.badge bell-ring-outline bell-ring
    tag tag-outline tag
    bookmark bookmark-outline bookmark
    flag flag-outline flag
    flag.checkered flag-checkered
    lock lock-outline lock
    lock.open lock-open-outline lock-open
    key hollow:key key
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
    wrench.and.screwdriver mi:handyman
    screwdriver screwdriver
    paintbrush mi:brush brush
    paintbrush.pointed ~mi:brush ~brush
    paintpalette mi:palette palette
    eyedropper eyedropper
    pencil hollow:pencil pencil
    pencil.tip mi:create
    pencil.and.outline ~mi:draw
    square.and.pencil corner:square,pencil
    highlighter mi:border_color
    scribble mi:gesture
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
    book hollow:book-open book-open
    book.closed book-variant
    books.vertical library-books bookshelf
    text.book.closed book-open-variant
    magazine ~mi:menu_book
    calendar calendar
    calendar.badge.plus calendar-plus
    clock mi:schedule mi:watch_later
    clock.arrow.circlepath history
    alarm alarm
    stopwatch timer
    hourglass timer-sand
    paperplane hollow:send send
    tray inbox
    tray.full mi:all_inbox
    archivebox mi:inventory_2 archive
    envelope email-outline email
    envelope.open email-open-outline email-open
    phone hollow:phone phone
    phone.down phone-hangup
    video hollow:video video
    video.slash video-off
    message message-outline message
    bubble.left comment-outline comment
    bubble.left.and.bubble.right forum
    text.bubble comment-text-outline comment-text
    ellipsis.bubble message-processing
    quote.opening ~format-quote
    mic microphone-outline microphone
    mic.slash microphone-off
    speaker mi:volume_mute
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
    """
}
