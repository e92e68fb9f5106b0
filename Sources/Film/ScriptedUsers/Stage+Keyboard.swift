import Controls
public import FilmStage
import Views

extension Stage {
  /// A Boolean value that indicates whether a keyboard appears while text is edited; false by default, as
  /// with a hardware keyboard.
  ///
  /// The keyboard covers the lower 216 points of the canvas and its safe area, moves and posts its
  /// notifications as on iOS, and types what touches of its keys say. Views that an app shows instead of a
  /// keyboard or above it appear in any case.
  public var showsKeyboard: Bool {
    get { perform { UIApplication.shared.inputViews.makeKeyboard != nil } }
    set {
      perform {
        UIApplication.shared.inputViews.makeKeyboard =
          newValue ? { KeyboardView(for: $0) } : nil
      }
    }
  }
}
