/// The frames of a film that its golden keeps as pictures.
public struct KeyFrames: Sendable {
  private let choose: @Sendable (Int) -> [Int]

  private init(_ choose: @escaping @Sendable (Int) -> [Int]) { self.choose = choose }

  /// Every frame.
  public static let all = KeyFrames { Array(0..<$0) }

  /// The first and the last frame.
  public static let ends = KeyFrames { [0, $0 - 1] }

  /// Returns frame 0, every `step`th frame after it, and the last frame. A step below 1 counts as
  /// 1.
  public static func every(_ step: Int) -> KeyFrames {
    KeyFrames { Array(stride(from: 0, to: $0, by: max(step, 1))) + [$0 - 1] }
  }

  /// Returns the frames with the given numbers. Numbers that the film doesn't have are ignored.
  public static func frames(_ numbers: Int...) -> KeyFrames { KeyFrames { _ in numbers } }

  /// Returns the frames in a range. Numbers that the film doesn't have are ignored.
  public static func range(_ numbers: ClosedRange<Int>) -> KeyFrames {
    KeyFrames { Array(numbers.clamped(to: 0...max($0 - 1, 0))) }
  }

  /// Returns the key frames of a film with `count` frames, without duplicates and in ascending
  /// order.
  package func numbers(of count: Int) -> [Int] {
    Set(choose(count)).filter { (0..<count).contains($0) }.sorted()
  }
}
