// Custom layouts with a cache, layout values and explicit alignment guides.
import SwiftUI

private struct FlowLayout: Layout {
  var spacing: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(in: proposal.width ?? .infinity, of: subviews)
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(in: bounds.width, of: subviews) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(in width: CGFloat, of subviews: Subviews) -> [Row] {
    var rows: [Row] = []
    var row = Row()
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      let needed = row.indices.isEmpty ? size.width : row.width + spacing + size.width
      if needed > width, !row.indices.isEmpty {
        rows.append(row)
        row = Row()
      }
      row.width = row.indices.isEmpty ? size.width : row.width + spacing + size.width
      row.height = max(row.height, size.height)
      row.indices.append(index)
    }
    if !row.indices.isEmpty { rows.append(row) }
    return rows
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  fileprivate func weight(_ value: CGFloat) -> some View {
    layoutValue(key: Weight.self, value: value)
  }
}

private struct WeightedRow: Layout {
  struct Cache {
    var total: CGFloat
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(total: subviews.map { $0[Weight.self] }.reduce(0, +))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / cache.total
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

#Preview("Own layouts", traits: .fixedLayout(width: 220, height: 240)) {
  VStack(spacing: 20) {
    FlowLayout(spacing: 8) {
      ForEach(["one", "two", "three", "four", "five", "six", "seven"], id: \.self) { word in
        Text(word)
          .padding(6)
          .background(.orange, in: .capsule)
      }
    }
    WeightedRow {
      Color.red.frame(height: 30)
      Color.green.weight(2)
      Color.blue.weight(3).frame(height: 20)
    }
    let layout = AnyLayout(HStackLayout(alignment: .top, spacing: 4))
    layout {
      Text("any")
      Text("layout").font(.title)
    }
  }
}
