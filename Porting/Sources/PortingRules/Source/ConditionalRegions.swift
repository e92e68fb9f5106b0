import SwiftIfConfig
import SwiftSyntax

/// The parts of a file that a film doesn't compile, according to its `#if` conditions.
struct ConditionalRegions {
  /// The bytes that no film compiles.
  private var inactive: [Range<Int>] = []
  /// The bytes that depend on values that aren't known.
  private var uncertain: [Range<Int>] = []

  init(_ tree: SourceFileSyntax) {
    var activeCounts: [Range<Int>: Int] = [:]
    for assumption in [false, true] {
      for region in tree.configuredRegions(in: FilmConfiguration(assumption: assumption)) {
        guard let elements = region.ifClause.elements else { continue }
        let range = elements.position.utf8Offset..<elements.endPosition.utf8Offset
        activeCounts[range, default: 0] += region.state == .active ? 1 : 0
      }
    }
    inactive = activeCounts.filter { $0.value == 0 }.map(\.key)
    uncertain = activeCounts.filter { $0.value == 1 }.map(\.key)
  }

  /// Returns whether some film compiles the byte at `offset`.
  func isActive(_ offset: Int) -> Bool { !inactive.contains { $0.contains(offset) } }

  /// Returns whether every film compiles the byte at `offset`.
  func isCertain(_ offset: Int) -> Bool {
    isActive(offset) && !uncertain.contains { $0.contains(offset) }
  }
}
