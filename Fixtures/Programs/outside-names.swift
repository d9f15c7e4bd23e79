import Combine
import SwiftUI

// Names declared elsewhere are accepted if the first frame needs none of their values.

final class Store: ObservableObject {
  @Published var items = ["a", "b"]
  private var bag = Set<AnyCancellable>()
  private let client = NetworkClient(timeout: 3)
  let changes = PassthroughSubject<String, Never>()
  var cancellable: AnyCancellable?

  init() {
    changes.debounce(for: 0.3, scheduler: RunLoop.main).sink { [weak self] in self?.items.append($0) }.store(in: &bag)
  }

  func load() async throws {
    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org")!)
    items = try JSONDecoder().decode([String].self, from: data)
  }
}

extension Animation {
  static func ripple(_ index: Int) -> Animation { Animation.spring(dampingFraction: 0.5).delay(0.1 * Double(index)) }
}

struct Outside: View {
  @StateObject private var store = Store()
  @State private var motion: Animation = .easeInOut(duration: 1)
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    let drag = DragGesture(minimumDistance: 0).onChanged { print($0.translation) }
    VStack {
      ForEach(store.items, id: \.self) { item in Text(item).animation(.ripple(1), value: store.items) }
      Button("Open") { UIApplication.shared.open(URL(string: "https://example.org")!) }
    }
    .gesture(drag)
    .animation(motion.speed(2), value: store.items)
    .onReceive(timer) { _ in store.items.removeAll() }
    .task { try? await store.load() }
  }
}

#Preview { Outside() }
