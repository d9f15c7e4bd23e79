@_exported import Snapshots
@_exported import Views
