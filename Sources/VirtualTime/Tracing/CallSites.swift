import Foundation
import Runtime
import Synchronization

/// Finds out which line of a film is at work: always while its clock is traced, and of a call that
/// fails.
///
/// The answer comes from the call stack and the program's debug information, so that no function
/// needs a parameter for it: an implicit animation's property setter has a line, too. It is the
/// innermost line of code that is not the library's; code that the compiler moved or dropped may
/// show as its caller.
package enum CallSites {
  /// The line at work on the current clock's behalf; nil where that clock is not traced, and where
  /// no code of the film is on the stack.
  package static var current: CallSite? {
    VirtualClock.current?.isTraced == true ? firstSite(in: parts.lazy.map(part)) : nil
  }

  /// The innermost line of the film among parts of a call stack, the inner ones first.
  fileprivate static func firstSite(in parts: some Sequence<Backtrace?>) -> CallSite? {
    for part in parts {
      guard let part else { return nil }
      let (site, isLast) = debugInformation.withLock { $0.site(in: part) }
      if isLast || site != nil { return site }
    }
    return nil
  }

  private static let partSize = 4

  /// Where the parts of a call stack begin that are looked up one by one: that is what takes long,
  /// and the outer ones are always the same.
  fileprivate static let parts = stride(from: 0, to: 96, by: partSize)

  /// The few calls from number `start` on. One more than the part has, since the last of a backtrace
  /// that goes on may only say that it does.
  fileprivate static func part(at start: Int) -> Backtrace? {
    try? Backtrace.capture(limit: partSize + 1, offset: start, top: 0, images: images)
  }

  /// What is loaded, looked up once: that takes long, and reads memory that other threads may give
  /// back meanwhile, as those do that open fonts.
  fileprivate static let images = ImageMap.capture()

  /// What is known of the program; it is the same for all stages and threads.
  private static let debugInformation = Mutex(DebugInformation())
}

/// The calls that were at work at one moment. Taking them is cheap; their lines are looked up when
/// they are asked for.
package struct CallStack: Sendable {
  private let parts: [Backtrace]

  /// The calls that are at work now.
  package init() { parts = CallSites.parts.compactMap(CallSites.part) }

  /// The innermost line of the film; nil where it has none, or the program tells none.
  package var site: CallSite? { CallSites.firstSite(in: parts) }
}

/// What the program's debug information tells, kept since asking it is slow.
private struct DebugInformation {
  private var sites: [[UInt64]: CallSite?] = [:]
  private var sources: [String: Bool] = [:]

  /// The innermost line of the film among `frames`, and whether there are no frames further out.
  mutating func site(in frames: Backtrace) -> (site: CallSite?, isLast: Bool) {
    let addresses = frames.frames.compactMap { frame in
      UInt64(String(describing: frame.adjustedProgramCounter).dropFirst(2), radix: 16)
    }
    guard !addresses.isEmpty else { return (nil, true) }
    if let known = sites[addresses] { return (known, false) }
    let found = lookUp(frames)
    sites[addresses] = .some(found)
    return (found, false)
  }

  private mutating func lookUp(_ stack: Backtrace) -> CallSite? {
    let options: Backtrace.SymbolicationOptions = [
      .showInlineFrames, .showSourceLocations, .useSymbolCache,
    ]
    for frame in stack.symbolicated(with: CallSites.images, options: options)?.frames ?? [] {
      guard let symbol = frame.symbol, let place = symbol.sourceLocation, place.line > 0,
        isOfFilm(place.path), !Self.startsProgram(symbol.rawName)
      else { continue }
      return CallSite(file: Self.shortened(place.path), line: place.line)
    }
    return nil
  }

  /// Whether a source file is the film's: not of this library, and not of one that was built
  /// elsewhere. Of what was inlined only a relative path may be known, which says too little.
  private mutating func isOfFilm(_ path: String) -> Bool {
    if let known = sources[path] { return known }
    let answer =
      path.hasPrefix("/") && !path.hasPrefix(Self.library)
      && FileManager.default.fileExists(atPath: path)
    sources[path] = answer
    return answer
  }

  /// Whether it is the code that `@main` stands for, which says nothing about who began what.
  private static func startsProgram(_ symbol: String) -> Bool {
    symbol == "main" || symbol.hasSuffix("_main") || symbol.hasSuffix("$mainyyFZ")
  }

  /// The folder that holds the library's sources.
  private static let library: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/") + "/"
  }()

  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
