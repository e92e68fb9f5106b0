public import os

// `os_log` and `os_signpost` are C constants that can be called.

extension flipbook_os_log_function {
  /// Logs a message in C's format: writes a line to standard error from level `error` on, and
  /// discards it otherwise.
  public func callAsFunction(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default, _ values: Any...
  ) {
    log.write(type, LogFormat.text(message, values))
  }

  /// Logs a message in C's format: writes a line to standard error from level `error` on, and
  /// discards it otherwise.
  public func callAsFunction(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: StaticString, _ values: Any...
  ) {
    log.write(type, LogFormat.text(message, values))
  }

  /// Logs a message: writes a line to standard error from level `error` on, and discards it
  /// otherwise.
  @_disfavoredOverload
  public func callAsFunction(
    _ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage
  ) {
    log.write(type, message.text)
  }

  /// Discards a message of the default level.
  @_disfavoredOverload
  public func callAsFunction(_ message: OSLogMessage) {}
}

/// Messages in C's format, with Swift values.
package enum LogFormat {
  /// Returns the message with each specifier, such as `%d`, `%{public}@` and `%.2f`, replaced by a
  /// value. Values are formatted as Swift prints them; precision is ignored.
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
