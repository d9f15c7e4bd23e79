import PlumblineDataFormats

/// A JSON value.
typealias JSON = PlumblineDataFormats.JSON
