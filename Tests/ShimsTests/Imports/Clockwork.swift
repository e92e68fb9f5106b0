import QuartzCore

/// Code that uses every clock, queue and timer, once for each combination of imports.
protocol Clockwork {
  /// Starts everything, and passes each event to `note`.
  static func run(_ note: @escaping (String) -> Void)
}

/// The events that each of them notes.
let clockworkLog = [
  "start 0.0 0.0 0.0", "sync", "perform 0.0", "async 0.0", "labelled 0.0", "group 0.0",
  "background 0.0", "after 0.25 0.25", "deadline 0.25", "item 0.25", "notified 0.25", "timer 0.5",
  "added 0.5", "wall 0.5", "source 0.75", "timer 1.0",
]
