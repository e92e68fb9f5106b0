public import os

extension Logger {
  /// A logger for messages of a subsystem, in a category.
  public init(subsystem: String, category: String) {
    self.init(flipbook_log: OSLog(subsystem: subsystem, category: category))
  }

  /// A logger that writes to a place in the log.
  public init(_ log: OSLog) { self.init(flipbook_log: log) }

  /// Logs a message of the default level, which is dropped.
  public func log(_ message: OSLogMessage) {}

  /// Logs a message: a line on standard error from `error` on, else it is dropped.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    flipbook_log.write(level, message.text)
  }

  /// Logs what helps to follow the program, which is dropped.
  public func trace(_ message: OSLogMessage) {}

  /// Logs what helps to develop, which is dropped.
  public func debug(_ message: OSLogMessage) {}

  /// Logs what helps, but does not matter, which is dropped.
  public func info(_ message: OSLogMessage) {}

  /// Logs a message of the default level, which is dropped.
  public func notice(_ message: OSLogMessage) {}

  /// Logs what may go wrong: a line on standard error.
  public func warning(_ message: OSLogMessage) { flipbook_log.write(.error, message.text) }

  /// Logs what went wrong: a line on standard error.
  public func error(_ message: OSLogMessage) { flipbook_log.write(.error, message.text) }

  /// Logs a mistake in the program: a line on standard error.
  public func critical(_ message: OSLogMessage) { flipbook_log.write(.fault, message.text) }

  /// Logs a mistake in the program: a line on standard error.
  public func fault(_ message: OSLogMessage) { flipbook_log.write(.fault, message.text) }
}
