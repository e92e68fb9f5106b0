package import Foundation
import Geometry

/// A user-perceived character and its position.
package struct TypeCharacter: Hashable, Sendable {
  package let character: Character

  /// The part of the text.
  package let range: Range<Int>

  /// The index of its line.
  package let line: Int

  /// The rectangle of the character: its advance by the height of its line.
  package let frame: CGRect

  /// The parts of the line's runs that draw it; empty for white space. Letters joined in a ligature
  /// share one glyph, which belongs to the first of them.
  package let runs: [TypeRun]
}

extension TextLayout {
  /// The visible characters in text order. An ellipsis counts as the first character it replaces.
  /// Direction marks are skipped.
  package var characters: [TypeCharacter] {
    var result: [TypeCharacter] = []
    var offset = 0
    var glyphPositions: [Int: [(line: Int, run: TypeRun, glyph: Int)]] = [:]
    for (index, line) in lines.enumerated() {
      for run in line.runs {
        for glyph in run.glyphs.indices {
          glyphPositions[run.glyphs[glyph].cluster.lowerBound, default: []].append(
            (index, run, glyph))
        }
      }
    }
    var joined: (range: Range<Int>, line: Int, frame: CGRect, isRightToLeft: Bool)?
    for character in text.string {
      let range = offset..<offset + character.utf8.count
      offset = range.upperBound
      if character.isDirectionMark { continue }
      let occurrences = range.flatMap { glyphPositions[$0] ?? [] }
      if let first = occurrences.first {
        let glyphs = occurrences.map { $0.run.glyphs[$0.glyph] }
        let left = glyphs.map { min($0.x, $0.x + $0.advance) }.min() ?? 0
        let width = glyphs.reduce(0) { $0 + $1.advance }
        let end = glyphs.map(\.cluster.upperBound).max() ?? range.upperBound
        let box = CGRect(
          x: left, y: lines[first.line].frame.minY, width: width,
          height: lines[first.line].frame.height)
        let whole = range.lowerBound..<max(end, range.upperBound)
        joined = (whole, first.line, box, first.run.isRightToLeft)
        result.append(
          TypeCharacter(
            character: character, range: range, line: first.line,
            frame: share(of: range, in: whole, box, first.run.isRightToLeft),
            runs: Self.parts(occurrences.map { ($0.run, $0.glyph) })))
      } else if let joined, joined.range.contains(range.lowerBound) {
        result.append(
          TypeCharacter(
            character: character, range: range, line: joined.line,
            frame: share(of: range, in: joined.range, joined.frame, joined.isRightToLeft), runs: [])
        )
      }
    }
    return result
  }

  /// Returns a character's equal share of a ligature.
  private func share(
    of range: Range<Int>, in whole: Range<Int>, _ frame: CGRect, _ isRightToLeft: Bool
  ) -> CGRect {
    guard range.upperBound < whole.upperBound || range.lowerBound > whole.lowerBound else {
      return frame
    }
    let bytes = Array(text.string.utf8)[whole]
    let letters = Array(String(decoding: bytes, as: UTF8.self))
    let before = Array(text.string.utf8)[whole.lowerBound..<range.lowerBound]
    let letterIndex = String(decoding: before, as: UTF8.self).count
    let width = frame.width / Double(max(letters.count, 1))
    let slot = isRightToLeft ? letters.count - 1 - letterIndex : letterIndex
    return CGRect(
      x: frame.minX + Double(slot) * width, y: frame.minY, width: width, height: frame.height)
  }

  /// Returns one partial run for each run, with the given glyphs only.
  private static func parts(_ glyphs: [(run: TypeRun, glyph: Int)]) -> [TypeRun] {
    var parts: [(run: TypeRun, glyphs: [Int])] = []
    for (run, glyph) in glyphs {
      if let last = parts.last, last.run == run {
        parts[parts.count - 1].glyphs.append(glyph)
      } else {
        parts.append((run, [glyph]))
      }
    }
    return parts.map { $0.run.part(Set($0.glyphs)) }
  }
}

extension TypeRun {
  /// Returns this run with only the glyphs at some indices.
  package func part(_ wanted: Set<Int>) -> TypeRun {
    let selected = glyphs.indices.filter(wanted.contains).map { glyphs[$0] }
    let origins = Set(selected.map(\.origin))
    let left = selected.map(\.x).min() ?? x
    let start = selected.map(\.cluster.lowerBound).min() ?? range.lowerBound
    let end = selected.map(\.cluster.upperBound).max() ?? range.upperBound
    return TypeRun(
      range: start..<end, style: style, font: font, isRightToLeft: isRightToLeft, x: left,
      width: selected.reduce(0) { $0 + $1.advance }, baseline: baseline, glyphs: selected,
      outlines: GlyphRun(
        outlines.glyphs.filter { origins.contains($0.origin) }, scale: outlines.scale),
      pictures: pictures.filter { origins.contains($0.origin) })
  }
}

extension Character {
  /// Whether the character begins or ends an explicit embedding or override of the text direction.
  fileprivate var isDirectionMark: Bool {
    unicodeScalars.allSatisfy { (0x202A...0x202E).contains($0.value) }
  }
}
