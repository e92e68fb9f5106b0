import Foundation
import Processes
import Synchronization

/// What a process has written to its standard error since its latest row began. It is passed on to
/// the standard error of this process.
final class LastWords: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isPassedOn = false
  }

  private static let limit = 16_384

  private let state = Mutex(State())

  /// Adds bytes. They aren't passed on after an interruption, which this process reports itself.
  func append(_ data: Data) {
    let isPassedOn = state.withLock { state in
      state.bytes = (state.bytes + data).suffix(Self.limit)
      return state.isPassedOn
    }
    guard isPassedOn, !Interruption.isRequested else { return }
    try? FileHandle.standardError.write(contentsOf: data)
  }

  /// Forgets the bytes: a row begins.
  func clear() { state.withLock { $0.bytes = [] } }

  /// From now on, bytes are passed on. Before, they are part of an error.
  func passOn() { state.withLock { $0.isPassedOn = true } }

  /// From now on, bytes aren't passed on.
  func keep() { state.withLock { $0.isPassedOn = false } }

  /// The last lines, at most three with at most 600 bytes.
  var text: String {
    let bytes = state.withLock { $0.bytes }
    var lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(3)
    while lines.count > 1, lines.reduce(0, { $0 + $1.utf8.count }) > 600 { lines.removeFirst() }
    return lines.map { $0.count > 600 ? $0.prefix(599) + "…" : $0 }.joined(separator: "\n")
  }
}
