// Effects that change only the drawing: transforms, filters, masks and blending.
import SwiftUI

private struct Skew: GeometryEffect {
  var amount: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0))
  }
}

private struct Turned: GeometryEffect {
  var angle: Angle

  func effectValue(size: CGSize) -> ProjectionTransform {
    var space = CATransform3DIdentity
    space.m34 = -1 / max(size.width, size.height)
    space = CATransform3DRotate(space, angle.radians, 0, 1, 0)
    space = CATransform3DTranslate(space, -size.width / 2, -size.height / 2, 0)
    let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(space).concatenating(back)
  }
}

#Preview("Effects") {
  let tile = Color.blue.frame(width: 40, height: 40)
  return VStack(spacing: 12) {
    HStack(spacing: 12) {
      tile.rotationEffect(.degrees(30))
      tile.rotationEffect(Angle(degrees: 45), anchor: .topLeading)
      tile.scaleEffect(0.5)
      tile.scaleEffect(x: 1.2, y: 0.6, anchor: .bottom)
      tile.offset(x: 6, y: -4)
      tile.offset(CGSize(width: 3, height: 3))
    }
    HStack(spacing: 12) {
      tile.opacity(0.4)
      tile.blur(radius: 2)
      tile.brightness(0.2)
      tile.contrast(0.5)
      tile.saturation(0.2)
      tile.grayscale(1)
      tile.hueRotation(.degrees(90))
      tile.colorInvert()
      tile.colorMultiply(.yellow)
    }
    HStack(spacing: 12) {
      tile.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
      tile.modifier(Skew(amount: 0.3))
      tile.modifier(Turned(angle: .degrees(40)))
      tile.mask { Circle() }
      tile.mask(Text("M").font(.largeTitle))
      tile.hidden()
      tile.clipped()
      ZStack {
        Color.red
        Color.green.blendMode(.multiply)
      }
      .frame(width: 40, height: 40)
      .compositingGroup()
      tile.shadow(color: .black.opacity(0.4), radius: 4, x: 2, y: 2)
    }
  }
  .padding()
}
