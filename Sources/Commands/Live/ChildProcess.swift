import Glibc
import PlumblineLayout

/// A program that runs beside the tool.
enum ChildProcess {
  /// Starts a program by its name and arguments, and returns whether it was found.
  static func start(_ words: [String]) -> Bool {
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { word in strdup(word) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Its output does not mix with the tool's.
    for (file, flags) in [(Int32(0), O_RDONLY), (Int32(1), O_WRONLY)] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", flags, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    guard posix_spawnp(&process, words[0], &actions, &attributes, arguments, environ) == 0 else { return false }
    let child = process
    _ = LargeStack.start(bytes: 64 << 10) {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
    return true
  }
}
