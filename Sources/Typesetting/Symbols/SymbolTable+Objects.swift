extension SymbolTable {
  /// Objects and people.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let objects = """
    globe web
    globe.americas earth
    network mi:public
    hand.wave hollow:mi:waving_hand mi:waving_hand
    hand.raised hollow:mi:pan_tool mi:pan_tool
    hand.thumbsup thumb-up-outline thumb-up
    hand.thumbsdown thumb-down-outline thumb-down
    hand.tap mi:touch_app
    hands.clap mi:sign_language
    person account-outline account
    person.2 account-multiple-outline account-multiple
    person.3 mi:groups
    person.crop.circle ring:account account-circle
    person.crop.square account-box-outline account-box
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
    brain.head.profile mi:psychology
    face.smiling emoticon-happy
    bell bell-outline bell
    bell.slash bell-off
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
    screwdriver screwdriver
    paintbrush mi:brush brush
    paintpalette mi:palette palette
    eyedropper eyedropper
    pencil hollow:pencil pencil
    pencil.tip mi:create
    square.and.pencil corner:square,pencil
    highlighter mi:border_color
    scribble mi:gesture
    trash mi:delete_outline delete
    folder folder-outline folder
    doc file-outline file
    doc.text inside:doc,text.alignleft file-document
    doc.plaintext inside:doc,text.justify mi:article
    doc.text.magnifyingglass file-find
    clipboard clipboard-outline clipboard
    list.clipboard clipboard-text
    note note-outline note
    note.text note-text
    book hollow:book-open book-open
    books.vertical library-books bookshelf
    text.book.closed book-open-variant
    calendar calendar
    clock mi:schedule mi:watch_later
    clock.arrow.circlepath history
    hourglass timer-sand
    paperplane hollow:send send
    tray inbox
    tray.full mi:all_inbox
    archivebox mi:inventory_2 archive
    envelope email-outline email
    envelope.open email-open-outline email-open
    phone hollow:phone phone
    phone.down hollow:phone-hangup phone-hangup
    video.slash video-off
    message message-outline message
    bubble.left comment-outline comment
    bubble.left.and.bubble.right forum
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
