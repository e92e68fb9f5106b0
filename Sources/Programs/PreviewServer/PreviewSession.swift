import Failures
import FlyingFox
import Foundation
import PreviewFrames

/// A preview: the program that is shown, the build of the next one, and the connected pages.
///
/// `@unchecked Sendable`: all mutable state is accessed only on `queue`.
final class PreviewSession: @unchecked Sendable {
  typealias Page = AsyncStream<WSMessage>.Continuation

  /// The number of pages that can be connected at the same time: each has pixels of its own.
  private static let pageLimit = 16

  private let queue = DispatchQueue(label: "preview")
  private let settings: PreviewSettings
  /// The values of parameters that pages have set, as a JSON object.
  private var values = "{}"
  /// The numbers of the layers that pages have hidden.
  private var hidden: [Int] = []
  private var pages: [Int: Page] = [:]
  private var pageCount = 0
  private var state = PageState()

  private let builds: BuildQueue
  private var watch: SourceWatch?

  /// The process whose film is shown, and the one that takes over as soon as it has a frame.
  private var shown: FilmProcess?
  private var next: FilmProcess?
  private var processCount = 0
  /// The process of the build before the one that is shown, for comparisons.
  private var earlier: FilmProcess?
  private var causes = ChangeCauses()
  private let renders: RenderQueue
  private let golden: GoldenCheck
  /// The frame that a page asked for last.
  private var playhead = 0
  /// Whether the film has to be played again after the build, even if the program stays the same.
  private var playsAfterBuild = false
  /// The date of the latest start of a process that wasn't caused by a change.
  private var restarted = Date.distantPast

  init(_ settings: PreviewSettings) {
    self.settings = settings
    builds = BuildQueue(settings, on: queue)
    renders = RenderQueue(settings, on: queue)
    golden = GoldenCheck(settings, on: queue)
    state.product = settings.product
    state.package = settings.package.path
    state.soundOffset = settings.sound?.offset
  }

  /// Watches the package, builds the program, and starts it. Throws if files can't be watched.
  func start() throws(FlipbookError) {
    let watch = try SourceWatch(settings.package) { [weak self] paths in
      guard let self else { return }
      queue.async { self.filesChanged(paths) }
    }
    queue.sync {
      self.watch = watch
      builds.onStart = { [weak self] in
        guard let self else { return }
        state.isBuilding = true
        publish()
      }
      builds.onEnd = { [weak self] in self?.buildEnded($0, changed: $1) }
      renders.onChange = { [weak self] renders in
        guard let self else { return }
        state.renders = renders
        publish()
      }
      golden.onChange = { [weak self] golden in
        guard let self else { return }
        state.golden = golden
        publish()
      }
      if FileManager.default.isExecutableFile(atPath: settings.program.path) { startProcess() }
      if settings.isBuilt, next != nil { builds.readPlan() } else { builds.buildPackage() }
    }
  }

  /// Ends the processes.
  func stop() {
    queue.sync {
      builds.stop()
      renders.stop()
      golden.stop()
      for process in [shown, next, earlier] { process?.stop() }
      for page in pages.values { page.finish() }
    }
  }

  // MARK: Pages

  /// Connects a page and returns its number; nil if there are too many.
  func add(_ page: Page) -> Int? {
    queue.sync {
      guard pages.count < Self.pageLimit else { return nil }
      pageCount += 1
      pages[pageCount] = page
      page.yield(.text(state.json))
      return pageCount
    }
  }

  /// Disconnects a page.
  func remove(_ page: Int) {
    queue.async { [self] in
      pages[page]?.finish()
      pages[page] = nil
      var request = PreviewRequest(.forget)
      request.id = page
      for process in [shown, earlier] { process?.send(request) }
    }
  }

  /// Handles a request of a page.
  func receive(_ request: Data, from page: Int) {
    queue.async { [self] in
      guard let message = try? JSONDecoder().decode(PageMessage.self, from: request) else { return }
      switch message.kind {
      case "frame":
        if message.picture ?? 0 == 0 { playhead = message.frame ?? playhead }
        (message.isEarlier == true ? earlier : shown)?.send(request, of: page)
      case "digests", "layers":
        (message.isEarlier == true ? earlier : shown)?.send(request, of: page)
      case "trace", "parameters", "row": shown?.send(request, of: page)
      case "render": render(message)
      case "golden": golden.start()
      case "accept": golden.accept(message.frame)
      case "cancel": renders.cancel(message.render ?? 0)
      case "values": set(message.values ?? "{}", hidden)
      case "hide": set(values, message.layers ?? [])
      case "restart": if !builds.isRunning { startProcess() }
      case "build": if !builds.isRunning { builds.buildPackage() }
      default: break
      }
    }
  }

  private struct PageMessage: Decodable {
    let kind: String
    let frame: Int?
    let values: String?
    let layers: [Int]?
    let picture: Int?
    let isEarlier: Bool?
    let format: PageRender.Format?
    let first, last: Int?
    let render: Int?
  }

  /// Plays the film with other values or without other layers.
  private func set(_ values: String, _ hidden: [Int]) {
    (self.values, self.hidden) = (values, hidden)
    (state.values, state.hidden) = (values, hidden)
    publish()
    play()
  }

