import Glibc
import PlumblineLayout

/// The styles in use, shared by all threads, and a context for each thread.
final class Shaper: Sendable {
  /// The source of faces.
  let library: FontLibrary
  /// The metrics of text in the system font.
  let metrics: SystemFontMetrics
  private let styles = Mutex<[ShapingKey: ShapingStyle]>([:])
  private let serial: Int

  /// Creates a shaper for the fonts of a library, with metrics for the system font.
  init(library: FontLibrary, metrics: SystemFontMetrics = .own) {
    self.library = library
    self.metrics = metrics
    serial = Self.serials.withLock {
      $0 += 1
      return $0
    }
  }

  /// Returns the style of a key; nil if no font is installed.
  func style(for key: ShapingKey) -> ShapingStyle? {
    let choice: FontChoice
    switch key.face {
    case .font(let font): choice = library.choice(for: font)
    case .face(let face): choice = FontChoice(typeface: library.typeface(face))
    }
    guard let typeface = choice.typeface else { return nil }
    return styles.withLock { styles in
      if let known = styles[key] { return known }
      let style = ShapingStyle(
        id: styles.count, key: key, typeface: typeface, notice: choice.notice, advances: metrics.advances(for: key))
      styles[key] = style
      return style
    }
  }

  /// The context of the calling thread.
  var context: ShapingContext {
    guard let known = pthread_getspecific(Self.key) else {
      return newContexts.context(serial) { ShapingContext(shaper: self) }
    }
    return Unmanaged<ThreadContexts>.fromOpaque(known)._withUnsafeGuaranteedRef { contexts in
      if contexts.serial == serial, let context = contexts.context { return context }
      return contexts.context(serial) { ShapingContext(shaper: self) }
    }
  }

  private var newContexts: ThreadContexts {
    let contexts = ThreadContexts()
    pthread_setspecific(Self.key, Unmanaged.passRetained(contexts).toOpaque())
    return contexts
  }

  private static let serials = Mutex(0)
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { contexts in
      if let contexts { Unmanaged<ThreadContexts>.fromOpaque(contexts).release() }
    }
    return key
  }()
}

/// The most recent contexts of one thread, for threads that use several typesetters.
private final class ThreadContexts {
  /// The serial number of the shaper whose context was used last.
  @exclusivity(unchecked) private(set) var serial = -1
  /// The context that was used last.
  @exclusivity(unchecked) private(set) var context: ShapingContext?
  private var contexts: [(serial: Int, context: ShapingContext)] = []

  /// Returns the context of a shaper, created if it is not among the recent ones.
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
