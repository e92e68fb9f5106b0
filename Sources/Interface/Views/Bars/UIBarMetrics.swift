/// The height of a bar; the raw values are Apple's.
public enum UIBarMetrics: Int, Sendable {
  /// Upright.
  case `default`
  /// Low, as on a phone on its side.
  case compact
  /// With a prompt.
  case defaultPrompt = 101
  /// Low, with a prompt.
  case compactPrompt
}
