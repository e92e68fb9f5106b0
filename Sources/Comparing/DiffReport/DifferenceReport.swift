package import Failures
import OutputFiles
import Images
package import PixelDiff
package import Raster
import RenderStore

// A report is made in these stages:
//   ReportSelection     a difference → the frames whose pictures are worth a place in it
//   DifferenceReport   takes their pictures, one frame at a time, and writes them at once
//   ReportFolder       where they lie until all is there, and how that takes its place
//   ReportFile         report.json: what differs, and where the pictures lie
//   ReportPage         index.html: wording, chart and pictures as values, put into PageFiles
//   PageFiles          the templates, style and script in Page/
// The page works from a folder: one file with its style and script in it, and the pictures.

/// Writes a folder that shows how two films differ: a page for people, a file for programs.
///
/// The folder appears whole or not at all: until `finish` all is written beside it, under a hidden
/// name. A report that stood there is replaced. Pictures are written as they come, so that memory
/// holds one frame's. For one thread at a time.
package final class DifferenceReport {
  /// The frames whose pictures the report should get, ascending: `ReportSelection`.
  package var framesToShow: [Int] { selection.shown }

  /// The frames whose thumbnails it should get, ascending; those to show are among them.
  package var framesForStrip: [Int] { selection.strip }

  private let difference: FilmDifference
  private let goldens: ReportFile.Goldens?
  private let selection: ReportSelection
  private let folder: ReportFolder
  private var shown: [Int: ReportFile.ShownFrame] = [:]
  private var strip: [Int: ReportFile.Picture] = [:]

  /// Begins a report on `difference` in `folder`, which is made if it is missing.
  ///
  /// Throws if the folder holds anything but an earlier report, or can't be written to. `goldens` is
  /// written into report.json as it is, for those who move accepted frames.
  package init(
    _ difference: FilmDifference, in folder: String, goldens: ReportFile.Goldens? = nil
  ) throws(FlipbookError) {
    (self.difference, self.goldens) = (difference, goldens)
    selection = ReportSelection(difference)
    self.folder = try ReportFolder(folder)
  }

  /// Adds the pictures of a frame, those there are. A frame that only one film has has one.
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

  /// Adds a frame to the film strip: the actual film's picture, or the expected one's where the
  /// actual film has none. It is made smaller here.
  package func addToStrip(frame number: Int, _ picture: Bitmap) throws(FlipbookError) {
    let name = "strip/" + FrameFile.name(ofFrame: number)
    strip[number] = try write(Thumbnail.of(picture), to: name)
  }

  /// Writes the page and report.json, and puts the folder in its place. Nothing may be added after.
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
