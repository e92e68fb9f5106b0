import Synchronization

/// The digest of a group's items, computed on first use and shared by all copies of the group, so
/// that content that doesn't change between frames is digested once.
///
/// The digest follows from the items, so it is ignored by equality and hashing.
struct CachedDigest: Hashable, Sendable {
  private final class Value: Sendable {
    /// The digest; 0 until it is computed.
    let word = Atomic<UInt64>(0)
  }

  /// Smaller groups are digested each time, which costs less than storing their digest.
  private static let minimumCount = 5

  private let value: Value?

  init(of items: [DisplayItem]) { value = items.count < Self.minimumCount ? nil : Value() }

  /// Adds `items` to `digest`; they must be the items that this value was created for.
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

  static func == (first: CachedDigest, second: CachedDigest) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
