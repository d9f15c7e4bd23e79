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
    chevron.left.forwardslash.chevron.right code-tags
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
    arrow.up.arrow.down swap-vertical
    arrow.up.and.down mi:height
    arrow.left.and.right mi:sync_alt
    arrow.left.arrow.right swap-horizontal
    arrow.right.arrow.left swap-horizontal
    arrow.up.and.down.and.arrow.left.and.right cursor-move
    arrow.clockwise mi:refresh
    arrow.counterclockwise mi:replay
    arrow.triangle.2.circlepath sync
    arrow.2.squarepath ~repeat
    arrow.2.circlepath sync
    arrow.triangle.branch source-branch
    arrow.triangle.merge source-merge
    arrow.uturn.left undo-variant
    arrow.uturn.right redo-variant
    arrow.uturn.backward undo-variant
    arrow.uturn.forward redo-variant
    arrow.turn.up.left ~reply
    arrow.turn.up.right ~share
    arrow.turn.down.right subdirectory-arrow-right
    arrow.turn.down.left subdirectory-arrow-left
    arrow.up.left.and.arrow.down.right arrow-expand
    arrow.down.right.and.arrow.up.left arrow-compress
    arrow.up.to.line mi:vertical_align_top
    arrow.down.to.line mi:vertical_align_bottom
    arrow.left.to.line page-first
    arrow.right.to.line page-last
    arrow.up.right.square open-in-new
    arrow.down.doc file-import
    arrow.up.doc file-export
    arrow.right.doc.on.clipboard clipboard-arrow-left
    arrowshape.left mi:arrow_back
    arrowshape.right mi:arrow_forward
    arrowshape.turn.up.left reply
    arrowshape.turn.up.right share
    arrowshape.turn.up.left.2 reply-all
    arrowtriangle.up hollow:drawn:triangleUp drawn:triangleUp
    arrowtriangle.down hollow:drawn:triangleDown drawn:triangleDown
    arrowtriangle.left hollow:drawn:triangleLeft drawn:triangleLeft
    arrowtriangle.right hollow:drawn:triangleRight drawn:triangleRight
    arrowtriangle.backward hollow:drawn:triangleLeft drawn:triangleLeft
    arrowtriangle.forward hollow:drawn:triangleRight drawn:triangleRight
    circle checkbox-blank-circle-outline checkbox-blank-circle
    square checkbox-blank-outline checkbox-blank
    app checkbox-blank-outline checkbox-blank
    triangle triangle-outline triangle
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
    exclamationmark.triangle alert-outline alert
    exclamationmark.octagon alert-octagon
    questionmark.circle help-circle-outline help-circle
    info text:i
    info.circle information-outline information
    xmark.square close-box-outline close-box
    circle.dotted mi:motion_photos_on
    largecircle.fill.circle radiobox-marked
    smallcircle.filled.circle radiobox-marked
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
