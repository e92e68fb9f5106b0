import Failures
import Foundation
import RenderStore
import Slurm
import VideoEncoding
import VirtualTime

/// Reads a selection of frames or a chunk: its description must mean the same, and the passes of a
/// selection must have all of its frames once.
func readFrames(_ bytes: [UInt8], in folder: String) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  if let chunk = FrameChunk(fileStem: text) {
    try require(chunk.fileStem == text, "a chunk's name changes")
    try check(chunk)
  }
  if text.contains("/") {
    try check(FrameChunk(text))
    return
  }
  let selection = try FrameSelection(text)
  try require(
    try promised { try FrameSelection(selection.description) }.description == selection.description,
    "a selection changes")
  let count = 1000
  let numbers = try selection.resolved(in: count)
  try require(numbers == FrameNumbers(ascending: numbers), "ranges have no gaps between them")
  try require(numbers.last ?? 0 < count, "the selection has frames that the film doesn't have")
  let passes = try selection.passes(in: count).joined()
  try require(passes.count == numbers.count, "a frame is in several passes, or in none")
  try require(FrameNumbers(ascending: passes.sorted()) == numbers, "passes have other frames")
  let half = FrameNumbers(0..<count / 2)
  let parts = [numbers.intersection(half), numbers.subtracting(half)]
  try require(
    FrameNumbers(merging: parts.flatMap(\.ranges)) == numbers, "two parts aren't the whole")
}

private func check(_ chunk: FrameChunk) throws {
  try require(FrameChunk(fileStem: chunk.fileStem) == chunk, "a chunk's name means another chunk")
  for count in [0, 1, 1000, 1_000_000_000] {
    let indices = chunk.indices(among: count)
    try require(indices.clamped(to: 0..<count) == indices, "a chunk exceeds the film")
  }
}

/// Reads a line as each of the times and rates that options take.
func readTimes(_ bytes: [UInt8], in folder: String) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  var rejection: FlipbookError?
  func attempt(_ body: () throws(FlipbookError) -> Void) {
    do throws(FlipbookError) { try body() } catch { rejection = error }
  }
  attempt { () throws(FlipbookError) in
    let part = try AudioTrack.part(text)
    _ = try AudioTrack(path: "a.wav", trim: part)
  }
  attempt { () throws(FlipbookError) in _ = try VideoSettings.bitrate(text) }
  attempt { () throws(FlipbookError) in
    var plan = SlurmPlan(
      film: "A", program: "/a", workingFolder: "/", output: "/b", chunks: 1)
    plan.timeLimit = text
    try plan.validate()
  }
  if let rate = try? JSONDecoder().decode(FrameRate.self, from: JSONEncoder().encode(text)) {
    try checkFrames(of: rate)
  }
  if let number = Double(text) {
    let instant = Instant(seconds: number)
    try require(instant.advanced(by: .max) >= instant, "time wraps")
    try require(instant.advanced(by: .min) <= instant, "time wraps")
    if let rate = FrameRate(framesPerSecond: number) { try checkFrames(of: rate) }
    attempt { () throws(FlipbookError) in
      _ = try AudioTrack(path: "a.wav", offset: number, fadeIn: number, loudness: number)
    }
  }
  if let rejection { throw rejection }
}

private func checkFrames(of rate: FrameRate) throws {
  for frame in [0, 1, 1_000_000_000] {
    let instant = rate.instant(ofFrame: frame)
    guard instant < .distantFuture else { continue }
    try require(rate.firstFrame(atOrAfter: instant) == frame, "frame \(frame) has another time")
  }
}
