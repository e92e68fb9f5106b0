/// Which frames of a film are kept as pictures beside a test.
public struct KeyFrames: Sendable {
  private let choose: @Sendable (Int) -> [Int]

  private init(_ choose: @escaping @Sendable (Int) -> [Int]) { self.choose = choose }

  /// Every frame.
  public static let all = KeyFrames { Array(0..<$0) }

  /// The first and the last frame.
  public static let ends = KeyFrames { [0, $0 - 1] }

  /// Frame 0, every `step`th after it, and the last; a step below 1 counts as 1.
  public static func every(_ step: Int) -> KeyFrames {
    KeyFrames { Array(stride(from: 0, to: $0, by: max(step, 1))) + [$0 - 1] }
  }

  /// The frames of these numbers, as far as the film has them.
  public static func frames(_ numbers: Int...) -> KeyFrames { KeyFrames { _ in numbers } }

  /// The frames of these numbers, as far as the film has them.
  public static func range(_ numbers: ClosedRange<Int>) -> KeyFrames {
    KeyFrames { Array(numbers.clamped(to: 0...max($0 - 1, 0))) }
  }

  /// The numbers of a film of `count` frames, each once, in ascending order.
  package func numbers(of count: Int) -> [Int] {
    Set(choose(count)).filter { (0..<count).contains($0) }.sorted()
  }
}
