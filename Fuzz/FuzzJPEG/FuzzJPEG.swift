import Fuzzing

@main
struct FuzzJPEG {
  static func main() { runFuzzer() }
}
