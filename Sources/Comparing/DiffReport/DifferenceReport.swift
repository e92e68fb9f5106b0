package import Failures
import OutputFiles
import Images
package import PixelDiff
package import Raster
import RenderStore

// A report is created in these stages:
//   ReportSelection    chooses the frames of a difference whose pictures the report includes
//   DifferenceReport   receives their pictures, one frame at a time, and writes them immediately
//   ReportFolder       holds the files under a temporary name until all are written, then renames
//   ReportFile         report.json: the difference and the paths of the pictures
//   ReportPage         index.html: wording, chart and pictures as values for the templates
//   PageFiles          the templates, style and script in Page/
// The page needs no server: it is one file that includes its style and script, next to the
// pictures.

/// Writes a folder that shows the difference between two films: a page for people and a file for
/// programs.
///
/// The folder appears complete or not at all: until `finish`, all files are written to a hidden
/// folder beside it. An earlier report is replaced. Pictures are written as they are added, so that
/// only the pictures of one frame are in memory. An instance must be used by one thread at a time.
package final class DifferenceReport {
  /// The frames whose pictures the caller should add, in ascending order; see `ReportSelection`.
  package var framesToShow: [Int] { selection.shown }

  /// The frames whose thumbnails the caller should add, in ascending order, including
  /// `framesToShow`.
  package var framesForStrip: [Int] { selection.strip }

  private let difference: FilmDifference
  private let goldens: ReportFile.Goldens?
  private let selection: ReportSelection
  private let folder: ReportFolder
  private var shown: [Int: ReportFile.ShownFrame] = [:]
  private var strip: [Int: ReportFile.Picture] = [:]

  /// Starts a report on `difference` in `folder`, which is created if it doesn't exist.
  ///
  /// Throws if the folder contains anything other than an earlier report, or isn't writable.
  /// `goldens` is written to report.json unchanged, for the code that accepts frames.
  package init(
    _ difference: FilmDifference, in folder: String, goldens: ReportFile.Goldens? = nil
  ) throws(FlipbookError) {
    self.difference = difference
    self.goldens = goldens
    selection = ReportSelection(difference)
    self.folder = try ReportFolder(folder)
  }

  /// Adds the available pictures of a frame. A frame that only one film has comes with one picture.
  package func add(
    frame number: Int, expected: Bitmap?, actual: Bitmap?, difference: Bitmap?
  ) throws(FlipbookError) {
    let name = FrameFile.name(ofFrame: number)
    var frame = ReportFile.ShownFrame(number: number)
    frame.expected = try write(expected, to: "expected/" + name)
    frame.actual = try write(actual, to: "actual/" + name)
    frame.difference = try write(difference, to: "difference/" + name)
    shown[number] = frame
  }

  /// Adds a frame to the film strip and scales it down to a thumbnail. `picture` is the frame of
  /// the actual film, or of the expected film if the actual one doesn't have it.
  package func addToStrip(frame number: Int, _ picture: Bitmap) throws(FlipbookError) {
    let name = "strip/" + FrameFile.name(ofFrame: number)
    strip[number] = try write(Thumbnail.of(picture), to: name)
  }

  /// Writes the page and report.json, and moves the folder to its destination. No frame can be
  /// added afterwards.
  package func finish() throws(FlipbookError) {
    let file = ReportFile(
      difference: difference, goldens: goldens,
      shownFrames: shown.keys.sorted().compactMap { shown[$0] })
    let page = ReportPage(file, strip: strip)
    try folder.write([UInt8](try page.html().utf8), to: ReportFile.pageName)
    try folder.write(OrderedJSON.bytes(of: file), to: ReportFile.name)
    try folder.moveIntoPlace()
  }

  private func write(_ picture: Bitmap?, to name: String) throws(FlipbookError)
    -> ReportFile.Picture?
  {
    guard let picture else { return nil }
    let encoder = PNGEncoder(
      width: picture.width, height: picture.height, isOpaque: picture.isOpaque)
    try folder.write(encoder.encode(picture), to: name)
    return ReportFile.Picture(file: name, width: picture.width, height: picture.height)
  }
}
