import AVKit
import FilmStage
import Testing
import UIKit

/// Players of a video of two seconds and 10 frames per second, each of one colour: red, then blue from 1 s.
@Suite struct VideoTests {
  private static let video: URL? = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-video-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("colours.mkv")
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = [
      "ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i",
      "color=c=red:s=8x4:r=10:d=1[a];color=c=blue:s=8x4:r=10:d=1[b];[a][b]concat",
      "-c:v", "ffv1", "-pix_fmt", "bgr0", file.path,
    ]
    try? program.run()
    program.waitUntilExit()
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }()

  private let stage: Stage
  private let url: URL

  init() throws {
    url = try #require(Self.video)
    stage = try Stage(canvas: Canvas(width: 32, height: 20, framesPerSecond: 10))
  }

  private func makePlayer(_ item: AVPlayerItem? = nil) -> AVPlayer {
    stage.perform { AVPlayer(playerItem: item ?? AVPlayerItem(url: url)) }
  }

  private func seconds(_ player: AVPlayer) -> Double {
    stage.perform { player.currentTime().seconds }
  }

  private func pixel(_ layer: CALayer) -> [Int]? {
    guard let image = layer.contents as? CGImage, let data = image.dataProvider?.data else {
      return nil
    }
    return data.prefix(3).map(Int.init)
  }

  /// The code in docs/porting.md.
  private func addBackground(to view: UIView) {
    let player = AVPlayer(url: Bundle.main.url(forResource: "waves", withExtension: "mp4")!)
    let layer = AVPlayerLayer(player: player)
    layer.frame = view.bounds
    layer.videoGravity = .resizeAspectFill
    view.layer.insertSublayer(layer, at: 0)
    player.play()
  }

  @Test func layersShowThePicturesOfThePlayersTime() throws {
    let player = makePlayer()
    let layer = stage.perform { AVPlayerLayer(player: player) }
    layer.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    #expect(player.currentItem?.status == .unknown && layer.contents == nil)
    try stage.advance(to: 0.5)
    #expect(player.currentItem?.status == .readyToPlay && layer.isReadyForDisplay)
    #expect(layer.videoRect == CGRect(x: 0, y: 4, width: 16, height: 8))
    let red = try #require(pixel(layer))
    stage.perform { player.play() }
    #expect(player.timeControlStatus == .playing)
    try stage.advance(to: 1.45)
    #expect(abs(seconds(player) - 0.95) < 1e-6 && pixel(layer) == red)
    try stage.advance(to: 1.55)
    #expect(try #require(pixel(layer)) != red)
    stage.perform { player.pause() }
    try stage.advance(to: 3)
    #expect(abs(player.currentTime().seconds - 1.05) < 1e-6 && player.rate == 0)
    stage.perform { player.seek(to: .zero) }
    #expect(pixel(layer) == red)
  }

  @Test func anItemEndsAndCanBePlayedAgain() throws {
    nonisolated(unsafe) let player = makePlayer()
    nonisolated(unsafe) var ends: [Double] = []
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in
      ends.append(stage.time)
      player.seek(to: .zero)
      player.play()
    }
    stage.perform { player.rate = 2 }
    try stage.advance(to: 3.5)
    // At twice the speed, then at the normal one.
    #expect(ends == [1, 3] && player.rate == 1)
    NotificationCenter.default.removeObserver(token)
    try stage.advance(to: 6)
    #expect(player.rate == 0 && player.currentTime().seconds == 2)
    #expect(player.timeControlStatus == .paused)
  }

  @Test func observersOfTimesAreCalled() throws {
    let player = makePlayer()
    var (times, passed): ([Double], Int) = ([], 0)
    let half = CMTime(value: 1, timescale: 2)
    let observer = stage.perform {
      player.addPeriodicTimeObserver(forInterval: half, queue: .main) { times.append($0.seconds) }
    }
    let boundary = stage.perform {
      player.addBoundaryTimeObserver(
        forTimes: [NSValue(time: CMTime(seconds: 0.7, preferredTimescale: 600))], queue: nil
      ) { passed += 1 }
    }
    try stage.advance(to: 0.1)
    times = []
    stage.perform { player.play() }
    try stage.advance(to: 1.3)
    #expect(times == [0, 0.5, 1] && passed == 1)
    player.removeTimeObserver(observer)
    player.removeTimeObserver(boundary)
    try stage.advance(to: 2.5)
    #expect(times.count == 3)
  }

  @Test func statusAndRateAreObservable() throws {
    let item = AVPlayerItem(url: url)
    let player = stage.perform { AVPlayer() }
    var changes: [String] = []
    let observations = [
      item.observe(\.status) { item, _ in changes.append("item \(item.status.rawValue)") },
      player.observe(\.timeControlStatus, options: [.new]) { player, _ in
        changes.append("control \(player.timeControlStatus.rawValue)")
      },
      player.observe(\.currentItem) { _, _ in changes.append("current") },
    ]
    stage.perform {
      player.replaceCurrentItem(with: item)
      player.play()
      player.play()
    }
    try stage.advance(to: 0.1)
    #expect(changes == ["current", "control 1", "item 1", "control 2"])
    observations.forEach { $0.invalidate() }
  }

  @Test func queuesPlayTheirItemsAndLoopersRepeatOne() throws {
    let items = [AVPlayerItem(url: url), AVPlayerItem(url: url)]
    let queue = stage.perform { AVQueuePlayer(items: items) }
    stage.perform { queue.play() }
    try stage.advance(to: 1)
    #expect(queue.currentItem === items[0] && queue.items().count == 2)
    try stage.advance(to: 3)
    #expect(queue.currentItem === items[1] && abs(seconds(queue) - 1) < 1e-6)
    try stage.advance(to: 5)
    #expect(queue.currentItem == nil && queue.items().isEmpty)

    let repeated = AVQueuePlayer()
    let looper = stage.perform { AVPlayerLooper(player: repeated, templateItem: items[0]) }
    stage.perform { repeated.play() }
    try stage.advance(to: 10)
    #expect(looper.loopCount == 2 && abs(seconds(repeated) - 1) < 1e-6)
    stage.perform { looper.disableLooping() }
    try stage.advance(to: 12)
    #expect(repeated.currentItem == nil && looper.status == .cancelled)
  }

  @Test func assetsHaveDurationTracksAndImages() async throws {
    let asset = AVURLAsset(url: url)
    #expect(asset.duration.seconds == 2 && asset.isPlayable)
    let track = try #require(asset.tracks(withMediaType: .video).first)
    #expect(track.naturalSize == CGSize(width: 8, height: 4) && track.nominalFrameRate == 10)
    #expect(asset.tracks(withMediaType: .audio).isEmpty && track.preferredTransform.isIdentity)
    let generator = AVAssetImageGenerator(asset: asset)
    var time = CMTime.invalid
    let late = try generator.copyCGImage(
      at: CMTime(seconds: 1.55, preferredTimescale: 600), actualTime: &time)
    let early = try generator.copyCGImage(at: .zero, actualTime: nil)
    #expect(abs(time.seconds - 1.5) < 1e-3 && late.width == 8)
    #expect(late.dataProvider?.data != early.dataProvider?.data)
    generator.maximumSize = CGSize(width: 4, height: 4)
    #expect(try generator.copyCGImage(at: .zero, actualTime: nil).height == 2)
    let loaded = try await asset.load(.duration)
    #expect(loaded == asset.duration)
  }

  @Test func filesThatCannotBeReadFail() throws {
    let player = makePlayer(AVPlayerItem(url: URL(fileURLWithPath: "/nowhere/film.mp4")))
    let layer = stage.perform { AVPlayerLayer(player: player) }
    let remote = AVPlayerItem(url: try #require(URL(string: "https://example.com/film.mp4")))
    let other = makePlayer(remote)
    stage.perform { player.play() }
    try stage.advance(to: 1)
    #expect(player.currentItem?.status == .failed && layer.contents == nil)
    #expect((player.currentItem?.error as NSError?)?.domain == AVFoundationErrorDomain)
    #expect((remote.error as NSError?)?.code == NSURLErrorNotConnectedToInternet)
    #expect(other.currentTime() == .zero)
  }

  @Test func controllersShowTheVideo() throws {
    let controller = stage.perform { AVPlayerViewController() }
    controller.player = makePlayer()
    controller.videoGravity = .resizeAspectFill
    stage.perform { controller.loadViewIfNeeded() }
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.perform { controller.view.layoutIfNeeded() }
    try stage.advance(to: 0.2)
    #expect(controller.isReadyForDisplay && controller.view.backgroundColor == .black)
    #expect(controller.videoBounds == CGRect(x: -50, y: 0, width: 200, height: 100))
  }
}

