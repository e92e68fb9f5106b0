import AllocationCount
import BenchmarkFilms
@_spi(Benchmarks) import RenderJobs
import Flipbook

/// Draws films on one thread without writing files, for `scripts/bench`; prints the processor time
/// as JSON.
///
///     FilmBenchmarks raster [--no-reuse]    the scene
///     FilmBenchmarks scene NAME             another scene: swarm, swarm-set, credits, letters, zoom,
///                                           cards, blur, particles, rest
///     FilmBenchmarks growth [SERIES]        frames with increasing contents
///     FilmBenchmarks layout                 1 000 views with four constraints each
@main
struct FilmBenchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "raster": try raster(reuse: !arguments.contains("--no-reuse"))
    case "scene": try scene(arguments.dropFirst().first)
    case "growth": try growth(series: arguments.dropFirst().first)
    case "layout": layout()
    default: usage()
    }
  }

  /// Prints the milliseconds to lay 1 000 views out, and again after one constant changed.
  private static func layout() {
    let rows = ConstraintSeries.Kind.allCases.map { kind in
      let (build, change) = ConstraintSeries.seconds(kind)
      return "\"\(kind.rawValue)\": {\"build\": \(build * 1000), \"change\": \(change * 1000)}"
    }
    print("{" + rows.joined(separator: ", ") + "}")
  }

  private static func usage() -> Never {
    print("usage: FilmBenchmarks raster [--no-reuse] | scene NAME | growth [SERIES] | layout")
    exit(2)
  }

  private static func scene(_ name: String?) throws {
    switch name {
    case "swarm": try measure(Swarm.self)
    case "swarm-set": try measure(SwarmSet.self)
    case "credits": try measure(Credits.self)
    case "letters": try measure(Letters.self)
    case "zoom": try measure(Zoom.self)
    case "cards": try measure(Cards.self)
    case "blur": try measure(Blur.self)
    case "particles": try measure(Particles.self)
    case "rest": try measure(Rest.self)
    default: usage()
    }
  }

  /// Prints the processor time and the allocations of each stage of a frame, without the start and
  /// the end of the film.
  private static func measure<FilmType: Film>(_ type: FilmType.Type) throws {
    let result = try type.benchmarkStages { allocation_count() }
    let frames = Double(result.frames)
    func object(_ value: (BenchmarkStage) -> Double) -> String {
      "{" + result.stages.map { "\"\($0.name)\": \(value($0) / frames)" }.joined(separator: ", ")
        + "}"
    }
    print(
      "{\"frames\": \(result.frames), \"milliseconds\": \(object { $0.seconds * 1000 }), "
        + "\"allocations\": \(object { Double($0.allocations) }), "
        + "\"framesPerSecond\": \(frames / result.stages.reduce(0) { $0 + $1.seconds })}")
  }

  /// Measures the second of two runs; the first one is for warming up.
  private static func raster(reuse: Bool) throws {
    _ = try Intro1080p60.benchmarkDrawing(reuse: reuse)
    let start = ProcessorTime.seconds
    let (frames, pixels) = try Intro1080p60.benchmarkDrawing(reuse: reuse)
    let seconds = ProcessorTime.seconds - start
    print(
      "{\"frames\": \(frames), \"pixelsPerFrame\": \(pixels / frames), "
        + "\"seconds\": \(seconds), \"framesPerSecond\": \(Double(frames) / seconds)}")
  }

  /// Measures the cost of a frame by the number and size of moving squares and the number of
  /// resting ones.
  private static func growth(series: String?) throws {
    typealias DenseCluster = Growth.DenseCluster
    let clusters: [(series: String, cluster: DenseCluster)] =
      [60, 125, 250, 500].map { ("pixels", DenseCluster(moving: 1, side: $0)) }
      + [100, 200, 400, 800, 1600, 3200].map { ("layers", DenseCluster(moving: $0)) }
      + [
        ("alone", DenseCluster(moving: 12, side: 100)),
        ("beside", DenseCluster(moving: 12, side: 100, resting: 10_000)),
        ("over", DenseCluster(moving: 12, side: 100, resting: 10_000, isCrossed: true)),
      ]
    let selected = clusters.filter { series == nil || $0.series == series }
    let rows = try selected.map { row in
      "{\"series\": \"\(row.series)\", \"moving\": \(row.cluster.moving), "
        + "\"side\": \(row.cluster.side), \"resting\": \(row.cluster.resting), "
        + "\"milliseconds\": \(try milliseconds(of: row.cluster))}"
    }
    print("[" + rows.joined(separator: ",\n ") + "]")
  }

  /// Returns the cost of a frame, without setting the stage up and tearing it down.
  private static func milliseconds(of cluster: Growth.DenseCluster) throws -> Double {
    Growth.cluster = cluster
    _ = try Growth.benchmarkDrawing(reuse: true)
    return Growth.seconds * 1000 / Double(Growth.measured.count)
  }
}
