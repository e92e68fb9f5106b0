import Foundation
import Testing
import VideoEncoding

/// docs/rendering.md and docs/command-line.md agree with the properties of the codecs.
@Suite struct CodecTableTests {
  private func page(_ name: String) throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../docs/\(name).md"), encoding: .utf8)
  }

  @Test func theTableHasARowForEachCodec() throws {
    let page = try page("rendering")
    let title = "| format | ending | codec | alpha | sound |\n| --- | --- | --- | --- | --- |\n"
    let start = try #require(page.range(of: title)).upperBound
    let rows = page[start...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("|") }
    #expect(rows.joined(separator: "\n") == VideoCodec.allCases.map(row).joined(separator: "\n"))
  }

  @Test func theDefaultRateFactorsAreThoseOfTheCodecs() throws {
    let factors = VideoCodec.allCases.compactMap { codec in
      codec.rateFactor.map { "\(codec.name) \($0.standard)" }
    }
    let row = try page("command-line").split(separator: "\n").first { $0.hasPrefix("| `--crf N`") }
    #expect(row?.hasSuffix("| \(factors.joined(separator: ", ")) |") == true)
  }

  private func row(_ codec: VideoCodec) -> String {
    let cells = [
      codec.title, endings(codec.containers.flatMap(\.endings)), name(codec), alpha(codec),
      sound(codec),
    ]
    return "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
  }

  private func endings(_ endings: [String]) -> String {
    endings.map { "`.\($0)`" }.joined(separator: " ")
  }

  private func endings(_ containers: [VideoContainer]) -> String {
    endings(containers.map(\.name))
  }

  private func name(_ codec: VideoCodec) -> String {
    let forAlpha = codec.containers.filter {
      $0.codec(isOpaque: false) == codec && $0.codec(isOpaque: true) != codec
    }
    return "`\(codec.name)`"
      + (forAlpha.isEmpty ? "" : "; that of \(endings(forAlpha)) on a canvas that isn't opaque")
  }

  private func alpha(_ codec: VideoCodec) -> String {
    let without = codec.containers.filter { !codec.holdsAlpha(in: $0) }
    guard without.count < codec.containers.count else { return "" }
    return codec.hasPalette
      ? "all or nothing"
      : "yes" + (without.isEmpty ? "" : ", but not in \(endings(without))")
        + (codec.isLossless ? ", lossless" : "")
  }

  /// Describes the sound format of the default container, and of those where it differs.
  private func sound(_ codec: VideoCodec) -> String {
    func title(_ container: VideoContainer) -> String? { container.audio(with: codec)?.title }
    guard let standard = title(codec.containers[0]) else { return "" }
    let others = codec.containers.filter { title($0) != standard }
    guard let other = others.first.flatMap(title) else { return standard }
    return "\(standard) (\(endings(others)): \(other))"
  }
}
