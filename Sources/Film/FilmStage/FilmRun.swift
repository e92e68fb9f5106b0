package import Failures
package import Foundation
import Layers
import Processes
package import Raster
import Rx
package import Sinks
import SourceLines
import Views
package import VirtualTime

/// One performance of a film: the film, its stage and its end.
package final class FilmRun {
  package let stage: Stage
  /// The film, retained while it plays, because its `DisposeBag` must live as long as its stage.
  private var film: (any Film)?

  private let assetFolders: [String]
  private let duration: TimeInterval?
  private let limits: FilmLimits
  /// Whether the film ends with the observable it returned.
  private var awaitsCompletion = false
  private var completedAt: Instant?
  private var subscription: (any Disposable)?

  /// Starts a performance of a film: runs everything at 0 s until `perform` returns. With tracing,
  /// the performance is recorded.
  package convenience init(
    _ type: any Film.Type, limits: FilmLimits = FilmLimits(), tracing: Tracing = .none
  ) throws(FlipbookError) {
    try self.init(assets: type.assets, limits: limits, tracing: tracing) { type.init() }
  }

  /// Starts a performance of the film that `makeFilm` returns. With `readableFolders`, the film can
  /// read images and fonts only in these folders and in its own, see `AssetAccess`; nil, for films
  /// without values from outside, allows all files.
  package convenience init<FilmType: Film>(
    _ makeFilm: () -> FilmType, limits: FilmLimits = FilmLimits(), tracing: Tracing = .none,
    readableFolders: [URL]? = nil, warn: ((String) -> Void)? = nil
  ) throws(FlipbookError) {
    try self.init(
      assets: FilmType.assets, limits: limits, tracing: tracing, readableFolders: readableFolders,
      warn: warn, makeFilm)
  }

  /// Starts a performance of a film with its parameters. `prepare` is called with the new clock before
  /// the film is created.
  package convenience init<FilmType: Film>(
    _ source: FilmSource<FilmType>, limits: FilmLimits = FilmLimits(), tracing: Tracing = .none,
    prepare: (VirtualClock) -> Void = { _ in }
  ) throws(FlipbookError) {
    try self.init(
      assets: FilmType.assets, limits: limits, tracing: tracing,
      readableFolders: source.readableFolders,
      replacement: source.replacement, warn: source.warn, prepare: prepare, source.makeFilm)
  }

  private init(
    assets: URL?, limits: FilmLimits, tracing: Tracing, readableFolders: [URL]? = nil,
    replacement: AssetAccess.Replacement? = nil, warn: ((String) -> Void)? = nil,
    prepare: (VirtualClock) -> Void = { _ in },
    _ makeFilm: () -> any Film
  ) throws(FlipbookError) {
    let clock = VirtualClock.ofStage()
    assetFolders = AssetFolder.folders(ofAssets: assets).map { $0.path + "/" }
    clock.context.tracing = tracing
    prepare(clock)
    if tracing == .full { LayerWarnings.of(clock).gather() }
    if let warn { LayerWarnings.of(clock).sink = { warn($0.description) } }
    clock.turnLimit = limits.turnLimit
    Assets.prepare(
      clock, assets: assets, readableFolders: readableFolders, replacement: replacement)
    let (film, duration, canvas) = Interruption.callingFilm {
      let film = clock.asCurrent(makeFilm)
      return (film, film.duration, film.canvas)
    }
    self.film = film
    self.limits = limits
    self.duration = duration
    stage = try Stage(canvas: canvas, clock: clock)
    try begin(film)
  }

  // Code that runs on disposal can still read the time or start an animation.
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
      observable = try stage.perform {
        let observable = try film.perform(on: stage)
        if !(film is any PortedApplicationFilm) { UIApplication.shared.finishLaunch() }
        return observable
      }
    } catch {
      // The error can result from a failure that was reported to the film.
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

  /// The files that the film has read so far, except those that its fingerprint covers.
  package var filesRead: [String] { files(after: 0) }

  /// Returns the files that were read after the first `count`, including assets.
  package func files(after count: Int) -> [String] {
    Assets.of(stage.clock).filesRead.dropFirst(count).filter { file in
      let path = URL(fileURLWithPath: file).path
      return !assetFolders.contains { path.hasPrefix($0) }
    }.sorted()
  }

  /// The number of files that the film has read so far, including assets.
  package var fileCount: Int { Assets.of(stage.clock).filesRead.count }

  /// Advances to frame `number` and returns its display list. Numbers must be in ascending order.
  package func displayList(
    ofFrame number: Int, _ times: StageTimes? = nil
  ) throws(FlipbookError) -> DisplayList {
    try times.measure(.evaluate) { () throws(FlipbookError) in try advance(toFrame: number) }
    return times.measure(.list) { stage.displayList() }
  }

  /// Advances to frame `number`. Numbers must be in ascending order.
  package func advance(toFrame number: Int) throws(FlipbookError) {
    try stage.advance(to: stage.format.rate.instant(ofFrame: number))
  }

  /// Plays the film to its end without drawing and returns the number of its frames.
  ///
  /// Throws if the film doesn't end within the limits, or fails.
  package func countFrames() throws(FlipbookError) -> Int {
    while true {
      if let count = try frameCountIfKnown() { return count }
      try Interruption.check()
      if let next = stage.clock.nextInstant { try stage.advance(to: next) }
    }
  }

  /// Returns the number of frames if the film has a duration or has ended; nil if it continues.
  ///
  /// Throws if the film can't end within the limits, or has failed.
  package func frameCountIfKnown() throws(FlipbookError) -> Int? {
    if let duration { return try frameCount(of: duration) }
    try stage.check()
    if let end { return stage.format.rate.firstFrame(atOrAfter: end) + 1 }
    let limit = Instant(seconds: limits.maximumDuration)
    guard !stage.clock.isIdle, let next = stage.clock.nextInstant, next <= limit else {
      throw endless()
    }
    return nil
  }

  /// The instant at which the film has ended; nil if it hasn't ended yet.
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
        .badDuration, "A film can't have a duration of \(duration.text) s.",
        hint: "Use a positive number of seconds, or nil to end the film when its work ends.")
    }
    return max(stage.format.rate.frameCount(forSeconds: duration), 1)
  }

  private func endless() -> FlipbookError {
    guard !stage.clock.isIdle else {
      let places = waitingPlaces
      if stage.clock.openTaskCount > 0 || awaitsCompletion && !places.isEmpty {
        return waiting(at: places)
      }
      let rest =
        awaitsCompletion
        ? "nothing is scheduled, but its observable hasn't completed"
        : "nothing is scheduled, but "
          + "\(RunningAnimations.of(stage.clock).first ?? "an animation") repeats forever or is "
          + "paused"
      return FlipbookError(
        .endless, "The film doesn't end: at \(stage.time.text) s \(rest).",
        hint: awaitsCompletion
          ? "Complete the observable, or give the film a duration."
          : "Remove the animation, or give the film a duration.")
    }
    return FlipbookError(
      .endless, "The film hasn't ended after \(limits.maximumDuration.text) s.",
      hint: "Give it a duration, end it with take(_:), or raise the limit with --max-duration.")
  }

  /// The lines of the film at which tasks wait, in the order in which the tasks started.
  private var waitingPlaces: [String] {
    stage.clock.waitingTaskAddresses.sorted { $0.key < $1.key }.compactMap {
      CallSites.location(resumingAt: $0.value)
    }
  }

  /// Returns the line that started a task or, if the library started it, at which it waited first.
  package func origin(of task: TaskLog.Entry) -> CallSite? {
    task.site ?? CallSites.likelySite(resumingAt: task.firstResumeAddresses)
  }

  /// The lines of the film at which the tasks wait that haven't ended, by the tasks' identifiers.
  package var waitingSites: [UInt64: CallSite] {
    stage.clock.waitingTaskAddresses.compactMapValues(CallSites.likelySite(resumingAt:))
  }

  /// Returns the error for tasks that wait while nothing on the clock can resume them.
  private func waiting(at places: [String]) -> FlipbookError {
    let place = places.isEmpty ? "" : " at \(places.joined(separator: " and "))"
    return FlipbookError(
      .endless,
      "The film doesn't end: at \(stage.time.text) s nothing is scheduled, but a task of the stage "
        + "is still waiting\(place).",
      hint:
        "Await only what runs on the stage's clock: Task.sleep, animations, the value of a sequence, "
        + "or another task of the stage. Results of the network and of other threads don't arrive "
        + "on it.")
  }
}

extension Film {
  /// The name of the film: the name of its type.
  package static var name: String { String(describing: Self.self) }

  /// Returns the number of frames of the film: `known`, or the result of playing it without
  /// drawing.
  package static func countFrames(
    _ limits: FilmLimits, _ source: FilmSource<Self> = FilmSource(), known: Int? = nil
  ) throws(FlipbookError) -> Int {
    if let known { return known }
    return try FilmRun(source, limits: limits).countFrames()
  }
}
