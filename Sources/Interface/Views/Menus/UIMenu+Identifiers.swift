extension UIMenu.Identifier {
  /// The system's menu "application".
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The system's menu "file".
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The system's menu "edit".
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The system's menu "view".
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The system's menu "window".
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The system's menu "help".
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The system's menu "about".
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The system's menu "preferences".
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The system's menu "services".
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The system's menu "hide".
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The system's menu "quit".
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The system's menu "newScene".
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The system's menu "close".
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The system's menu "print".
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The system's menu "undoRedo".
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The system's menu "standardEdit".
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The system's menu "find".
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The system's menu "replace".
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The system's menu "share".
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The system's menu "textStyle".
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The system's menu "spelling".
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The system's menu "spellingPanel".
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The system's menu "spellingOptions".
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The system's menu "substitutions".
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The system's menu "substitutionsPanel".
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The system's menu "substitutionOptions".
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The system's menu "transformations".
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The system's menu "speech".
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The system's menu "lookup".
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The system's menu "learn".
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The system's menu "format".
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The system's menu "font".
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The system's menu "textSize".
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The system's menu "textColor".
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The system's menu "textStylePasteboard".
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The system's menu "text".
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The system's menu "writingDirection".
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The system's menu "alignment".
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The system's menu "toolbar".
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The system's menu "sidebar".
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The system's menu "fullscreen".
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The system's menu "minimizeAndZoom".
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The system's menu "bringAllToFront".
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The system's menu "root".
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The system's menu "openRecent".
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The system's menu "open".
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// The system's menu "document".
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The system's menu "autoFill".
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
}
