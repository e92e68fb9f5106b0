public import os

extension Logger {
  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) {
    self.init(flipbook_log: OSLog(subsystem: subsystem, category: category))
  }

  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) { self.init(flipbook_log: log) }

  /// Discards a message of the default level.
  public func log(_ message: OSLogMessage) {}

  /// Logs a message: writes a line to standard error from level `error` on, and discards it
  /// otherwise.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    flipbook_log.write(level, message.text)
  }

  /// Discards a trace message.
  public func trace(_ message: OSLogMessage) {}

  /// Discards a debug message.
  public func debug(_ message: OSLogMessage) {}

  /// Discards an informational message.
  public func info(_ message: OSLogMessage) {}

  /// Discards a message of the default level.
  public func notice(_ message: OSLogMessage) {}

  /// Logs a warning: writes a line to standard error.
  public func warning(_ message: OSLogMessage) { flipbook_log.write(.error, message.text) }

  /// Logs an error: writes a line to standard error.
  public func error(_ message: OSLogMessage) { flipbook_log.write(.error, message.text) }

  /// Logs a bug in the program: writes a line to standard error.
  public func critical(_ message: OSLogMessage) { flipbook_log.write(.fault, message.text) }

  /// Logs a bug in the program: writes a line to standard error.
  public func fault(_ message: OSLogMessage) { flipbook_log.write(.fault, message.text) }
}
