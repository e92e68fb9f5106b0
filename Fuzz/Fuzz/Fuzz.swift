import CFuzzer
import Foundation
import FuzzedReaders

/// Runs libFuzzer on the reader that `--reader=NAME` selects; without it, lists the readers and the
/// folders of their kept files. libFuzzer ignores options with two hyphens and passes them to the
/// processes that it starts.
@main
struct Fuzz {
  static let selected = CommandLine.arguments.dropFirst().lazy
    .compactMap { argument in FuzzedReader.all.first { argument == "--reader=\($0.name)" } }.first

  static let folder = NSTemporaryDirectory() + "/flipbook-fuzz-\(getpid())"

  static func main() throws {
    guard selected != nil else {
      for reader in FuzzedReader.all { print(reader.name, reader.corpus) }
      return
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, check))
  }
}

private func check(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    try Fuzz.selected?.check(bytes, in: Fuzz.folder)
  } catch {
    fatalError("\(error)")
  }
  return 0
}

/// Changes bytes at random, and then as the reader's checks need it.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
  let buffer = UnsafeMutableBufferPointer(start: bytes, count: capacity)
  var mutated = Array(buffer.prefix(LLVMFuzzerMutate(bytes, count, capacity)))
  Fuzz.selected?.repair(&mutated, seed)
  let end = buffer.update(fromContentsOf: mutated.prefix(capacity))
  return end
}
