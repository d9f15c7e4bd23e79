extension SymbolTable {
  /// Marks, arrows, shapes and mathematical signs.
  ///
  /// Each line has a name, its drawing, and its filled drawing if that differs.
  static let shapes = """
    plus plus
    minus minus
    xmark close
    checkmark check
    multiply multiplication
    divide division
    equal equal
    percent percent
    number pound
    questionmark help
    exclamationmark exclamation
    ellipsis dots-horizontal
    chevron.up chevron-up
    chevron.down chevron-down
    chevron.left chevron-left
    chevron.right chevron-right
    chevron.backward chevron-left
    chevron.forward chevron-right
    chevron.up.chevron.down unfold-more
    chevron.left.2 chevron-double-left
    chevron.right.2 chevron-double-right
    chevron.up.2 chevron-double-up
    chevron.down.2 chevron-double-down
    arrow.up arrow-up
    arrow.down arrow-down
    arrow.left arrow-left
    arrow.right arrow-right
    arrow.backward arrow-left
    arrow.forward arrow-right
    arrow.up.left arrow-top-left
    arrow.up.right arrow-top-right
    arrow.up.forward arrow-top-right
    arrow.up.backward arrow-top-left
    arrow.down.left arrow-bottom-left
    arrow.down.right arrow-bottom-right
    arrow.down.forward arrow-bottom-right
    arrow.down.backward arrow-bottom-left
    arrow.up.and.down mi:height
    arrow.left.and.right mi:sync_alt
    arrow.right.arrow.left swap-horizontal
    arrow.up.and.down.and.arrow.left.and.right cursor-move
    arrow.triangle.2.circlepath sync
    arrow.2.squarepath ~repeat
    arrow.2.circlepath sync
    arrow.triangle.branch source-branch
    arrow.triangle.merge source-merge
    arrow.uturn.backward undo-variant
    arrow.uturn.forward redo-variant
    arrow.up.left.and.arrow.down.right arrow-expand
    arrow.down.right.and.arrow.up.left arrow-compress
    arrow.left.to.line page-first
    arrow.right.to.line page-last
    arrow.right.doc.on.clipboard clipboard-arrow-left
    arrowshape.turn.up.left.2 reply-all
    arrowtriangle.up hollow:drawn:triangleUp drawn:triangleUp
    arrowtriangle.down hollow:drawn:triangleDown drawn:triangleDown
    arrowtriangle.left hollow:drawn:triangleLeft drawn:triangleLeft
    arrowtriangle.right hollow:drawn:triangleRight drawn:triangleRight
    arrowtriangle.backward hollow:drawn:triangleLeft drawn:triangleLeft
    arrowtriangle.forward hollow:drawn:triangleRight drawn:triangleRight
    circle checkbox-blank-circle-outline checkbox-blank-circle
    hexagon hexagon-outline hexagon
    octagon octagon-outline octagon
    rectangle mi:crop_landscape mi:rectangle
    rectangle.portrait crop-portrait mi:crop_portrait
    capsule mi:crop_16_9
    diamond mi:diamond
    seal hollow:drawn:seal drawn:seal
    star star-outline star
    star.leadinghalf.filled star-half
    star.lefthalf star-half
    arrow.up.to.line.alt mi:vertical_align_top
    arrow.down.to.line.alt mi:vertical_align_bottom
    arrow.left.to.line.alt page-first
    arrow.right.to.line.alt page-last
    heart heart-outline heart
    suit.heart heart-outline heart
    heart.text.square heart-box-outline heart-box
    xmark.octagon close-octagon-outline close-octagon
    checkmark.circle check-circle-outline check-circle
    xmark.circle close-circle-outline close-circle
    plus.circle plus-circle-outline plus-circle
    minus.circle minus-circle-outline minus-circle
    exclamationmark.circle alert-circle-outline alert-circle
    questionmark.circle help-circle-outline help-circle
    info text:i
    info.circle information-outline information
    xmark.square close-box-outline close-box
    circle.dotted mi:motion_photos_on
    largecircle.fill.circle radiobox-marked
    squareshape mi:crop_square
    square.on.square mi:filter_none content-copy
    rectangle.3.offgrid view-quilt
    line.horizontal.3 menu
    line.3.horizontal menu
    line.horizontal.3.decrease filter-variant
    line.3.horizontal.decrease filter-variant
    line.diagonal mi:horizontal_rule
    infinity mi:all_inclusive
    sum sigma
    function function
    plus.forwardslash.minus mi:exposure
    greaterthan code-greater-than
    lessthan code-less-than
    """
}
