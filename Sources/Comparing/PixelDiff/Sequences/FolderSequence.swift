import Failures
import Foundation
import RenderStore

/// The PNG files of a folder, numbered by the ends of their names.
final class FolderSequence: FrameSequence {
  /// The pattern of file names: a prefix, the minimum number of digits and a suffix.
  private struct Pattern: Hashable {
    var prefix: String
    var digits: Int
    var suffix: String

    func name(_ number: Int) -> String {
      let text = String(number)
      return prefix + String(repeating: "0", count: max(digits - text.count, 0)) + text + suffix
    }
  }

  private let folder: String
  private let pattern: Pattern
  /// The names that don't follow the pattern.
  private let otherNames: [Int: String]
  private let all: FrameNumbers
  private let start: FileStart

  init(_ folder: String) throws(FlipbookError) {
    self.folder = folder
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw FlipbookError(
        .unreadable, "The folder \"\(folder)\" can't be read: \(String(cString: strerror(errno))).")
    }
    let names = entries.filter { $0.lowercased().hasSuffix(".png") && !$0.hasPrefix(".") }
    guard !names.isEmpty else {
      throw FlipbookError(
        .unreadable, "There is no PNG file in the folder \"\(folder)\".",
        hint: "Frames are PNG files whose names end in numbers, as written by `render`.")
    }
    (pattern, otherNames, all) = try Self.sort(names, folder)
    let first = otherNames[all.first ?? 0] ?? pattern.name(all.first ?? 0)
    start = try FileStart(folder + "/" + first)
  }

  private static func sort(
    _ names: [String], _ folder: String
  ) throws(FlipbookError) -> (Pattern, [Int: String], FrameNumbers) {
    var (pattern, unnumbered) = (Pattern?.none, [String]())
    var (numbers, others) = ([Int](), [Int: String]())
    numbers.reserveCapacity(names.count)
    for name in names {
      guard let (parts, number) = parse(name) else {
        unnumbered.append(name)
        continue
      }
      let known = pattern ?? parts
      guard known.prefix == parts.prefix else {
        throw FlipbookError(
          .unreadable,
          "The folder \"\(folder)\" contains more than one sequence: \"\(known.prefix)…\" and "
            + "\"\(parts.prefix)…\".", hint: "Move each into a folder of its own.")
      }
      pattern = known
      if known.name(number) != name { others[number] = name }
      numbers.append(number)
    }
    guard let pattern, unnumbered.isEmpty else {
      throw FlipbookError(
        .unreadable,
        "\"\(unnumbered.min() ?? "")\" in \"\(folder)\" has no number at the end of its name.",
        hint: "Name frames like frame-00012.png. To compare single pictures, give their paths.")
    }
    numbers.sort()
    if let index = numbers.indices.dropFirst().first(where: { numbers[$0] == numbers[$0 - 1] }) {
      throw FlipbookError(
        .unreadable, "The folder \"\(folder)\" has two files for frame \(numbers[index]).",
        hint: "Names that differ only in leading zeros or in case are the same frame.")
    }
    return (pattern, others, FrameNumbers(ascending: numbers))
  }

  private static func parse(_ name: String) -> (Pattern, Int)? {
    let suffix = name.suffix(4)
    let digits = name.dropLast(4).utf8.reversed().prefix { (48...57).contains($0) }.count
    // Larger numbers aren't frames but, for example, timestamps.
    guard digits > 0, let number = Int(name.dropLast(4).suffix(digits)), number < 1 << 31 else {
      return nil
    }
    let prefix = name.dropLast(4 + digits)
    return (Pattern(prefix: String(prefix), digits: digits, suffix: String(suffix)), number)
  }

  var side: FilmDifference.Side {
    FilmDifference.Side(name: folder, kind: "folder", frameCount: all.count, size: start.size)
  }

  var numbers: FrameNumbers? { all }

  var notes: [String] {
    let gaps = all.gaps
    let path = folder + "/" + (all.first.map(pattern.name) ?? "")
    return (start.is16Bit ? [FileStart.note(on: path)] : [])
      + (gaps.ranges.isEmpty
        ? [] : ["The numbers in \"\(folder)\" have gaps: \(gaps.shortened()) are missing."])
  }

  var isRandomAccess: Bool { true }

  func frame(_ number: Int) -> SequenceFrame? {
    let name = otherNames[number] ?? pattern.name(number)
    return SequenceFrame(number: number, source: .file(folder + "/" + name))
  }

  func reopened() -> any FrameSequence { self }
}
