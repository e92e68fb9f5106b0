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

  /// Creates the digest of a group's items.
  init(of items: [DisplayItem]) { value = items.count < Self.minimumCount ? nil : Value() }

  /// Creates the digest of a list, which is asked for several times.
  init() { value = Value() }

  /// Adds `items` to `digest`; they must be the items that this value was created for.
  func add(_ items: [DisplayItem], to digest: inout Digest) {
    if value == nil { return digest.add(items) }
    digest.add(items.count)
    digest.add(
      word {
        var own = Digest()
        own.add(items)
        return own.value
      })
  }

  /// Returns the digest; `compute` returns it if it isn't kept yet, and must always return the same.
  func word(_ compute: () -> UInt64) -> UInt64 {
    guard let value else { return compute() }
    let kept = value.word.load(ordering: .relaxed)
    if kept != 0 { return kept }
    let word = compute()
    value.word.store(word, ordering: .relaxed)
    return word
  }

  static func == (first: CachedDigest, second: CachedDigest) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
