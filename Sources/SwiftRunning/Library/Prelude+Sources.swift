extension Prelude {
  /// The sources of events of queues, of which only timers send any.
  static let eventSources: [String: String] = [
    "DispatchSource": """
    class DispatchSource {
      static func makeTimerSource(
        flags: DispatchSource.TimerFlags? = nil, queue: DispatchQueue? = nil
      ) -> DispatchSourceTimer { DispatchSourceTimer() }
      enum TimerFlags {
        case strict
      }
    }
    """,
    "DispatchSourceTimer": """
    class DispatchSourceTimer {
      private var _first: DispatchTime?
      private var _seconds: Double?
      private var _interval: DispatchTimeInterval?
      private var _handler: (() -> Void)?
      private var _ended: (() -> Void)?
      private var _isActive = false
      private var _turn = 0
      private(set) var isCancelled = false
      init() {}
      func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval? = nil) { _begin(deadline, nil, nil) }
      func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval? = nil) {
        _begin(deadline, interval, nil)
      }
      func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval? = nil
      ) { _begin(deadline, nil, interval) }
      func setEventHandler(handler: (() -> Void)?) { _handler = handler }
      func setCancelHandler(handler: (() -> Void)?) { _ended = handler }
      func activate() { resume() }
      func resume() {
        if _isActive { return }
        _isActive = true
        if let first = _first { _wait(until: first) }
      }
      func suspend() {
        _isActive = false
        _turn += 1
      }
      func cancel() {
        if isCancelled { return }
        isCancelled = true
        _turn += 1
        if let ended = _ended { DispatchQueue.main.async { ended() } }
      }
      func _begin(_ deadline: DispatchTime, _ seconds: Double?, _ interval: DispatchTimeInterval?) {
        _turn += 1
        _first = deadline
        _seconds = seconds
        _interval = interval
        if _isActive { _wait(until: deadline) }
      }
      func _wait(until deadline: DispatchTime) {
        let turn = _turn
        DispatchQueue.main.asyncAfter(deadline: deadline) { [weak self] in self?._fire(turn) }
      }
      func _fire(_ turn: Int) {
        if turn != _turn || !_isActive { return }
        _handler?()
        if turn != _turn || !_isActive { return }
        if let seconds = _seconds {
          _wait(until: DispatchTime.now() + seconds)
        } else if let interval = _interval {
          _wait(until: DispatchTime.now() + interval)
        }
      }
    }
    """,
  ]
}
