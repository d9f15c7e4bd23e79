import Glibc
import PlumblineLayout

/// The styles that have been opened, shared by all threads, and each thread's own context.
final class Shaper: Sendable {
  /// Finds faces.
  let library: FontLibrary
  private let styles = Mutex<[ShapingKey: ShapingStyle]>([:])
  private let serial: Int

  /// A shaper over a library.
  init(library: FontLibrary) {
    self.library = library
    serial = Self.serials.withLock {
      $0 += 1
      return $0
    }
  }

  /// The style of a key, or nil where no font is installed at all.
  func style(for key: ShapingKey) -> ShapingStyle? {
    let choice: FontChoice
    switch key.face {
    case .font(let font): choice = library.choice(for: font)
    case .face(let face): choice = FontChoice(typeface: library.typeface(face))
    }
    guard let typeface = choice.typeface else { return nil }
    return styles.withLock { styles in
      if let known = styles[key] { return known }
      let style = ShapingStyle(id: styles.count, key: key, typeface: typeface, notice: choice.notice)
      styles[key] = style
      return style
    }
  }

  /// The calling thread's context.
  var context: ShapingContext {
    guard let known = pthread_getspecific(Self.key) else {
      return newShelf.context(serial) { ShapingContext(shaper: self) }
    }
    return Unmanaged<ThreadShelf>.fromOpaque(known)._withUnsafeGuaranteedRef { shelf in
      if shelf.serial == serial, let context = shelf.context { return context }
      return shelf.context(serial) { ShapingContext(shaper: self) }
    }
  }

  private var newShelf: ThreadShelf {
    let shelf = ThreadShelf()
    pthread_setspecific(Self.key, Unmanaged.passRetained(shelf).toOpaque())
    return shelf
  }

  private static let serials = Mutex(0)
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { shelf in
      if let shelf { Unmanaged<ThreadShelf>.fromOpaque(shelf).release() }
    }
    return key
  }()
}

/// The contexts of one thread; a few are kept, for threads that serve several typesetters.
private final class ThreadShelf {
  /// The shaper of the context used last.
  @exclusivity(unchecked) private(set) var serial = -1
  /// The context used last.
  @exclusivity(unchecked) private(set) var context: ShapingContext?
  private var contexts: [(serial: Int, context: ShapingContext)] = []

  /// The context of a shaper by its serial number, made new where it is not kept.
  func context(_ serial: Int, make: () -> ShapingContext) -> ShapingContext {
    let found = contexts.firstIndex { $0.serial == serial }
    let context = found.map { contexts.remove(at: $0).context } ?? make()
    contexts.append((serial, context))
    if contexts.count > 4 { contexts.removeFirst() }
    self.serial = serial
    self.context = context
    return context
  }
}
