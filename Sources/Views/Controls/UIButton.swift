import Foundation
import Layers

/// A control that is tapped.
///
/// It holds its titles and their colours by state; how they are drawn comes with text. Until then
/// it looks as its background colour, its corners and what lies in it make it look.
open class UIButton: UIControl {
  /// What a button is for; the raw values are Apple's. The kinds look the same here.
  public enum ButtonType: Int, Sendable {
    /// A look of its own.
    case custom = 0
    /// The system's look.
    case system = 1
    /// A button for details.
    case detailDisclosure = 2
    /// A button for information, on dark ground.
    case infoLight = 3
    /// A button for information, on light ground.
    case infoDark = 4
    /// A button that adds.
    case contactAdd = 5
    /// A button that closes.
    case close = 7
  }

  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]

  /// What the button is for.
  public private(set) var buttonType = ButtonType.custom

  /// A button of that kind, without a size.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// The title for exactly that state; nil if it has none of its own.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the title for a state; nil takes it away.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    layer.noteChange()
  }

  /// The colour of the title for exactly that state; nil if it has none of its own.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the colour of the title for a state; nil takes it away.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    layer.noteChange()
  }

  /// The title that shows: that of the state it is in, else of the normal one.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The colour of the title that shows; white by default.
  open var currentTitleColor: UIColor { titleColors[state] ?? titleColors[.normal] ?? .white }

  /// A tap is what a button is for.
  override func touchEnded(inside: Bool) {
    sendActions(for: inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }
}
