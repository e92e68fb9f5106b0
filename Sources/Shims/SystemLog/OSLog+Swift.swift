import Foundation
import Synchronization
public import os

// Module os is one of C; here is what its types can do in Swift. A film has no log to look into:
// errors and faults are lines on standard error, all else is dropped.

extension OSLog {
  /// A place in the log for messages of a subsystem, in a category.
  public init(subsystem: String, category: String) {
    self.init(flipbook_place: LogPlaces.number(of: "\(subsystem):\(category)"))
  }

  /// A place in the log for messages of a subsystem, in a category of Apple's.
  public init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A category of Apple's.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// The category of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Signposts that are always recorded.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded while an instrument asks for them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same, with the call stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The place for messages without a subsystem.
  public static var `default`: OSLog { OSLog(flipbook_place: 0) }

  /// The place whose messages are all dropped.
  public static var disabled: OSLog { OSLog(flipbook_place: .max) }

  /// Whether messages of that importance are written: errors and faults alone.
  public func isEnabled(type: OSLogType) -> Bool {
    flipbook_place != .max && type.rawValue >= OSLogType.error.rawValue
  }

  /// Whether signposts are recorded: false.
  public var signpostsEnabled: Bool { false }

  /// Writes a line to standard error if messages of that importance are written.
  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    guard isEnabled(type: type) else { return }
    let place = LogPlaces.name(of: flipbook_place).map { "[\($0)] " } ?? ""
    let kind = type.rawValue >= OSLogType.fault.rawValue ? "fault" : "error"
    let line = "\(kind): \(place)\(message())\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}

extension OSLogType: @retroactive RawRepresentable, @retroactive Hashable {
  /// The level of messages that say no level.
  public static var `default`: OSLogType { OSLogType(rawValue: 0x00) }
  /// What helps, but does not matter.
  public static var info: OSLogType { OSLogType(rawValue: 0x01) }
  /// What matters while one develops.
  public static var debug: OSLogType { OSLogType(rawValue: 0x02) }
  /// What went wrong.
  public static var error: OSLogType { OSLogType(rawValue: 0x10) }
  /// A mistake in the program or the system.
  public static var fault: OSLogType { OSLogType(rawValue: 0x11) }
}

/// The names of places in the log, by the numbers that C keeps.
private enum LogPlaces {
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
