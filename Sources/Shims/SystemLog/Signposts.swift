public import os

// Signposts mark a program's time for Apple's instruments. There are none here: they do nothing.

extension OSSignpostType: @retroactive RawRepresentable, @retroactive Hashable {
  /// Something that happens at one instant.
  public static var event: OSSignpostType { OSSignpostType(rawValue: 0) }
  /// The start of an interval.
  public static var begin: OSSignpostType { OSSignpostType(rawValue: 1) }
  /// The end of an interval.
  public static var end: OSSignpostType { OSSignpostType(rawValue: 2) }
}

extension OSSignpostID: @retroactive RawRepresentable, @retroactive Hashable {
  /// What tells no interval from another.
  public static var exclusive: OSSignpostID { OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE) }
  /// What no interval has.
  public static var invalid: OSSignpostID { OSSignpostID(rawValue: .max) }
  /// What no interval has.
  public static var null: OSSignpostID { OSSignpostID(rawValue: 0) }

  /// The same for all places in the log.
  public init(log: OSLog) { self = .exclusive }

  /// The same for all places in the log.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// The number as it is.
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
  /// Marks for a subsystem, in a category.
  public init(subsystem: String, category: String) {
    self.init(flipbook_log: OSLog(subsystem: subsystem, category: category))
  }

  /// Marks for a place in the log.
  public init(logHandle: OSLog) { self.init(flipbook_log: logHandle) }

  /// Marks for where a logger writes to.
  public init(logger: Logger) { self.init(flipbook_log: logger.flipbook_log) }

  /// Whether marks are recorded: false.
  public var isEnabled: Bool { false }

  /// What tells no interval from another.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// What tells no interval from another.
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

  /// Runs `body` and gives its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around body: () throws -> Result
  ) rethrows -> Result {
    try body()
  }
}
