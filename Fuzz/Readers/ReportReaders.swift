import DiffReport
import Failures
import Foundation
import Goldens
import Images
import OutputFiles
import Raster

/// Reads a report and prepares to accept it, in a folder with two expected and two actual frames.
/// `FOLDER` in the report's text stands for that folder.
func readReport(_ bytes: [UInt8], in folder: String) throws {
  let report = try prepareReport(folder)
  _ = try write(inFolder(bytes, folder), to: "report/\(ReportFile.name)", in: folder)
  let read = try ReportFile.read(inFolder: report)
  let copy = try write(OrderedJSON.bytes(of: read), to: "report/\(ReportFile.name)", in: folder)
  try require(try promised { try ReportFile.read(inFolder: report) } == read, "\(copy) changes")
  let acceptance = try Acceptance(report, frames: nil)
  try require(!acceptance.summary.isEmpty, "there is no summary")
  try require(acceptance.steps.count < 1 << 16, "there are too many steps")
}

/// Reads a file that names a golden and its replacement: both must be where they may be.
func readAcceptance(_ bytes: [UInt8], in folder: String) throws {
  let report = try prepareReport(folder)
  try? FileManager.default.removeItem(atPath: report + "/" + ReportFile.name)
  _ = try write(inFolder(bytes, folder), to: "report/accept.json", in: folder)
  let acceptance = try Acceptance(report, frames: nil)
  let actual = URL(filePath: acceptance.actual).standardizedFileURL.resolvingSymlinksInPath()
  let place = URL(filePath: report).resolvingSymlinksInPath()
  try require(actual.path.hasPrefix(place.path + "/"), "\(actual.path) isn't in the report")
  try require(acceptance.expected.contains("__Goldens__"), "the expected file isn't a golden")
}

/// Creates a folder for a report and pictures for it, unless they exist. Returns its path.
private func prepareReport(_ folder: String) throws -> String {
  let report = folder + "/report"
  guard !FileManager.default.fileExists(atPath: report) else { return report }
  let picture = Bitmap(width: 2, height: 2, pixels: Array(repeating: 0xFF00_00FF, count: 4))
  let png = PNGEncoder(width: 2, height: 2, isOpaque: true).encode(picture)
  for name in ["expected/frame-0.png", "expected/frame-1.png", "actual/frame-1.png"] {
    try AtomicFile.write(png, to: folder + "/__Goldens__/" + name)
    try AtomicFile.write(png, to: report + "/" + name)
  }
  return report
}

private func inFolder(_ bytes: [UInt8], _ folder: String) -> [UInt8] {
  Array(String(decoding: bytes, as: UTF8.self).replacing("FOLDER", with: folder).utf8)
}
