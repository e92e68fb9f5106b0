public import os

// Signposts mark intervals for Apple's Instruments, which don't exist on Linux: they do nothing.

extension OSSignpostType: @retroactive RawRepresentable, @retroactive Hashable {
  /// An event at one instant.
  public static var event: OSSignpostType { OSSignpostType(rawValue: 0) }
  /// The start of an interval.
  public static var begin: OSSignpostType { OSSignpostType(rawValue: 1) }
  /// The end of an interval.
  public static var end: OSSignpostType { OSSignpostType(rawValue: 2) }
}

extension OSSignpostID: @retroactive RawRepresentable, @retroactive Hashable {
  /// An identifier for intervals that never overlap.
  public static var exclusive: OSSignpostID { OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE) }
  /// An invalid identifier.
  public static var invalid: OSSignpostID { OSSignpostID(rawValue: .max) }
  /// An invalid identifier.
  public static var null: OSSignpostID { OSSignpostID(rawValue: 0) }

  /// Creates an identifier, the same for all logs.
  public init(log: OSLog) { self = .exclusive }

  /// Creates an identifier, the same for all logs and objects.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// Creates an identifier from a number.
  public init(_ value: UInt64) { self.init(rawValue: value) }
}

extension flipbook_os_signpost_function {
  /// Does nothing.
  public func callAsFunction(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
  ) {}

  /// Does nothing.
  public func callAsFunction(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ values: Any...
  ) {}
}

extension OSSignposter {
  /// Creates a signposter for a subsystem and a category.
  public init(subsystem: String, category: String) {
    self.init(flipbook_log: OSLog(subsystem: subsystem, category: category))
  }

  /// Creates a signposter for a log.
  public init(logHandle: OSLog) { self.init(flipbook_log: logHandle) }

  /// Creates a signposter for the log of a logger.
  public init(logger: Logger) { self.init(flipbook_log: logger.flipbook_log) }

  /// A Boolean value that indicates whether signposts are recorded: false.
  public var isEnabled: Bool { false }

  /// Returns an identifier, always the same.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns an identifier, always the same.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(signpostID: id)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(signpostID: id)
  }

  /// Does nothing.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Does nothing.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Does nothing.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Does nothing.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Runs `body` and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around body: () throws -> Result
  ) rethrows -> Result {
    try body()
  }
}
