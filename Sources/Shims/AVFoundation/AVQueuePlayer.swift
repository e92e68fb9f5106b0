public import CoreMedia
public import Foundation
import Messaging

/// A player of several items, one after the other.
open class AVQueuePlayer: AVPlayer {
  private final var queue: [AVPlayerItem] = []
  /// The object that repeats an item.
  final weak var looper: AVPlayerLooper?

  /// Creates a player of items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: nil)
    for item in items { insert(item, after: nil) }
  }

  /// Creates a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    super.init(playerItem: item)
    queue = item.map { [$0] } ?? []
    actionAtItemEnd = .advance
  }

  /// Returns the item that is played and those after it.
  open func items() -> [AVPlayerItem] { queue }

  /// Returns whether an item can be inserted: each can be in a queue once.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
      && (afterItem.map { after in queue.contains { $0 === after } } ?? true)
  }

  /// Inserts an item after another, nil for the last one.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let index = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
    queue.insert(item, at: index.map { $0 + 1 } ?? queue.count)
    if queue.count == 1 { show(item) }
  }

  /// Removes an item; the next one is played if this one was.
  open func remove(_ item: AVPlayerItem) {
    guard let index = queue.firstIndex(where: { $0 === item }) else { return }
    queue.remove(at: index)
    if index == 0 { show(queue.first) }
  }

  /// Removes all items.
  open func removeAllItems() {
    queue = []
    show(nil)
  }

  /// Plays the next item.
  open func advanceToNextItem() {
    guard let item = currentItem else { return }
    next(after: item)
  }

  /// Replaces the item that is played.
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
    super.replaceCurrentItem(with: item ?? queue.first)
  }

  final override func next(after item: AVPlayerItem) {
    looper?.repeatItem()
    if !queue.isEmpty { queue.removeFirst() }
    show(queue.first)
  }
}

/// An object that repeats an item in a queue endlessly. It plays copies of the item.
open class AVPlayerLooper: NSObject {
  /// Whether an item can be repeated. The raw values are Apple's.
  public enum Status: Int, Sendable {
    /// Not known yet.
    case unknown
    /// It is repeated.
    case ready
    /// It can't be repeated.
    case failed
    /// Looping was disabled.
    case cancelled
  }

  /// The order of the copies and the queue's own items. The raw values are Apple's.
  public enum ItemOrdering: Int, Sendable {
    /// The copies are played first.
    case loopingItemsPrecedeExistingItems
    /// The queue's own items are played first.
    case loopingItemsFollowExistingItems
  }

  private weak var player: AVQueuePlayer?
  private let template: AVPlayerItem
  private let range: CMTimeRange
  private var isFirst = true

  /// Whether the item is repeated.
  open private(set) var status = Status.ready
  /// How often the item has been played to its end.
  open private(set) var loopCount = 0 {
    willSet { portedWillChange(self, "loopCount", loopCount, newValue) }
    didSet { portedDidChange(self, "loopCount", oldValue, loopCount) }
  }
  /// The copies in the queue.
  open private(set) var loopingPlayerItems: [AVPlayerItem] = []
  /// The reason why the item can't be repeated; nil.
  open var error: (any Error)? { nil }

  /// Creates an object that repeats an item in a player's queue, which it empties before.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  /// Creates an object that repeats a part of an item; an invalid range means the whole one.
  public init(
    player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
  ) {
    (self.player, template, range) = (player, itemToLoop, loopRange)
    super.init()
    player.remove(itemToLoop)
    player.looper = self
    append()
    append()
  }

  /// Ends the repetition after the current copy.
  open func disableLooping() {
    status = .cancelled
    for item in loopingPlayerItems where item !== player?.currentItem { player?.remove(item) }
    player?.looper = nil
  }

  /// Appends another copy, because one has been played.
  func repeatItem() {
    loopCount += 1
    if !loopingPlayerItems.isEmpty { loopingPlayerItems.removeFirst() }
    append()
  }

  private func append() {
    guard let copy = template.copy() as? AVPlayerItem else { return }
    if range.isValid, !range.isEmpty {
      copy.forwardPlaybackEndTime = range.end
      copy.seek(to: range.start)
    }
    loopingPlayerItems.append(copy)
    player?.insert(copy, after: nil)
  }
}
