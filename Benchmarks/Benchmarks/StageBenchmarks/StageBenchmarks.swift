import Benchmark
import BenchmarkFilms
@_spi(Benchmarks) import FilmStage
import Flipbook
@_spi(Benchmarks) import Images
import RasterScenes
import Synchronization
@_spi(Benchmarks) import VideoEncoding

// The time that each stage takes for a frame, from the virtual clock to the bytes that are written.
// The first three benchmarks play the first eight seconds of the scene, in which something always
// moves. The last three process its frame at 4.5 s. The others each draw one kind of item; see
// `RasterBenchmark`.
//
//   swift package --package-path Benchmarks benchmark

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], timeUnits: .microseconds, warmupIterations: 10,
    maxDuration: .seconds(1), maxIterations: 100_000)

  timeScene("evaluate") { try $0.advance() }
  timeScene("display list", after: { try $0.advance() }) { $0.stage.sampleLayers() }
  timeScene("display list, from scratch", after: { try $0.advance() }) {
    $0.stage.sampleLayers(reuse: false)
  }
  for drawing in RasterBenchmark.all {
    Benchmark("\(drawing.stage.rawValue): \(drawing.name)") { _ in drawing.run() }
  }
  timeFrame("YUV") { frame in
    let planes = Mutex([UInt8]())
    return { planes.withLock { frame.benchmarkI420(into: &$0) } }
  }
  timeFrame("PNG") { frame in { blackHole(frame.benchmarkPNG()) } }
  timeFrame("hash") { frame in { blackHole(frame.benchmarkHash()) } }
}

/// Measures `step` for each frame while the scene plays; `prepare` runs before it, unmeasured.
private func timeScene(
  _ name: String,
  after prepare: @escaping @Sendable (inout Play<Intro1080p60>) throws -> Void = { _ in },
  _ step: @escaping @Sendable (inout Play<Intro1080p60>) throws -> Void
) {
  let scene = Mutex<Play<Intro1080p60>?>(nil)
  Benchmark(name) { benchmark in
    try scene.withLock { scene in
      var play = try scene.take() ?? Play(Intro1080p60.self, seconds: 8)
      if !play.hasNextFrame { try play.rewind() }
      try prepare(&play)
      benchmark.startMeasurement()
      try step(&play)
      benchmark.stopMeasurement()
      scene = play
    }
  }
}

/// Measures an operation on a frame of the scene. `measure` receives the frame and returns the
/// operation.
private func timeFrame(_ name: String, _ measure: (Bitmap) -> @Sendable () -> Void) {
  guard let stage = try? Play(Intro1080p60.self, seconds: 10).stage,
    (try? stage.advance(to: 4.5)) != nil
  else { return }
  let run = measure(stage.snapshot().bitmap)
  Benchmark(name) { _ in run() }
}
