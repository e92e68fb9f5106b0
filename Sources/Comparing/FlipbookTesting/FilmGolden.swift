import Failures
import Goldens
package import FilmStage
import Foundation
import Images
import Pipeline
package import PixelDiff
import RenderJobs
import RenderStore
import Sinks

/// The golden of a film: a manifest with a hash of each frame, and pictures of some frames.
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
    self.golden = golden
    self.makeFilm = makeFilm
    self.keyFrames = keyFrames
    self.comparator = comparator
    self.limits = limits
  }

  /// Compares the film with the golden, or records it.
  package func check() throws -> GoldenExpectation.Outcome {
    let recording = try Recording()
    switch GoldenStep(golden, recording) {
    case .fail(let failure): return .failed(failure)
    case .record: return try record(try render())
    case .compare:
      let (expected, actual) = (try Manifest.read(manifestPath), try render())
      golden.clearEarlierFailure()
      guard let mismatch = try mismatch(of: actual, expected) else { return .met }
      return recording == .failed ? try record(actual) : .failed(mismatch)
    }
  }

  private var manifestPath: String { RenderFolder(golden.path).manifestPath() }

  /// Renders the film. Returns the hashes of all frames and the names of the key frames' files.
  private func render() throws(FlipbookError) -> Manifest {
    let count = try FilmRun(makeFilm, limits: limits).countFrames()
    let run = try FilmRun(makeFilm, limits: limits)
    let hashes = FrameHashes()
    try draw(run, Array(0..<count), into: hashes)
    let kept = Set(keyFrames.numbers(of: count))
    return Manifest(
      film: golden.name, canvas: run.stage.manifestCanvas, settings: [:], fingerprint: "",
      firstFrame: 0,
      frames: hashes.hashes.enumerated().map { number, hash in
        let file = kept.contains(number) ? FrameFile.name(ofFrame: number) : nil
        return Manifest.Frame(number: number, file: file, hash: hash)
      })
  }

  private func draw(
    _ run: FilmRun, _ numbers: [Int], into sink: any FrameSink
  ) throws(FlipbookError) {
    try FilmType.draw(
      run, numbers, into: [sink],
      PipelineSettings(threads: ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Renders some frames and writes their pictures.
  private func write(_ numbers: [Int], to folder: String) throws(FlipbookError) {
    guard !numbers.isEmpty else { return }
    let run = try FilmRun(makeFilm, limits: limits)
    try draw(run, numbers, into: PNGSequence(folder: folder, format: run.stage.format))
  }

  /// Records the golden. The manifest is written after the pictures and completes the golden. Then
  /// pictures of an earlier golden that aren't needed any more are removed.
  private func record(_ manifest: Manifest) throws -> GoldenExpectation.Outcome {
    let old = (try? Manifest.read(manifestPath))?.frames.compactMap(\.file) ?? []
    let kept = manifest.frames.filter { $0.file != nil }
    try write(kept.map(\.number), to: golden.path)
    try manifest.write(to: manifestPath)
    for file in Set(old).subtracting(kept.compactMap(\.file)) {
      try FileManager.default.removeItem(atPath: golden.path + "/" + file)
    }
    return .recorded(golden.path)
  }

  /// Returns the failure of a film that differs from the golden, and writes its report; nil if all
  /// differences are within the tolerance.
  private func mismatch(of actual: Manifest, _ expected: Manifest) throws -> GoldenFailure? {
    let canvas = expected.canvas == actual.canvas ? nil : canvasMismatch(expected, actual)
    guard !expected.hasSameFrames(as: actual) else { return canvas.map { GoldenFailure(text: $0) } }
    let pictured = expected.frames.filter { $0.file != nil && $0.number < actual.frames.count }
    guard comparator.tolerance == .exact || !pictured.isEmpty else {
      return GoldenFailure(
        text: "\(golden.name) has no pictures to compare with a tolerance. Choose frames that the "
          + "film has, and record the golden again: FLIPBOOK_RECORD=all")
    }
    let folder = golden.failureFolder + "/actual"
    try actual.write(to: RenderFolder(folder).manifestPath())
    let kept = actual.frames.filter { $0.file != nil }.map(\.number)
    var failure = try report(actual, showing: kept + pictured.map(\.number), in: folder)
    if failure.isSame {
      golden.removeFailure()
      return canvas.map { GoldenFailure(text: $0) }
    }
    // The report shows more pictures than the golden would have.
    failure = try report(actual, showing: kept + failure.framesToShow, in: folder)
    let written = try failure.write()
    return GoldenFailure(
      text: [canvas, written.text].compactMap(\.self).joined(separator: "\n"),
      attachments: written.attachments)
  }

  private func canvasMismatch(_ expected: Manifest, _ actual: Manifest) -> String {
    func words(_ canvas: Manifest.Canvas) -> String {
      "\(canvas.width) × \(canvas.height) at \(canvas.framesPerSecond) on \(canvas.background)"
    }
    return "\(golden.name) has a different canvas: \(words(actual.canvas)) instead of "
      + "\(words(expected.canvas)). To accept it: FLIPBOOK_RECORD=failed"
  }

  /// Compares the film with the golden by the pictures of some frames, which are written to
  /// `folder`.
  private func report(
    _ manifest: Manifest, showing numbers: [Int], in folder: String
  ) throws -> FailureReport {
    let shown = Set(numbers).filter { manifest.frames.indices.contains($0) }.sorted()
    try write(shown, to: folder)
    var pictured = manifest
    for number in shown { pictured.frames[number].file = FrameFile.name(ofFrame: number) }
    let pictures = folder + "/pictures.json"
    try pictured.write(to: pictures)
    return try FailureReport(
      golden, kind: .film, actual: folder, pictures: pictures, comparator)
  }
}

extension Manifest {
  fileprivate func hasSameFrames(as other: Manifest) -> Bool {
    frames.count == other.frames.count
      && zip(frames, other.frames).allSatisfy { $0.number == $1.number && $0.hash == $1.hash }
  }
}
