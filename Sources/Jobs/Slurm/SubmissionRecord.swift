package import Failures
import OutputFiles
import Foundation

/// What was submitted, as it is kept in `slurm/submission.json` in the folder of the frames.
package struct SubmissionRecord: Codable, Hashable, Sendable {
  /// The version of the file format that this code writes, and the only one that it reads.
  package static let currentVersion = 1

  /// The version of the file format.
  package var formatVersion = Self.currentVersion

  /// The film's name.
  package var film: String

  /// How many chunks, and so tasks of the array.
  package var chunks: Int

  /// How often a task is tried again.
  package var retries: Int

  /// How many frames the film has, if that was known.
  package var frameCount: Int?

  /// Stands for all that the film is made from, as manifests tell it; nil if that was not known.
  package var fingerprint: String?

  /// The id of the array job.
  package var arrayJob: String

  /// The id of the job that assembles.
  package var assembleJob: String

  /// The cluster, where Slurm named it.
  package var cluster: String?

  /// The record's path for frames in `output`.
  static func path(in output: String) -> String {
    SlurmPlan.folder(in: output) + "/submission.json"
  }

  /// When the record in `output` was written; nil if there is none.
  static func changed(in output: String) -> Date? { FileIdentity(path(in: output))?.modified }

  /// Writes the record: whole or not at all.
  func write(in output: String) throws(FlipbookError) {
    try WholeFile.write(OrderedJSON.bytes(of: self), to: Self.path(in: output))
  }

  /// The record of the last submission for frames in `output`; nil if there was none.
  package static func read(in output: String) throws(FlipbookError) -> SubmissionRecord? {
    let path = path(in: output)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let hint = "Remove it if its jobs are over, and submit again."
    guard let bytes = FileManager.default.contents(atPath: path),
      let record = try? OrderedJSON.decoder.decode(SubmissionRecord.self, from: bytes)
    else { throw FlipbookError(.unreadable, "“\(path)” is no record of a submission.", hint: hint) }
    guard record.formatVersion == currentVersion, record.chunks >= 1,
      record.arrayJob.allSatisfy(\.isWholeNumber), record.assembleJob.allSatisfy(\.isWholeNumber)
    else {
      throw FlipbookError(
        .unreadable, "“\(path)” is not a record that this program reads.", hint: hint)
    }
    return record
  }
}
