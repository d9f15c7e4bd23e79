// The control flow of a view builder: conditions, switches and loops in all their forms.
import SwiftUI

private enum Mood: String, CaseIterable, Identifiable {
  case happy, calm, tired

  var id: String { rawValue }

  var color: Color {
    switch self {
    case .happy: return .yellow
    case .calm: return .blue
    case .tired: return .gray
    }
  }
}

private struct Person: Identifiable, Hashable {
  let id: Int
  var name: String
  var nickname: String?
}

private struct Rows: View {
  @State private var isExpanded = true
  @State private var count = 3
  let people = [
    Person(id: 1, name: "Ada", nickname: "Countess"),
    Person(id: 2, name: "Grace", nickname: nil),
  ]

  private var total: Int { people.map(\.name.count).reduce(0, +) }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if isExpanded {
        Text("expanded")
      }
      if count > 5 {
        Text("many")
      } else if count > 2 {
        Text("some")
      } else {
        Text("few")
      }
      ForEach(0..<count, id: \.self) { index in
        Text("Row \(index + 1) of \(count)")
      }
      ForEach(people) { person in
        HStack {
          Text(person.name)
          if let nickname = person.nickname {
            Text("“\(nickname)”").foregroundStyle(.secondary)
          }
        }
      }
      ForEach(Mood.allCases) { mood in
        mood.color
          .frame(width: CGFloat(mood.rawValue.count) * 10, height: 8)
      }
      ForEach(Array(people.enumerated()), id: \.offset) { index, person in
        label(index: index, person: person)
      }
      switch count {
      case 0: EmptyView()
      case 1...3: Text("up to three, \(total) letters")
      default: Text("more")
      }
    }
  }

  @ViewBuilder
  private func label(index: Int, person: Person) -> some View {
    let isEven = index % 2 == 0
    if isEven {
      Text(person.name.uppercased()).bold()
    } else {
      Text(person.name.lowercased()).italic()
    }
  }
}

#Preview("Loops and conditions") {
  Rows()
}
