/// The style of a bar; the raw values are Apple's.
public enum UIBarStyle: Int, Sendable {
  /// That of the appearance.
  case `default`
  /// Dark.
  case black
  /// Dark and translucent: the former name of `black`.
  case blackTranslucent
}
