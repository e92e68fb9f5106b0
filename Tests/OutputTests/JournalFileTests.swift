import Failures
import Dispatch
import OutputFiles
import Foundation
import Synchronization
import Testing
import TestSupport

@Suite struct JournalFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func journal(_ text: String = "begun\n") throws(FlipbookError) -> JournalFile {
    try Self.journal(folder("a.journal"), text)
  }

  private static func journal(_ path: String, _ text: String) throws(FlipbookError) -> JournalFile {
    let busy = FlipbookError(
      .notWritable, "Another test is writing \"\(path)\".", hint: "Wait for it.")
    return try JournalFile(path, taken: busy) {
      append throws(FlipbookError) in
      try append(Array(text.utf8))
    }
  }

  private func text() -> String? { Self.text(folder("a.journal")) }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func journalsGrowLineByLine() throws {
    let journal = try journal()
    try journal.append(Array("one\n".utf8))
    try journal.append(Array("two\n".utf8))
    #expect(text() == "begun\none\ntwo\n" && folder.names() == ["a.journal"])
    journal.remove()
    #expect(folder.names() == [])
  }

  @Test func onlyOneWriterIsAllowedAtATime() throws {
    var first: JournalFile? = try journal("first\n")
    let error = outputError { () throws(FlipbookError) in _ = try journal("second\n") }
    #expect(error?.code == .notWritable && error?.hint == "Wait for it.")
    #expect(error?.message.hasPrefix("Another test is writing \"") == true)
    #expect(text() == "first\n")
    withExtendedLifetime(first) {}
    first = nil
    _ = try journal("second\n")
    #expect(text() == "second\n" && folder.names() == ["a.journal"])
  }

  /// Covers all cases: before the file exists, while it is replaced, and while it is removed.
  @Test func onlyOneOfSeveralConcurrentWritersStarts() throws {
    let (holders, successes, faults) = (Count(), Count(), Faults())
    let path = folder("a.journal")
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<60 {
        do throws(FlipbookError) {
          let journal = try Self.journal(path, "\(thread)\n")
          let count = holders.add(1)
          if count != 1 { faults.note("\(count) write at once") }
          try journal.append(Array("\(round)\n".utf8))
          let isOwn = Self.text(path) == "\(thread)\n\(round)\n"
          if !isOwn { faults.note("lines are mixed") }
          successes.add(1)
          holders.add(-1)
          if round.isMultiple(of: 2) { journal.remove() }
        } catch {
          if error.code != .notWritable { faults.note("\(error)") }
        }
      }
    }
    #expect(faults.all == [])
    #expect(successes.add(0) > 0)
  }

  @Test func aFailedJournalLeavesNoFiles() throws {
    // The name is too long for a file, but not for the temporary file, which has another.
    let path = folder(String(repeating: "a", count: 256))
    #expect(
      outputError { () throws(FlipbookError) in _ = try Self.journal(path, "begun\n") } != nil)
    #expect(folder.names() == [])
  }

  @Test func anInvalidPathIsReported() throws {
    try FileManager.default.createDirectory(
      atPath: folder("a.journal"), withIntermediateDirectories: false)
    #expect(outputError { () throws(FlipbookError) in _ = try journal() }?.code == .isADirectory)
    try FileManager.default.removeItem(atPath: folder("a.journal"))
    mkfifo(folder("a.journal"), 0o600)
    #expect(outputError { () throws(FlipbookError) in _ = try journal() } != nil)
  }
}

/// A counter that threads share.
private final class Count: Sendable {
  private let value = Mutex(0)

  @discardableResult
  func add(_ number: Int) -> Int {
    value.withLock {
      $0 += number
      return $0
    }
  }
}

/// The faults on all threads.
private final class Faults: Sendable {
  private let list = Mutex<[String]>([])

  func note(_ fault: String) { list.withLock { $0.append(fault) } }

  var all: [String] { list.withLock { $0 } }
}
