import Failures
import Parameters

/// A message from a batch to the process that plays its films.
enum WorkerRequest: Codable, Sendable {
  /// The values that are given for all films; the first message. The reply is `ready`.
  case prepare(GivenParameters)
  /// Checks the films of rows. The replies are `checked`, once for each.
  case check([TableRow])
  /// Renders the film of a row while a number of films are rendered at the same time. The last
  /// reply is `end`.
  case render(TableRow, jobs: Int)
  /// The answer to `askReplacement`.
  case replacement(String?)
  /// The answer to `askEarlier`.
  case earlier(BatchEntry?)
}

/// A message from a process that plays films to its batch.
enum WorkerReply: Codable, Sendable {
  case ready
  /// No films can be played.
  case failed(FlipbookError.Parts)
  case checked(CheckedRow)
  /// Asks for a description of the row whose output would replace a file.
  case askReplacement(file: String)
  /// Asks for the record of an output that an earlier batch has written.
  case askEarlier(output: String)
  case begin(output: String)
  case progress(done: Int, total: Int)
  case end(BatchEntry)
  /// The process is about to end because of a signal. The addresses are those of
  /// `Traps.report(to:)`, which writes this message.
  case trap(calls: [UInt])
}