  /// Plays the film again. The process that is shown does so at once; one that is still playing might
  /// never end, and a new one starts, after the build if there is one.
  private func play() {
    if let shown, next == nil, state.film?.isComplete == true {
      shown.send(PreviewRequest(.play, values: values, hidden: hidden))
    } else if builds.isRunning {
      playsAfterBuild = true
    } else {
      startProcess()
    }
  }

  private func render(_ message: PageMessage) {
    guard let format = message.format, let film = state.film, film.isComplete else { return }
    let first = min(max(message.first ?? 0, 0), film.played - 1)
    let last = min(max(message.last ?? film.played - 1, first), film.played - 1)
    renders.add(
      format, frames: first...last, isWhole: first == 0 && last == film.played - 1, values: values)
  }

  /// The path of the sound; nil if there is none.
  var sound: String? { settings.sound?.file.path }

  /// The file of the golden's picture of a frame.
  func goldenPicture(ofFrame number: Int) -> String? {
    queue.sync { golden.picture(ofFrame: number) }
  }

  /// The file of a finished render, and its type.
  func renderedFile(_ number: Int) -> (path: String, type: String)? {
    queue.sync { renders.file(of: number) }
  }

  private func publish() {
    let text = state.json
    for page in pages.values { page.yield(.text(text)) }
  }

  // MARK: Building

  private func filesChanged(_ paths: Set<String>) {
    // Assets are copied to the program's folder without a build.
    if !builds.isRunning, paths.allSatisfy(AssetCopy.isAsset),
      paths.allSatisfy({ AssetCopy.update($0, settings) })
    {
      return play()
    }
    builds.filesChanged(paths)
  }

  private func buildEnded(_ result: FilmBuild.Result, changed: Set<String>) {
    state.isBuilding = false
    state.buildSeconds = result.seconds
    state.errors = result.problems
    let hasNewAssets = changed.contains(where: AssetCopy.isAsset)
    if result.isSuccess {
      if playsAfterBuild || hasNewAssets || !isCurrent {
        startProcess()
      } else if let name = state.film?.name, state.golden == nil {
        // A golden may have been recorded in the meantime.
        golden.show(name)
      }
    }
    publish()
  }

  /// Whether the newest process plays the program that was built last. A file that is saved during a
  /// build is built twice, and the second program often equals the first.
  private var isCurrent: Bool {
    guard let version = (next ?? shown)?.version else { return false }
    return version == ProgramVersion.version(of: settings.program)
  }

  // MARK: Processes

  /// Starts the program; it takes over from the one that is shown when it has a frame.
  private func startProcess() {
    next?.stop()
    playsAfterBuild = false
    processCount += 1
    do throws(FlipbookError) {
      next = try FilmProcess(settings, number: processCount) {
        [weak self] process, event in
        guard let self else { return }
        queue.async { self.receive(event, from: process) }
      }
      next?.send(PreviewRequest(.play, values: values, hidden: hidden))
    } catch {
      state.problem = PreviewedFilm.Problem(message: error.message, hint: error.hint)
      publish()
    }
  }

  private func receive(_ event: FilmProcess.Event, from process: FilmProcess) {
    switch event {
    case .reply(let block, ChangeCauses.page):
      guard process === shown || process === earlier,
        let found = causes.receive(block, isEarlier: process === earlier)
      else { return }
      state.causes = found
      publish()
    case .reply(let block, let page):
      if process === shown || process === earlier { pages[page]?.yield(.data(block)) }
    case .film(let film):
      // A new film is shown from the current frame on.
      let isNew = process === next || film.performance != state.film?.performance
      guard !isNew || film.played > playhead || film.isComplete else { return }
      if process === next { takeOver(film) }
      if process === shown { show(film) }
    case .end(let problem):
      if process === earlier {
        earlier = nil
        state.hasEarlier = false
        return publish()
      }
      guard process === shown || process === next else { return }
      ended(process, problem)
    }
  }

  /// Shows the next process's film, if it has any frame; otherwise only its problem.
  private func takeOver(_ film: PreviewedFilm) {
    if film.played == 0 {
      state.problem = film.problem
      next?.stop()
      next = nil
      publish()
      return
    }
    earlier?.stop()
    (earlier, shown, next) = (shown, next, nil)
    state.causes = nil
    golden.show(film.name)
    state.hasEarlier = earlier != nil
    state.process = shown?.number ?? 0
  }

  private func show(_ film: PreviewedFilm) {
    state.problem = film.problem
    // Values that aren't accepted leave the film as it is.
    if film.played > 0 || state.film == nil { state.film = film }
    // Later performances have other values of parameters.
    if film.performance > 1 { state.causes = nil }
    if film.hasTrace, film.performance == 1, let earlier, let shown {
      causes.request(earlier, shown)
    }
    publish()
  }

  private func ended(_ process: FilmProcess, _ problem: PreviewedFilm.Problem) {
    let wasComplete = process === shown && state.film?.isComplete == true
    if process === shown { shown = nil } else { next = nil }
    // A process whose film had ended was killed from outside; it starts again, but not endlessly.
    if wasComplete, Date().timeIntervalSince(restarted) > 2 {
      restarted = Date()
      return startProcess()
    }
    state.problem = problem
    publish()
  }
}
