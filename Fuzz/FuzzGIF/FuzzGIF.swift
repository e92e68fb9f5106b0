import Fuzzing

@main
struct FuzzGIF {
  static func main() { runFuzzer() }
}
