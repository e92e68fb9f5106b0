import OutputFiles
import Foundation

/// The records of films, one line of JSON for each, by output. Only the outputs and the positions
/// of the lines are in memory, even for a million films; a line is decoded on request.
package struct FilmRecords {
  /// The part of a line that identifies its film.
  private struct Key: Decodable {
    var row: Int
    var output: String?
    var state: BatchEntry.State
  }

  /// The identity of a film; one that failed may have no output.
  private enum Film: Hashable {
    case output(String), row(Int)

    init(_ key: Key) { self = key.output.map(Self.output) ?? .row(key.row) }

    var output: String? { if case .output(let output) = self { output } else { nil } }
  }

  private struct Place {
    var source: Int
    var bytes: Range<Int>
    var row: Int
  }

  private var sources: [Data] = []
  private var places: [Film: Place] = [:]

  /// Adds the lines of a file, if it exists, for films whose state satisfies `belongs`; later lines
  /// replace earlier ones. Lines that don't describe a film are skipped, such as incomplete ones.
  mutating func take(
    linesOf path: String, where belongs: (BatchEntry.State) -> Bool = { _ in true }
  ) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else { return }
    take(data, where: belongs)
  }

  /// Adds films that aren't stored in lines.
  mutating func take(_ entries: [BatchEntry], where belongs: (BatchEntry.State) -> Bool) {
    take(
      entries.reduce(into: Data()) { $0 += (try? OrderedJSON.line($1)) ?? [] }, where: belongs)
  }

  private mutating func take(_ data: Data, where belongs: (BatchEntry.State) -> Bool) {
    let decoder = JSONDecoder()
    for line in Self.lines(of: data) {
      guard let key = try? decoder.decode(Key.self, from: data[line]), belongs(key.state) else {
        continue
      }
      places[Film(key)] = Place(source: sources.count, bytes: line, row: key.row)
    }
    sources.append(data)
  }

  /// Returns the ranges from the first to the last brace of each line, which can be films.
  private static func lines(of data: Data) -> some Sequence<Range<Int>> {
    var start = data.startIndex
    return AnyIterator {
      while start < data.endIndex {
        let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) ?? data.endIndex
        defer { start = end + 1 }
        let line = data[start..<end]
        if let first = line.firstIndex(of: UInt8(ascii: "{")),
          let last = line.lastIndex(of: UInt8(ascii: "}")), first < last
        {
          return first..<last + 1
        }
      }
      return nil
    }
  }

  /// Returns the record of the film with that output.
  package subscript(output: String) -> BatchEntry? {
    guard let place = places[.output(output)] else { return nil }
    return try? JSONDecoder().decode(BatchEntry.self, from: sources[place.source][place.bytes])
  }

  /// Returns the lines, without line endings, of films whose outputs satisfy `belongs`, in the
  /// order of their rows.
  package func lines(
    where belongs: (_ output: String?) -> Bool = { _ in true }
  ) -> some Sequence<[UInt8]> {
    places.compactMap { belongs($0.key.output) ? ($0.key.output ?? "", $0.value) : nil }
      .sorted { ($0.1.row, $0.0) < ($1.1.row, $1.0) }
      .lazy.map { [UInt8](sources[$0.1.source][$0.1.bytes]) }
  }
}
