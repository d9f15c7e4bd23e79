// Scroll views with an initial position, and containers that arrange their subviews themselves.
import SwiftUI

private struct Deck<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { cards in
      HStack(spacing: 4) {
        ForEach(cards) { card in
          card.frame(width: card.id == cards.count - 1 ? 40 : 20, height: 20).border(.red)
        }
      }
      if cards.count > 3 {
        VStack(spacing: 1) { cards[2...] }
      }
    }
  }
}

private struct Shelf<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(sections: content) { section in
        HStack(spacing: 2) {
          section.header
          ForEach(subviews: section.content) { $0.padding(1) }
        }
      }
    }
  }
}

private struct Underline: View {
  @Namespace private var space

  var body: some View {
    HStack(spacing: 10) {
      ForEach(["a", "b"], id: \.self) { name in
        Color.gray.frame(width: 30, height: 12).matchedGeometryEffect(id: name, in: space)
      }
    }
    .background(Color.yellow.matchedGeometryEffect(id: "b", in: space, isSource: false))
    .overlay {
      Color.blue.frame(width: 6, height: 2)
        .matchedGeometryEffect(id: "a", in: space, properties: .position, anchor: .bottom, isSource: false)
    }
  }
}

private struct TwoNamespaces: View {
  @Namespace private var first
  @Namespace private var second

  var body: some View {
    HStack(spacing: 10) {
      Color.red.frame(width: 40, height: 12).matchedGeometryEffect(id: "a", in: first)
      Color.green.frame(width: 60, height: 16).matchedGeometryEffect(id: "a", in: second)
    }
    .background { Color.blue.frame(width: 10, height: 10).matchedGeometryEffect(id: "a", in: first, isSource: false) }
    .overlay { Color.yellow.frame(width: 8, height: 4).matchedGeometryEffect(id: "a", in: second, isSource: false) }
  }
}

#Preview("Two namespaces") { TwoNamespaces() }

#Preview("Anchors", traits: .fixedLayout(width: 200, height: 120)) {
  VStack(spacing: 0) {
    ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<6) { _ in Color.red.frame(width: 50, height: 20).border(.blue) } }
    }
    .defaultScrollAnchor(.trailing)
    ScrollView(.horizontal) { Color.green.frame(width: 50, height: 20) }
      .defaultScrollAnchor(.center, for: .alignment)
    ScrollView(.horizontal) {
      Color.yellow.frame(width: 300, height: 20).overlay {
        GeometryReader { proxy in
          Color.black.frame(
            width: proxy.bounds(of: .scrollView(axis: .horizontal))?.width, height: 2
          )
          .offset(x: -proxy.frame(in: .scrollView).minX)
        }
      }
    }
    .safeAreaPadding(.leading, 20)
  }
}

#Preview("Subviews", traits: .fixedLayout(width: 200, height: 180)) {
  VStack {
    Deck {
      Color.red
      ForEach(0..<2) { _ in Color.green }
      Color.blue.frame(width: 8, height: 8)
    }
    Shelf {
      Section {
        Color.orange.frame(width: 5, height: 5)
        Color.orange.frame(width: 6, height: 5)
      } header: {
        Text("One")
      }
      Section {
        Color.pink.frame(width: 7, height: 5)
      } header: {
        Text("Two")
      }
    }
    Underline()
  }
}

#Preview("Containers", traits: .fixedLayout(width: 240, height: 200)) {
  VStack(spacing: 4) {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<4) { _ in
          Color.blue.frame(height: 20).containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        }
      }
    }
    .contentMargins(15)
    ScrollView {
      Color.green.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length : length / 2
      }
    }
    .contentMargins(.horizontal, 30, for: .scrollContent)
    .contentMargins(.top, 50, for: .scrollIndicators)
    List {
      Text("Row")
    }
    .listStyle(.plain)
    .contentMargins(.leading, EdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 99))
  }
}
