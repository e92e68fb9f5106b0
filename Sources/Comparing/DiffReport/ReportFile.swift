package import Failures
import Foundation
import OutputFiles
package import PixelDiff
import SystemPackage

/// The contents of report.json: the difference of the films and the pictures that show it.
package struct ReportFile: Codable, Hashable, Sendable {
  /// The golden pictures that accepted frames replace.
  package struct Goldens: Codable, Hashable, Sendable {
    /// The folder of the golden pictures.
    package var folder: String

    /// Other values for the code that accepts frames, by keys that it defines.
    package var details: [String: String]

    package init(folder: String, details: [String: String] = [:]) {
      self.folder = folder
      self.details = details
    }
  }

  /// A picture of the report.
  package struct Picture: Codable, Hashable, Sendable {
    /// The path relative to the report's folder.
    package var file: String

    /// The size in pixels.
    package var width, height: Int
  }

  /// A frame that the report shows.
  package struct ShownFrame: Codable, Hashable, Sendable {
    package var number: Int

    /// The pictures; nil if a film doesn't have the frame, or if there is no pair to compare.
    package var expected: Picture?
    package var actual: Picture?
    package var difference: Picture?
  }

  package static let name = "report.json"
  static let pageName = "index.html"

  /// The value that identifies a file as a report.
  static let kind = "flipbook difference report"

  package static let currentVersion = 1

  package private(set) var kind = Self.kind
  package private(set) var formatVersion = Self.currentVersion
  package var difference: FilmDifference
  package var goldens: Goldens?
  package var shownFrames: [ShownFrame]

  init(difference: FilmDifference, goldens: Goldens?, shownFrames: [ShownFrame]) {
    self.difference = difference
    self.goldens = goldens
    self.shownFrames = shownFrames
  }
}

extension ReportFile {
  /// The fields that every version of the file has.
  struct Head: Decodable {
    var kind: String
    var formatVersion: Int
  }

  /// Reads the report in `folder`.
  package static func read(inFolder folder: String) throws(FlipbookError) -> ReportFile {
    let path = FilePath(folder).appending(name).string
    guard let bytes = RegularFile.contents(atPath: path) else {
      throw FlipbookError(
        .unreadable, "\"\(folder)\" doesn't contain a report: \"\(path)\" can't be read.",
        hint: "Specify the folder of a report that a comparison wrote.")
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: bytes), head.kind == kind else {
      throw FlipbookError(
        .malformed, "\"\(path)\" isn't a difference report.",
        hint: "Specify the folder of a report that a comparison wrote.")
    }
    guard head.formatVersion == currentVersion else {
      throw FlipbookError(
        .unsupportedVersion,
        "The report \"\(path)\" has format version \(head.formatVersion); this program reads "
          + "version \(currentVersion).",
        hint: "Run the comparison again with this version of the program.")
    }
    do {
      let report = try JSONDecoder().decode(ReportFile.self, from: bytes)
      try report.difference.check()
      return report
    } catch {
      throw FlipbookError(
        .malformed, "The report \"\(path)\" is malformed.", hint: "Run the comparison again.")
    }
  }
}
