import Foundation
import FuzzedReaders
import TestSupport
import Testing

/// The kept files: those with which fuzzing starts, and those that a reader once failed on.
@Suite struct CorpusTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  @Test(arguments: FuzzedReader.all.map(\.name))
  func keptFilesAreReadOrRejected(reader: String) throws {
    let reader = try #require(FuzzedReader.all.first { $0.name == reader })
    let corpus = Self.root.appending(path: reader.corpus)
    let files = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
    try #require(!files.isEmpty)
    let folder = try TemporaryFolder()
    for file in files {
      let bytes = try Data(contentsOf: corpus.appending(path: file))
      #expect(throws: Never.self, "\(reader.corpus)/\(file)") {
        try reader.check([UInt8](bytes), in: folder.path)
      }
    }
  }
}
