import Foundation
import Images
import OutputFiles
import RenderStore
import Slurm
import TestSupport
import VirtualTime

/// A script that behaves like a film that renders or assembles chunks, so that the Slurm module can
/// be tested quickly.
///
/// Its frames are text. The first attempt of the chunk `waits` pauses halfway until it is killed.
enum FakeFilm {
  static let frameCount = 40

  static func write(to folder: TemporaryFolder, _ name: String, waits: Int? = nil) throws {
    let lines = folder(name + ".lines")
    try writeJournal(lines)
    try folder.writeProgram(
      name,
      #"""
      set -eu
      count=\#(frameCount)
      name() { printf 'frame-%05d.png' "$1"; }
      manifest() {
        local first=$1 end=$2 comma=
        printf '{"canvas":{"background":"#FFFFFFFF","framesPerSecond":"10","height":2,"width":2},'
        printf '"film":"Intro","fingerprint":"x","firstFrame":%d,"formatVersion":1,"settings":{},' "$first"
        printf '"frames":['
        for ((n = first; n < end; n++)); do
          printf '%s{"file":"%s","hash":"%016x","number":%d}' "$comma" "$(name "$n")" "$n" "$n"
          comma=,
        done
        printf ']}\n'
      }
      if [ "$1" = assemble ]; then
        cd "$2"
        for ((n = 0; n < count; n++)); do
          [ -f "$(name "$n")" ] || { echo "frame $n is missing" >&2; exit 3; }
          cat "$(name "$n")"
        done >"$4.part"
        manifest 0 "$count" >manifest.part
        mv manifest.part manifest.json
        mv "$4.part" "$4"
        exit
      fi
      [ "$1 $2 $4 $5 $6" = "render --chunk --resume --no-video --output" ] || exit 2
      chunk=${3%/*} chunks=${3#*/}
      cd "$7"
      first=$(((chunk - 1) * count / chunks)) end=$((chunk * count / chunks)) kept=0
      stem=chunk-$chunk-of-$chunks
      [ -f "$stem.journal" ] || sed -n 1p \#(ShellWord.quoted(lines)) >"$stem.journal"
      for ((n = first; n < end; n++)); do
        [ ! -f "$(name "$n")" ] || { kept=$((kept + 1)); continue; }
        if [ "$chunk" = "\#(waits ?? 0)" ] && [ "$n" = $((first + 5)) ] && [ ! -f "$stem.waited" ]; then
          touch "$stem.waited"
          exec sleep 600
        fi
        echo "the picture of frame $n" >"$(name "$n").part"
        mv "$(name "$n").part" "$(name "$n")"
        sed -n "$((n + 2))p" \#(ShellWord.quoted(lines)) >>"$stem.journal"
      done
      echo "kept $kept of $((end - first)) frames"
      manifest "$first" "$end" >"$stem.part"
      mv "$stem.part" "$stem.json"
      rm "$stem.journal"
      """#)
  }

  /// Writes the journal of a render of all frames: a header and a line for each frame.
  private static func writeJournal(_ path: String) throws {
    guard let rate = FrameRate(10) else { return }
    let manifest = Manifest(
      film: "Intro",
      canvas: .init(width: 2, height: 2, framesPerSecond: rate, background: "#FFFFFFFF"),
      settings: [:], fingerprint: "x", firstFrame: 0, frames: [])
    let frames = (0..<frameCount).map { number in
      Manifest.Frame(
        number: number, file: FrameFile.name(ofFrame: number),
        hash: PixelHash(value: UInt64(number)))
    }
    _ = try RenderJournal(path, of: manifest, done: frames)
  }

  /// The film that `assemble` creates from all frames.
  static var film: String { (0..<frameCount).map { "the picture of frame \($0)\n" }.joined() }
}
