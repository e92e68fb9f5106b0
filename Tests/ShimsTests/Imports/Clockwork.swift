import QuartzCore

/// Code that uses all that ticks, once for each way in which a file can import it.
protocol Clockwork {
  /// Sets all going, and says what happens.
  static func run(_ say: @escaping (String) -> Void)
}

/// What each of them says.
let clockworkLog = [
  "start 0.0 0.0 0.0", "sync", "perform 0.0", "async 0.0", "group 0.0", "background 0.0",
  "labelled 0.0", "after 0.25 0.25", "deadline 0.25", "item 0.25", "told 0.25", "timer 0.5",
  "added 0.5", "wall 0.5", "source 0.75", "timer 1.0",
]
