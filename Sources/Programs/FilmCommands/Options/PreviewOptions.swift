package import ArgumentParser

/// The options of a preview, which films pass on to `flipbook preview`.
package struct PreviewOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port of the page; by default a free one.", valueName: "number"))
  package var port: UInt16?

  @Flag(help: "Open the page in the default browser.")
  package var open = false

  @Option(
    help: ArgumentHelp(
      "A table with a film in each row, as for `batch`, to browse.", valueName: "file"))
  package var table: PathArgument?

  @Option(
    help: ArgumentHelp(
      "A sound file that is played in step, and added to videos. The browser must support its format.",
      valueName: "file"))
  package var audio: PathArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The start of the sound in the film; can be negative. (default: 0)", valueName: "seconds"))
  package var audioOffset: Double?

  package init() {}

  package func validate() throws {
    if audio == nil, audioOffset != nil {
      throw ValidationError("--audio-offset requires a sound: --audio FILE.")
    }
  }
}
