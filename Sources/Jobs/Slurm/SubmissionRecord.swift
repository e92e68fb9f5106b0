package import Failures
import OutputFiles
import Foundation

/// The record of a submission, stored as `slurm/submission.json` in the folder of the frames.
package struct SubmissionRecord: Codable, Hashable, Sendable {
  /// The version of the file format that this code writes, and the only one that it reads.
  package static let currentVersion = 1

  /// The version of the file format.
  package var formatVersion = Self.currentVersion

  /// The film's name.
  package var film: String

  /// The number of chunks, which is the number of tasks in the array.
  package var chunks: Int

  /// The number of retries of a task.
  package var retries: Int

  /// The number of frames in the film, if it was known.
  package var frameCount: Int?

  /// The fingerprint of the film's input, as in manifests; nil if it wasn't known.
  package var fingerprint: String?

  /// The id of the array job.
  package var arrayJob: String

  /// The id of the assembling job.
  package var assembleJob: String

  /// The cluster, if Slurm named it.
  package var cluster: String?

  /// Returns the path of the record for frames in `output`.
  static func path(in output: String) -> String {
    SlurmPlan.folder(in: output) + "/submission.json"
  }

  /// Returns the modification date of the record in `output`; nil if there is none.
  static func changed(in output: String) -> Date? { FileIdentity(path(in: output))?.modified }

  /// Writes the record atomically.
  func write(in output: String) throws(FlipbookError) {
    try AtomicFile.write(OrderedJSON.bytes(of: self), to: Self.path(in: output))
  }

  /// Returns the record of the last submission for frames in `output`; nil if there was none.
  package static func read(in output: String) throws(FlipbookError) -> SubmissionRecord? {
    let path = path(in: output)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let hint = "If its jobs have ended, remove the file and submit again."
    guard let bytes = RegularFile.contents(atPath: path),
      let record = try? OrderedJSON.decoder.decode(SubmissionRecord.self, from: bytes)
    else {
      throw FlipbookError(.unreadable, "\"\(path)\" isn't the record of a submission.", hint: hint)
    }
    guard record.formatVersion == currentVersion, record.chunks >= 1,
      record.arrayJob.allSatisfy(\.isWholeNumber), record.assembleJob.allSatisfy(\.isWholeNumber)
    else {
      throw FlipbookError(
        .unreadable, "\"\(path)\" isn't a record that this program can read.", hint: hint)
    }
    return record
  }
}
