import CProcesses
import Failures
import Foundation
import Runtime
import Synchronization
package import VirtualTime

/// Finds the line of a film that is being executed: at any time while its clock is traced, and for
/// a failing call.
///
/// The line is determined from the call stack and the program's debug information, so that
/// functions don't need a parameter for it: this also works for the property setter of an implicit
/// animation. It is the innermost line of code outside the library; code that the compiler moved or
/// removed can be reported as its caller.
package enum CallSites {
  /// The line that is being executed; nil if the stack contains no code of the film.
  static var current: CallSite? {
    if let known = knownSite { return known }
    return firstSite(in: parts.lazy.map(part))
  }

  /// The line if all calls up to it are already known, which takes a few microseconds; nil if one
  /// of them isn't.
  private static var knownSite: CallSite?? {
    let limit = readableCount(parts.count * partSize)
    guard limit > 0,
      let stack = try? Backtrace.capture(limit: limit, top: 0, images: LoadedImages.map)
    else { return nil }
    return debugInformation.withLock { $0.knownSite(in: stack) }
  }

  /// Returns the innermost line of the film in the parts of a call stack, ordered from the inside.
  static func firstSite(in parts: some Sequence<Backtrace?>) -> CallSite? {
    for part in parts {
      guard let part else { return nil }
      let (site, isLast) = debugInformation.withLock { $0.site(in: part) }
      if isLast || site != nil { return site }
    }
    return nil
  }

  /// Returns the innermost line of the film that the program's own line table contains for calls
  /// that return to these addresses, ordered from the inside, or the most likely line.
  static func likelySite(returningTo addresses: [UInt]) -> CallSite? {
    let calls = addresses.compactMap { Backtrace.Address($0 &- 1) }
    return debugInformation.withLock { $0.likelySite(of: calls) }
  }

  /// Returns the innermost line of the film among the calls that return to these addresses, ordered
  /// from the inside, such as "Sources/Intro/Intro.swift:14"; nil if there is none. Only the
  /// program's own line table is used, which takes almost no time; for inlined code the result can
  /// be a file without a line.
  package static func location(returningTo addresses: [UInt]) -> String? {
    let calls = addresses.compactMap { Backtrace.Address($0 &- 1) }
    return debugInformation.withLock { $0.location(of: calls) }
  }

  /// Returns the innermost line of the film among the functions that continue at these addresses when
  /// their task is resumed, ordered from the inside; nil if there is none.
  package static func location(resumingAt addresses: [UInt]) -> String? {
    location(returningTo: addresses.map { $0 &+ 1 })
  }

  /// Returns the line of `location(resumingAt:)`, or the most likely one.
  package static func likelySite(resumingAt addresses: [UInt]) -> CallSite? {
    likelySite(returningTo: addresses.map { $0 &+ 1 })
  }

  /// Returns the same for the calls at a trap, such as "at Sources/Intro/Intro.swift:14". Checks such
  /// as that of an index are inlined; the result is then a line of the same function, such as "near
  /// Sources/Intro/Intro.swift:14".
  package static func location(ofTrapIn addresses: [UInt]) -> String? {
    let calls = addresses.compactMap { Backtrace.Address($0 &- 1) }
    return debugInformation.withLock { $0.location(ofTrapIn: calls) }
  }

  private static let partSize = 4

  /// The offsets of the parts of a call stack. They are looked up one by one, because a lookup is
  /// slow and the outer parts are always the same.
  static let parts = Array(stride(from: 0, to: 96, by: partSize))

  /// Returns the calls of the part that begins at `start`, and one more, because the last frame of
  /// a truncated backtrace can be a marker.
  static func part(at start: Int) -> Backtrace? {
    let limit = readableCount(start + partSize + 1) - start
    guard limit > 0 else { return nil }
    return try? Backtrace.capture(limit: limit, offset: start, top: 0, images: LoadedImages.map)
  }

  /// Returns how many of the current calls, at most `limit`, a backtrace can contain: its unwinder reads
  /// wherever a frame pointer points, which faults where other libraries use the register for numbers.
  private static func readableCount(_ limit: Int) -> Int { Int(flipbook_readable_calls(limit)) }

  /// The debug information of the program, shared by all stages and threads.
  private static let debugInformation = Mutex(DebugInformation())
}

/// The results of lookups in the program's debug information, cached because lookups are slow.
private struct DebugInformation {
  /// The film's line for each known call; nil for calls of other code.
  private var sites: [Backtrace.Address: CallSite?] = [:]
  private var sources: [String: Bool] = [:]
  private lazy var lines = Self.readLines()

  /// The calls that only the complete debug information can resolve, and that haven't been looked
  /// up there.
  private var unresolved: Set<Backtrace.Address> = []

  /// Returns the innermost line of the film in a stack; nil if an unknown call precedes it.
  func knownSite(in stack: Backtrace) -> CallSite?? {
    for call in stack.frames.lazy.compactMap(\.call) {
      guard let site = sites[call], !isUnresolved(call) else { return nil }
      if let site { return site }
    }
    return .some(nil)
  }

  /// Returns the innermost line of the film that the program's own line table contains for calls,
  /// or only a file if the table doesn't determine the line with certainty.
  mutating func location(of calls: [Backtrace.Address]) -> String? {
    resolve(calls)
    guard let (call, site) = firstSite(of: calls) else { return nil }
    return unresolved.contains(call) ? site.file : site.description
  }

