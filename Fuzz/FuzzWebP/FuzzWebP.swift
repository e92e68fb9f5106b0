import Fuzzing

@main
struct FuzzWebP {
  static func main() { runFuzzer() }
}
