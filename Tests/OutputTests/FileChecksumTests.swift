import Foundation
import Images
import OutputFiles
import Testing
import TestSupport

@Suite struct FileChecksumTests {
  @Test(arguments: [0, 1, 262_143, 262_144, 262_145, 700_000])
  func filesHaveTheChecksumOfTheirBytes(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    try Data(bytes).write(to: URL(filePath: folder("file")))
    #expect(FileChecksum.of(folder("file")) == PixelHash(bytes: bytes))
  }

  @Test func foldersPipesAndMissingFilesHaveNone() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    for name in ["", "pipe", "missing"] { #expect(FileChecksum.of(folder(name)) == nil) }
  }
}
