extension DisplayGroup {
  /// Whether the group has an opacity, a blend mode, a blur or a shadow that apply to each leaf: an item, or a group that
  /// is composited first.
  ///
  /// A group with a mask or in motion is drawn as a whole, and filters of colours have the same result either way.
  package var handsDown: Bool {
    guard !isPlain, !isComposited, mask == nil, animation == nil, transform.isAffine, opacity > 0 else { return false }
    return opacity < 1 || blendMode != .normal || effects.contains(where: \.actsOnLeaves)
  }

  /// The group with its opacity, its blend mode and its filters applied to each leaf instead; itself if it has one leaf.
  ///
  /// Rule: <doc:Drawing#Effects-on-several-views>.
  package var handedDown: DisplayGroup {
    guard handsDown, items.hasSeveralLeaves else { return self }
    var result = self
    if effects.contains(where: \.actsOnLeaves) {
      result.items = result.items.map { $0.filtered(by: effects) }
      result.effects = []
    }
    if opacity < 1 {
      result.items = result.items.map { $0.faded(by: opacity) }
      result.opacity = 1
    }
    if blendMode != .normal {
      result.items = result.items.map { $0.blended(blendMode) }
      result.blendMode = .normal
    }
    return result
  }

  /// Whether effects of the groups around apply to the group as a whole.
  fileprivate var isLeaf: Bool {
    isComposited || mask != nil || animation != nil || !effects.isEmpty || backdrop != nil || !transform.isAffine
  }
}

extension DisplayEffect {
  /// Whether the effect on the whole differs from that on each part.
  fileprivate var actsOnLeaves: Bool {
    switch self {
    case .blur, .shadow: !isIdentity
    default: false
    }
  }
}

extension [DisplayItem] {
  fileprivate var hasSeveralLeaves: Bool {
    var count = 0
    return !countLeaves(&count)
  }

  /// Counts the leaves; returns false as soon as there are two.
  private func countLeaves(_ count: inout Int) -> Bool {
    for item in self {
      if case .group(let group) = item, !group.isLeaf {
        guard group.items.countLeaves(&count) else { return false }
      } else {
        count += 1
        if count > 1 { return false }
      }
    }
    return true
  }
}

extension DisplayItem {
  /// Returns the item with its leaves faded.
  fileprivate func faded(by opacity: Double) -> DisplayItem {
    guard case .group(var group) = self else { return .group(DisplayGroup(items: [self], opacity: opacity)) }
    if group.isLeaf || group.items.count == 1 && !group.items.hasSeveralLeaves {
      group.opacity *= opacity
    } else {
      group.items = group.items.map { $0.faded(by: opacity) }
    }
    return .group(group)
  }

  /// Returns the item with its leaves blended in a mode; a leaf with a mode of its own keeps that.
  fileprivate func blended(_ mode: BlendMode) -> DisplayItem {
    guard case .group(var group) = self else { return .group(DisplayGroup(items: [self], blendMode: mode)) }
    guard group.blendMode == .normal else { return self }
    if group.isLeaf || group.opacity < 1 {
      group.blendMode = mode
    } else {
      group.items = group.items.map { $0.blended(mode) }
    }
    return .group(group)
  }

  /// Returns the item with its leaves filtered; a clip, a blend mode and a change of scale begin a leaf as well.
  fileprivate func filtered(by effects: [DisplayEffect]) -> DisplayItem {
    if case .group(var group) = self, !group.isLeaf, group.clip == nil, group.blendMode == .normal, group.opacity == 1,
      group.transform.isTranslation
    {
      group.items = group.items.map { $0.filtered(by: effects) }
      return .group(group)
    }
    return .group(DisplayGroup(items: [self], effects: effects))
  }
}

extension Transform {
  /// Whether the transform moves points and does nothing else.
  fileprivate var isTranslation: Bool { isAffine && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }
}
