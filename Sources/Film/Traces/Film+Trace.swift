package import Failures
import OutputFiles
package import FilmStage
import Foundation
import Layers
import Rx
import Sinks
import VirtualTime

extension Film {
  /// Plays the film to its end without drawing and returns its trace.
  package static func trace(
    source: FilmSource<Self> = FilmSource(), limits: FilmLimits = FilmLimits()
  ) throws(FlipbookError) -> Trace {
    try trace(of: FilmRun(source, limits: limits, tracing: .full))
  }

  /// Plays the film that `makeFilm` returns to its end without drawing and returns its trace.
  package static func trace(
    limits: FilmLimits = FilmLimits(), of makeFilm: () -> Self
  ) throws(FlipbookError) -> Trace {
    try trace(of: FilmRun(makeFilm, limits: limits, tracing: .full))
  }

  private static func trace(of run: FilmRun) throws(FlipbookError) -> Trace {
    let count = try run.countFrames()
    try run.stage.advance(to: run.stage.format.rate.instant(ofFrame: count - 1))
    var trace = Trace(film: name, of: run, frameCount: count)
    trace.warnings = (trace.warnings + trace.findings).sorted { $0.time < $1.time }
    return trace
  }
}

extension Trace {
  /// Creates a trace from the current records of `run`; the film has the given name and
  /// `frameCount` frames.
  package init(film: String, of run: FilmRun, frameCount: Int) {
    let (stage, clock) = (run.stage, run.stage.clock)
    let (animations, settings) = (AnimationLog.of(clock), SettingLog.of(clock))
    let (completions, subscriptions) = (CompletionLog.of(clock), SubscriptionLog.of(clock))
    let tasks = TaskLog.of(clock)
    let waitingSites = run.waitingSites
    let omitted =
      animations.omitted + settings.omitted + completions.omitted + subscriptions.omitted
      + tasks.omitted
    self.init(
      film: film, canvas: stage.manifestCanvas, frameCount: frameCount,
      duration: stage.format.rate.instant(ofFrame: frameCount - 1).seconds,
      waitingWork: clock.pendingCount - animations.waitingWork,
      animations: animations.entries.map(Animation.init),
      completions: completions.entries.map(Completion.init),
      subscriptions: subscriptions.entries.map(Subscription.init),
      tasks: tasks.entries.isEmpty
        ? nil
        : tasks.entries.map {
          Task($0, from: run.origin(of: $0), waiting: waitingSites[$0.identifier])
        },
      settings: settings.entries.map(Setting.init), omitted: omitted == 0 ? nil : omitted,
      warnings: LayerWarnings.of(clock).records.map(Warning.init))
  }
}

extension Trace.Setting {
  init(_ entry: SettingLog.Entry) {
    self.init(
      layer: entry.layer, view: entry.layerName, keyPath: entry.key, time: entry.instant.seconds,
      value: entry.value, source: entry.site)
  }
}

extension Trace.Animation {
  init(_ entry: AnimationLog.Entry) {
    self.init(
      layer: entry.layer, view: entry.layerName, key: entry.key, keyPath: entry.keyPath,
      from: entry.from, to: entry.to, added: entry.added.seconds, begin: entry.begin.seconds,
      duration: entry.duration,
      moves: entry.moves?.map { Trace.Move(begin: $0.begin.seconds, end: $0.end.seconds) },
      repeatCount: entry.repeatCount, autoreverses: entry.autoreverses, curve: entry.curve,
      isAdditive: entry.isAdditive, end: entry.stop?.seconds,
      finished: entry.stop.map { _ in entry.isFinished }, source: entry.site)
  }
}

extension Trace.Warning {
  init(_ record: LayerWarnings.Record) {
    self.init(
      code: Code(rawValue: record.warning.code.rawValue) ?? .other,
      time: record.instant.seconds, message: record.warning.message, hint: record.warning.hint,
      source: record.site)
  }
}

extension Trace.Completion {
  init(_ entry: CompletionLog.Entry) {
    self.init(
      of: entry.owner, begin: entry.begin.seconds, calls: entry.calls.map(\.seconds),
      source: entry.site)
  }
}

extension Trace.Subscription {
  init(_ entry: SubscriptionLog.Entry) {
    self.init(
      function: entry.function, element: entry.element, isSource: entry.isSource,
      begin: entry.begin.seconds, events: entry.events.map(Trace.Event.init),
      disposed: entry.disposal?.seconds, source: entry.site)
  }
}

extension Trace.Task {
  init(_ entry: TaskLog.Entry, from source: CallSite?, waiting: CallSite?) {
    self.init(
      name: entry.name, begin: entry.begin.seconds, resumptions: entry.resumptions.map(\.seconds),
      end: entry.end?.seconds, cancelled: entry.end.map { _ in entry.wasCancelled },
      source: source, waiting: entry.end == nil ? waiting : nil)
  }
}

extension Trace.Event {
  init(_ occurrence: SubscriptionLog.Occurrence) {
    let time = occurrence.instant.seconds
    switch occurrence.event {
    case .next(let element): self.init(time: time, event: .next, value: element)
    case .error(let error): self.init(time: time, event: .error, value: "\(error)")
    case .completed: self.init(time: time, event: .completed, value: nil)
    }
  }
}

extension Trace {
  /// Returns the trace as JSON: indented, with sorted keys, and with the same bytes for equal
  /// traces.
  package func json() throws(FlipbookError) -> [UInt8] {
    var rest = self
    rest.animations = []
    rest.completions = []
    rest.subscriptions = []
    rest.tasks = tasks.map { _ in [] }
    rest.settings = settings.map { _ in [] }
    rest.warnings = []
    return try OrderedJSON.bytes(
      of: rest,
      with: [
        .init("animations", animations), .init("completions", completions),
        .init("subscriptions", subscriptions), .init("tasks", tasks ?? []),
        .init("settings", settings ?? []), .init("warnings", warnings),
      ])
  }

  /// Throws if the file name doesn't end with a supported extension.
  package static func check(_ path: String) throws(FlipbookError) {
    guard ["json", "svg"].contains((path as NSString).pathExtension.lowercased()) else {
      throw FlipbookError(
        .badSetting, "The name of the trace \"\(path)\" doesn't end in .json or .svg.",
        hint: "Use a name that ends in .json for the data, or in .svg for a chart.")
    }
  }

  /// Returns the contents of a file with that name: JSON or, if the name ends in .svg, a chart.
  package func contents(ofFile path: String) throws(FlipbookError) -> [UInt8] {
    try Self.check(path)
    let isPicture = path.lowercased().hasSuffix(".svg")
    return isPicture ? [UInt8](TraceChart(self).svg.utf8) : try json()
  }

  /// Writes the trace to `path` atomically. Creates the folder if it doesn't exist.
  package func write(to path: String) throws(FlipbookError) {
    try AtomicFile.write(contents(ofFile: path), to: path)
  }
}
