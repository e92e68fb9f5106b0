import Foundation
import Runtime

/// Finds out which line of a film is at work, while its clock is traced.
///
/// The answer comes from the call stack and the program's debug information, so that no function
/// needs a parameter for it: an implicit animation's property setter has a line, too. It is the
/// innermost line of code that is not the library's; code that the compiler moved or dropped may
/// show as its caller.
package final class CallSites {
  private var known: [[UInt64]: CallSite?] = [:]
  private lazy var images = ImageMap.capture()

  private init() {}

  /// The line at work on the current clock's behalf; nil where that clock is not traced, and where
  /// no code of the film is on the stack.
  package static var current: CallSite? {
    guard let clock = VirtualClock.current, clock.isTraced else { return nil }
    return clock.local(CallSites.self) { CallSites() }.capture()
  }

  private func capture() -> CallSite? {
    guard let stack = try? Backtrace.capture(limit: 96) else { return nil }
    let addresses = stack.frames.compactMap { frame in
      UInt64(String(describing: frame.adjustedProgramCounter).dropFirst(2), radix: 16)
    }
    if let site = known[addresses] { return site }
    let site = site(in: stack)
    known[addresses] = .some(site)
    return site
  }

  private func site(in stack: Backtrace) -> CallSite? {
    let options: Backtrace.SymbolicationOptions = [
      .showInlineFrames, .showSourceLocations, .useSymbolCache,
    ]
    for frame in stack.symbolicated(with: images, options: options)?.frames ?? [] {
      guard let symbol = frame.symbol, let place = symbol.sourceLocation,
        isOfFilm(place.path), !Self.startsProgram(symbol.rawName)
      else { continue }
      return CallSite(file: Self.shortened(place.path), line: place.line)
    }
    return nil
  }

  private var sources: [String: Bool] = [:]

  /// Whether a source file is the film's: not of this library, and not of one that was built
  /// elsewhere.
  private func isOfFilm(_ path: String) -> Bool {
    if let known = sources[path] { return known }
    let isOurs = path.hasPrefix(Self.library)
    let answer = !isOurs && FileManager.default.fileExists(atPath: path)
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
