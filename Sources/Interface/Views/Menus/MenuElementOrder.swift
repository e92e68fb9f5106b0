/// The order of a menu's elements; the raw values are Apple's.
public enum UIContextMenuConfigurationElementOrder: Int, Sendable {
  /// The system decides.
  case automatic
  /// The first element is next to where the menu was opened.
  case priority
  /// From top to bottom.
  case fixed
}