  /// Returns the innermost line of the film that the program's own line table contains for calls,
  /// or the nearest line of the same function.
  mutating func location(ofTrapIn calls: [Backtrace.Address]) -> String? {
    resolve(calls)
    guard let (call, site) = firstSite(of: calls) else { return nil }
    return "\(unresolved.contains(call) ? "near" : "at") \(site)"
  }

  /// Returns the innermost line of the film that the program's own line table contains for calls,
  /// or the most likely line.
  mutating func likelySite(of calls: [Backtrace.Address]) -> CallSite? {
    resolve(calls)
    return firstSite(of: calls)?.site
  }

  private func firstSite(
    of calls: [Backtrace.Address]
  ) -> (call: Backtrace.Address, site: CallSite)? {
    for call in calls {
      if let site = sites[call] ?? nil { return (call, site) }
    }
    return nil
  }

  /// Returns the innermost line of the film in a part of a stack, and whether it is the outermost
  /// part.
  mutating func site(in part: Backtrace) -> (site: CallSite?, isLast: Bool) {
    let calls = part.frames.compactMap(\.call)
    resolve(calls)
    if calls.contains(where: isUnresolved) { symbolicate(part, calls) }
    return (firstSite(of: calls)?.site, calls.isEmpty)
  }

  /// Returns whether a call needs a lookup in the complete debug information, because of an inlined
  /// function or a shared library. Such a lookup takes a thousand times as long, so a brief trace
  /// omits it.
  private func isUnresolved(_ call: Backtrace.Address) -> Bool {
    unresolved.contains(call) && VirtualClock.current?.context.tracing != .brief
  }

  /// Looks up the lines of unknown calls in the program's own line table, which contains most of
  /// them.
  private mutating func resolve(_ calls: [Backtrace.Address]) {
    for call in calls where sites[call] == nil {
      sites[call] = .some(nil)
      switch answer(at: call) {
      case .line(let path, let line) where isOfFilm(path):
        sites[call] = CallSite(file: Self.shortened(path), line: line)
      case .line, .elsewhere: break
      case .within(let path, let line):
        // The most likely line; the complete debug information is more precise.
        if isOfFilm(path) { sites[call] = CallSite(file: Self.shortened(path), line: line) }
        unresolved.insert(call)
      case .mixed, .unknown: unresolved.insert(call)
      }
    }
  }

  private mutating func answer(at call: Backtrace.Address) -> LineTable.Answer {
    guard let lines, let address = UInt64(call) else { return .unknown }
    return lines.answer(at: address)
  }

  /// Looks up the lines of calls that have none; if several calls are inlined into each other, the
  /// inner ones come first.
  private mutating func symbolicate(_ part: Backtrace, _ calls: [Backtrace.Address]) {
    for call in calls where unresolved.remove(call) != nil { sites[call] = .some(nil) }
    let options: Backtrace.SymbolicationOptions = [
      .showInlineFrames, .showSourceLocations, .useSymbolCache,
    ]
    for frame in part.symbolicated(with: LoadedImages.map, options: options)?.frames ?? [] {
      guard let call = frame.captured.call, sites[call] == .some(nil), let symbol = frame.symbol,
        let location = symbol.sourceLocation, location.line > 0, isOfFilm(location.path),
        !LineTable.startsProgram(symbol.rawName)
      else { continue }
      sites[call] = CallSite(file: Self.shortened(location.path), line: location.line)
    }
  }

  /// Returns whether a source file belongs to the film: not to this library, not to code that was
  /// built elsewhere, and not a header, such as those of the Swift toolchain. For inlined code only
  /// a relative path may be known, which isn't sufficient.
  private mutating func isOfFilm(_ path: String) -> Bool {
    if let known = sources[path] { return known }
    let answer =
      path.hasPrefix("/") && !path.hasPrefix(Self.library) && !path.hasSuffix(".h")
      && FileManager.default.fileExists(atPath: path)
    sources[path] = answer
    return answer
  }

  /// Reads the program's own line table for the folders that can contain the film's sources; code
  /// that the compiler generated is in "/".
  private static func readLines() -> LineTable? {
    var known: [String: Bool] = [:]
    return LineTable { folder in
      if let known = known[folder] { return known }
      let answer =
        folder.hasPrefix("/") && folder != "/" && !folder.hasPrefix("/usr/")
        && !folder.contains("/lib/swift/")
        && !"\(folder)/".hasPrefix(library)
        && !dependencies.contains(where: { folder.contains($0) })
        && FileManager.default.fileExists(atPath: folder)
      known[folder] = answer
      return answer
    }
  }

  /// The folder of the library's sources.
  private static let library: String = {
    let path = #filePath
    let folder = path.range(of: "/Sources/", options: .backwards)
    return folder.map { String(path[..<$0.upperBound]) } ?? path
  }()

  /// Parts of the paths of the packages that the library depends on.
  private static let dependencies = [
    "/checkouts/OpenCombine/", "/checkouts/swift-argument-parser/",
    "/checkouts/swift-async-algorithms/", "/checkouts/swift-collections/",
    "/checkouts/swift-system/",
  ]

  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

extension Backtrace.Frame {
  /// The address of the call, or of the current instruction; nil for a marker of omitted frames.
  fileprivate var call: Backtrace.Address? {
    switch self {
    case .programCounter, .returnAddress, .asyncResumePoint: adjustedProgramCounter
    case .omittedFrames, .truncated: nil
    @unknown default: nil
    }
  }
}
