import Batch
import Failures
import Foundation
import OutputFiles
import PixelDiff
import RenderStore
import Slurm
import Traces
import VideoEncoding

/// Reads a manifest: written and read again, it must be the same. Everything that only looks at a
/// render's folder must cope with it.
func readManifest(_ bytes: [UInt8], in folder: String) throws {
  let place = RenderFolder(folder)
  let path = try write(bytes, to: RenderFiles.whole.manifest, in: folder)
  let manifest = try Manifest.read(path)
  let copy = try write(manifest.json(), to: "copy", in: folder)
  try require(try promised { try Manifest.read(copy) } == manifest, "a manifest changes")
  let progress = RenderProgress(in: place, of: nil, thorough: false)
  try require((progress?.chunks.count ?? 0) <= 1_000_000, "a manifest claims too many chunks")
  let earlier = EarlierRender(in: place, replacing: nil)
  _ = earlier.frames(madeLike: manifest, among: [0, 1, 999_999_999])
  _ = earlier.obstacle(for: manifest)
  let sequence = try FrameSequences.open(path)
  for number in (sequence.numbers ?? FrameNumbers()).prefix(100) {
    try require(try sequence.frame(number)?.number == number, "frame \(number) isn't found")
  }
  let parts = try RenderedParts(in: place)
  let missing = parts.missing
  try require(
    missing.isEmpty || missing.contains(missing[missing.count - 1]), "frames are out of order")
}

/// Reads a journal: its frames, written and read again, must be the same.
func readJournal(_ bytes: [UInt8], in folder: String) throws {
  let path = try write(bytes, to: RenderFiles.whole.journal, in: folder)
  guard let manifest = RenderJournal.read(path) else { return }
  try require(manifest.isInOrder, "frames aren't in order")
  let copy = folder + "/copy"
  try promised { try RenderJournal(copy, of: manifest, done: manifest.frames) }.release()
  try require(RenderJournal.read(copy) == manifest, "a journal changes")
}

/// Reads a trace as that of a render and as a golden: written and read again, it must be the same.
/// It is compared with other traces and drawn.
func readTrace(_ bytes: [UInt8], in folder: String) throws {
  let path = try write(bytes, to: RenderFiles.trace, in: folder)
  let trace = try TraceFile.golden(path)
  var manifest = Manifest(
    film: trace.film, canvas: trace.canvas, settings: [:],
    fingerprint: trace.fingerprint ?? "", firstFrame: 0, frames: [])
  let json = try trace.json()
  if case .trace(let found) = TraceFile.read(in: folder, of: manifest) {
    try require(try found.json() == json, "a render's trace isn't the golden's")
  }
  manifest.film += "!"
  if case .trace = TraceFile.read(in: folder, of: manifest) {
    throw BrokenPromise(description: "a trace belongs to another film")
  }
  let copy = try write(json, to: "copy", in: folder)
  try require(try promised { try TraceFile.golden(copy).json() } == json, "a trace changes")
  var other = trace
  other.animations = Array(trace.animations.dropFirst().reversed())
  other.settings = trace.settings.map { Array($0.dropLast()) }
  other.completions.reverse()
  other.subscriptions = []
  for (old, new) in [(trace, other), (other, trace), (trace, trace)] {
    for difference in TraceDifference.all(from: old, to: new) { _ = "\(difference)" }
  }
  try require(TraceChart(trace).svg.hasSuffix("</svg>\n"), "a chart isn't complete")
}

/// Reads the report of a batch: the records of its films must be readable by their outputs.
func readBatch(_ bytes: [UInt8], in folder: String) throws {
  let path = try write(bytes, to: "batch.json", in: folder)
  let films = BatchReport.films(in: path) { _ in true }
  for line in films.lines() {
    guard let entry = try? JSONDecoder().decode(BatchEntry.self, from: Data(line)),
      let output = entry.output
    else { continue }
    try require(films[output] != nil, "the film \(output) isn't found")
  }
}

/// Reads the record of a submission: written and read again, it must be the same.
func readSubmission(_ bytes: [UInt8], in folder: String) throws {
  try OutputFolder(folder + "/slurm").create()
  func read() throws -> SubmissionRecord? { try SubmissionRecord.read(in: folder) }
  _ = try write(bytes, to: "slurm/submission.json", in: folder)
  guard let record = try read() else { return }
  _ = try write(OrderedJSON.bytes(of: record), to: "slurm/submission.json", in: folder)
  try require(try promised { try read() } == record, "a record changes")
}

/// Reads the comment of a chunk's video: written and read again, it must be the same.
func readVideoPart(_ bytes: [UInt8], in folder: String) throws {
  guard let part = try? JSONDecoder().decode(VideoPart.self, from: Data(bytes)) else { return }
  try require(part.frameIndices.upperBound <= part.total, "a part exceeds the film")
  let again = try JSONDecoder().decode(VideoPart.self, from: JSONEncoder().encode(part))
  try require(again == part, "a part changes")
}
