extension PackageStubs {
  /// Core Haptics, as in the Simulator: the device has no haptic engine.
  static let coreHaptics = """
    public protocol CHHapticDeviceCapability {
      var supportsHaptics: Bool { get }
      var supportsAudio: Bool { get }
    }
    struct _HapticCapability: CHHapticDeviceCapability {
      var supportsHaptics: Bool { false }
      var supportsAudio: Bool { false }
    }
    public struct CHHapticError: Error {
      public enum Code: Int { case notSupported = -4809 }
      public let code: Code
    }
    public class CHHapticEngine {
      public enum StoppedReason: Int {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed = 5
        case gameControllerDisconnect, systemError = -1
      }
      public enum FinishedAction: Int { case stopEngine = 1, leaveEngineRunning }
      public var isAutoShutdownEnabled = false
      public var playsHapticsOnly = false
      public var isMutedForAudio = false
      public var isMutedForHaptics = false
      public var currentTime: TimeInterval { 0 }
      public var stoppedHandler: (StoppedReason) -> Void = { _ in }
      public var resetHandler: () -> Void = {}
      public init() throws { throw CHHapticError(code: .notSupported) }
      public init(audioSession: Any?) throws { throw CHHapticError(code: .notSupported) }
      public static func capabilitiesForHardware() -> CHHapticDeviceCapability { _HapticCapability() }
      public func start() throws {}
      public func start(completionHandler: ((Error?) -> Void)? = nil) {}
      public func stop(completionHandler: ((Error?) -> Void)? = nil) {}
      public func notifyWhenPlayersFinished(finishedHandler: @escaping (Error?) -> FinishedAction) {}
      public func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
      public func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer {
        CHHapticPatternPlayer()
      }
      public func playPattern(from url: URL) throws {}
    }
    public class CHHapticPatternPlayer {
      public var isMuted = false
      public func start(atTime time: TimeInterval) throws {}
      public func stop(atTime time: TimeInterval) throws {}
      public func cancel() throws {}
    }
    public class CHHapticPattern {
      public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
      public init(events: [CHHapticEvent], parameterCurves: [Any]) throws {}
      public var duration: TimeInterval { 0 }
    }
    public class CHHapticEvent {
      public enum EventType { case hapticContinuous, hapticTransient, audioContinuous, audioCustom }
      public enum ParameterID { case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained }
      public let type: EventType
      public var eventParameters: [CHHapticEventParameter]
      public var relativeTime: TimeInterval
      public var duration: TimeInterval
      public init(
        eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval, duration: TimeInterval = 0
      ) {
        type = eventType
        eventParameters = parameters
        self.relativeTime = relativeTime
        self.duration = duration
      }
    }
    public class CHHapticEventParameter {
      public let parameterID: CHHapticEvent.ParameterID
      public var value: Float
      public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
      }
    }
    public class CHHapticDynamicParameter {
      public enum ID { case hapticIntensityControl, hapticSharpnessControl }
      public let parameterID: ID
      public var value: Float
      public var relativeTime: TimeInterval
      public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        self.relativeTime = relativeTime
      }
    }
    """
}
