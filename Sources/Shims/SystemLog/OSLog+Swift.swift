import Foundation
import Synchronization
public import os

// The Swift members of the types in the C module os. A film has no system log: errors and faults
// are written to standard error, and all other messages are dropped.

extension OSLog {
  /// Creates a log for a subsystem and a category.
  public init(subsystem: String, category: String) {
    self.init(flipbook_place: LogCategories.number(of: "\(subsystem):\(category)"))
  }

  /// Creates a log for a subsystem and one of Apple's categories.
  public init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// One of Apple's categories.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Creates the category with that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Signposts that are always recorded.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded while an instrument requests them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Like `dynamicTracing`, with the call stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log for messages without a subsystem.
  public static var `default`: OSLog { OSLog(flipbook_place: 0) }

  /// The log that discards all messages.
  public static var disabled: OSLog { OSLog(flipbook_place: .max) }

  /// Returns whether messages of a type are written: only errors and faults are.
  public func isEnabled(type: OSLogType) -> Bool {
    flipbook_place != .max && type.rawValue >= OSLogType.error.rawValue
  }

  /// A Boolean value that indicates whether signposts are recorded: false.
  public var signpostsEnabled: Bool { false }

  /// Writes a line to standard error if messages of that type are written.
  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    let prefix = LogCategories.name(of: flipbook_place).map { "[\($0)] " } ?? ""
    let kind = type.rawValue >= OSLogType.fault.rawValue ? "fault" : "error"
    let line = "\(kind): \(prefix)\(message())\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}

extension OSLogType: @retroactive RawRepresentable, @retroactive Hashable {
  /// The level of messages without an explicit level.
  public static var `default`: OSLogType { OSLogType(rawValue: 0x00) }
  /// Helpful but not essential information.
  public static var info: OSLogType { OSLogType(rawValue: 0x01) }
  /// Information for debugging.
  public static var debug: OSLogType { OSLogType(rawValue: 0x02) }
  /// An error.
  public static var error: OSLogType { OSLogType(rawValue: 0x10) }
  /// A bug in the program or the system.
  public static var fault: OSLogType { OSLogType(rawValue: 0x11) }
}

/// The names of logs, by the numbers that the C structure stores.
private enum LogCategories {
  private static let names = Mutex<[String]>([])

  static func number(of name: String) -> UInt32 {
    names.withLock { names in
      if let known = names.firstIndex(of: name) { return UInt32(known) + 1 }
      names.append(name)
      return UInt32(names.count)
    }
  }

  static func name(of number: UInt32) -> String? {
    names.withLock { names in
      let index = Int(number) - 1
      return names.indices.contains(index) ? names[index] : nil
    }
  }
}