@Suite struct MediaTimeTests {
  @Test func timesAreFractionsOfSeconds() {
    let third = CMTime(value: 1, timescale: 3)
    let half = CMTimeMake(value: 1, timescale: 2)
    #expect((third + half) == CMTime(value: 5, timescale: 6) && (third + half).timescale == 6)
    #expect(half - third == CMTime(value: 1, timescale: 6) && third < half)
    #expect(CMTime(value: 2, timescale: 4) == half && CMTimeCompare(third, half) == -1)
    #expect(CMTimeGetSeconds(half) == 0.5 && CMTimeMultiply(third, multiplier: 3).seconds == 1)
    let rounded = CMTime(seconds: 0.3, preferredTimescale: 2)
    #expect(rounded.value == 1 && rounded.hasBeenRounded)
    #expect(third.convertScale(600, method: .default).value == 200)
    #expect(third.convertScale(2, method: .roundTowardZero).value == 0)
    #expect(third.convertScale(2, method: .roundAwayFromZero).value == 1)
  }

  @Test func timesThatAreNotNumbersHaveAnOrder() {
    #expect(!CMTime.invalid.isValid && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.zero < .indefinite && CMTime.indefinite < .positiveInfinity)
    #expect(CMTime.negativeInfinity < .zero && CMTime.positiveInfinity < .invalid)
    #expect(
      (CMTime.zero + .positiveInfinity).isPositiveInfinity && !(CMTime.zero + .invalid).isValid)
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
    #expect(NSValue(time: .indefinite).timeValue.isIndefinite)
    let range = CMTimeRange(start: .zero, end: CMTime(value: 3, timescale: 1))
    #expect(NSValue(timeRange: range).timeRangeValue == range && range.containsTime(.zero))
    #expect(!range.containsTime(range.end) && range.duration.seconds == 3)
  }
}
