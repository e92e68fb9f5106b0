import Failures
import FilmStage
import Layers
import VirtualTime

/// What a preview plays: the film with values of its parameters, without some of its layers.
struct PreviewPerformance<FilmType: Film>: Sendable {
  let source: FilmSource<FilmType>
  let limits: FilmLimits
  /// The numbers of the layers that aren't drawn, as in the film's trace.
  var hidden: Set<Int> = []

  /// Starts a performance. It is recorded as in renders: a complete record takes a hundred times as
  /// long.
  func start() throws(FlipbookError) -> FilmRun {
    try FilmRun(source, limits: limits, tracing: .brief) { [hidden] clock in
      UndrawnLayers.of(clock).numbers = hidden
    }
  }
}
