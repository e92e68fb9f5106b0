public import os

// `os_log` and `os_signpost` are constants of C that are called.

extension flipbook_os_log_function {
  /// Logs a message in C's format: a line on standard error from `error` on, else it is dropped.
  public func callAsFunction(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ values: Any...
  ) {
    log.write(type, LogFormat.text(message, values))
  }

  /// Logs a message in C's format: a line on standard error from `error` on, else it is dropped.
  public func callAsFunction(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: StaticString, _ values: Any...
  ) {
    log.write(type, LogFormat.text(message, values))
  }

  /// Logs a message: a line on standard error from `error` on, else it is dropped.
  @_disfavoredOverload
  public func callAsFunction(
    _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage
  ) {
    log.write(type, message.text)
  }

  /// Logs a message of the default level, which is dropped.
  @_disfavoredOverload
  public func callAsFunction(_ message: OSLogMessage) {}
}

/// Messages in C's format, with values of Swift.
package enum LogFormat {
  /// The message with a value in the place of each specifier, such as `%d`, `%{public}@` and `%.2f`.
  /// Values are written as Swift does, whatever the precision.
  package static func text(_ message: StaticString, _ values: [Any]) -> String {
    var text = ""
    var rest = values[...]
    var characters = "\(message)"[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if characters.first == "%" {
        text.append(contentsOf: String(characters.removeFirst()))
        continue
      }
      if characters.first == "{", let end = characters.firstIndex(of: "}") {
        characters = characters[characters.index(after: end)...]
      }
      characters = characters.drop { "+- #0123456789.*lhqjzt".contains($0) }.dropFirst()
      text += rest.popFirst().map { "\($0)" } ?? ""
    }
    return text
  }
}
