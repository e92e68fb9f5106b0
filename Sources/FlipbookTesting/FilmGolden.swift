package import Filming
import Foundation
import Images
import Output
package import PixelDiff

/// A film beside a test: a manifest with the hash of each frame, and the pictures of some.
package struct FilmGolden<FilmType: Film> {
  private let golden: Golden
  private let makeFilm: () -> FilmType
  private let keyFrames: KeyFrames
  private let comparator: PixelComparator
  private let limits: FilmLimits

  package init(
    _ golden: Golden, _ makeFilm: @escaping () -> FilmType, _ keyFrames: KeyFrames,
    _ comparator: PixelComparator, _ limits: FilmLimits
  ) {
    (self.golden, self.makeFilm, self.keyFrames) = (golden, makeFilm, keyFrames)
    (self.comparator, self.limits) = (comparator, limits)
  }

  /// What comes of holding the film against it.
  package func check() throws -> GoldenExpectation.Outcome {
    let recording = try Recording()
    switch GoldenStep(golden, recording) {
    case .fail(let reason): return .failed(reason)
    case .record: return try record(try render())
    case .compare:
      let (expected, actual) = (try Manifest.read(manifestPath), try render())
      guard !expected.hasSameFrames(as: actual) else { return .met }
      if let failure = try compare(actual) {
        return recording == .failed ? try record(actual) : .failed(try failure.write())
      }
      golden.clearFailure()
      return .met
    }
  }

  private var manifestPath: String { golden.path + "/" + Manifest.fileName }

  /// What the film renders: the hashes of all frames, and the names of the key frames' files.
  private func render() throws(FilmError) -> Manifest {
    let count = try FilmRun(makeFilm, limits: limits).countFrames()
    let run = try FilmRun(makeFilm, limits: limits)
    let hashes = FrameHashes()
    try draw(run, Array(0..<count), into: hashes)
    let kept = Set(keyFrames.numbers(of: count))
    return Manifest(
      film: golden.name, canvas: run.stage.manifestCanvas, settings: [:], fingerprint: "",
      firstFrame: 0,
      frames: hashes.hashes.enumerated().map { number, hash in
        let file = kept.contains(number) ? PNGSequence.fileName(ofFrame: number) : nil
        return Manifest.Frame(number: number, file: file, hash: hash)
      })
  }

  private func draw(
    _ run: FilmRun, _ numbers: [Int], into sink: any FrameSink
  ) throws(FilmError) {
    try FilmType.draw(
      run, numbers, into: [sink],
      PipelineSettings(threads: ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Writes the pictures of some frames.
  private func write(_ numbers: [Int], to folder: String) throws(FilmError) {
    guard !numbers.isEmpty else { return }
    let run = try FilmRun(makeFilm, limits: limits)
    try draw(run, numbers, into: PNGSequence(folder: folder, format: run.stage.format))
  }

  private func record(_ manifest: Manifest) throws -> GoldenExpectation.Outcome {
    golden.clearFailure()
    try? FileManager.default.removeItem(atPath: golden.path)
    try write(manifest.frames.filter { $0.file != nil }.map(\.number), to: golden.path)
    try manifest.write(to: manifestPath)
    return .recorded(golden.path)
  }

  /// Renders what there is to be seen of a film that has other frames; nil if the tolerance lets them
  /// pass.
  private func compare(_ manifest: Manifest) throws -> FailureReport? {
    golden.clearFailure()
    let folder = golden.failureFolder + "/actual"
    try manifest.write(to: folder + "/" + Manifest.fileName)
    try write(manifest.frames.filter { $0.file != nil }.map(\.number), to: folder)
    let failure = try report(folder, nil)
    guard !failure.isSame else { return nil }
    // More pictures for people to look at than the golden would have.
    var more = manifest
    let shown = failure.framesToShow.filter { manifest.frames.indices.contains($0) }
    try write(shown.filter { manifest.frames[$0].file == nil }, to: folder)
    for number in shown { more.frames[number].file = PNGSequence.fileName(ofFrame: number) }
    let pictures = folder + "/pictures.json"
    try more.write(to: pictures)
    return try report(folder, pictures)
  }

  private func report(_ folder: String, _ pictures: String?) throws -> FailureReport {
    try FailureReport(
      golden, kind: .film, actual: folder,
      pictures: pictures ?? folder + "/" + Manifest.fileName, comparator)
  }
}

extension Manifest {
  fileprivate func hasSameFrames(as other: Manifest) -> Bool {
    canvas == other.canvas && frames.count == other.frames.count
      && zip(frames, other.frames).allSatisfy { $0.number == $1.number && $0.hash == $1.hash }
  }
}
