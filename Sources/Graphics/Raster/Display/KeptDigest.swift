import Synchronization

/// The digest of a group's items, worked out when it is first asked for and shared by all copies of
/// the group: what rests from frame to frame is digested once.
///
/// It follows from the items, so it counts neither for equality nor for hashes.
struct KeptDigest: Hashable, Sendable {
  private final class Value: Sendable {
    /// 0 until it is known.
    let word = Atomic<UInt64>(0)
  }

  /// Groups of fewer items are digested anew: that costs less than to keep their digest.
  private static let leastCount = 5

  private let value: Value?

  init(of items: [DisplayItem]) { value = items.count < Self.leastCount ? nil : Value() }

  /// Adds `items`, for which this was made, to `digest`.
  func add(_ items: [DisplayItem], to digest: inout Digest) {
    guard let value else { return digest.add(items) }
    var word = value.word.load(ordering: .relaxed)
    if word == 0 {
      var own = Digest()
      own.add(items)
      word = own.value
      value.word.store(word, ordering: .relaxed)
    }
    digest.add(items.count)
    digest.add(word)
  }

  static func == (first: KeptDigest, second: KeptDigest) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
