package import Failures
import Foundation
package import PixelDiff
import SystemPackage

/// What report.json tells: how the films differ, and which pictures show it.
package struct ReportFile: Codable, Hashable, Sendable {
  /// Where golden pictures lie that accepted frames may be moved over.
  package struct Goldens: Codable, Hashable, Sendable {
    /// The folder that holds them.
    package var folder: String

    /// What else those need who accept frames, by names of theirs.
    package var details: [String: String]

    package init(folder: String, details: [String: String] = [:]) {
      (self.folder, self.details) = (folder, details)
    }
  }

  /// A picture of the report.
  package struct Picture: Codable, Hashable, Sendable {
    /// Its path from the report's folder.
    package var file: String

    /// Columns and rows.
    package var width, height: Int
  }

  /// A frame that the report shows.
  package struct ShownFrame: Codable, Hashable, Sendable {
    package var number: Int

    /// Its pictures; nil where a film has no such frame, or there is nothing to compare.
    package var expected: Picture?
    package var actual: Picture?
    package var difference: Picture?
  }

  package static let name = "report.json"
  static let pageName = "index.html"

  /// By which the file is known.
  static let kind = "flipbook difference report"

  package static let currentVersion = 1

  package private(set) var kind = Self.kind
  package private(set) var formatVersion = Self.currentVersion
  package var difference: FilmDifference
  package var goldens: Goldens?
  package var shownFrames: [ShownFrame]

  init(difference: FilmDifference, goldens: Goldens?, shownFrames: [ShownFrame]) {
    (self.difference, self.goldens, self.shownFrames) = (difference, goldens, shownFrames)
  }
}

extension ReportFile {
  /// The start of every version of the file.
  struct Head: Decodable {
    var kind: String
    var formatVersion: Int
  }

  /// Reads the report in `folder`.
  package static func read(inFolder folder: String) throws(FlipbookError) -> ReportFile {
    let path = FilePath(folder).appending(name).string
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw FlipbookError(
        .unreadable, "“\(folder)” holds no report: “\(path)” can't be read.",
        hint: "Name the folder that a comparison wrote its report to.")
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: bytes), head.kind == kind else {
      throw FlipbookError(
        .malformed, "“\(path)” is not a report on a difference.",
        hint: "Name the folder that a comparison wrote its report to.")
    }
    guard head.formatVersion == currentVersion else {
      throw FlipbookError(
        .unsupportedVersion,
        "The report “\(path)” has format version \(head.formatVersion); this program reads "
          + "\(currentVersion).",
        hint: "Compare again with this version.")
    }
    do {
      return try JSONDecoder().decode(ReportFile.self, from: bytes)
    } catch {
      throw FlipbookError(
        .malformed, "The report “\(path)” is malformed.", hint: "Compare again.")
    }
  }
}
