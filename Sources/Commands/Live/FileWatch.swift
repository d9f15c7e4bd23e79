import Glibc
import Synchronization

/// Watches folders, and reports the paths of files that were written, moved, removed or touched in them.
///
/// Editors save in different ways. A file that is written in place is reported when it is closed, one that replaces
/// another when it is renamed. A file that disappears is reported a moment later, since it usually reappears.
final class FileWatch: Sendable {
  private let file: Int32
  private let folders = Mutex<(paths: [Int32: String], known: [String: Int32])>(([:], [:]))
  private let report: @Sendable (Set<String>) -> Void

  /// The time after which a file that disappeared counts as removed, in milliseconds.
  private static let grace: Int32 = 60
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB | IN_ONLYDIR)

  /// Starts to watch; `report` is called on a thread of its own.
  init(report: @escaping @Sendable (Set<String>) -> Void) {
    file = inotify_init1(Int32(IN_CLOEXEC))
    self.report = report
    var thread = pthread_t()
    let held = Unmanaged.passRetained(self).toOpaque()
    let status = pthread_create(
      &thread, nil,
      { held in
        guard let held else { return nil }
        Unmanaged<FileWatch>.fromOpaque(held).takeRetainedValue().run()
        return nil
      }, held)
    if status != 0 { Unmanaged<FileWatch>.fromOpaque(held).release() } else { pthread_detach(thread) }
  }

  /// Watches folders in addition to those that are watched already; folders that do not exist are skipped.
  func add(_ paths: some Sequence<String>) {
    folders.withLock { folders in
      for path in paths {
        let path = path.isEmpty ? "." : path
        let watch = inotify_add_watch(file, path, Self.events)
        guard watch >= 0 else { continue }
        folders.paths[watch] = path
        folders.known[path] = watch
      }
    }
  }

  private func run() {
    var missing: Set<String> = []
    let size = 64 << 10
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      while true {
        var poll = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        let status = Glibc.poll(&poll, 1, missing.isEmpty ? -1 : Self.grace)
        if status < 0, errno != EINTR { return }
        if status <= 0 {
          if status == 0, !missing.isEmpty {
            report(missing)
            missing = []
          }
          continue
        }
        let count = read(file, buffer.baseAddress, size)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return }
        let changes = changes(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        missing.formUnion(changes.gone)
        missing.subtract(changes.written)
        if !changes.written.isEmpty { report(changes.written) }
      }
    }
  }

  private func changes(in buffer: UnsafeRawBufferPointer) -> (written: Set<String>, gone: Set<String>) {
    var (written, gone): (Set<String>, Set<String>) = ([], [])
    var offset = 0
    let head = MemoryLayout<inotify_event>.size
    while offset + head <= buffer.count {
      let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let name = buffer[(offset + head)..<(offset + head + Int(event.len))].prefix { $0 != 0 }
      offset += head + Int(event.len)
      guard let folder = folders.withLock({ $0.paths[event.wd] }) else { continue }
      if event.mask & UInt32(IN_IGNORED) != 0 {
        folders.withLock { folders in
          folders.paths[event.wd] = nil
          if folders.known[folder] == event.wd { folders.known[folder] = nil }
        }
        continue
      }
      let path = Files.join(folder, String(decoding: name, as: UTF8.self))
      if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, event.mask & UInt32(IN_ISDIR) != 0 {
        written.insert(path)
      } else if event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_ATTRIB) != 0 {
        written.insert(path)
      } else {
        gone.insert(path)
      }
    }
    return (written, gone)
  }
}
