import OutputFiles
import Foundation

/// What is noted of films, a line of JSON for each, by output. Of a million films their names and places
/// are in memory; a line is read when it is asked for.
struct FilmLines {
  /// What of a line tells where it belongs.
  private struct Key: Decodable {
    var row: Int
    var output: String?
    var state: BatchEntry.State
  }

  /// By what a film is known: one that failed may have no output.
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

  /// Takes the lines of a file, if there is one, of the films that `belongs` says; later ones stand for
  /// earlier ones. What is no film is passed over, such as a line that is not whole.
  mutating func take(
    linesOf path: String, where belongs: (BatchEntry.State) -> Bool = { _ in true }
  ) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else { return }
    take(data, where: belongs)
  }

  /// Takes films that stand in no lines.
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

  /// The lines that may be films: without what stands before the brace, or after it.
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

  /// What is noted of the film with that output.
  subscript(output: String) -> BatchEntry? {
    guard let place = places[.output(output)] else { return nil }
    return try? JSONDecoder().decode(BatchEntry.self, from: sources[place.source][place.bytes])
  }

  /// The lines, without their ends, of films that have `belongs` say so of their outputs, in the order
  /// of their rows.
  func lines(where belongs: (_ output: String?) -> Bool = { _ in true }) -> some Sequence<[UInt8]> {
    places.compactMap { belongs($0.key.output) ? ($0.key.output ?? "", $0.value) : nil }
      .sorted { ($0.1.row, $0.0) < ($1.1.row, $1.0) }
      .lazy.map { [UInt8](sources[$0.1.source][$0.1.bytes]) }
  }
}
