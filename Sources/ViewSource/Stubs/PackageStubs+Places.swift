extension PackageStubs {
  /// Core Location, as before the user decides: locations are values, and no position arrives.
  static let coreLocation = """
    public typealias CLLocationDegrees = Double
    public typealias CLLocationDistance = Double
    public typealias CLLocationAccuracy = Double
    public typealias CLLocationSpeed = Double
    public typealias CLLocationDirection = Double
    public let kCLLocationAccuracyBest = -1.0
    public let kCLLocationAccuracyBestForNavigation = -2.0
    public let kCLLocationAccuracyNearestTenMeters = 10.0
    public let kCLLocationAccuracyHundredMeters = 100.0
    public let kCLLocationAccuracyKilometer = 1000.0
    public let kCLLocationAccuracyThreeKilometers = 3000.0
    public let kCLLocationAccuracyReduced = 3000.0
    public let kCLDistanceFilterNone = -1.0
    public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
    public enum CLAuthorizationStatus: Int32 {
      case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }
    public enum CLAccuracyAuthorization: Int { case fullAccuracy, reducedAccuracy }
    public struct CLLocationCoordinate2D {
      public var latitude = 0.0
      public var longitude = 0.0
      public init() {}
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
      }
    }
    public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
      abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
    }
    public class CLLocation {
      public let coordinate: CLLocationCoordinate2D
      public let altitude: Double
      public let horizontalAccuracy: Double
      public let verticalAccuracy: Double
      public let course: Double
      public let speed: Double
      public let timestamp: Date
      public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        altitude = 0
        horizontalAccuracy = 0
        verticalAccuracy = -1
        course = -1
        speed = -1
        timestamp = Date()
      }
      public init(
        coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy: Double, verticalAccuracy: Double,
        course: Double = -1, speed: Double = -1, timestamp: Date
      ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
      }
    }
    public protocol CLLocationManagerDelegate {}
    public class CLLocationManager {
      public weak var delegate: Any?
      public var desiredAccuracy = kCLLocationAccuracyBest
      public var distanceFilter = kCLDistanceFilterNone
      public var activityType: Any?
      public var pausesLocationUpdatesAutomatically = true
      public var allowsBackgroundLocationUpdates = false
      public var showsBackgroundLocationIndicator = false
      public init() {}
      public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
      public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
      public var location: CLLocation? { nil }
      public var heading: CLHeading? { nil }
      public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
      public static func locationServicesEnabled() -> Bool { true }
      public static func headingAvailable() -> Bool { false }
      public static func significantLocationChangeMonitoringAvailable() -> Bool { true }
      public func requestWhenInUseAuthorization() {}
      public func requestAlwaysAuthorization() {}
      public func requestLocation() {}
      public func requestTemporaryFullAccuracyAuthorization(withPurposeKey key: String) {}
      public func startUpdatingLocation() {}
      public func stopUpdatingLocation() {}
      public func startUpdatingHeading() {}
      public func stopUpdatingHeading() {}
      public func startMonitoringSignificantLocationChanges() {}
      public func stopMonitoringSignificantLocationChanges() {}
      public func startMonitoring(for region: Any) {}
      public func stopMonitoring(for region: Any) {}
    }
    public class CLHeading {
      public var magneticHeading = 0.0
      public var trueHeading = 0.0
    }
    public class CLRegion {
      public let identifier: String
      public var notifyOnEntry = true
      public var notifyOnExit = true
      public init(identifier: String) { self.identifier = identifier }
    }
    public class CLCircularRegion: CLRegion {
      public let center: CLLocationCoordinate2D
      public let radius: Double
      public init(center: CLLocationCoordinate2D, radius: Double, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
      }
    }
    public class CLGeocoder {
      public init() {}
      public var isGeocoding: Bool { false }
      public func cancelGeocode() {}
      public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: Any) {}
      public func reverseGeocodeLocation(_ location: CLLocation, preferredLocale: Any?, completionHandler: Any) {}
      public func geocodeAddressString(_ address: String, completionHandler: Any) {}
    }
    """

  /// The values of MapKit that describe a part of the Earth; maps themselves are not drawn.
  static let mapKit = """
    import CoreLocation
    public struct MKCoordinateSpan {
      public var latitudeDelta = 0.0
      public var longitudeDelta = 0.0
      public init() {}
      public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
      }
    }
    public struct MKCoordinateRegion {
      public var center = CLLocationCoordinate2D()
      public var span = MKCoordinateSpan()
      public init() {}
      public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
      }
      public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
      ) {
        let shrinking = max(cos(center.latitude * .pi / 180), 0.01)
        self.center = center
        span = MKCoordinateSpan(
          latitudeDelta: latitudinalMeters / 111_320, longitudeDelta: longitudinalMeters / (111_320 * shrinking))
      }
    }
    """
}
