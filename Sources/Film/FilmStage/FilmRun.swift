package import Failures
package import Foundation
import Layers
package import Raster
import Rx
package import Sinks
import Views
package import VirtualTime

/// One performance of a film: the film, its stage and whether it has ended.
package final class FilmRun {
  package let stage: Stage
  /// Kept while it plays: a `DisposeBag` of its own lives as long.
  private var film: (any Film)?

  private let assetFolders: [String]
  private let duration: TimeInterval?
  private let limits: FilmLimits
  /// Whether the film's end is that of the observable it returned.
  private var awaitsCompletion = false
  private var completedAt: Instant?
  private var subscription: (any Disposable)?

  /// Begins a performance of a film of that type: everything that happens at 0 s up to the return
  /// of `perform`. A traced one records what happens.
  package convenience init(
    _ type: any Film.Type, limits: FilmLimits = FilmLimits(), tracing: Tracing = .none
  ) throws(FlipbookError) {
    try self.init(assets: type.assets, limits: limits, tracing: tracing) { type.init() }
  }

  /// Begins a performance of the film that `makeFilm` makes. With `readsOnly` it reads pictures and
  /// fonts in these folders and in its own alone, see `AssetAccess`; nil, for films that nobody gives
  /// values from outside, lets it read all.
  package convenience init<FilmType: Film>(
    _ makeFilm: () -> FilmType, limits: FilmLimits = FilmLimits(), tracing: Tracing = .none,
    readsOnly: [URL]? = nil, warn: ((String) -> Void)? = nil
  ) throws(FlipbookError) {
    try self.init(
      assets: FilmType.assets, limits: limits, tracing: tracing, readsOnly: readsOnly,
      warn: warn, makeFilm)
  }

  /// Begins a performance of a film with its parameters.
  package convenience init<FilmType: Film>(
    _ source: FilmSource<FilmType>, limits: FilmLimits = FilmLimits(), tracing: Tracing = .none
  ) throws(FlipbookError) {
    try self.init(
      assets: FilmType.assets, limits: limits, tracing: tracing, readsOnly: source.readsOnly,
      replacement: source.replacement, warn: source.warn, source.makeFilm)
  }

  private init(
    assets: URL?, limits: FilmLimits, tracing: Tracing, readsOnly: [URL]? = nil,
    replacement: AssetAccess.Replacement? = nil, warn: ((String) -> Void)? = nil,
    _ makeFilm: () -> any Film
  ) throws(FlipbookError) {
    let clock = VirtualClock.ofStage()
    assetFolders = AssetFolder.folders(ofAssets: assets).map { $0.path + "/" }
    clock.context.tracing = tracing
    if tracing == .full { LayerWarnings.of(clock).gather() }
    if let warn { LayerWarnings.of(clock).sink = { warn($0.description) } }
    clock.turnLimit = limits.turns
    Assets.prepare(clock, assets: assets, readsOnly: readsOnly, replacement: replacement)
    let (film, duration, canvas) = Interruption.callingFilm {
      let film = clock.asCurrent(makeFilm)
      return (film, film.duration, film.canvas)
    }
    (self.film, self.limits, self.duration) = (film, limits, duration)
    stage = try Stage(canvas: canvas, clock: clock)
    try begin(film)
  }

  /// What is disposed of may still ask for the time or begin an animation.
  deinit {
    stage.perform {
      subscription?.dispose()
      stage.clock.cancelTasks()
      film = nil
      stage.clock.end()
    }
  }

  private func begin(_ film: any Film) throws(FlipbookError) {
    let observable: Observable<Void>?
    do {
      observable = try stage.perform { try film.perform(on: stage) }
    } catch {
      // What it threw may follow from a failure that it was told of.
      try stage.check()
      throw FlipbookError(thrown: error, by: "The film's perform(on:) threw")
    }
    guard let observable else { return }
    awaitsCompletion = true
    let clock = stage.clock
    subscription = stage.perform {
      observable.subscribe(
        onError: { clock.fail($0) },
        onCompleted: { [weak self] in self?.completedAt = clock.now })
    }
  }

  /// The files that it has read so far, apart from those that its fingerprint stands for.
  package var filesRead: [String] { files(after: 0) }

  /// Those of them that it has read after so many, assets too.
  package func files(after count: Int) -> [String] {
    Assets.of(stage.clock).filesRead.dropFirst(count).filter { file in
      let path = URL(fileURLWithPath: file).path
      return !assetFolders.contains { path.hasPrefix($0) }
    }.sorted()
  }

  /// How many files it has read so far, assets too.
  package var fileCount: Int { Assets.of(stage.clock).filesRead.count }

  /// Advances to frame `number` and returns what it shows. Frames come in rising order.
  package func displayList(
    ofFrame number: Int, _ times: StageTimes? = nil
  ) throws(FlipbookError) -> DisplayList {
    try times.measure(.evaluate) { () throws(FlipbookError) in
      try stage.advance(to: stage.format.rate.instant(ofFrame: number))
    }
    return times.measure(.list) { stage.displayList() }
  }

  /// Plays the film to its end without drawing and tells how many frames it has.
  ///
  /// Throws when it does not end within the limits, and whatever fails on the way.
  package func countFrames() throws(FlipbookError) -> Int {
    if let duration { return try frameCount(of: duration) }
    let limit = Instant(seconds: limits.longest)
    while true {
      try stage.check()
      if let end { return stage.format.rate.firstFrame(atOrAfter: end) + 1 }
      guard !stage.clock.isIdle, let next = stage.clock.nextInstant, next <= limit else {
        throw endless()
      }
      try Interruption.check()
      try stage.advance(to: next)
    }
  }

  /// The instant at which the film ended, as far as it has come.
  private var end: Instant? {
    let clock = stage.clock
    guard clock.openTaskCount == 0 else { return nil }
    if awaitsCompletion { return completedAt.map { max($0, clock.lastTaskEnd ?? $0) } }
    let isAtRest = clock.isIdle && RunningAnimations.of(clock).count == 0
    return isAtRest ? clock.now : nil
  }

  private func frameCount(of duration: TimeInterval) throws(FlipbookError) -> Int {
    let frames = duration * stage.format.rate.framesPerSecond
    guard frames.isFinite, frames > 0, frames < 1e9 else {
      throw FlipbookError(
        .badDuration, "A film cannot have the duration \(duration.text) s.",
        hint: "Give a positive number of seconds, or nil to let it end by itself.")
    }
    return max(stage.format.rate.frameCount(forSeconds: duration), 1)
  }

  private func endless() -> FlipbookError {
    guard !stage.clock.isIdle else {
      if stage.clock.openTaskCount > 0 {
        return FlipbookError(
          .endless,
          "The film does not end: at \(stage.time.text) s nothing is scheduled any more, but a task of "
            + "the stage still waits.",
          hint:
            "Await what comes by the stage's clock: stage.sleep, the value of a sequence, another "
            + "task of the stage. The network, Task.sleep and the main actor are not on it.")
      }
      let rest =
        awaitsCompletion
        ? "nothing is scheduled any more, but its observable has not completed"
        : "nothing is scheduled any more, but "
          + "\(RunningAnimations.of(stage.clock).first ?? "an animation") repeats for ever or stands "
          + "still"
      return FlipbookError(
        .endless, "The film does not end: at \(stage.time.text) s \(rest).",
        hint: "Complete the observable, or give the film a duration.")
    }
    return FlipbookError(
      .endless, "The film has not ended after \(limits.longest.text) s.",
      hint: "Give it a duration, end it with take(_:), or raise the limit with --max-duration.")
  }
}

extension Film {
  /// What the film is called: its type's name.
  package static var name: String { String(describing: Self.self) }

  /// How many frames the film has, found by playing it once without drawing unless it is `known`.
  package static func countFrames(
    _ limits: FilmLimits, _ source: FilmSource<Self> = FilmSource(), known: Int? = nil
  ) throws(FlipbookError) -> Int {
    if let known { return known }
    return try FilmRun(source, limits: limits).countFrames()
  }
}
