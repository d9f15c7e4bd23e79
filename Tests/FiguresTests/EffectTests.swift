import PlumblineDrawing
import PlumblineLayout
import Testing

@testable import PlumblineFigures

/// Rule: <doc:Drawing#Effects-on-several-views>.
@Suite struct `Effects on several views` {
  private let small = LayoutNode.color(.black).frame(width: 20, height: 20)
  private let large = LayoutNode.color(.red).frame(width: 60, height: 40)
  private var pair: LayoutNode { .zStack(children: [large, small]) }

  /// Returns the effects around each leaf, the outermost first, and the number of items that the leaf has.
  private func leaves(_ node: LayoutNode) -> [String] {
    func walk(_ items: [DisplayItem], _ around: [String]) -> [String] {
      var result: [String] = []
      for item in items {
        guard case .group(let group) = item else {
          result.append(around.joined(separator: " "))
          continue
        }
        var own: [String] = []
        if group.blendMode != .normal { own.append(group.blendMode.rawValue) }
        if group.opacity < 1 { own.append(group.opacity.dumped) }
        if group.clip != nil { own.append("clip") }
        for effect in group.effects {
          if case .shadow = effect { own.append("shadow") } else if case .blur = effect { own.append("blur") }
          if case .brightness = effect { own.append("bright") }
        }
        if own.isEmpty || group.items.count == 1 || group.isComposited == false {
          result += walk(group.items, around + own)
        } else {
          result.append((around + own + ["whole"]).joined(separator: " "))
        }
      }
      return result
    }
    return walk(node.resolved(in: Size(width: 200, height: 200)).display, [])
  }

  /// Returns how often an effect is applied, to one or several leaves.
  private func count(_ effect: String, in node: LayoutNode) -> Int {
    func count(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { sum, item in
        guard case .group(let group) = item else { return sum }
        let own = group.effects.filter { if case .shadow = $0 { effect == "shadow" } else { effect == "blur" } }.count
        return sum + own + count(group.items)
      }
    }
    return count(node.resolved(in: Size(width: 200, height: 200)).display)
  }

  @Test func `an opacity acts on each view of a stack`() {
    #expect(leaves(pair.opacity(0.4)) == ["0.4", "0.4"])
    #expect(leaves(LayoutNode.text("a").background(LayoutNode.color(.red)).opacity(0.4)) == ["0.4", "0.4"])
  }

  @Test func `opacities multiply`() {
    let half = LayoutNode.zStack(children: [large, small.opacity(0.5)]).opacity(0.5)
    #expect(leaves(half) == ["0.5", "0.25"])
    #expect(leaves(pair.opacity(0.5).opacity(0.5)) == ["0.25", "0.25"])
  }

  @Test func `an opacity acts on the whole of a compositing group`() {
    let whole = LayoutNode.zStack(children: [pair.compositingGroup(), small]).opacity(0.4)
    #expect(leaves(whole) == ["0.4 whole", "0.4"])
    #expect(leaves(pair.compositingGroup().opacity(0.4)) == ["0.4 whole"])
    #expect(leaves(pair.opacity(0.4).compositingGroup()) == ["0.4", "0.4"])
  }

  @Test func `a clip does not make one view of several to an opacity`() {
    #expect(leaves(pair.clipped().opacity(0.4)) == ["clip 0.4", "clip 0.4"])
  }

  @Test func `a shadow falls from each view of a stack`() {
    #expect(count("shadow", in: pair.shadow(radius: 5)) == 2)
    #expect(count("shadow", in: large.overlay(small).shadow(radius: 5)) == 2)
    #expect(count("blur", in: pair.blur(radius: 5)) == 2)
    #expect(count("shadow", in: large.shadow(radius: 5)) == 1)
  }

  @Test func `a shadow falls from the whole of what is clipped, composited, turned or has a shadow`() {
    #expect(count("shadow", in: pair.clipShape(.circle).shadow(radius: 5)) == 1)
    #expect(count("shadow", in: pair.compositingGroup().shadow(radius: 5)) == 1)
    #expect(count("shadow", in: pair.rotationEffect(Angle(degrees: 10)).shadow(radius: 5)) == 1)
    let twice = LayoutNode.zStack(children: [large.shadow(radius: 1), small]).shadow(radius: 5)
    #expect(count("shadow", in: twice) == 3)
  }

  @Test func `a blend mode acts on each view that has none`() {
    let mixed = LayoutNode.zStack(children: [large, small.blendMode(.screen)]).blendMode(.multiply)
    #expect(leaves(mixed) == ["multiply", "screen"])
  }

  @Test func `filters of colours stay on the whole`() {
    #expect(leaves(pair.brightness(0.2)) == ["bright", "bright"])
    let items = pair.brightness(0.2).resolved(in: Size(width: 200, height: 200)).display
    #expect(items.count == 1)
  }

  @Test func `an effect acts on the whole of a control, and on each part of a button`() {
    let slider = LayoutNode.slider(share: 0.5)
    // The slider's thumb has a shadow of its own.
    let own = count("shadow", in: slider)
    #expect(own == 1)
    #expect(count("shadow", in: LayoutNode.zStack(children: [slider, small]).shadow(radius: 2)) == own + 2)
    let button = LayoutNode.button(label: [pair]).buttonStyle(.plain)
    #expect(count("shadow", in: button.shadow(radius: 2)) == 2)
  }
}
