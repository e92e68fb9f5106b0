import Foundation
import Runtime
import Synchronization
package import VirtualTime

/// Finds out which line of a film is at work: always while its clock is traced, and of a call that
/// fails.
///
/// The answer comes from the call stack and the program's debug information, so that no function
/// needs a parameter for it: an implicit animation's property setter has a line, too. It is the
/// innermost line of code that is not the library's; code that the compiler moved or dropped may
/// show as its caller.
package enum CallSites {
  /// The line at work; nil where no code of the film is on the stack.
  fileprivate static var current: CallSite? {
    if let known = knownSite { return known }
    return firstSite(in: parts.lazy.map(part))
  }

  /// The answer where all calls up to it have been met before, which takes a few microseconds; nil
  /// where one has not.
  private static var knownSite: CallSite?? {
    let limit = parts.count * partSize
    guard let stack = try? Backtrace.capture(limit: limit, top: 0, images: images) else {
      return nil
    }
    return debugInformation.withLock { $0.knownSite(in: stack) }
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

  /// The innermost line of the film among the calls that return to these addresses, the inner ones
  /// first, such as "Sources/Intro/Intro.swift:14"; nil where there is none. It asks the program's own
  /// table alone, which takes no time: where code was inlined it may have the file without a line.
  package static func place(returningTo addresses: [UInt]) -> String? {
    let calls = addresses.compactMap { Backtrace.Address($0 &- 1) }
    return debugInformation.withLock { $0.place(of: calls) }
  }

  private static let partSize = 4

  /// Where the parts of a call stack begin that are looked up one by one: that is what takes long,
  /// and the outer ones are always the same.
  fileprivate static let parts = Array(stride(from: 0, to: 96, by: partSize))

  /// The few calls from number `start` on. One more than the part has, since the last of a backtrace
  /// that goes on may only say that it does.
  fileprivate static func part(at start: Int) -> Backtrace? {
    try? Backtrace.capture(limit: partSize + 1, offset: start, top: 0, images: images)
  }

  /// What is loaded, looked up once: that takes long, and reads memory that other threads may give
  /// back meanwhile, as those do that open fonts.
  fileprivate static let images = ImageMap.capture()

  /// Looks up what is loaded, before threads start that open and close files in memory.
  package static func prepare() { _ = images }

  /// What is known of the program; it is the same for all stages and threads.
  private static let debugInformation = Mutex(DebugInformation())
}

/// Reads the lines of a film from the program's debug information.
package struct DebugCallRecorder: CallRecorder {
  package init() {}

  package var site: CallSite? { CallSites.current }

  package func noteCalls() -> LineLookup {
    let calls = CallSites.parts.compactMap(CallSites.part)
    return { CallSites.firstSite(in: calls) }
  }
}

/// What the program's debug information tells, kept since asking it is slow.
private struct DebugInformation {
  /// The film's line at each call that was met; none for calls of other code.
  private var sites: [Backtrace.Address: CallSite?] = [:]
  private var sources: [String: Bool] = [:]
  private lazy var lines = Self.readLines()

  /// Calls of which only the rest of the debug information tells, and which it was not asked for.
  private var open: Set<Backtrace.Address> = []

  /// The innermost line of the film in a stack; nil if it comes after a call that was not met before.
  func knownSite(in stack: Backtrace) -> CallSite?? {
    for call in stack.frames.lazy.compactMap(\.call) {
      guard let site = sites[call], !isOpen(call) else { return nil }
      if let site { return site }
    }
    return .some(nil)
  }

  /// The innermost line of the film that the program's own table has for calls; a file alone where the
  /// table does not tell the line for certain.
  mutating func place(of calls: [Backtrace.Address]) -> String? {
    learn(calls)
    guard let call = calls.first(where: { sites[$0] ?? nil != nil }), let site = sites[call] ?? nil
    else { return nil }
    return open.contains(call) ? site.file : site.description
  }

  /// The innermost line of the film in a part of a stack, and whether there is no part further out.
  mutating func site(in part: Backtrace) -> (site: CallSite?, isLast: Bool) {
    let calls = part.frames.compactMap(\.call)
    learn(calls)
    if calls.contains(where: isOpen) { symbolicate(part, calls) }
    let first = calls.first { sites[$0] ?? nil != nil }
    return (first.flatMap { sites[$0] ?? nil }, calls.isEmpty)
  }

  /// Whether more is to be asked about a call: where one function was inlined into another, or a
  /// library is loaded. That takes a thousand times as long, so a brief record does without.
  private func isOpen(_ call: Backtrace.Address) -> Bool {
    open.contains(call) && VirtualClock.current?.context.tracing != .brief
  }

  /// Looks up the lines of calls that were not met before in the program's own table, which knows
  /// those of most.
  private mutating func learn(_ calls: [Backtrace.Address]) {
    for call in calls where sites[call] == nil {
      sites[call] = .some(nil)
      switch answer(at: call) {
      case .line(let path, let line) where isOfFilm(path):
        sites[call] = CallSite(file: Self.shortened(path), line: line)
      case .line, .elsewhere: break
      case .within(let path, let line):
        // Most likely; the rest of the debug information knows better.
        if isOfFilm(path) { sites[call] = CallSite(file: Self.shortened(path), line: line) }
        open.insert(call)
      case .mixed, .unknown: open.insert(call)
      }
    }
  }

  private mutating func answer(at call: Backtrace.Address) -> LineTable.Answer {
    guard let lines, let address = UInt64(call) else { return .unknown }
    return lines.answer(at: address)
  }

  /// Looks up the lines of calls that have none; of several that were inlined into each other the
  /// inner ones come first.
  private mutating func symbolicate(_ part: Backtrace, _ calls: [Backtrace.Address]) {
    for call in calls where open.remove(call) != nil { sites[call] = .some(nil) }
    let options: Backtrace.SymbolicationOptions = [
      .showInlineFrames, .showSourceLocations, .useSymbolCache,
    ]
    for frame in part.symbolicated(with: CallSites.images, options: options)?.frames ?? [] {
      guard let call = frame.captured.call, sites[call] == .some(nil), let symbol = frame.symbol,
        let place = symbol.sourceLocation, place.line > 0, isOfFilm(place.path),
        !LineTable.startsProgram(symbol.rawName)
      else { continue }
      sites[call] = CallSite(file: Self.shortened(place.path), line: place.line)
    }
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

  /// The program's own table, of the folders that may hold the film's sources: what the compiler made
  /// up is in "/".
  private static func readLines() -> LineTable? {
    var known: [String: Bool] = [:]
    return LineTable { folder in
      if let known = known[folder] { return known }
      let answer =
        folder.hasPrefix("/") && folder != "/" && !folder.hasPrefix("/usr/")
        && !"\(folder)/".hasPrefix(library)
        && !dependencies.contains(where: { folder.contains($0) })
        && FileManager.default.fileExists(atPath: folder)
      known[folder] = answer
      return answer
    }
  }

  /// The folder that holds the library's sources.
  private static let library: String = {
    let path = #filePath
    let folder = path.range(of: "/Sources/", options: .backwards)
    return folder.map { String(path[..<$0.upperBound]) } ?? path
  }()

  /// What is in the paths of the packages that the library is made of.
  private static let dependencies = [
    "/checkouts/swift-argument-parser/", "/checkouts/swift-collections/",
    "/checkouts/swift-system/",
  ]

  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

extension Backtrace.Frame {
  /// Where it calls, or stands; nil for one that tells of calls left out.
  fileprivate var call: Backtrace.Address? {
    switch self {
    case .programCounter, .returnAddress, .asyncResumePoint: adjustedProgramCounter
    case .omittedFrames, .truncated: nil
    @unknown default: nil
    }
  }
}
