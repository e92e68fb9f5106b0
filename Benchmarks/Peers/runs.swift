import Foundation

// Measures PixelRuns; `transport.py` compiles it together with PixelRuns.swift.
//
// The first argument is a file of frames: for each one the number of its areas, and for each area the
// width, the number of pixels and the pixels, as 32-bit little-endian words. The runs are written to
// the file at the second argument in the same way: the number of words and the words of each area.
// Prints the milliseconds to encode each frame, the median of seven.

let words = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
  .withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
var output: [UInt32] = []
var at = 0

@MainActor func next() -> Int {
  at += 1
  return Int(words[at - 1])
}

while at < words.count {
  let areas = (0..<next()).map { _ in
    let (width, count) = (next(), next())
    at += count
    return (width: width, pixels: Array(words[at - count..<at]))
  }
  let times = (0..<7).map { _ in
    let start = ContinuousClock.now
    var runs: [UInt32] = []
    for area in areas { PixelRuns.append(area.pixels.span, width: area.width, to: &runs) }
    return (ContinuousClock.now - start) / Duration.milliseconds(1)
  }
  print(times.sorted()[3])
  for area in areas {
    var runs: [UInt32] = []
    PixelRuns.append(area.pixels.span, width: area.width, to: &runs)
    output.append(UInt32(runs.count))
    output += runs
  }
}
try output.withUnsafeBytes { Data($0) }.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
