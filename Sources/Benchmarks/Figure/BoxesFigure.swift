/// The figure that other programs draw too: a centred column of four boxes, three labels and a dashed guide on 600 ×
/// 400 points.
///
/// The number varies the sizes and colours of the boxes, but not the structure.
struct BoxesFigure {
  /// The number of the variant.
  let number: Int

  private static let colors: [(red: Int, green: Int, blue: Int)] = [
    (52, 120, 246), (52, 199, 89), (255, 149, 0), (175, 82, 222), (255, 45, 85), (142, 142, 147),
  ]

  /// The source of the figure's layout file.
  var source: String {
    let boxes = (0..<4).map { box -> (width: Int, height: Int, color: (red: Int, green: Int, blue: Int)) in
      (80 + (number * 37 + box * 71) % 240, 40 + (number * 13 + box * 29) % 40, Self.colors[(number + box) % 6])
    }
    let rectangles = boxes.map { box in
      "      Rectangle().fill(Color(red: \(box.color.red) / 255, green: \(box.color.green) / 255, "
        + "blue: \(box.color.blue) / 255)).frame(width: \(box.width), height: \(box.height))"
    }
    let labels = zip(0..<3, [95, 177, 247]).map { box, y in
      "    Text(\"box \(number + box): \(boxes[box].width) x \(boxes[box].height)\").font(.system(size: 13))"
        + ".foregroundColor(Color(red: 0.1, green: 0.1, blue: 0.12)).offset(x: 470, y: \(y))"
    }
    return """
      import SwiftUI

      #Preview(traits: .fixedLayout(width: 600, height: 400)) {
        ZStack(alignment: .topLeading) {
          VStack(alignment: .center, spacing: 8) {
      \(rectangles.joined(separator: "\n"))
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      \(labels.joined(separator: "\n"))
          Path { path in
            path.move(to: CGPoint(x: 300, y: 10))
            path.addLine(to: CGPoint(x: 300, y: 390))
          }
          .stroke(Color(red: 1, green: 0.2, blue: 0.2), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        }
        .background(Color.white)
      }

      """
  }
}
