import Benchmark
import BenchmarkFilms
@_spi(Benchmarks) import FilmStage
import Flipbook
@_spi(Benchmarks) import Images
import RasterScenes
import Synchronization
@_spi(Benchmarks) import VideoEncoding

// What each stage takes of a frame, from the virtual clock to the bytes that are written. The first
// two go through the first eight seconds of the scene, in which something always moves; the last three
// take its frame at 4.5 s; those between draw one kind of thing each, as `RasterBenchmark` says.
//
//   swift package --package-path Benchmarks benchmark

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], timeUnits: .microseconds, warmupIterations: 10,
    maxDuration: .seconds(1), maxIterations: 100_000)

  timeScene("evaluate") { try $0.advance() }
  timeScene("display list", after: { try $0.advance() }) { $0.stage.sampleLayers() }
  timeScene("display list, afresh", after: { try $0.advance() }) {
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

/// Times one step of a play of the scene, frame by frame, after another one.
private func timeScene(
  _ name: String,
  after prepare: @escaping @Sendable (inout Play<Intro1080p60>) throws -> Void = { _ in },
  _ step: @escaping @Sendable (inout Play<Intro1080p60>) throws -> Void
) {
  let scene = Mutex<Play<Intro1080p60>?>(nil)
  Benchmark(name) { benchmark in
    try scene.withLock { scene in
      var play = try scene.take() ?? Play(Intro1080p60.self, seconds: 8)
      if !play.isGoingOn { try play.rewind() }
      try prepare(&play)
      benchmark.startMeasurement()
      try step(&play)
      benchmark.stopMeasurement()
      scene = play
    }
  }
}

/// Times what is done to a frame of the scene.
private func timeFrame(_ name: String, _ measure: (Bitmap) -> @Sendable () -> Void) {
  guard let stage = try? Play(Intro1080p60.self, seconds: 10).stage,
    (try? stage.advance(to: 4.5)) != nil
  else { return }
  let run = measure(stage.snapshot().bitmap)
  Benchmark(name) { _ in run() }
}
